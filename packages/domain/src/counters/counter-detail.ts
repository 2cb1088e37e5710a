import { spansWhere } from './cell-grid.ts';
import type {
  Balance,
  CounterDetail,
  CounterDifferences,
  CountersInput,
  CounterValue,
  IslandHourValue,
  SpecializationRanges,
  SpecializationValue,
} from './counters-input.ts';
import type { PeopleGroups } from './people-groups.ts';
import type { CellState, RoomCells } from './room-cells.ts';
import { seatOwnFirst } from './seat-own-first.ts';
import type { Seats } from './seat-people.ts';

/** People of a cell by specialization and by island. */
interface Heads {
  readonly holders: Int16Array;
  readonly byIsland: Int16Array;
}

/** And what the matching leaves empty. */
interface CountedCell extends CellState, Heads {
  readonly empty: Int16Array;
  readonly lacksByIsland: Int16Array;
}

type Worst = Balance & { readonly lacks: number };

/** Step 6: smallest employees − chairs, of equal ones more empty chairs, then the earliest; `none` where there is no cell. */
export function worstOf(balances: readonly Worst[], none: Worst): Worst {
  return balances.reduce((worst, one) => {
    const less = one.employees - one.chairs - (worst.employees - worst.chairs);
    return less < 0 || (less === 0 && one.lacks > worst.lacks) ? one : worst;
  }, balances[0] ?? none);
}

/** Islands, specializations and hours of a counter (domain.md 3.7 step 7). */
export function detailOf(
  cells: readonly CellState[],
  room: RoomCells,
  groups: PeopleGroups,
  input: CountersInput,
  none: Worst,
): Omit<CounterDetail, keyof CounterValue> {
  const counted = cells.map((cell) => countedCell(cell, room, groups, input));
  const asked = askedIn(cells, input);
  const of = (index: number) => (cell: CountedCell) => valueOf(cell, index);
  return {
    islands: Array.from({ length: input.islands }, (_, island) => ({
      island,
      ...worstOf(
        counted.map((cell) => islandOf(cell, island)),
        none,
      ),
    })),
    specializations: asked.map((specialization): SpecializationValue => ({
      specialization,
      ...worstOf(counted.map(of(specialization)), none),
    })),
    hours: cells.map(({ employees, chairs, lacks, start, end }) => ({
      employees,
      chairs,
      lacks,
      start,
      end,
    })),
    lacking: ranges(asked, counted, ({ empty }, index) => empty[index]! > 0),
    abundant: ranges(
      asked,
      counted,
      ({ holders, seats }, index) => holders[index]! > seats.bySpecialization[index]!,
    ),
  };
}

/** Islands and specializations of a counter without what the matching leaves empty: a fraction of the work of `detailOf`. */
export function differencesIn(
  cells: readonly CellState[],
  groups: PeopleGroups,
  input: CountersInput,
): Pick<CounterDifferences, 'islands' | 'specializations'> {
  const heads = cells.map((cell) => headsIn(cell, cell.people(), groups, input));
  const least = (differenceIn: (cell: number) => number): number =>
    cells.length === 0 ? 0 : Math.min(...cells.map((_, cell) => differenceIn(cell)));
  const asked = new Set(askedIn(cells, input));
  return {
    islands: Array.from({ length: input.islands }, (_, island) =>
      least((cell) => heads[cell]!.byIsland[island]! - cells[cell]!.seats.byIsland[island]!),
    ),
    specializations: Array.from({ length: input.specializations }, (_, index) =>
      asked.has(index)
        ? least((cell) => heads[cell]!.holders[index]! - cells[cell]!.seats.bySpecialization[index]!)
        : null,
    ),
  };
}

/** The specializations of a counter in one of its cells: each that some chair of the slot asks for. */
export function specializationsIn(
  cell: CellState,
  cells: readonly CellState[],
  room: RoomCells,
  groups: PeopleGroups,
  input: CountersInput,
): readonly SpecializationValue[] {
  const counted = countedCell(cell, room, groups, input);
  return askedIn(cells, input).map((specialization) => ({
    specialization,
    ...valueOf(counted, specialization),
  }));
}

/** All islands in one cell of a counter. */
export function islandsIn(
  cell: CellState,
  room: RoomCells,
  groups: PeopleGroups,
  input: CountersInput,
): readonly IslandHourValue[] {
  const counted = countedCell(cell, room, groups, input);
  const seats = seatOwnFirst(cell.people(), cell.seats, counted.empty, groups);
  return seats.map((own, island) => ({ island, ...islandOf(counted, island), ...own }));
}

const islandOf = (
  { byIsland, seats, lacksByIsland: empty, start, end }: CountedCell,
  island: number,
): Worst => ({
  employees: byIsland[island]!,
  chairs: seats.byIsland[island]!,
  lacks: empty[island]!,
  start,
  end,
});

function askedIn(cells: readonly CellState[], input: CountersInput): readonly number[] {
  return Array.from({ length: input.specializations }, (_, index) => index).filter((index) =>
    cells.some(({ seats }) => seats.bySpecialization[index]! > 0),
  );
}

const valueOf = ({ holders, seats, empty, start, end }: CountedCell, index: number): Worst => ({
  employees: holders[index]!,
  chairs: seats.bySpecialization[index]!,
  lacks: empty[index]!,
  start,
  end,
});

function countedCell(
  state: CellState,
  room: RoomCells,
  groups: PeopleGroups,
  input: CountersInput,
): CountedCell {
  const people = state.people();
  const empty = new Int16Array(input.specializations);
  room.match(people, state.seats, empty);
  return {
    ...state,
    ...headsIn(state, people, groups, input),
    empty,
    lacksByIsland: lacksByIsland(people, state.seats, room, groups, input),
  };
}

function headsIn(
  { counts }: CellState,
  people: Int16Array,
  groups: PeopleGroups,
  input: CountersInput,
): Heads {
  const holders = new Int16Array(input.specializations);
  const byIsland = new Int16Array(input.islands);
  for (let group = 0; group < people.length; group++) {
    const there = people[group]!;
    if (there === 0 || !counts(group)) continue;
    const [mask, island] = [groups.masks[group]!, groups.islands[group]!];
    if (island >= 0) byIsland[island]! += there;
    for (let index = 0; index < holders.length; index++) if ((mask >>> index) & 1) holders[index]! += there;
  }
  return { holders, byIsland };
}

/** The same matching, of the people and the chairs of each island alone. */
function lacksByIsland(
  people: Int16Array,
  seats: Seats,
  room: RoomCells,
  groups: PeopleGroups,
  { islands, specializations }: CountersInput,
): Int16Array {
  const empty = new Int16Array(specializations);
  return Int16Array.from({ length: islands }, (_, island) =>
    room.match(
      people.map((there, group) => (groups.islands[group] === island ? there : 0)),
      seats.ofIsland[island]!,
      empty,
    ),
  );
}

/** When each specialization is so, stretches that follow each other as one. */
function ranges(
  asked: readonly number[],
  cells: readonly CountedCell[],
  isSo: (cell: CountedCell, specialization: number) => boolean,
): readonly SpecializationRanges[] {
  return asked.flatMap((specialization) => {
    const found = spansWhere(cells, (cell) => isSo(cell, specialization));
    return found.length === 0 ? [] : [{ specialization, ranges: found }];
  });
}
