import { addDays, dayFromIso, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { World } from '../world.ts';
import { plantCounters } from './plant-counters.ts';

/** domain.md 5.3: in these states somebody is away. */
export const TAKING: readonly number[] = [10, 20, 40, 50, 60];

/** One slot of one day as its counter shows it. */
export interface SeenSlot {
  readonly month: string;
  readonly day: string;
  readonly turn: string;
  readonly difference: number;
  readonly lacks: number;
  /** Could somebody sit on an empty chair whose absence alone keeps a shift in this slot from it? */
  readonly isNamed: boolean;
}

export const isRed = ({ difference, lacks }: SeenSlot): boolean => difference < 0 || lacks > 0;

/** Shifts on call, by the slot that they fill. */
const CALLS: Readonly<Record<string, string>> = { RPN: 'REP', RPD: 'RPD' };

/** The slot that a shift fills: N11 begins on the evening before the day whose night it is. */
function slotOf(turn: string, day: string): string {
  const call = CALLS[turn];
  if (call !== undefined) return `${day} ${call}`;
  return turn === 'N11' ? `${isoDay(addDays(dayFromIso(day)!, 1))} N` : `${day} ${turn}`;
}

/** Who is away on a day whose shift stands in the roster, by the slot of the shift. */
function absentees(world: World, icao: string): ReadonlyMap<string, readonly string[]> {
  const turns = new Map(
    world.day_shift
      .filter((cell) => cell.icao === icao)
      .map((cell) => [`${cell.employee_id} ${cell.day}`, cell.turn]),
  );
  const found = new Map<string, string[]>();
  for (const { employee_id, state, from_day, to_day } of world.absence) {
    if (!TAKING.includes(state)) continue;
    for (let day = dayFromIso(from_day)!; day <= dayFromIso(to_day)!; day = addDays(day, 1)) {
      const turn = turns.get(`${employee_id} ${isoDay(day)}`);
      if (turn === undefined) continue;
      const key = slotOf(turn, isoDay(day));
      found.set(key, [...(found.get(key) ?? []), employee_id]);
    }
  }
  return found;
}

/** Working slots of a plant from one day to another of a month; of a shift that is called as its slot, or N11. */
export function plantSlots(
  world: World,
  icao: string,
  asked: { readonly from: Day; readonly to: Day; readonly timeslots: readonly string[] },
): readonly SeenSlot[] {
  const { from, to, timeslots } = asked;
  const away = absentees(world, icao);
  const { counters, people, specializations, competences } = plantCounters(world, icao, asked);
  // Of these every controller is one, without an endorsement: the place on call asks for no more.
  const ofCategory = new Set(
    world.specialization
      .filter((row) => row.icao === icao && row.of_category)
      .map((row) => row.specialization_id),
  );
  const holds = (employeeId: string, day: Day, names: readonly string[]): boolean =>
    names.some((name) => ofCategory.has(name)) ||
    competences[people.indexOf(employeeId)]!.endorsements.some(
      (term) =>
        names.includes(term.specializationId) && term.from <= day && (term.to === null || day <= term.to),
    );
  return Array.from({ length: to - from + 1 }, (_, index) => addDays(from, index)).flatMap((day) =>
    timeslots.map((turn, slotIndex): SeenSlot => {
      const { employees, chairs, lacks } = counters.row(slotIndex, day);
      const isShort = employees < chairs || lacks > 0;
      const lacking = isShort ? counters.detail(slotIndex, day).lacking : [];
      const names = lacking.map(({ specialization }) => specializations[specialization]!);
      return {
        month: isoDay(from).slice(0, 7),
        day: isoDay(day),
        turn,
        difference: employees - chairs,
        lacks,
        isNamed: (away.get(`${isoDay(day)} ${turn}`) ?? []).some((person) => holds(person, day, names)),
      };
    }),
  );
}
