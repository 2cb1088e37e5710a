import type { FactEdit } from './check-facts.ts';
import type { FactRow, StandingFact } from './fact.ts';
import { kindOf } from './fact-kinds.ts';
import type { FactKindName } from './fact-kinds.ts';
import { spanOfFact } from './fact-set.ts';

/** What a plant takes over of another; people and units stay where they are. */
const COPIED = [
  'island',
  'specialization',
  'shift_definition',
  'timeslot',
  'position',
  'operating_configuration',
  'position_opening',
  'plant_hours',
  'base_cycle',
] as const satisfies readonly FactKindName[];

/** Rows by kind, as a plant is read. */
export type FactBook = Readonly<Partial<Record<FactKindName, readonly StandingFact[]>>>;

/**
 * Edits of a new plant that begins on a day (YYYY-MM-DD) as a copy of another: `plant` is its own row, the rest is what the
 * other has on that day or plans after it, in an order in which each row finds those that it names.
 */
export function copiedPlant(
  source: string,
  book: FactBook,
  plant: FactRow,
  from: string,
): readonly FactEdit[] {
  const icao = plant['icao']!;
  // An opening may go on after its configuration.
  const ended = new Set<string>();
  const copies = COPIED.flatMap((kind) =>
    (book[kind] ?? []).flatMap(({ values }): FactEdit[] => {
      if (values['icao'] !== source) return [];
      if (spanOfFact(kind, values).to < from) {
        if (kind === 'operating_configuration') ended.add(String(values['configuration_id']));
        return [];
      }
      if (kind === 'position_opening' && ended.has(String(values['configuration_id']))) return [];
      return [{ kind, values: { ...begunBy(kind, values, from), icao }, version: null }];
    }),
  );
  return [{ kind: 'plant', values: plant, version: null }, ...copies];
}

/** A state that began earlier begins on the day. */
function begunBy(kind: FactKindName, row: FactRow, day: string): FactRow {
  const { states, days = states } = kindOf(kind);
  const first = days?.from;
  return first && String(row[first]) < day ? { ...row, [first]: day } : row;
}
