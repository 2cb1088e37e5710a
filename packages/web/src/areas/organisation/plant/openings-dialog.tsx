import { Checkbox } from '@mantine/core';
import { dayFromCompact, dayFromIso, isoDay } from '@torre/domain/kernel';
import { changedOpenings, configurationFrom } from '@torre/domain/organisation';
import type { FactBook, StandingFact } from '@torre/domain/organisation';
import { useMemo, type JSX } from 'react';
import { DateField, FormDialog, Text } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { EffectsPanel } from '../facts/effects-panel.tsx';
import { useEditsForm } from '../facts/use-edits-form.ts';
import { OpeningChart } from './opening-chart.tsx';
import { openHoursOf, openingsOf } from './opening-hours.ts';
import './plant.texts.ts';

interface OpeningsDialogProps {
  readonly configuration: StandingFact;
  readonly openings: readonly StandingFact[];
  readonly positions: readonly { readonly id: string; readonly name: string }[];
  readonly book: FactBook;
  readonly onClose: () => void;
}

interface OpeningFields {
  /** `POSITION HOUR`, in the order of the text. */
  readonly open: readonly string[];
  readonly fromDay: boolean;
  /** YYYY-MM-DD; null where no readable date stands there. */
  readonly from: string | null;
}

/** The openings of a configuration: from a day on, or corrected on all of its days. */
export function OpeningsDialog({
  configuration,
  openings,
  positions,
  book,
  onClose,
}: OpeningsDialogProps): JSX.Element {
  const t = useTexts('organisationPlant');
  const today = isoDay(dayFromCompact(useSession().today)!);
  const initial = useMemo<OpeningFields>(
    () => ({ open: [...openHoursOf(openings)].toSorted(), fromDay: true, from: today }),
    [openings, today],
  );
  const { values } = configuration;
  const form = useEditsForm<OpeningFields>({
    name: ['aperture', String(values['icao']), String(values['configuration_id'])],
    initial,
    editsOf: ({ open, fromDay, from }) => {
      const names = positions.map(({ id }) => id);
      const wanted = openingsOf(new Set(open), names);
      const corrections = changedOpenings(values, openings, wanted);
      if (corrections.length === 0 || !fromDay) return corrections;
      if (from === null) return [];
      const known = new Set(
        (book['operating_configuration'] ?? []).map(({ values: row }) => String(row['configuration_id'])),
      );
      return configurationFrom(configuration, openings, wanted, from, known);
    },
    readKept: keptOpenings,
    done: t('openingsSaved'),
    onClose,
  });
  const { fields, write, tried, preview, edits } = form;
  return (
    <FormDialog
      title={t('openingsTitle', { configuration: String(values['name']) })}
      size={880}
      {...form.dialog}
      disabled={edits.length === 0 || form.dialog.disabled}
    >
      <Text tone="quiet">{t('openingsHint')}</Text>
      <OpeningChart
        label={t('openings')}
        positions={positions}
        open={new Set(fields.open)}
        onChange={(open) => write({ open: [...open].toSorted() })}
      />
      <Checkbox
        label={t('openingsFromDay')}
        checked={fields.fromDay}
        onChange={(event) => write({ fromDay: event.currentTarget.checked })}
      />
      {fields.fromDay && (
        <DateField
          label={t('fromDay')}
          required
          value={fields.from === null ? null : dayFromIso(fields.from)}
          today={dayFromIso(today)!}
          error={tried && fields.from === null ? t('dayNeeded') : undefined}
          onChange={(day) => write({ from: day === null ? null : isoDay(day) })}
          onUnreadable={() => write({ from: null })}
        />
      )}
      <EffectsPanel preview={preview} kinds={edits.map(({ kind }) => kind)} />
    </FormDialog>
  );
}

function keptOpenings(value: unknown): OpeningFields | null {
  const { open, fromDay, from } = (value ?? {}) as Partial<OpeningFields>;
  if (!Array.isArray(open) || !open.every((one) => typeof one === 'string')) return null;
  return { open, fromDay: fromDay === true, from: typeof from === 'string' ? from : null };
}
