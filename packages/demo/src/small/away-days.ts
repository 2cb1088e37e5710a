import { shiftNamed } from '../organisation/shift-list.ts';
import type { SeededRandom } from '../organisation/seeded-random.ts';

/** Share of the working cells that stand empty as long as the product knows no absences (domain.md 9.1). */
export const AWAY_SHARE = 0.18;

/** Days in a row that somebody is away. */
const STRETCHES = [2, 3, 3, 4, 5, 5, 7, 8, 10, 12] as const;

/** How far a month's days lie from their mean, in people: dealt like cards, so that every month has its red days. */
const NOISE = [
  -2,
  -2,
  ...Array<number>(7).fill(-1),
  ...Array<number>(13).fill(0),
  ...Array<number>(7).fill(1),
  2,
  2,
];

/** With so few chairs two people short would leave the room all but empty. */
const FEW_CHAIRS = 6;

/** Shifts by person and day of one month; a person's row has one code a day. */
export type Cells = readonly (readonly string[])[];

function isWork(turn: string): boolean {
  return shiftNamed(turn).shiftClass === 'LAV';
}

/** How many more people than chairs each shift of a day keeps; never fewer in all of them. */
function surpluses(
  workers: ReadonlyMap<string, readonly number[]>,
  chairsByTurn: Readonly<Record<string, number>>,
  noise: ReadonlyMap<string, number>,
  random: SeededRandom,
): Map<string, number> {
  const found = new Map<string, number>();
  for (const [turn, chairs] of Object.entries(chairsByTurn)) {
    const mean = (workers.get(turn)?.length ?? 0) * (1 - AWAY_SHARE) - chairs;
    const swing = Math.max(noise.get(turn) ?? 0, chairs < FEW_CHAIRS ? -1 : -2);
    found.set(turn, random.round(mean) + swing);
  }
  if ([...found.values()].every((surplus) => surplus < 0)) found.set(random.pick([...found.keys()]), 0);
  return found;
}

/**
 * Who of the people on chairs is away on which day of a month: in stretches of days, so that each shift keeps about
 * its chairs and 18 % of the working cells are empty. Returns one row of days a person.
 */
export function awayFromChairs(
  cells: Cells,
  chairsByTurn: Readonly<Record<string, number>>,
  random: SeededRandom,
): readonly (readonly boolean[])[] {
  const days = cells[0]?.length ?? 0;
  const away = cells.map(() => Array<boolean>(days).fill(false));
  const since = cells.map(() => 0);
  const until = cells.map(() => -1);
  const lost = cells.map(() => 0);
  const decks = new Map(Object.keys(chairsByTurn).map((turn) => [turn, random.shuffled(NOISE)]));

  /** Who was away least so far, of a few drawn by chance. */
  const nextAway = (present: readonly number[]): number =>
    [random.pick(present), random.pick(present), random.pick(present)].reduce((one, other) =>
      lost[other]! < lost[one]! ? other : one,
    );

  for (let day = 0; day < days; day++) {
    const workers = Map.groupBy(
      cells.keys().filter((person) => isWork(cells[person]![day]!)),
      (person) => cells[person]![day]!,
    );
    const noise = new Map([...decks].map(([turn, deck]) => [turn, deck[day]!]));
    const surplus = surpluses(workers, chairsByTurn, noise, random);
    for (const [turn, people] of workers) {
      const extra = surplus.get(turn);
      const wanted =
        extra === undefined
          ? random.round(people.length * AWAY_SHARE)
          : people.length - chairsByTurn[turn]! - extra;
      const gone = people
        .filter((person) => until[person]! >= day)
        .sort((one, other) => since[one]! - since[other]!);
      for (const person of gone.splice(0, gone.length - Math.max(0, wanted))) until[person] = day - 1;
      while (gone.length < Math.min(wanted, people.length)) {
        const person = nextAway(people.filter((candidate) => until[candidate]! < day));
        since[person] = day;
        until[person] = day + random.pick(STRETCHES) - 1;
        gone.push(person);
      }
      for (const person of gone) {
        away[person]![day] = true;
        lost[person]!++;
      }
    }
  }
  return away;
}

/** Who is away where no chair has to be filled: the same share, each for oneself. */
export function awayAlone(cells: Cells, random: SeededRandom): readonly (readonly boolean[])[] {
  const mean = STRETCHES.reduce((sum, stretch) => sum + stretch, 0) / STRETCHES.length;
  const begins = AWAY_SHARE / (1 - AWAY_SHARE) / mean;
  return cells.map((turns) => {
    let until = -1;
    return turns.map((turn, day) => {
      if (until < day && random.chance(begins)) until = day + random.pick(STRETCHES) - 1;
      return until >= day && isWork(turn);
    });
  });
}
