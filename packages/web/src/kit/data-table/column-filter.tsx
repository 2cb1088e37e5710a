import { TextInput } from '@mantine/core';
import { displayDay, type Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { DateField } from '../date-field/date-field.tsx';
import { dayFromDisplay, type FilterKind, type FilterValue } from './column-filters.ts';
import { SelectFilter } from './select-filter.tsx';

interface ColumnFilterProps {
  readonly column: string;
  readonly kind: FilterKind;
  readonly value: FilterValue | undefined;
  /** Options of a select filter: the values that the column holds. */
  readonly options: readonly string[];
  readonly optionText?: ((value: string) => string) | undefined;
  readonly today: Day;
  /** Written above the field where no column head says it (sheet of the phone). */
  readonly labelled?: boolean;
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
  readonly onChange: (value: FilterValue) => void;
}

/** The field under a column's head, of the column's filter type (M2.3.18). */
export function ColumnFilter({
  column,
  kind,
  value,
  options,
  optionText,
  today,
  labelled = false,
  hint,
  problem,
  onChange,
}: ColumnFilterProps): JSX.Element | null {
  const t = useTexts('kit');
  const name = t('filterColumn', { column });
  switch (kind) {
    case 'none':
      return null;
    case 'text':
      return (
        <TextInput
          placeholder={t('filter')}
          description={hint}
          {...(labelled ? { label: column } : { 'aria-label': name })}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'date':
      return (
        <DateField
          {...(labelled ? { label: column } : { 'aria-label': name })}
          value={typeof value === 'string' && value ? dayFromDisplay(value) : null}
          today={today}
          error={problem}
          onChange={(day) => onChange(day === null ? '' : displayDay(day))}
        />
      );
    case 'select':
      return (
        <div>
          {labelled && <span className="mantine-InputWrapper-label">{column}</span>}
          <SelectFilter
            label={name}
            options={options}
            optionText={optionText}
            chosen={Array.isArray(value) ? value : []}
            onChange={onChange}
          />
        </div>
      );
  }
}
