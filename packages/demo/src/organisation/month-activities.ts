import { addDays, isoDay } from '@torre/domain/kernel';
import type { ZoneTable } from '@torre/domain/kernel';
import type { ClockTimes } from '@torre/domain/roster';
import type { ActivityRow } from '../world.ts';
import type { DemoMonth } from './demo-months.ts';
import { isoInstant } from './instants.ts';
import type { DealtSlot } from './late-absences.ts';
import type { RoomMonth } from './room-month.ts';
import type { SeededRandom } from './seeded-random.ts';

const HOUR = 60;

interface Kind {
  readonly code: string;
  /** For how many of a room's working cells there is one. */
  readonly share: number;
  /** Takes the person from the chairs: only where somebody else can take the place. */
  readonly takes: boolean;
  /** Shifts that it suits, with its times; elsewhere the whole shift. */
  readonly hours?: Readonly<Record<string, ClockTimes>>;
}

/** domain.md 3.6 */
const KINDS: readonly Kind[] = [
  { code: 'SIM', share: 0.002, takes: true },
  { code: 'AULA', share: 0.0015, takes: true },
  {
    code: 'UCS',
    share: 0.0015,
    takes: true,
    hours: {
      M: { begin: 9 * HOUR, end: 11 * HOUR },
      P: { begin: 17 * HOUR, end: 19 * HOUR },
      M1: { begin: 9 * HOUR, end: 11 * HOUR },
      P1: { begin: 17 * HOUR, end: 19 * HOUR },
    },
  },
  { code: 'ISTR', share: 0.002, takes: false },
  {
    code: 'STR',
    share: 0.001,
    takes: false,
    hours: { M: { begin: 15 * HOUR, end: 17 * HOUR }, M1: { begin: 14 * HOUR, end: 16 * HOUR } },
  },
];

export interface DealtActivity {
  readonly person: number;
  readonly day: number;
  readonly code: string;
  /** null: the whole main shift. */
  readonly hours: ClockTimes | null;
}

/** Secondary activities of a month: nobody is taken from a slot that would be short without. */
export function monthActivities(
  room: RoomMonth,
  slots: readonly DealtSlot[],
  random: SeededRandom,
): readonly DealtActivity[] {
  const dealt: DealtActivity[] = [];
  const cells = slots.reduce((sum, { present }) => sum + present.length, 0);
  const left = new Map(slots.map((slot) => [slot, slot.present]));
  for (const { code, share, takes, hours } of KINDS) {
    const suited = random.shuffled(slots.filter(({ turn }) => !hours || hours[turn]));
    let wanted = random.round(cells * share);
    for (const slot of suited) {
      if (wanted === 0) break;
      const present = left.get(slot)!;
      const count = room.count(slot.turn, present)!;
      const person = random
        .shuffled(present)
        .find((one) => !takes || (!slot.isRed && count.lacksWithout(room.maskOf(one)) === 0));
      if (person === undefined) continue;
      left.set(
        slot,
        present.filter((one) => one !== person),
      );
      dealt.push({ person, day: slot.day, code, hours: hours?.[slot.turn] ?? null });
      wanted--;
    }
  }
  return dealt.toSorted((one, other) => one.person - other.person || one.day - other.day);
}

export function activityRow(
  { day: index, code, hours }: DealtActivity,
  { icao, employee_id, activity_id }: Pick<ActivityRow, 'icao' | 'employee_id' | 'activity_id'>,
  month: DemoMonth,
  zone: ZoneTable,
): ActivityRow {
  const day = addDays(month.first, index);
  return {
    activity_id,
    employee_id,
    icao,
    day: isoDay(day),
    code,
    start_at: hours && isoInstant(zone.utc(day, hours.begin, 'start')),
    end_at: hours && isoInstant(zone.utc(day, hours.end, 'end')),
    version: 1,
  };
}
