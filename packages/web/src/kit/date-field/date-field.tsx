import { Popover, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { displayDay, type Day } from '@torre/domain/kernel';
import { Suspense, useState, type JSX, type KeyboardEvent } from 'react';
import { useTexts } from '../../platform/language.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import '../kit.texts.ts';
import { parseItalianDate } from './italian-date.ts';
import { lazyPart } from '../../platform/lazy-with-retry.ts';

const CalendarPanel = lazyPart(() => import('./calendar-panel.tsx'), 'CalendarPanel');
const RangePanel = lazyPart(() => import('./range-panel.tsx'), 'RangePanel');

interface DateFieldProps extends Pick<
  TextInputProps,
  'label' | 'aria-label' | 'description' | 'error' | 'required' | 'disabled' | 'size'
> {
  readonly value: Day | null;
  readonly onChange: (value: Day | null) => void;
  /** What stands there is no date: a form must not save the one of before. The next `onChange` ends it. */
  readonly onUnreadable?: () => void;
  /** Torre's today: a date typed without a year lies in its year. */
  readonly today: Day;
  /** The field is the first day of a period: its calendar picks the last one too. */
  readonly period?: { readonly to: Day | null; readonly onChange: (from: Day, to: Day) => void };
}

/**
 * A date, typed as people here type it (`3/11`, `031126`, `3-11-26`) or picked from a calendar that loads when opened.
 * What was typed is read at Enter and on leaving the field, in a form (`onUnreadable`) with every key; what cannot be read
 * stays there with a hint.
 */
export function DateField({
  value,
  onChange,
  onUnreadable,
  today,
  period,
  error,
  ...field
}: DateFieldProps): JSX.Element {
  const t = useTexts('kit');
  const [typed, setTyped] = useState<string | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const [open, setOpen] = useState(false);
  const text = typed ?? (value === null ? '' : displayDay(value));
  const take = (day: Day | null): void => {
    setTyped(null);
    setUnreadable(false);
    if (day !== value || onUnreadable) onChange(day);
  };
  const read = (): void => {
    if (typed === null) return;
    const day = typed.trim() === '' ? null : parseItalianDate(typed, today);
    if (day !== null || typed.trim() === '') return take(day);
    setUnreadable(true);
    // What stands in the field is no date: the one before must not go on counting in silence.
    if (onUnreadable) onUnreadable();
    else if (value !== null) onChange(null);
  };
  const write = (next: string): void => {
    setTyped(next);
    setUnreadable(false);
    // In a form it counts at once: its button may be pressed before the hand leaves the field.
    if (!onUnreadable) return;
    const day = parseItalianDate(next, today);
    if (day !== null || next.trim() === '') onChange(day);
    else onUnreadable();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') read();
    if (event.key === 'ArrowDown' && event.altKey) setOpen(true);
  };
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-start" returnFocus withRoles={false}>
      <Popover.Target>
        <div>
          <TextInput
            {...field}
            inputMode="numeric"
            autoComplete="off"
            placeholder={t('datePlaceholder')}
            value={text}
            error={error ?? (unreadable ? t('dateUnreadable') : undefined)}
            onChange={(event) => write(event.currentTarget.value)}
            onBlur={read}
            onKeyDown={onKeyDown}
            rightSectionPointerEvents="all"
            rightSection={
              <IconButton
                label={t('openCalendar')}
                hintPosition="top"
                icon={IconCalendar}
                iconSize={16}
                aria-haspopup="dialog"
                aria-expanded={open}
                disabled={field.disabled}
                onClick={() => setOpen(!open)}
              />
            }
          />
        </div>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t('openCalendar')}>
        <Suspense>
          {period ? (
            <RangePanel
              from={value}
              to={period.to}
              today={today}
              onCancel={() => setOpen(false)}
              onChoose={(from, to) => {
                setOpen(false);
                take(from);
                period.onChange(from, to);
              }}
            />
          ) : (
            <CalendarPanel
              value={value}
              today={today}
              onCancel={() => setOpen(false)}
              onChoose={(day) => {
                setOpen(false);
                take(day);
              }}
            />
          )}
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
