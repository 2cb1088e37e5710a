import { isWithin, worksOn } from './room-month.ts';
import type { Cells, RoomMonth, Stretch } from './room-month.ts';
import type { SeededRandom } from './seeded-random.ts';
import { AWAY_SHARE, LATE_SHARE } from './slot-targets.ts';
import type { SlotTargets } from './slot-targets.ts';

/** Days in a row that somebody is away. */
const STRETCHES = [2, 3, 3, 4, 5, 5, 7, 8, 10, 12] as const;
const PLANNED_SHARE = AWAY_SHARE - LATE_SHARE;
/** Of so many, who was away least goes. */
const ASKED = 3;

/** Deals the leave of one room and month, day by day. */
class LeaveDeal {
  readonly stretches: Stretch[][];
  readonly #room: RoomMonth;
  readonly #random: SeededRandom;
  readonly #lost: number[];

  constructor(room: RoomMonth, random: SeededRandom) {
    this.#room = room;
    this.#random = random;
    this.stretches = room.cells.map(() => []);
    this.#lost = room.cells.map(() => 0);
  }

  /** So many of these people are to be away on a day, all chairs of the shift remaining filled. */
  deal(day: number, turn: string, people: readonly number[], wanted: number): void {
    const gone = people.filter((person) => isWithin(this.stretches[person]!, day));
    const present = people.filter((person) => !gone.includes(person));
    const count = this.#room.count(turn, present);
    const mask = (person: number): number => this.#room.maskOf(person);
    gone.sort((one, other) => this.stretches[one]!.at(-1)!.from - this.stretches[other]!.at(-1)!.from);
    while (gone.length > 0 && (gone.length > wanted || (count && count.lacks > 0))) {
      const back = gone.shift()!;
      this.#comesBack(back, day);
      present.push(back);
      count?.add(mask(back));
    }
    while (gone.length < wanted) {
      const free = present.filter((person) => !count || count.lacksWithout(mask(person)) === 0);
      if (free.length === 0) break;
      const next = this.#leastAway(free);
      this.stretches[next]!.push({ from: day, to: day + this.#random.pick(STRETCHES) - 1 });
      present.splice(present.indexOf(next), 1);
      gone.push(next);
      count?.remove(mask(next));
    }
    for (const person of gone) this.#lost[person]!++;
  }

  #comesBack(person: number, day: number): void {
    const own = this.stretches[person]!;
    const last = own.at(-1)!;
    if (last.from === day) own.pop();
    else last.to = day - 1;
  }

  #leastAway(people: readonly number[]): number {
    return Array.from({ length: ASKED }, () => this.#random.pick(people)).reduce((one, other) =>
      this.#lost[other]! < this.#lost[one]! ? other : one,
    );
  }
}

/**
 * Leave that was known before the month was published, by person: in stretches of days, such that every shift keeps people
 * for all of its chairs and those beside who will be away on short notice.
 */
export function plannedLeave(
  room: RoomMonth,
  targets: SlotTargets,
  random: SeededRandom,
): readonly (readonly Stretch[])[] {
  const deal = new LeaveDeal(room, random);
  for (let day = 0; day < room.days; day++) {
    for (const [turn, people] of room.workersOn(day)) {
      const target = targets.get(turn)?.[day];
      const wanted = target
        ? people.length - room.count(turn, [])!.chairs - Math.max(0, target.difference + target.late)
        : random.round(people.length * PLANNED_SHARE);
      deal.deal(day, turn, people, wanted);
    }
  }
  return deal.stretches.map((own, person) => own.flatMap((one) => trimmed(one, room.cells[person]!)));
}

/** From the first to the last working day in it. */
function trimmed({ from, to }: Stretch, turns: readonly string[]): readonly Stretch[] {
  const working = [...turns.keys()].filter((day) => from <= day && day <= to && worksOn(turns[day]!));
  return working.length === 0 ? [] : [{ from: working[0]!, to: working.at(-1)! }];
}

/** Who is away where no chair has to be filled: the same share, each for oneself. */
export function awayAlone(cells: Cells, random: SeededRandom): readonly (readonly Stretch[])[] {
  const mean = STRETCHES.reduce((sum, stretch) => sum + stretch, 0) / STRETCHES.length;
  const begins = AWAY_SHARE / (1 - AWAY_SHARE) / mean;
  return cells.map((turns) => {
    const own: Stretch[] = [];
    for (let day = 0; day < turns.length; day++) {
      if (!isWithin(own, day) && random.chance(begins))
        own.push({ from: day, to: day + random.pick(STRETCHES) - 1 });
    }
    return own.flatMap((one) => trimmed(one, turns));
  });
}
