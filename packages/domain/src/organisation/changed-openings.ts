import type { FactEdit } from './check-facts.ts';
import { nextDay } from './changed-days.ts';
import type { FactRow, StandingFact } from './fact.ts';
import { LAST, spanOfFact } from './fact-set.ts';
import { dayBefore } from './state-from.ts';

/** Hours of the day in which a position is open in a configuration: 6 and 14 is from 06:00 to 14:00. */
export interface OpeningHours {
  readonly position: string;
  readonly begin: number;
  readonly end: number;
}

const KIND = 'position_opening';

/** Those that hold on a day (YYYY-MM-DD). */
export const openingsOn = (openings: readonly StandingFact[], day: string): readonly StandingFact[] =>
  openings.filter(({ values }) => {
    const { from, to } = spanOfFact(KIND, values);
    return from <= day && day <= to;
  });

/** Days after a day on which openings begin, or hold no more, in their order. */
export function openingChanges(openings: readonly StandingFact[], day: string): readonly string[] {
  const days = openings.flatMap(({ values }) => {
    const { from, to } = spanOfFact(KIND, values);
    return to === LAST ? [from] : [from, nextDay(to)];
  });
  return [...new Set(days)].filter((one) => one > day).toSorted();
}

/**
 * Edits that give a configuration these openings from a day (YYYY-MM-DD) on, up to the day on which others are planned: those
 * that hold end on the day before, others follow. A position whose hours stay keeps its rows. `standing`: openings of the
 * configuration.
 */
export function changedOpenings(
  configuration: FactRow,
  standing: readonly StandingFact[],
  wanted: readonly OpeningHours[],
  from: string,
): readonly FactEdit[] {
  const next = openingChanges(standing, from)[0] ?? null;
  const current = Map.groupBy(openingsOn(standing, from), ({ values }) => String(values['position_id']));
  const asked = Map.groupBy(wanted, ({ position }) => position);
  const changed = [...new Set([...current.keys(), ...asked.keys()])].filter(
    (position) =>
      openHours((current.get(position) ?? []).map(hoursOf)) !== openHours(asked.get(position) ?? []),
  );
  const days = { from, next };
  return changed.flatMap((position) =>
    changedPosition(configuration, current.get(position) ?? [], asked.get(position) ?? [], days),
  );
}

interface Days {
  readonly from: string;
  /** The first day that stays as it is; null: none does. */
  readonly next: string | null;
}

function changedPosition(
  configuration: FactRow,
  current: readonly StandingFact[],
  asked: readonly OpeningHours[],
  days: Days,
): readonly FactEdit[] {
  const left = new Map(current.map((fact) => [Number(fact.values['begin_hour']), fact]));
  const put = asked.flatMap(({ position, begin, end }): readonly FactEdit[] => {
    const known = left.get(begin);
    if (known?.values['end_hour'] === end) {
      left.delete(begin);
      return [];
    }
    const values: FactRow = {
      icao: configuration['icao']!,
      configuration_id: configuration['configuration_id']!,
      position_id: position,
      begin_hour: begin,
      end_hour: end,
      valid_from: days.from,
      valid_to: days.next === null ? null : dayBefore(days.next),
    };
    if (known?.values['valid_from'] !== days.from) return [{ kind: KIND, values, version: null }];
    left.delete(begin);
    return [{ kind: KIND, values, version: known.version }, ...continued(known, days)];
  });
  return [...[...left.values()].flatMap((fact) => ended(fact, days)), ...put];
}

/** The opening holds no more from the first day on, and again from the first day that stays as it is. */
function ended(fact: StandingFact, days: Days): readonly FactEdit[] {
  const { values, version } = fact;
  const end: FactEdit =
    values['valid_from'] === days.from
      ? { kind: KIND, values, version, remove: true }
      : { kind: KIND, values: { ...values, valid_to: dayBefore(days.from) }, version };
  return [end, ...continued(fact, days)];
}

const continued = ({ values }: StandingFact, { next }: Days): readonly FactEdit[] =>
  next !== null && next <= spanOfFact(KIND, values).to
    ? [{ kind: KIND, values: { ...values, valid_from: next }, version: null }]
    : [];

const hoursOf = ({ values }: StandingFact): Pick<OpeningHours, 'begin' | 'end'> => ({
  begin: Number(values['begin_hour']),
  end: Number(values['end_hour']),
});

function openHours(stretches: readonly Pick<OpeningHours, 'begin' | 'end'>[]): string {
  const isOpen = (hour: number): boolean => stretches.some(({ begin, end }) => begin <= hour && hour < end);
  return Array.from({ length: 24 }, (_, hour) => (isOpen(hour) ? 1 : 0)).join('');
}
