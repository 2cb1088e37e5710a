import type { TimeAway } from './absence-rows.ts';
import { lateAbsences } from './late-absences.ts';
import type { DealtSlot, LateAbsence } from './late-absences.ts';
import type { DemoPerson } from './plant-people.ts';
import type { PlantPlan } from './plant-plan.ts';
import { awayAlone, plannedLeave } from './planned-leave.ts';
import { RoomMonth, worksOn } from './room-month.ts';
import type { Cells, Stretch } from './room-month.ts';
import type { SeededRandom } from './seeded-random.ts';
import { AWAY_SHARE, LATE_SHARE, slotTargets } from './slot-targets.ts';

/** Requests refused or taken back, for each that took somebody away (domain.md 9.3). */
const IN_VAIN_SHARE = 0.125;

export interface MonthAbsences {
  /** In the order of people, then of days. */
  readonly times: readonly TimeAway[];
  readonly slots: readonly DealtSlot[];
  readonly room: RoomMonth;
}

/** Days in a row of one person are one absence; hours stand for themselves. */
function merged(late: readonly LateAbsence[]): readonly TimeAway[] {
  const times: { -readonly [K in keyof TimeAway]: TimeAway[K] }[] = [];
  for (const { person, day, hours } of late.toSorted(
    (one, other) => one.person - other.person || one.day - other.day,
  )) {
    const last = times.at(-1);
    const goesOn = last?.person === person && last.to === day - 1 && last.hours === null && hours === null;
    if (goesOn) last.to = day;
    else times.push({ person, from: day, to: day, hours, known: 'afterwards' });
  }
  return times;
}

/** Who of these people is away in a month that the cycles gave these cells, and what that makes of the slots. */
export function monthAbsences(
  plan: PlantPlan,
  people: readonly DemoPerson[],
  cells: Cells,
  random: SeededRandom,
): MonthAbsences {
  const room = new RoomMonth(plan, people, cells);
  const targets = slotTargets(room, random);
  const leave = plannedLeave(room, targets, random);
  const { late, slots } = lateAbsences(room, leave, targets, random);
  const sits = new Set(room.sitters);
  const others = [...people.keys()].filter((person) => !sits.has(person));
  const alone = awayAlone(
    others.map((person) => cells[person]!),
    random,
  );
  const planned = ({ from, to }: Stretch, person: number): TimeAway => ({
    person,
    from,
    to,
    hours: null,
    known: 'before publication',
  });
  const taken: readonly TimeAway[] = [
    ...leave.flatMap((own, person) => own.map((one) => planned(one, person))),
    ...alone.flatMap((own, index) =>
      own.map((one): TimeAway => {
        const isLate = random.chance(LATE_SHARE / AWAY_SHARE);
        return { ...planned(one, others[index]!), ...(isLate && { known: 'afterwards' }) };
      }),
    ),
    ...merged(late),
  ];
  const times = [...taken, ...inVain(cells, taken, random)];
  return {
    times: times.toSorted((one, other) => one.person - other.person || one.from - other.from),
    slots,
    room,
  };
}

/** Working days that somebody asked for and did not get, or did not want in the end. */
function inVain(cells: Cells, taken: readonly TimeAway[], random: SeededRandom): readonly TimeAway[] {
  const busy = new Set(
    taken.flatMap(({ person, from, to }) =>
      Array.from({ length: to - from + 1 }, (_, index) => `${person} ${from + index}`),
    ),
  );
  const people = [...cells.keys()];
  return Array.from({ length: Math.round(taken.length * IN_VAIN_SHARE) }, (): TimeAway[] => {
    const person = random.pick(people);
    const day = random.below(cells[person]!.length);
    const key = `${person} ${day}`;
    if (busy.has(key) || !worksOn(cells[person]![day]!)) return [];
    busy.add(key);
    return [{ person, from: day, to: day, hours: null, known: 'in vain' }];
  }).flat();
}
