import type { ChairTurn } from './plant-plan.ts';
import type { RoomMonth } from './room-month.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Share of the working cells in which somebody is away (domain.md 9.1), and of those that became so after publication. */
export const AWAY_SHARE = 0.18;
export const LATE_SHARE = 0.04;

/** Share of a month's slots that are short of somebody; some of them have enough people, but not the right ones. */
const SHORT_SHARE = 0.19;
/** Tried for so many; not every day has somebody whom nobody else can stand in for. */
const WRONG_PEOPLE = 3;

/** With so few chairs two people short would leave the room all but empty, and everybody can do everything. */
const FEW_CHAIRS = 6;
const TWO_SHORT = 0.2;
/** Nobody plans for more people than this beside the chairs. */
export const MOST_SURPLUS = 3;

/** What one shift of one day is to look like. */
export interface SlotTarget {
  /** `short`: fewer people than chairs; `wrong`: chairs stay empty though there are people enough. */
  readonly kind: 'full' | 'short' | 'wrong';
  /** People less chairs, once everybody is away who will be. */
  readonly difference: number;
  /** How many of them became so after publication. */
  readonly late: number;
}

export type SlotTargets = ReadonlyMap<string, readonly SlotTarget[]>;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Which slots are short: dealt like cards, so that every month has its red ones, and never all of a day. */
function shortSlots(room: RoomMonth, random: SeededRandom): ReadonlyMap<string, 'short' | 'wrong'> {
  const slots = room.turns.flatMap((turn) =>
    Array.from({ length: room.days }, (_, day) => ({ turn, day, key: `${turn} ${day}` })),
  );
  const wanted = Math.round(slots.length * SHORT_SHARE);
  // N11 begins on the evening before the day whose night it is; that of the first day stands in the month before
  const slotDayOf = (turn: ChairTurn, day: number): number => (turn === 'N11' ? day + 1 : day);
  const onDay = new Map<number, number>(room.turns.includes('N11') ? [[0, 1]] : []);
  const kinds = new Map<string, 'short' | 'wrong'>();
  let wrong = 0;
  for (const { turn, day, key } of random.shuffled(slots)) {
    const slotDay = slotDayOf(turn, day);
    const already = onDay.get(slotDay) ?? 0;
    if (kinds.size === wanted || already >= room.turns.length - 1) continue;
    onDay.set(slotDay, already + 1);
    const isWrong = room.chairsOf(turn) > FEW_CHAIRS && wrong < WRONG_PEOPLE;
    if (isWrong) wrong++;
    kinds.set(key, isWrong ? 'wrong' : 'short');
  }
  return kinds;
}

/** What each shift of a month is to look like, such that about 18 % of the working cells are away. */
export function slotTargets(room: RoomMonth, random: SeededRandom): SlotTargets {
  const kinds = shortSlots(room, random);
  const workers = Array.from({ length: room.days }, (_, day) => room.workersOn(day));
  const targetsOf = (turn: ChairTurn): SlotTarget[] => {
    const chairs = room.chairsOf(turn);
    const counts = workers.map((byTurn) => byTurn.get(turn)?.length ?? 0);
    const isFew = chairs <= FEW_CHAIRS;
    const shortfall = SHORT_SHARE * (isFew ? 1 : 1 + TWO_SHORT);
    const spare = (mean(counts) * (1 - AWAY_SHARE) - chairs + shortfall) / (1 - SHORT_SHARE);
    const lateElsewhere = Math.max(0, (LATE_SHARE * mean(counts) - shortfall) / (1 - SHORT_SHARE));
    return counts.map((there, day): SlotTarget => {
      const kind = kinds.get(`${turn} ${day}`) ?? 'full';
      const most = there - chairs;
      const swing = random.pick([-1, 0, 0, 0, 1]);
      const few = random.round(lateElsewhere * random.pick([0, 1, 1, 2]));
      const isTwo = random.chance(TWO_SHORT) && !isFew;
      if (kind === 'short') return { kind, difference: isTwo ? -2 : -1, late: 1 };
      const wanted = Math.min(random.round(Math.max(0, spare + swing)), MOST_SURPLUS);
      const difference = kind === 'wrong' ? 0 : Math.max(0, Math.min(wanted, most));
      const least = kind === 'wrong' ? 1 : 0;
      return { kind, difference, late: Math.max(least, Math.min(few, most - difference)) };
    });
  };
  return new Map(room.turns.map((turn) => [turn, targetsOf(turn)]));
}
