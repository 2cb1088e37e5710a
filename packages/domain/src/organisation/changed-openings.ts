import type { FactEdit } from './check-facts.ts';
import type { FactRow, StandingFact } from './fact.ts';
import { dayBefore } from './state-from.ts';

/** Hours of the day in which a position is open in a configuration: 6 and 14 is from 06:00 to 14:00. */
export interface OpeningHours {
  readonly position: string;
  readonly begin: number;
  readonly end: number;
}

/** Edits that give a configuration these openings; `standing`: the rows that it has. */
export function changedOpenings(
  configuration: FactRow,
  standing: readonly StandingFact[],
  wanted: readonly OpeningHours[],
): readonly FactEdit[] {
  const left = new Map(standing.map((fact) => [placeOf(fact.values), fact]));
  const put = wanted.flatMap((hours): FactEdit[] => {
    const values = openingRow(configuration, hours);
    const known = left.get(placeOf(values));
    left.delete(placeOf(values));
    if (known?.values['end_hour'] === hours.end) return [];
    return [{ kind: 'position_opening', values, version: known?.version ?? null }];
  });
  const removed = [...left.values()].map(({ values, version }): FactEdit => ({
    kind: 'position_opening',
    values,
    version,
    remove: true,
  }));
  return [...removed, ...put];
}

/**
 * Edits that let a configuration have other openings from a day (YYYY-MM-DD) on: it ends on the day before, and one of the same
 * name follows it. `names`: codes of configurations that the plant has. One that begins on the day or later is changed itself.
 */
export function configurationFrom(
  { values, version }: StandingFact,
  openings: readonly StandingFact[],
  wanted: readonly OpeningHours[],
  from: string,
  names: ReadonlySet<string>,
): readonly FactEdit[] {
  if (String(values['valid_from']) >= from) return changedOpenings(values, openings, wanted);
  const next = {
    ...values,
    configuration_id: freeName(String(values['configuration_id']), from, names),
    valid_from: from,
  };
  return [
    { kind: 'operating_configuration', values: { ...values, valid_to: dayBefore(from) }, version },
    { kind: 'operating_configuration', values: next, version: null },
    ...wanted.map((hours): FactEdit => ({
      kind: 'position_opening',
      values: openingRow(next, hours),
      version: null,
    })),
  ];
}

const placeOf = (row: FactRow): string => `${String(row['position_id'])} ${String(row['begin_hour'])}`;

const openingRow = (configuration: FactRow, { position, begin, end }: OpeningHours): FactRow => ({
  icao: configuration['icao']!,
  configuration_id: configuration['configuration_id']!,
  position_id: position,
  begin_hour: begin,
  end_hour: end,
});

/** `ESTATE-20260601`; what an earlier change appended gives way. */
function freeName(name: string, from: string, names: ReadonlySet<string>): string {
  const stem = `${name.replace(/-\d{8}(?:-\d+)?$/, '').slice(0, 45)}-${from.replaceAll('-', '')}`;
  let free = stem;
  for (let count = 2; names.has(free); count++) free = `${stem}-${count}`;
  return free;
}
