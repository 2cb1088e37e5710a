import { Checkbox, TextInput } from '@mantine/core';
import type { ChangeReason } from '@torre/contract/notices';
import { useId, useState, type ComponentType, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import './notices.texts.ts';
import styles from './reason-fields.module.css';

interface ReasonFieldsProps {
  readonly reason: ChangeReason;
  readonly onReason: (reason: ChangeReason) => void;
}

/** What of it a call carries: no empty words. */
export function givenReason({
  reason,
  legalityReason,
  acknowledge,
  overAbsence,
}: ChangeReason): ChangeReason {
  return {
    ...(reason?.trim() && { reason: reason.trim() }),
    ...(legalityReason?.trim() && { legalityReason: legalityReason.trim() }),
    ...(acknowledge === true && { acknowledge }),
    ...(overAbsence === true && { overAbsence }),
  };
}

/** Why a published shift changes: one of the usual reasons or words of one's own, for the person and the managers alone. */
export function ReasonFields({ reason, onReason }: ReasonFieldsProps): JSX.Element {
  const t = useTexts('notices');
  const usual = useId();
  return (
    <div className={styles['fields']}>
      <TextInput
        label={t('why')}
        description={t('reasonHint')}
        value={reason.reason ?? ''}
        maxLength={300}
        autoComplete="off"
        list={usual}
        onChange={(event) => onReason({ ...reason, reason: event.currentTarget.value })}
      />
      <datalist id={usual}>
        {([1, 2, 3, 4, 5] as const).map((number) => (
          <option key={number} value={t(`reason${number}`)} />
        ))}
      </datalist>
      <Checkbox
        label={t('acknowledge')}
        checked={reason.acknowledge ?? false}
        onChange={(event) => onReason({ ...reason, acknowledge: event.currentTarget.checked })}
      />
    </div>
  );
}

interface OverAbsenceProps extends ReasonFieldsProps {
  /** Cells that change on a day of an approved absence. */
  readonly count: number;
}

/** One yes for all cells over approved absences, without which none of them is saved; nothing where there are none. */
export function OverAbsence({ count, reason, onReason }: OverAbsenceProps): JSX.Element | null {
  const t = useTexts('notices');
  if (count === 0) return null;
  return (
    <Checkbox
      label={t('overAbsence', { count })}
      checked={reason.overAbsence ?? false}
      onChange={(event) => onReason({ ...reason, overAbsence: event.currentTarget.checked })}
    />
  );
}

interface ReasonNoteProps extends ReasonFieldsProps {
  /** Fields below them that write into the same reason; null for none. */
  readonly fields?: ComponentType<ReasonFieldsProps> | null;
}

/** The same as the note of a question, which keeps its own values while it stands. */
export function ReasonNote({ reason: first, onReason, fields: More = null }: ReasonNoteProps): JSX.Element {
  const [reason, setReason] = useState(first);
  const write = (given: ChangeReason): void => {
    setReason(given);
    onReason(given);
  };
  return (
    <>
      <ReasonFields reason={reason} onReason={write} />
      {More && <More reason={reason} onReason={write} />}
    </>
  );
}
