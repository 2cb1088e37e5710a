import { TextInput } from '@mantine/core';
import { compactDay, displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { decideLock } from '@torre/domain/roster';
import { useState, type JSX } from 'react';
import { locksKey, makeLock, rowName } from '../../areas/roster/index.ts';
import type { MonthStore } from '../../areas/roster/index.ts';
import { Autocomplete, DateField, FieldLine, Form, useActions } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { lockedPeople, lockTargets, withoutPerson, withPerson } from './locked-people.ts';
import type { LockedPeople } from './locked-people.ts';
import { LockedPeopleList } from './locked-people-list.tsx';
import type { PickedCells } from './picked-cells.ts';
import './locks.texts.ts';

interface LockFormProps {
  readonly plant: string;
  readonly store: MonthStore;
  readonly picked: PickedCells | null;
  readonly today: Day;
  readonly onClose: () => void;
}

/**
 * A new lock: of the people who were selected, or of everybody, which is asked before. What the server refuses stands in
 * the window, with all that was typed and the people who are not locked yet.
 */
export function LockForm({ plant, store, picked, today, onClose }: LockFormProps): JSX.Element {
  const t = useTexts('locks');
  const [who, setWho] = useState<LockedPeople>(() =>
    lockedPeople(picked?.employeeIds ?? [], store.people.length),
  );
  /** What stands in the field and names nobody yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const [from, setFrom] = useState(picked?.from ?? null);
  const [to, setTo] = useState(picked?.to ?? null);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { run, busy, element, asks } = useActions('footer');

  const end = to ?? from;
  const decided = from === null || end === null ? null : decideLock({ from, to: end, reason });
  const code = decided === null || decided.ok ? null : decided.code;
  const [only] = who === 'everybody' || who.length > 1 ? [] : who;
  const nameOf = (employeeId: string): string => {
    const person = store.indexOf(employeeId);
    return person < 0 ? employeeId : rowName(store, person);
  };
  const strange = (typed ?? '').trim() !== '';
  const take = (employeeId: string): void => {
    setWho(withPerson(only === undefined ? who : 'everybody', employeeId));
    setTyped(null);
  };
  const needed = (isMissing: boolean): string | null => (asked && isMissing ? t('needed') : null);

  const save = async (): Promise<void> => {
    setAsked(true);
    setRefusal(null);
    if (from === null || end === null || !decided?.ok || strange) return;
    const days = { from: compactDay(from), to: compactDay(end) };
    // Who is locked already is not locked again with the next try.
    const left = [...lockTargets(who)];
    const done = await run({
      ...(who === 'everybody' && { ask: wholePlant(from, end) }),
      track: 'blocca giorni',
      act: async (options) => {
        for (let employeeId = left[0]; employeeId !== undefined; employeeId = left[0]) {
          await makeLock(plant, { employeeId, ...days, reason: decided.value }, options);
          left.shift();
        }
        return true;
      },
      done: t('locked'),
      failed: t('lockFailed'),
      onRefused: (text) => setRefusal(left.length > 1 ? `${nameOf(left[0]!)}: ${text}` : text),
      refresh: locksKey(plant),
    });
    if (done) onClose();
    else if (who !== 'everybody') setWho(left.flatMap((employeeId) => employeeId ?? []));
  };
  const wholePlant = (first: Day, last: Day) => {
    const days = { from: displayDay(first), to: displayDay(last) };
    return {
      title: t('askWholePlant', { plant }),
      text: t(first === last ? 'askWholePlantDay' : 'askWholePlantDays', {
        count: store.people.length,
        ...days,
      }),
      yes: t('lockWholePlant'),
    };
  };
  return (
    <Form
      onSubmit={save}
      submit={t('lock')}
      cancel={t('close')}
      onCancel={onClose}
      refusal={refusal}
      saving={busy}
      question={element}
      asked={asks}
    >
      <h3>{t('newLock')}</h3>
      <FieldLine>
        <Autocomplete
          label={t('who')}
          description={who === 'everybody' ? t('whoHint') : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder={only === undefined && who !== 'everybody' ? t('addPerson') : t('wholePlant')}
          value={typed ?? (only === undefined ? '' : nameOf(only))}
          search={typed ?? ''}
          onChange={(text) => {
            // The one name in the field is typed over; several stand below it and stay.
            if (only !== undefined) setWho('everybody');
            setTyped(text === '' ? null : text);
          }}
          onTake={take}
          draw={({ label }) => label}
          suggestions={store.people.map(({ employeeId }, index) => ({
            value: employeeId,
            label: rowName(store, index),
          }))}
          error={asked && strange ? t('whoUnknown') : null}
        />
        <DateField
          label={t('from')}
          value={from}
          onChange={setFrom}
          today={today}
          error={needed(from === null)}
        />
        <DateField
          label={t('to')}
          value={end}
          onChange={setTo}
          today={today}
          error={code === 'daysReversed' ? t('reversed') : null}
        />
      </FieldLine>
      {only === undefined && who !== 'everybody' && (
        <LockedPeopleList
          people={who}
          nameOf={nameOf}
          onRemove={(employeeId) => setWho(withoutPerson(who, employeeId))}
        />
      )}
      <TextInput
        label={t('reason')}
        description={t('reasonHint')}
        value={reason}
        data-autofocus
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setReason(event.currentTarget.value)}
        error={needed(code === 'reasonRequired')}
      />
    </Form>
  );
}
