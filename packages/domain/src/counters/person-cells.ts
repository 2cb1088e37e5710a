import { addDays } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import type { CellGrid } from './cell-grid.ts';
import type { CountersInput, PresenceSpan, Withdrawal } from './counters-input.ts';
import { PeopleGroups } from './people-groups.ts';
import { PresenceColumns } from './presence-columns.ts';
import type { CollectedSpans } from './presence-columns.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** In which cells each person is there, and as a member of which group (domain.md 3.7 steps 2 and 3). */
export class PersonCells {
  readonly groups = new PeopleGroups();
  readonly #columns: PresenceColumns;
  readonly #withdrawals = new Map<number, readonly Withdrawal[]>();
  /** Group by person and competence date, two days wider than the month. */
  readonly #groupOn: Int32Array;
  readonly #days: number;

  constructor(input: CountersInput) {
    const firstDay = addDays(input.from, -1);
    this.#days = input.to - input.from + 3;
    this.#columns = new PresenceColumns(input.people, firstDay, addDays(input.to, 1));
    for (const span of input.presence) {
      if (this.#columns.has(span.day)) this.#columns.add(span.personIndex, span.day, span);
    }
    for (const [person, own] of Map.groupBy(input.withdrawals, ({ personIndex }) => personIndex))
      this.#withdrawals.set(person, own);
    this.#groupOn = Int32Array.from({ length: input.people * this.#days }, (_, place) =>
      this.groups.of(input.standing((place / this.#days) | 0, addDays(firstDay, place % this.#days))),
    );
  }

  has(day: Day): boolean {
    return this.#columns.has(day);
  }

  spansOf(person: number, day: Day): readonly PresenceSpan[] {
    return this.#columns.spansOf(person, day);
  }

  replaceSpans(person: number, day: Day, spans: readonly PresenceSpan[]): void {
    this.#columns.clear(person, day);
    for (const span of spans) this.#columns.add(person, day, span);
  }

  withdrawalsOf(person: number): readonly Withdrawal[] {
    return this.#withdrawals.get(person) ?? [];
  }

  replaceWithdrawals(person: number, withdrawals: readonly Withdrawal[]): void {
    this.#withdrawals.set(person, withdrawals);
  }

  /** Who has one of these absences. */
  absentBy(absences: ReadonlySet<string>): readonly number[] {
    const has = (own: readonly Withdrawal[]): boolean =>
      own.some(({ absenceId }) => absenceId !== null && absences.has(absenceId));
    return [...this.#withdrawals].filter(([, own]) => has(own)).map(([person]) => person);
  }

  /**
   * Writes the group (plus one; 0: not there) of each cell of the grid into `cells`. Only a cell that the union of the
   * person's spans covers whole counts. Absences named by `ignored` do not subtract.
   */
  fill(
    person: number,
    kind: number,
    grid: CellGrid,
    cells: Uint16Array,
    ignored: ReadonlySet<string> = NOTHING,
  ): void {
    cells.fill(0);
    const own = this.#withdrawals.get(person);
    const taking = own?.filter(({ absenceId }) => absenceId === null || !ignored.has(absenceId)) ?? [];
    const wholeDays = taking.flatMap(({ takes }) => ('shiftOf' in takes ? [takes.shiftOf] : []));
    const spans = this.#columns.collect(person, kind, wholeDays.length > 0 ? new Set(wholeDays) : null);
    for (let first = 0; first < spans.count;) first = this.#fillRun(person, spans, first, grid, cells);
    for (const { takes } of taking) {
      if ('shiftOf' in takes || takes.start >= takes.end) continue;
      const begin = grid.cellsUpTo(takes.start);
      const end = grid.firstCellFrom(takes.end);
      if (end > begin) cells.fill(0, begin, end);
    }
  }

  /** Spans that touch or overlap cover one stretch; answers the first that does not belong to it. */
  #fillRun(
    person: number,
    { starts, ends, days, count }: CollectedSpans,
    first: number,
    grid: CellGrid,
    cells: Uint16Array,
  ): number {
    let end = ends[first]!;
    let next = first + 1;
    let isOneGroup = true;
    const group = this.#groupOf(person, days[first]!);
    for (; next < count && starts[next]! <= end; next++) {
      end = Math.max(end, ends[next]!);
      isOneGroup &&= this.#groupOf(person, days[next]!) === group;
    }
    const from = grid.firstCellFrom(starts[first]!);
    const until = grid.cellsUpTo(end);
    if (isOneGroup) {
      if (until > from) cells.fill(group + 1, from, until);
      return next;
    }
    const { edges } = grid;
    for (let cell = from; cell < until; cell++) {
      let shared: number | null = null;
      for (let span = first; span < next; span++) {
        if (starts[span]! >= edges[cell + 1]! || ends[span]! <= edges[cell]!) continue;
        const its = this.#groupOf(person, days[span]!);
        shared = shared === null ? its : this.groups.both(shared, its);
      }
      cells[cell] = (shared ?? -1) + 1;
    }
    return next;
  }

  #groupOf(person: number, dayIndex: number): number {
    return this.#groupOn[person * this.#days + dayIndex]!;
  }
}
