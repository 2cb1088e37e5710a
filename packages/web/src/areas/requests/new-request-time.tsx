import { NativeSelect, TextInput } from '@mantine/core';
import { addDays, compactDay, dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { DateField, FieldLine, TimeField } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { causeGroups } from './new-request-causes.ts';
import {
  isOvernight,
  MOST_HOURS,
  unitOf,
  withFrom,
  type NewRequestFields,
  type RequestField,
  type RequestUnit,
} from './new-request-fields.ts';
import type { NewRequestForm } from './use-new-request-form.ts';
import './new-request.texts.ts';

const UNIT_TEXTS = { G: 'unitG', H: 'unitH', Q: 'unitQ' } as const;
const unitText = (unit: RequestUnit): (typeof UNIT_TEXTS)[RequestUnit] => UNIT_TEXTS[unit];

interface NewRequestTimeProps {
  readonly form: NewRequestForm;
  readonly today: Day;
}

/** Which cause, in which unit, and when: the fields that the cause asks for. */
export function NewRequestTime({ form, today }: NewRequestTimeProps): JSX.Element {
  const t = useTexts('newRequest');
  const { fields, cause, causes, write } = form;
  const unit = cause && unitOf(fields, cause);
  const fault = useFaultText(form);
  const single = unit === 'H' || unit === 'Q';
  const nextDay = unit === 'H' && isOvernight(fields) ? dayFromCompact(fields.from) : null;
  const quantityFault = fault('quantity');
  return (
    <FieldLine>
      <NativeSelect
        label={t('cause')}
        value={fields.cause}
        error={fault('cause')}
        data={[
          ...(cause ? [] : [{ value: '', label: t('chooseCause') }]),
          ...causeGroups(causes).map(({ name, causes: grouped }) => ({
            group: t(name),
            items: grouped.map(({ idcausale, descausale }) => ({ value: idcausale, label: descausale })),
          })),
        ]}
        // Hours that are there stay hours, where the cause takes them.
        onChange={(event) =>
          write({ cause: event.currentTarget.value, unit: fields.end === null ? null : fields.unit })
        }
      />
      {cause && !cause.oneTime && cause.units.length > 1 && (
        <NativeSelect
          label={t('unit')}
          value={unit ?? ''}
          data={cause.units.map((one) => ({ value: one, label: t(unitText(one)) }))}
          onChange={(event) => write({ unit: chosenUnit(cause.units, event.currentTarget.value) })}
        />
      )}
      <DateField
        label={t(single ? 'day' : 'from')}
        value={dayFromCompact(fields.from)}
        today={today}
        error={fault('from')}
        {...(!single && {
          period: {
            to: dayFromCompact(fields.to),
            onChange: (from: Day, to: Day) => write({ from: compactDay(from), to: compactDay(to) }),
          },
        })}
        onChange={(day) => write(day === null ? { from: '' } : withFrom(fields, compactDay(day)))}
        onUnreadable={() => write({ from: '' })}
      />
      {!single && (
        <DateField
          label={t('to')}
          value={dayFromCompact(fields.to)}
          today={today}
          error={fault('to')}
          onChange={(day) => write({ to: day === null ? '' : compactDay(day) })}
          onUnreadable={() => write({ to: '' })}
        />
      )}
      {unit === 'H' && (
        <TimeField
          label={t(cause?.oneTime ? 'time' : 'begin')}
          value={fields.begin}
          error={fault('begin')}
          onChange={(begin) => write({ begin })}
          onUnreadable={() => write({ begin: null })}
        />
      )}
      {unit === 'H' && !cause?.oneTime && (
        <TimeField
          label={t('end')}
          value={fields.end}
          error={fault('end')}
          description={
            nextDay === null ? undefined : t('endsNextDay', { day: displayDay(addDays(nextDay, 1)) })
          }
          onChange={(end) => write({ end })}
          onUnreadable={() => write({ end: null })}
        />
      )}
      {unit === 'Q' && (
        <TextInput
          label={t('quantity')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={fields.quantity}
          error={quantityFault && t('quantityRange', { most: MOST_HOURS })}
          onChange={(event) => write({ quantity: event.currentTarget.value })}
        />
      )}
    </FieldLine>
  );
}

const chosenUnit = (units: readonly RequestUnit[], value: string): NewRequestFields['unit'] =>
  units.find((unit) => unit === value) ?? null;

/** What is missing in a field or wrong with it, once sending was tried. */
function useFaultText({ faultOf }: NewRequestForm): (field: RequestField) => string | undefined {
  const t = useTexts('newRequest');
  return (field) => {
    switch (faultOf(field)) {
      case 'reversed':
        return t('reversed');
      case 'sameTime':
        return t('sameTime');
      case null:
        return undefined;
      default:
        return t('needed');
    }
  };
}
