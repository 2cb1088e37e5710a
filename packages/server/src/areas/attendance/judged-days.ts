import type { AttendanceLimits } from '@torre/domain/attendance';
import { worksAllTheSame } from '@torre/domain/counters';
import type { Day } from '@torre/domain/kernel';
import type { AreaDeps } from '../../platform/deps.ts';
import { readPersonDays } from './attendance.reads.ts';
import type { PersonDays } from './attendance.reads.ts';
import { postOn } from './person-posts.reads.ts';
import type { AskedPerson } from './person-posts.reads.ts';
import type { Days } from './requested-days.ts';

const MS_PER_MINUTE = 60_000;

/** A person's days with the settings by which they are judged. */
export interface JudgedDays extends PersonDays {
  readonly limits: AttendanceLimits;
}

export async function readJudgedDays(
  { db, clock, configuration }: Pick<AreaDeps, 'db' | 'clock' | 'configuration'>,
  { posts, employeeId }: AskedPerson,
  days: Days,
): Promise<JudgedDays> {
  const causesOfWork = configuration.read('legality.causesOfWork');
  const causesThatStay = configuration.causesThatStay;
  const personDays = await readPersonDays(db, employeeId, days, {
    now: Math.floor(clock.now().epochMilliseconds / MS_PER_MINUTE),
    worksWith: (cause, day) =>
      causesOfWork.includes(cause) ||
      worksAllTheSame(cause, postOn(posts, day)?.condition ?? null, day, { causesThatStay }),
  });
  const plant = posts[0]?.icao ?? null;
  return {
    ...personDays,
    limits: {
      tolerance: configuration.read('attendance.tolerance', plant),
      margin: configuration.read('attendance.punchMargin', plant),
      longestPresence: configuration.read('attendance.longestPresence'),
    },
  };
}

/** Whether the hours of the person's category on that day are kept elsewhere (M6.05). */
export function isKeptElsewhere(
  { lookups }: Pick<AreaDeps, 'lookups'>,
  { posts }: AskedPerson,
  day: Day,
): boolean {
  const category = postOn(posts, day)?.category;
  const known = category === undefined ? null : lookups.categories(day).named(category);
  return known?.attributes['outsideTimeSystem'] === true;
}
