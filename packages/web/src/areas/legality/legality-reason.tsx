import { TextInput } from '@mantine/core';
import type { ChangeReason } from '@torre/contract/notices';
import type { JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import './legality.texts.ts';

interface LegalityReasonProps {
  readonly reason: ChangeReason;
  readonly onReason: (reason: ChangeReason) => void;
}

/** Why a save breaks a rule: one reason for all that it adds, for the audit trail alone. */
export function LegalityReason({ reason, onReason }: LegalityReasonProps): JSX.Element {
  const t = useTexts('legality');
  return (
    <TextInput
      label={t('reason')}
      description={t('reasonHint')}
      value={reason.legalityReason ?? ''}
      maxLength={300}
      autoComplete="off"
      onChange={(event) => onReason({ ...reason, legalityReason: event.currentTarget.value })}
    />
  );
}
