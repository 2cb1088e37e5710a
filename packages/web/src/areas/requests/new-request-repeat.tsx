import { Button, NativeSelect } from '@mantine/core';
import { compactDay, dayFromCompact, displayDay, weekday, WEEKDAYS } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { Chip, DateField, ErrorState, FieldLine, Line, Stack, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { MOST_SERIES, toggledIn, type SeriesFields } from './new-request-series.ts';
import './new-request.texts.ts';
import type { NewRequestForm } from './use-new-request-form.ts';

interface NewRequestRepeatProps {
  readonly form: NewRequestForm;
  readonly today: Day;
}

/** The same on further days: over days of the week, or over one's own shifts; each day can be left out. */
export function NewRequestRepeat({ form, today }: NewRequestRepeatProps): JSX.Element {
  const t = useTexts('newRequest');
  const { fields, faultOf } = form;
  const { series } = fields;
  const write = (part: Partial<SeriesFields>): void => form.write({ series: { ...series, ...part } });
  const fault = faultOf('series');
  const choices = [
    { value: 'none', label: t('overNone'), over: 'none' },
    { value: 'weekdays', label: t('overWeekdays'), over: 'weekdays' },
    { value: 'shifts', label: t('overShifts'), over: 'shifts' },
  ] as const;
  return (
    <Stack>
      <FieldLine>
        {/* Choices in the code: the two ways in which a series is made. */}
        <NativeSelect
          label={t('repeatOver')}
          value={series.over}
          data={choices.map(({ value, label }) => ({ value, label }))}
          onChange={(event) => {
            const { value } = event.currentTarget;
            write({ over: choices.find((one) => one.value === value)?.over ?? 'none', without: [] });
          }}
        />
        {series.over !== 'none' && (
          <DateField
            label={t('until')}
            value={dayFromCompact(series.until)}
            today={today}
            error={fault !== null && series.until === '' ? t('needed') : undefined}
            onChange={(day) => write({ until: day === null ? '' : compactDay(day) })}
            onUnreadable={() => write({ until: '' })}
          />
        )}
      </FieldLine>
      {series.over === 'weekdays' && (
        <Line label={t('weekdays')}>
          {WEEKDAYS.map((name, index) => (
            <Chip
              key={name}
              isOn={series.weekdays.includes(index + 1)}
              aria-pressed={series.weekdays.includes(index + 1)}
              onClick={() => write({ weekdays: toggledIn(series.weekdays, index + 1), without: [] })}
            >
              {name}
            </Chip>
          ))}
        </Line>
      )}
      {series.over === 'shifts' && <OwnTurns form={form} write={write} />}
      <SeriesDays form={form} write={write} />
      {fault !== null && series.until !== '' && (
        <Text tone="danger">
          {fault === 'long' ? t('seriesLong', { most: MOST_SERIES }) : t('seriesEmpty')}
        </Text>
      )}
    </Stack>
  );
}

interface PartProps {
  readonly form: NewRequestForm;
  readonly write: (part: Partial<SeriesFields>) => void;
}

/** Codes of the own shifts in the period; none chosen: all of them. */
function OwnTurns({ form, write }: PartProps): JSX.Element | null {
  const t = useTexts('newRequest');
  const { turns } = form;
  const chosen = form.fields.series.turns;
  if (turns.isError && turns.data === undefined)
    return <ErrorState text={t('shiftsFailed')} onRetry={() => void turns.refetch()} />;
  if (turns.data === undefined) return null;
  const codes = [...new Set(turns.data.values())].sort();
  if (codes.length === 0) return <Text tone="quiet">{t('noShifts')}</Text>;
  return (
    <Line label={t('turns')}>
      {codes.map((code) => (
        <Chip
          key={code}
          isOn={chosen.includes(code)}
          aria-pressed={chosen.includes(code)}
          onClick={() => write({ turns: toggledIn(chosen, code), without: [] })}
        >
          {code}
        </Chip>
      ))}
    </Line>
  );
}

/** The further days, each with a press that leaves it out. */
function SeriesDays({ form, write }: PartProps): JSX.Element | null {
  const t = useTexts('newRequest');
  const { series, matching, fields, begins } = form;
  const { without } = fields.series;
  if (matching.length === 0) return null;
  return (
    <>
      {begins !== null && (
        <Text tone="quiet">
          {t('seriesBegins', { day: `${WEEKDAYS[weekday(begins) - 1]} ${displayDay(begins)}` })}
        </Text>
      )}
      <Text tone="quiet">{t('seriesDays', { count: series.length })}</Text>
      <Line label={t('repeat')}>
        {series.slice(0, MOST_SERIES).map((day) => (
          <Chip
            key={day}
            aria-label={t('leaveOut', { day: displayDay(day) })}
            onClick={() => write({ without: [...without, compactDay(day)] })}
          >
            {WEEKDAYS[weekday(day) - 1]} {displayDay(day)} ×
          </Chip>
        ))}
        {without.length > 0 && (
          <Button variant="default" size="compact-sm" onClick={() => write({ without: [] })}>
            {t('bringBack')}
          </Button>
        )}
      </Line>
    </>
  );
}
