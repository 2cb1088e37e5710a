import { spansWhere } from './cell-grid.ts';
import type { SlotInterval } from './cell-grid.ts';
import type { CountersInput } from './counters-input.ts';
import type { PeopleGroups } from './people-groups.ts';
import type { CellState, RoomCells } from './room-cells.ts';
import { seatOwnFirst } from './seat-own-first.ts';
import type { IslandSeats } from './seat-own-first.ts';

/** Empty chairs of one specialization. */
export interface MissingSpecialization {
  /** Index. */
  readonly specialization: number;
  /** The most of its chairs that stay empty at once. */
  readonly missing: number;
  readonly ranges: readonly SlotInterval[];
}

/** Empty chairs of one island. */
export interface MissingIsland {
  /** Index. */
  readonly island: number;
  /** The most of its chairs that nobody takes at once. */
  readonly missing: number;
}

/** Chairs of an island that its own people leave empty and those of other islands take. */
export interface CoveredIsland {
  /** Index. */
  readonly island: number;
  /** The most of its chairs that others take at once. */
  readonly chairs: number;
  /** Indexes of the islands whose people take them, in order; people of no island are not named. */
  readonly by: readonly number[];
  readonly ranges: readonly SlotInterval[];
}

/**
 * What is to be said of a slot of a day (domain.md 3.7 step 5): a chair is missing a person when no way of seating those who
 * are there fills it. Figures are people, the most at once in any cell of the slot.
 */
export interface SlotVerdict {
  /** Chairs that stay empty; 0: the slot is covered, be it by people of other islands. */
  readonly missing: number;
  /** When chairs stay empty, merged. */
  readonly ranges: readonly SlotInterval[];
  readonly specializations: readonly MissingSpecialization[];
  readonly islands: readonly MissingIsland[];
  readonly covered: readonly CoveredIsland[];
}

/**
 * The one figure of a slot: what it is missing, else how many more people than chairs it has in its leanest cell.
 */
export function shownFigure({
  employees,
  chairs,
  missing,
}: Pick<SlotVerdict, 'missing'> & { readonly employees: number; readonly chairs: number }): number {
  return missing > 0 ? -missing : employees - chairs;
}

interface SeatedCell extends SlotInterval {
  readonly lacks: number;
  /** By specialization: its chairs that stay empty. */
  readonly empty: Int16Array;
  readonly islands: readonly IslandSeats[];
}

/** What a slot is missing, of what and when, and which islands are covered by others; of all its cells. */
export function slotVerdict(
  cells: readonly CellState[],
  room: RoomCells,
  groups: PeopleGroups,
  input: Pick<CountersInput, 'specializations' | 'islands'>,
): SlotVerdict {
  const seated = seatedCells(cells, room, groups, input);
  const short = Array.from({ length: input.specializations }, (_, index) => index).filter((index) =>
    seated.some(({ empty }) => empty[index]! > 0),
  );
  const islandsWhere = (isSo: (seats: IslandSeats) => boolean): readonly number[] =>
    Array.from({ length: input.islands }, (_, index) => index).filter((index) =>
      seated.some(({ islands }) => isSo(islands[index]!)),
    );
  const most = (of: (cell: SeatedCell) => number): number => Math.max(0, ...seated.map(of));
  return {
    missing: most(({ lacks }) => lacks),
    ranges: spansWhere(seated, ({ lacks }) => lacks > 0),
    specializations: short.map((specialization) => ({
      specialization,
      missing: most(({ empty }) => empty[specialization]!),
      ranges: spansWhere(seated, ({ empty }) => empty[specialization]! > 0),
    })),
    islands: islandsWhere(({ missing }) => missing > 0).map((island) => ({
      island,
      missing: most(({ islands }) => islands[island]!.missing),
    })),
    covered: islandsWhere(({ taken }) => taken > 0).map((island) => ({
      island,
      chairs: most(({ islands }) => islands[island]!.taken),
      by: [...new Set(seated.flatMap(({ islands }) => islands[island]!.by))].toSorted((a, b) => a - b),
      ranges: spansWhere(seated, ({ islands }) => islands[island]!.taken > 0),
    })),
  };
}

/** Each cell with its people on chairs; one like the cell before it is not seated again. */
function seatedCells(
  cells: readonly CellState[],
  room: RoomCells,
  groups: PeopleGroups,
  { specializations }: Pick<CountersInput, 'specializations'>,
): readonly SeatedCell[] {
  let last: { readonly state: CellState; readonly people: Int16Array; readonly seated: SeatedCell } | null =
    null;
  return cells.map((state): SeatedCell => {
    const { start, end, lacks, seats } = state;
    const people = state.people();
    if (last !== null && last.state.seats === seats && isEqual(last.people, people))
      return { ...last.seated, start, end };
    const empty = new Int16Array(specializations);
    room.match(people, seats, empty);
    const seated = { start, end, lacks, empty, islands: seatOwnFirst(people, seats, empty, groups) };
    last = { state, people, seated };
    return seated;
  });
}

function isEqual(one: Int16Array, other: Int16Array): boolean {
  return one.length === other.length && one.every((count, group) => count === other[group]);
}
