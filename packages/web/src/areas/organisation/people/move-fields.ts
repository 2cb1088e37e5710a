import { addDays, dayFromIso, isoDay } from '@torre/domain/kernel';
import { LAST, movedPerson, sameValue, spanOfFact } from '@torre/domain/organisation';
import type { FactBook, FactEdit, FactRow, FactValue, PersonFacts } from '@torre/domain/organisation';

/** Columns of the new place, in the order of the window. */
export const PLACE_COLUMNS = ['icao', 'unit_code', 'category', 'island_id', 'employment_condition'] as const;

/** Who belongs to no plant has a place of work all the same. */
export const NEEDED = ['unit_code', 'category', 'employment_condition'] as const;

type Place = Readonly<Record<(typeof PLACE_COLUMNS)[number], FactValue>>;

/** What stands in the window of a move; JSON can hold it. */
export interface MoveFields {
  /** YYYY-MM-DD; null where no readable date stands there. */
  readonly day: string | null;
  readonly place: Place;
  /** '' for none; in the same plant: the one that is followed goes on. */
  readonly cycleId: string;
  /** Index of the first day's shift among those of the cycle. */
  readonly turn: number;
  /** Last days YYYY-MM-DD of the endorsements to add, by specialization; null: none is written yet. */
  readonly endorsements: Readonly<Record<string, string | null>>;
  readonly leaverShifts: 'keep' | 'remove';
  readonly reason: string;
}

/** The assignment that holds on the day, or else the next one; null: none. */
export function placeOn(book: FactBook, day: string): FactRow | null {
  const rows = (book['assignment'] ?? []).map(({ values }) => values);
  const coming = rows
    .filter((row) => spanOfFact('assignment', row).to >= day)
    .toSorted((one, other) => (String(one['valid_from']) < String(other['valid_from']) ? -1 : 1));
  return coming[0] ?? null;
}

export function emptyMove(standing: FactRow | null, today: string): MoveFields {
  return {
    day: today,
    place: {
      icao: null,
      unit_code: null,
      category: standing?.['category'] ?? null,
      island_id: null,
      employment_condition: standing?.['employment_condition'] ?? 'LO',
    },
    cycleId: '',
    turn: 0,
    endorsements: {},
    leaverShifts: 'keep',
    reason: '',
  };
}

/** The place with one column otherwise; what belongs to the former plant goes with it. */
export function placeWith(place: Place, column: keyof Place, value: FactValue): Place {
  return column === 'icao' && !sameValue(place.icao, value)
    ? { ...place, icao: value, unit_code: null, island_id: null }
    : { ...place, [column]: value };
}

/** Shifts of the cycle in their order; [] where there is none. */
export function turnsOf(book: FactBook, icao: FactValue, cycleId: string): readonly string[] {
  const cycle = (book['base_cycle'] ?? []).find(
    ({ values }) => values['icao'] === icao && values['cycle_id'] === cycleId,
  );
  return (cycle?.values['turns'] as readonly string[] | undefined) ?? [];
}

/** Specializations of the place that need an endorsement and are not held there on the day. */
export function endorsable(book: FactBook, { icao, category }: Place, day: string): readonly FactRow[] {
  const standing = new Set(
    (book['employee_specialization'] ?? [])
      .filter(
        ({ values }) => values['icao'] === icao && spanOfFact('employee_specialization', values).to >= day,
      )
      .map(({ values }) => values['specialization_id']),
  );
  return (book['specialization'] ?? [])
    .map(({ values }) => values)
    .filter(
      (row) =>
        row['icao'] === icao &&
        row['category'] === category &&
        row['of_category'] !== true &&
        (row['valid_to'] === null || String(row['valid_to']) >= day) &&
        !standing.has(row['specialization_id'] ?? null),
    );
}

/** What a move lacks, by the name of its field. */
export function missingOfMove({ day, place, endorsements }: MoveFields): ReadonlySet<string> {
  const columns = NEEDED.filter((column) => (place[column] ?? '') === '');
  const ends = Object.entries(endorsements).flatMap(([id, lastDay]) => (lastDay === null ? [id] : []));
  return new Set([...(day === null ? ['day'] : []), ...columns, ...ends]);
}

/** What is sent; empty while something is missing. */
export function editsOfMove(book: FactBook, employeeId: string, fields: MoveFields): readonly FactEdit[] {
  const { day, place, cycleId, turn, endorsements } = fields;
  if (day === null || missingOfMove(fields).size > 0) return [];
  const offered = new Set(endorsable(book, place, day).map((row) => String(row['specialization_id'])));
  return movedPerson(personFacts(book), {
    employeeId,
    day,
    to: place,
    cycle: cycleId === '' ? null : { cycleId, anchorDay: isoDay(addDays(dayFromIso(day)!, -turn)) },
    endorsements: Object.entries(endorsements).flatMap(([specializationId, validTo]) =>
      validTo !== null && offered.has(specializationId) ? [{ specializationId, validTo }] : [],
    ),
  });
}

const personFacts = (book: FactBook): PersonFacts => ({
  assignment: book['assignment'] ?? [],
  employee_cycle: book['employee_cycle'] ?? [],
  employee_specialization: book['employee_specialization'] ?? [],
});

/** Plants that the person leaves with the move; their published shifts stand from the day on. */
export function leftPlants(book: FactBook, { day, place }: MoveFields): readonly string[] {
  if (day === null) return [];
  const rows = (book['assignment'] ?? []).map(({ values }) => values);
  const left = rows.filter((row) => spanOfFact('assignment', row).to >= day && row['icao'] !== place.icao);
  return [...new Set(left.flatMap((row) => (typeof row['icao'] === 'string' ? [row['icao']] : [])))];
}

/** Whether the place goes on at the plant at which the person is on the day. */
export const staysInPlant = (book: FactBook, { day, place }: MoveFields): boolean =>
  place.icao !== null && placeOn(book, day ?? LAST)?.['icao'] === place.icao;

/** A draft that a tab kept; null for what is none. */
export function keptMove(value: unknown): MoveFields | null {
  const { day, place, cycleId, turn, endorsements, leaverShifts, reason } = (value ??
    {}) as Partial<MoveFields>;
  if (typeof place !== 'object' || place === null || typeof cycleId !== 'string') return null;
  if (typeof endorsements !== 'object' || endorsements === null) return null;
  return {
    day: typeof day === 'string' ? day : null,
    place,
    cycleId,
    turn: typeof turn === 'number' ? turn : 0,
    endorsements,
    leaverShifts: leaverShifts === 'remove' ? 'remove' : 'keep',
    reason: typeof reason === 'string' ? reason : '',
  };
}
