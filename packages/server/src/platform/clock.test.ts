import { dayFromIso, isoDay } from '@torre/domain/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import { systemClock } from './clock.ts';

const machineAt = (at: string): void => {
  const instant = Temporal.Instant.from(at);
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(instant);
};
afterEach(() => void vi.restoreAllMocks());

test('the day begins at midnight in Rome, in summer and in winter', () => {
  const clock = systemClock(null);
  for (const [at, day] of [
    ['2026-07-14T21:59:59.9Z', '2026-07-14'],
    ['2026-07-14T22:00:00Z', '2026-07-15'],
    ['2026-11-28T22:59:59.9Z', '2026-11-28'],
    ['2026-11-28T23:00:00Z', '2026-11-29'],
  ] as const) {
    machineAt(at);
    expect(isoDay(clock.today())).toBe(day);
    expect(clock.now().equals(Temporal.Instant.from(at))).toBe(true);
  }
});

test('where the day stands still the time of day goes on, whatever the season of the machine', () => {
  const clock = systemClock(dayFromIso('2026-12-14'));
  for (const [at, shown] of [
    ['2026-07-14T07:30:00.123Z', '2026-12-14T08:30:00.123Z'],
    ['2026-07-14T07:30:59.5Z', '2026-12-14T08:30:59.5Z'],
    ['2026-11-28T22:59:59Z', '2026-12-14T22:59:59Z'],
    ['2026-11-28T23:00:00Z', '2026-12-13T23:00:00Z'],
  ] as const) {
    machineAt(at);
    expect(clock.now().toString()).toBe(shown);
    expect(isoDay(clock.today())).toBe('2026-12-14');
  }
});
