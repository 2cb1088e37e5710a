import type { CellsRow, MonthData, StayRow } from './month.reads.ts';

/** A person of the month, whatever number of assignments to the plant the month holds. */
export interface MonthPerson {
  readonly employeeId: string;
  readonly surname: string;
  readonly name: string;
  /** Category and island of the last assignment within the range. */
  readonly category: string;
  readonly island: string | null;
  /** First and last day index of each stay in this plant. */
  readonly stays: readonly (readonly [first: number, last: number])[];
}

export const NO_SHIFT = '-';
export const NOT_HERE = '.';

const byName = new Intl.Collator('it');

/** Surname, name, personnel code: two people may share both names. */
function inNameOrder(one: MonthPerson, other: MonthPerson): number {
  return (
    byName.compare(one.surname, other.surname) ||
    byName.compare(one.name, other.name) ||
    one.employeeId.localeCompare(other.employeeId)
  );
}

/** The people of a range from their dated assignments, sorted by name. */
export function peopleOf(stays: readonly StayRow[]): MonthPerson[] {
  const people = Map.groupBy(stays, ([employeeId]) => employeeId);
  return [...people.values()]
    .map((own): MonthPerson => {
      const [employeeId, surname, name, category, island] = own.at(-1)!;
      return { employeeId, surname, name, category, island, stays: own.map((stay) => [stay[5], stay[6]]) };
    })
    .sort(inNameOrder);
}

/** Whether the person is in this plant on the day of this index. */
export function isHere({ stays }: MonthPerson, day: number): boolean {
  return stays.some(([first, last]) => first <= day && day <= last);
}

/** Space-separated codes, one a day: the turn, NO_SHIFT, or NOT_HERE. */
export function cellsText(person: MonthPerson, row: CellsRow | undefined, days: number): string {
  const [[first, last]] = person.stays as readonly [readonly [number, number]];
  const isAlwaysHere = first === 0 && last === days - 1;
  // nearly everybody: the text of the database as it is
  if (row && isAlwaysHere && row.mask === maskOf(days)) return row.turns;
  const turns = row ? turnsByDay(row, days) : [];
  return Array.from({ length: days }, (_, day) =>
    isHere(person, day) ? (turns[day] ?? NO_SHIFT) : NOT_HERE,
  ).join(' ');
}

/** One turn a day, null where there is none: the n-th turn is that of the n-th day in the mask. */
export function turnsByDay(
  { mask, turns }: Pick<CellsRow, 'mask' | 'turns'>,
  days: number,
): readonly (string | null)[] {
  const bits = BigInt(mask);
  const all = turns.split(' ');
  let next = 0;
  return Array.from({ length: days }, (_, day) =>
    ((bits >> BigInt(day)) & 1n) === 1n ? all[next++]! : null,
  );
}

/** CellsRow.mask of a person with a shift on each of the days. */
function maskOf(days: number): string {
  return ((1n << BigInt(days)) - 1n).toString();
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
