import { dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import { DefinitionBook, type AwayDays } from '../../areas/roster/index.ts';
import { aShift, DATE, DEFINITIONS } from './opened-day.fixture.ts';
import { takenHours } from './taken-hours.ts';

const HOUR = 60;
const DAY = dayFromCompact(DATE) as Day;
const ON_CALL = { ...DEFINITIONS[2]!, shiftId: 'RPN', name: 'RPN', shiftClass: 'REP' as const };
const BOOK = new DefinitionBook([...DEFINITIONS, ON_CALL]);
const AWAY: AwayDays = { employeeId: '800123', from: DAY, to: DAY, hours: null, reason: 'ABSENT' };

const taken = (turn: string | null, away: Partial<AwayDays> = {}) =>
  takenHours(
    {
      base: turn === null ? null : aShift({ turn, startDate: null, endDate: null }),
      book: BOOK,
      competence: DAY,
    },
    [{ ...AWAY, ...away }],
  );
const clock = (hour: number) => ({ day: DAY, minute: hour * HOUR });

test('an absence takes the hours of the shift, from the evening before where it begins then', () => {
  expect(taken('M')).toEqual({
    kind: 'LAV',
    wanted: { spans: [{ begin: 7 * HOUR, end: 15 * HOUR }], specializationId: null },
  });
  expect(taken('N')?.wanted.spans).toEqual([{ begin: -HOUR, end: 7 * HOUR }]);
  expect(taken('RPN')?.kind).toBe('REP');
});

test('an absence of some hours takes those of them in which the shift is', () => {
  expect(taken('M', { hours: { start: clock(13), end: clock(20) } })?.wanted.spans).toEqual([
    { begin: 13 * HOUR, end: 15 * HOUR },
  ]);
  expect(taken('M', { hours: { start: clock(15), end: clock(20) } })).toBeNull();
});

test('a request that waits takes nothing, and from a day without a shift nothing is taken', () => {
  expect(taken('M', { reason: 'REQUESTED' })).toBeNull();
  expect(taken('FREE')).toBeNull();
  expect(taken(null)).toBeNull();
});
