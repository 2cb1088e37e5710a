import { Checkbox, TextInput } from '@mantine/core';
import type { ChangeReason } from '@torre/contract/notices';
import { useId, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import './notices.texts.ts';
import styles from './reason-fields.module.css';

interface ReasonFieldsProps {
  readonly because: ChangeReason;
  readonly onBecause: (because: ChangeReason) => void;
}

/** What of it a call carries: no empty words. */
export function saidReason({ reason, acknowledge }: ChangeReason): ChangeReason {
  return { ...(reason?.trim() && { reason: reason.trim() }), ...(acknowledge === true && { acknowledge }) };
}

/** Why a published shift changes: one of the usual reasons or words of one's own, for the person and the managers alone. */
export function ReasonFields({ because, onBecause }: ReasonFieldsProps): JSX.Element {
  const t = useTexts('notices');
  const usual = useId();
  return (
    <div className={styles['fields']}>
      <TextInput
        label={t('why')}
        description={t('reasonHint')}
        value={because.reason ?? ''}
        maxLength={300}
        autoComplete="off"
        list={usual}
        onChange={(event) => onBecause({ ...because, reason: event.currentTarget.value })}
      />
      <datalist id={usual}>
        {([1, 2, 3, 4, 5] as const).map((number) => (
          <option key={number} value={t(`reason${number}`)} />
        ))}
      </datalist>
      <Checkbox
        label={t('acknowledge')}
        checked={because.acknowledge ?? false}
        onChange={(event) => onBecause({ ...because, acknowledge: event.currentTarget.checked })}
      />
    </div>
  );
}
