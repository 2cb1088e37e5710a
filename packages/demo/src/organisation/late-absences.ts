import type { ClockTimes } from '@torre/domain/roster';
import type { ChairCount } from './chair-count.ts';
import { isWithin } from './room-month.ts';
import type { RoomMonth, Stretch } from './room-month.ts';
import type { SeededRandom } from './seeded-random.ts';
import { LATE_SHARE, MOST_SURPLUS } from './slot-targets.ts';
import type { SlotTarget, SlotTargets } from './slot-targets.ts';

const HOUR = 60;

/** Hours that somebody asks for; all of a shift have the hour in common in which the room is counted (`HOUR_OF`). */
const ASKED_HOURS: Readonly<Record<string, readonly ClockTimes[]>> = {
  M: [
    { begin: 7 * HOUR, end: 9 * HOUR },
    { begin: 8 * HOUR, end: 11 * HOUR },
  ],
  P: [
    { begin: 20 * HOUR, end: 22 * HOUR },
    { begin: 21 * HOUR, end: 23 * HOUR },
  ],
  M1: [
    { begin: 6 * HOUR, end: 9 * HOUR },
    { begin: 8 * HOUR, end: 10 * HOUR },
  ],
  P1: [
    { begin: 14 * HOUR, end: 17 * HOUR },
    { begin: 16 * HOUR, end: 18 * HOUR },
  ],
};
const HOURS_SHARE = 0.25;

/** Away on a day whose shift was published. */
export interface LateAbsence {
  readonly person: number;
  readonly day: number;
  /** null: the whole shift. */
  readonly hours: ClockTimes | null;
}

/** One shift of one day, once everybody is away who will be. */
export interface DealtSlot {
  readonly turn: string;
  readonly day: number;
  /** Who is there. */
  readonly present: readonly number[];
  readonly difference: number;
  /** Some chair stays empty. */
  readonly isRed: boolean;
}

class LateDeal {
  readonly late: LateAbsence[] = [];
  readonly #room: RoomMonth;
  readonly #random: SeededRandom;
  readonly #daysOf: number[][];

  constructor(room: RoomMonth, random: SeededRandom) {
    this.#room = room;
    this.#random = random;
    this.#daysOf = room.cells.map(() => []);
  }

  slot(turn: string, day: number, people: readonly number[], target: SlotTarget): DealtSlot {
    const count = this.#room.count(turn, people)!;
    const gone: number[] = [];
    const most = Math.max(target.late, count.surplus - MOST_SURPLUS);
    const wanted =
      target.kind === 'short' ? count.surplus - target.difference : Math.min(most, count.surplus);
    while (gone.length < wanted) {
      const candidates = this.#inOrder(people, gone, day);
      const isLast = target.kind === 'wrong' && gone.length === wanted - 1;
      const breaks = isLast || (target.kind === 'short' && count.surplus <= 0);
      const found =
        candidates.find((person) =>
          breaks ? this.#leavesHole(count, person, gone) : this.#leavesNone(count, person),
        ) ??
        (target.kind === 'short' && !breaks
          ? candidates.find((person) => this.#leavesHole(count, person, gone))
          : undefined);
      if (found === undefined) break;
      gone.push(found);
      count.remove(this.#room.maskOf(found));
      this.#away(found, day, turn);
    }
    const present = people.filter((person) => !gone.includes(person));
    return { turn, day, present, difference: count.surplus, isRed: count.lacks > 0 };
  }

  /** Where no chair has to be filled. */
  alone(turn: string, day: number, people: readonly number[]): void {
    for (const person of people) if (this.#random.chance(LATE_SHARE)) this.#away(person, day, turn);
  }

  #away(person: number, day: number, turn: string): void {
    const choice = ASKED_HOURS[turn];
    const hours = choice && this.#random.chance(HOURS_SHARE) ? this.#random.pick(choice) : null;
    this.#daysOf[person]!.push(day);
    this.late.push({ person, day, hours });
  }

  /** Who was away the day before or will be the day after first, then who was least. */
  #inOrder(people: readonly number[], gone: readonly number[], day: number): readonly number[] {
    const weight = (person: number): number => {
      const days = this.#daysOf[person]!;
      return days.length - (days.includes(day - 1) || days.includes(day + 1) ? 2 : 0);
    };
    return this.#random
      .shuffled(people.filter((person) => !gone.includes(person)))
      .sort((one, other) => weight(one) - weight(other));
  }

  #leavesNone(count: ChairCount, person: number): boolean {
    return count.lacksWithout(this.#room.maskOf(person)) === 0;
  }

  /** Chairs stay empty, and for each of them somebody of those away could sit there: more people leave less to name. */
  #leavesHole(count: ChairCount, person: number, gone: readonly number[]): boolean {
    const mask = this.#room.maskOf(person);
    count.remove(mask);
    const { lacks, lacking } = count;
    count.add(mask);
    const couldSit = [person, ...gone].reduce((masks, one) => masks | this.#room.maskOf(one), 0);
    return lacks > 0 && (lacking & ~couldSit) === 0;
  }
}

export interface LateMonth {
  readonly late: readonly LateAbsence[];
  readonly slots: readonly DealtSlot[];
}

/** Absences that became known after publication: who is away leaves a shift that stands in the roster. */
export function lateAbsences(
  room: RoomMonth,
  leave: readonly (readonly Stretch[])[],
  targets: SlotTargets,
  random: SeededRandom,
): LateMonth {
  const deal = new LateDeal(room, random);
  const slots: DealtSlot[] = [];
  for (let day = 0; day < room.days; day++) {
    for (const [turn, workers] of room.workersOn(day)) {
      const people = workers.filter((person) => !isWithin(leave[person]!, day));
      const target = targets.get(turn)?.[day];
      if (target) slots.push(deal.slot(turn, day, people, target));
      else deal.alone(turn, day, people);
    }
  }
  return { late: deal.late, slots };
}
