import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { compactDay, displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { decideLock } from '@torre/domain/roster';
import { useState, type FormEvent, type JSX } from 'react';
import { locksKey, makeLock, rowName } from '../../areas/roster/index.ts';
import type { MonthStore } from '../../areas/roster/index.ts';
import { Autocomplete, DateField, FormEnd, useConfirm } from '../../kit/index.ts';
import { refusalWords } from '../../platform/call-failure.ts';
import { useTexts } from '../../platform/language.ts';
import { NOTICE, notify } from '../../platform/notify.ts';
import { failureNotice } from '../../platform/outcome-notice.ts';
import { withSpinner } from '../../platform/spinner.ts';
import { track } from '../../platform/track.ts';
import { lockedPeople, lockTargets, withoutPerson, withPerson } from './locked-people.ts';
import type { LockedPeople } from './locked-people.ts';
import { LockedPeopleList } from './locked-people-list.tsx';
import styles from './locks-dialog.module.css';
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
  const client = useQueryClient();
  const [who, setWho] = useState<LockedPeople>(() =>
    lockedPeople(picked?.employeeIds ?? [], store.people.length),
  );
  /** What stands in the field and names nobody yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const [from, setFrom] = useState(picked?.from ?? null);
  const [to, setTo] = useState(picked?.to ?? null);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { confirm, element: question } = useConfirm('footer');

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

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAsked(true);
    setRefusal(null);
    if (from === null || end === null || !decided?.ok || strange) return;
    if (who === 'everybody' && !(await confirm(wholePlant(from, end)))) return;
    setSaving(true);
    let left: LockedPeople = who;
    try {
      for (const employeeId of lockTargets(who)) {
        const days = { from: compactDay(from), to: compactDay(end) };
        await withSpinner(makeLock(plant, { employeeId, ...days, reason: decided.value }));
        if (employeeId !== null)
          left = left === 'everybody' ? left : left.filter((one) => one !== employeeId);
      }
      track('action', 'blocca giorni');
      notify({ type: NOTICE.success, text: t('locked') });
      onClose();
    } catch (error) {
      const message = refusalWords(error);
      const [first] = left;
      if (!message) notify(failureNotice(error, t('lockFailed')));
      else setRefusal(left.length > 1 && left !== 'everybody' ? `${nameOf(first!)}: ${message}` : message);
      setWho(left);
      setSaving(false);
    } finally {
      void client.invalidateQueries({ queryKey: locksKey(plant) });
    }
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
    <form className={styles['form']} onSubmit={(event) => void save(event)} noValidate>
      <h3>{t('newLock')}</h3>
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
      {only === undefined && who !== 'everybody' && (
        <LockedPeopleList
          people={who}
          nameOf={nameOf}
          onRemove={(employeeId) => setWho(withoutPerson(who, employeeId))}
        />
      )}
      <TextInput
        className={styles['reason']}
        label={t('reason')}
        description={t('reasonHint')}
        value={reason}
        data-autofocus
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setReason(event.currentTarget.value)}
        error={needed(code === 'reasonRequired')}
      />
      {question !== null && <div className={styles['question']}>{question}</div>}
      {question === null && (
        <FormEnd
          refusal={refusal}
          cancel={t('close')}
          submit={t('lock')}
          saving={saving}
          onCancel={onClose}
        />
      )}
    </form>
  );
}
