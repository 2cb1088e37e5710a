import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { ZONE, dayAt } from '../platform/clock.ts';
import type { Clock } from '../platform/clock.ts';

/** A clock that a test owns: it starts at 10:00 of `today` and runs with the machine's, plus what was added. */
export interface TestClock extends Clock {
  advance(duration: Temporal.DurationLike): void;
}

export function testClock(today: Day): TestClock {
  const begin = Temporal.PlainDate.from(isoDay(today)).toZonedDateTime({
    timeZone: ZONE,
    plainTime: '10:00',
  });
  let offset = begin.epochMilliseconds - Date.now();
  const now = (): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(Date.now() + offset);
  return {
    now,
    today: () => dayAt(now()),
    advance: (duration) => {
      offset += Temporal.Duration.from(duration).total('milliseconds');
    },
  };
}
