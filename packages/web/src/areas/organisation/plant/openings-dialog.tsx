import { dayFromCompact, dayFromIso, isoDay } from '@torre/domain/kernel';
import { changedOpenings, dayBefore, openingChanges, openingsOn } from '@torre/domain/organisation';
import type { StandingFact } from '@torre/domain/organisation';
import { useMemo, type JSX } from 'react';
import { DateField, FormDialog, Text } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { EffectsPanel } from '../facts/effects-panel.tsx';
import { OvertakenRows } from '../facts/overtaken-rows.tsx';
import { dayText } from '../facts/fact-text.ts';
import { ReasonField } from '../facts/reason-field.tsx';
import { useEditsForm } from '../facts/use-edits-form.ts';
import '../organisation.texts.ts';
import { OpeningChart } from './opening-chart.tsx';
import { firstShownDay, openHoursOf, openingsOf } from './opening-hours.ts';
import './plant.texts.ts';

interface OpeningsDialogProps {
  readonly configuration: StandingFact;
  /** All of the configuration, past and planned. */
  readonly openings: readonly StandingFact[];
  readonly positions: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
}

interface OpeningFields {
  /** `POSITION HOUR`, in the order of the text; null: those of the day. */
  readonly open: readonly string[] | null;
  /** YYYY-MM-DD; null where no readable date stands there. */
  readonly from: string | null;
  readonly reason: string;
}

/** The openings of a configuration from a day on. */
export function OpeningsDialog({
  configuration,
  openings,
  positions,
  onClose,
}: OpeningsDialogProps): JSX.Element {
  const t = useTexts('organisationPlant');
  const common = useTexts('organisation');
  const today = isoDay(dayFromCompact(useSession().today)!);
  const { values } = configuration;
  const first = firstShownDay(configuration, today);
  const initial = useMemo<OpeningFields>(() => ({ open: null, from: first, reason: '' }), [first]);
  const names = positions.map(({ id }) => id);
  // The chart has no line for positions that ended: what opens them stays as it is.
  const own = openings.filter((opening) => names.includes(String(opening.values['position_id'])));
  const form = useEditsForm<OpeningFields>({
    name: ['aperture', String(values['icao']), String(values['configuration_id'])],
    initial,
    editsOf: ({ open, from }) =>
      open === null || from === null
        ? []
        : changedOpenings(values, own, openingsOf(new Set(open), names), from),
    moreOf: ({ reason }) => ({ reason: reason.trim() || null }),
    book: { position_opening: own },
    readKept: keptOpenings,
    done: t('openingsSaved'),
    onClose,
  });
  const { fields, write, tried, preview, edits } = form;
  const { from } = fields;
  const day = from ?? first;
  const [planned] = openingChanges(own, day);
  return (
    <FormDialog
      title={t('openingsTitle', { configuration: String(values['name']) })}
      size={880}
      {...form.dialog}
      disabled={(edits.length === 0 && from !== null) || form.dialog.disabled}
    >
      <Text tone="quiet">{t('openingsHint')}</Text>
      <OpeningChart
        label={t('openings')}
        positions={positions}
        open={fields.open === null ? openHoursOf(openingsOn(own, day)) : new Set(fields.open)}
        onChange={(open) => write({ open: [...open].toSorted() })}
      />
      <DateField
        label={t('fromDay')}
        required
        value={from === null ? null : dayFromIso(from)}
        today={dayFromIso(today)!}
        error={tried && from === null ? t('dayNeeded') : (preview.faultOf('valid_from') ?? undefined)}
        onChange={(chosen) => write({ from: chosen === null ? null : isoDay(chosen) })}
        onUnreadable={() => write({ from: null })}
      />
      {from !== null && (
        <Text tone="quiet">
          {common('from.hint', { day: dayText(dayBefore(from)) })}
          {planned !== undefined && ` ${t('openingsPlanned', { day: dayText(planned) })}`}
        </Text>
      )}
      <ReasonField
        value={fields.reason}
        needed={form.needsReason}
        missing={form.lacksReason}
        onChange={(reason) => write({ reason })}
      />
      <OvertakenRows overtaken={form.overtaken} />
      <EffectsPanel preview={preview} kinds={edits.map(({ kind }) => kind)} columns={SHOWN_FAULTS} />
    </FormDialog>
  );
}

/** Columns whose faults stand at a field. */
const SHOWN_FAULTS = ['valid_from'];

function keptOpenings(value: unknown): OpeningFields | null {
  const { open, from, reason } = (value ?? {}) as Partial<OpeningFields>;
  const isRead = open === null || (Array.isArray(open) && open.every((one) => typeof one === 'string'));
  if (!isRead) return null;
  return {
    open,
    from: typeof from === 'string' ? from : null,
    reason: typeof reason === 'string' ? reason : '',
  };
}
