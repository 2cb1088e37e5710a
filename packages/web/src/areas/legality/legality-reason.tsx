import { TextInput } from '@mantine/core';
import type { ChangeReason } from '@torre/contract/notices';
import { useState, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import './legality.texts.ts';

interface LegalityReasonNoteProps {
  readonly onReason: (legalityReason: string) => void;
}

/** The same as the note of a question, which keeps its own value while it stands. */
export function LegalityReasonNote({ onReason }: LegalityReasonNoteProps): JSX.Element {
  const [reason, setReason] = useState<ChangeReason>({});
  return (
    <LegalityReason
      reason={reason}
      onReason={(given) => {
        setReason(given);
        onReason(given.legalityReason ?? '');
      }}
    />
  );
}

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
