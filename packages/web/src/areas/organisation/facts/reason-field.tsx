import { TextInput } from '@mantine/core';
import type { JSX } from 'react';
import { useTexts } from '../../../platform/language.ts';
import '../organisation.texts.ts';

interface ReasonFieldProps {
  readonly value: string;
  /** The change rewrites days gone by. */
  readonly needed: boolean;
  /** It is needed, is not there, and a save was tried. */
  readonly missing: boolean;
  readonly onChange: (reason: string) => void;
}

/** Why something changes, for the trail. */
export function ReasonField({ value, needed, missing, onChange }: ReasonFieldProps): JSX.Element {
  const t = useTexts('organisation');
  return (
    <TextInput
      label={t('reason')}
      description={t(needed ? 'reasonNeededHint' : 'reasonHint')}
      required={needed}
      error={missing ? t('reasonNeeded') : undefined}
      maxLength={200}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
