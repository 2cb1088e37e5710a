import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { decideLock } from '@torre/domain/roster';
import { useState, type FormEvent, type JSX } from 'react';
import { locksKey, makeLock, rowName } from '../../areas/roster/index.ts';
import type { MonthStore } from '../../areas/roster/index.ts';
import { Autocomplete, DateField, FormEnd } from '../../kit/index.ts';
import { refusalWords } from '../../platform/call-failure.ts';
import { useTexts } from '../../platform/language.ts';
import { NOTICE, notify } from '../../platform/notify.ts';
import { failureNotice } from '../../platform/outcome-notice.ts';
import { withSpinner } from '../../platform/spinner.ts';
import { track } from '../../platform/track.ts';
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

/** A new lock: of everybody or of one person. What the server refuses stands in the window, with all that was typed. */
export function LockForm({ plant, store, picked, today, onClose }: LockFormProps): JSX.Element {
  const t = useTexts('locks');
  const client = useQueryClient();
  const [only = ''] = picked?.employeeIds.length === 1 ? picked.employeeIds : [];
  /** Personnel code; empty for everybody. */
  const [who, setWho] = useState(only);
  /** What stands in the field and names nobody yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const [from, setFrom] = useState(picked?.from ?? null);
  const [to, setTo] = useState(picked?.to ?? null);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const end = to ?? from;
  const decided = from === null || end === null ? null : decideLock({ from, to: end, reason });
  const code = decided === null || decided.ok ? null : decided.code;
  const person = store.indexOf(who);
  const strange = (typed ?? '').trim() !== '';
  const take = (employeeId: string): void => {
    setWho(employeeId);
    setTyped(null);
  };
  const needed = (isMissing: boolean): string | null => (asked && isMissing ? t('needed') : null);

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAsked(true);
    setRefusal(null);
    if (from === null || end === null || !decided?.ok || strange) return;
    setSaving(true);
    try {
      const employeeId = who === '' ? null : who;
      const days = { from: compactDay(from), to: compactDay(end) };
      await withSpinner(makeLock(plant, { employeeId, ...days, reason: decided.value }));
      track('action', 'blocca giorni');
      notify({ type: NOTICE.success, text: t('locked') });
      void client.invalidateQueries({ queryKey: locksKey(plant) });
      onClose();
    } catch (error) {
      const message = refusalWords(error);
      if (message) setRefusal(message);
      else notify(failureNotice(error, t('lockFailed')));
      setSaving(false);
    }
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void save(event)} noValidate>
      <h3>{t('newLock')}</h3>
      <Autocomplete
        label={t('who')}
        description={t('whoHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={typed ?? (person < 0 ? '' : rowName(store, person))}
        search={typed ?? ''}
        onChange={(text) => {
          setWho('');
          setTyped(text);
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
      <FormEnd refusal={refusal} cancel={t('close')} submit={t('lock')} saving={saving} onCancel={onClose} />
    </form>
  );
}
