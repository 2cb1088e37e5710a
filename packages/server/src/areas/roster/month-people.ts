import type { CellsRow, MonthData, StayRow } from './month.reads.ts';

/** A person of the month, whatever number of assignments to the plant the month holds. */
export interface MonthPerson {
  readonly employeeId: string;
  readonly surname: string;
  readonly name: string;
  /** Category and island of the last assignment within the range. */
  readonly category: string;
  readonly island: string | null;
  /** By day index: false where the person is not in this plant. */
  readonly present: readonly boolean[];
}

export const NO_SHIFT = '-';
export const NOT_HERE = '.';

const byName = new Intl.Collator('it');

/** Surname, name, personnel code: two people may share both names. */
export function inNameOrder(one: MonthPerson, other: MonthPerson): number {
  return (
    byName.compare(one.surname, other.surname) ||
    byName.compare(one.name, other.name) ||
    one.employeeId.localeCompare(other.employeeId)
  );
}

/** The people of a range from their dated assignments, sorted by name. */
export function peopleOf(stays: readonly StayRow[], days: number): MonthPerson[] {
  const people = Map.groupBy(stays, ([employeeId]) => employeeId);
  return [...people.values()]
    .map((own): MonthPerson => {
      const [employeeId, surname, name, category, island] = own.at(-1)!;
      const present = Array.from({ length: days }, (_, day) =>
        own.some((stay) => stay[5] <= day && day <= stay[6]),
      );
      return { employeeId, surname, name, category, island, present };
    })
    .sort(inNameOrder);
}

/** One code a day: the turn, NO_SHIFT, or NOT_HERE. */
export function cellsOf(person: MonthPerson, row: CellsRow | undefined): string[] {
  const turns = row ? row.turns.split(' ') : [];
  const complete = turns.length === person.present.length;
  const mask = BigInt(row?.mask ?? 0);
  let next = 0;
  return person.present.map((here, day) => {
    const filled = complete || ((mask >> BigInt(day)) & 1n) === 1n;
    const turn = filled ? turns[next++]! : NO_SHIFT;
    return here ? turn : NOT_HERE;
  });
}

/** `dayIndex:value` pairs as an object, of the days to keep; null when none remains. */
export function sparse<T>(
  text: string | null,
  keep: (day: number) => boolean,
  parse: (value: string) => T,
): Record<number, T> | null {
  if (text === null) return null;
  const found: Record<number, T> = {};
  for (const pair of text.split(' ')) {
    const [day = '', value = ''] = pair.split(':');
    if (keep(Number(day))) found[Number(day)] = parse(value);
  }
  return Object.keys(found).length === 0 ? null : found;
}

export function cellsByPerson(data: MonthData): ReadonlyMap<string, CellsRow> {
  return new Map(data.cells.map((row) => [row.employeeId, row]));
}
