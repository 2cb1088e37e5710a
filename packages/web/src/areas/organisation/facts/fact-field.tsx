import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { dayFromIso, isoDay } from '@torre/domain/kernel';
import { kindOf } from '@torre/domain/organisation';
import type { FactKindName, FactValue } from '@torre/domain/organisation';
import type { JSX } from 'react';
import { DateField, TimeField } from '../../../kit/index.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import '../organisation.texts.ts';
import type { Choice } from './fact-choices.ts';
import { columnText } from './fact-text.ts';

interface FactFieldProps {
  readonly kind: FactKindName;
  readonly column: string;
  readonly value: FactValue;
  /** What can be chosen; null: it is typed. */
  readonly choices: readonly Choice[] | null;
  /** YYYY-MM-DD */
  readonly today: string;
  readonly error: string | null;
  /** It has the focus when the window opens. */
  readonly first: boolean;
  readonly onChange: (value: FactValue) => void;
  /** What stands there cannot be read. */
  readonly onUnreadable: () => void;
}

/** The field of a column, by what the column holds. */
export function FactField(props: FactFieldProps): JSX.Element {
  const { kind, column, value, choices, today, error, first, onChange, onUnreadable } = props;
  const t = useTexts('organisation');
  const described = kindOf(kind).columns[column]!;
  const required = described.required === true && described.initial !== '';
  const shared = {
    label: columnText(kind, column, useLanguage()),
    error: error ?? undefined,
    required,
    'data-autofocus': first || undefined,
  };
  if (choices !== null) {
    const text = value === null ? '' : String(value);
    const isKnown = text === '' || choices.some((choice) => choice.value === text);
    return (
      <NativeSelect
        {...shared}
        value={text}
        data={[
          ...(text === '' || !required ? [{ value: '', label: required ? '' : t('nobody') }] : []),
          ...choices,
          ...(isKnown ? [] : [{ value: text, label: text }]),
        ]}
        onChange={({ currentTarget: { value: chosen } }) =>
          onChange(chosen === '' ? null : described.type === 'integer' ? Number(chosen) : chosen)
        }
      />
    );
  }
  switch (described.type) {
    case 'boolean':
      return (
        <Checkbox
          label={shared.label}
          checked={value === true}
          error={shared.error}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case 'day':
      return (
        <DateField
          {...shared}
          value={typeof value === 'string' ? dayFromIso(value) : null}
          today={dayFromIso(today)!}
          onChange={(day) => onChange(day === null ? null : isoDay(day))}
          onUnreadable={onUnreadable}
        />
      );
    case 'time':
      return (
        <TimeField
          {...shared}
          value={typeof value === 'number' ? value % WHOLE_DAY : null}
          onChange={(minutes) =>
            onChange(minutes === 0 && described.most === WHOLE_DAY ? WHOLE_DAY : minutes)
          }
          onUnreadable={onUnreadable}
        />
      );
    case 'integer':
      return (
        <TextInput
          {...shared}
          inputMode="numeric"
          value={value === null ? '' : String(value)}
          onChange={({ currentTarget: { value: typed } }) =>
            onChange(typed === '' ? null : /^\d+$/.test(typed) ? Number(typed) : typed)
          }
        />
      );
    case 'names':
    case 'codes':
      return (
        <TextInput
          {...shared}
          value={Array.isArray(value) ? value.join(' ') : ''}
          onChange={(event) => onChange(event.currentTarget.value.split(' '))}
          onBlur={() => Array.isArray(value) && onChange(value.filter((code) => code !== ''))}
        />
      );
    default:
      return (
        <TextInput
          {...shared}
          value={typeof value === 'string' ? value : ''}
          maxLength={described.most ?? 200}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}

/** An end written 00:00 is the end of the day. */
const WHOLE_DAY = 1440;
