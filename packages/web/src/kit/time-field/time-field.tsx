import { TextInput, type TextInputProps } from '@mantine/core';
import { formatMinutes } from '@torre/domain/kernel';
import { useState, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import '../kit.texts.ts';
import { parseItalianTime } from './italian-time.ts';

interface TimeFieldProps extends Pick<
  TextInputProps,
  'label' | 'aria-label' | 'description' | 'error' | 'required' | 'disabled' | 'readOnly' | 'size'
> {
  /** Minutes since midnight. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** What stands there is no time: a form must not save the one of before. With it every key counts at once. */
  readonly onUnreadable?: () => void;
}

/** A time of the day, typed as `7.30`, `730` or `7`; shown as HH:MM with leading zeros (E2.52). */
export function TimeField({ value, onChange, onUnreadable, error, ...field }: TimeFieldProps): JSX.Element {
  const t = useTexts('kit');
  const [typed, setTyped] = useState<string | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const read = (): void => {
    if (typed === null) return;
    const empty = typed.trim() === '';
    const minutes = empty ? null : parseItalianTime(typed);
    if (minutes === null && !empty) {
      setUnreadable(true);
      return;
    }
    setTyped(null);
    if (minutes !== value) onChange(minutes);
  };
  const write = (text: string): void => {
    setTyped(text);
    setUnreadable(false);
    // In a form it counts at once: its button may be pressed before the hand leaves the field.
    if (!onUnreadable) return;
    const minutes = parseItalianTime(text);
    if (minutes !== null || text.trim() === '') onChange(minutes);
    else onUnreadable();
  };
  return (
    <TextInput
      {...field}
      inputMode="numeric"
      autoComplete="off"
      placeholder="hh:mm"
      value={typed ?? (value === null ? '' : formatMinutes(value))}
      error={error ?? (unreadable ? t('timeUnreadable') : undefined)}
      onChange={(event) => write(event.currentTarget.value)}
      onBlur={read}
      onKeyDown={(event) => {
        if (event.key === 'Enter') read();
      }}
    />
  );
}
