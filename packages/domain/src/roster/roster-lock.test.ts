import { describe, expect, test } from 'vitest';
import { dayFromIso } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import { LOCK_MAX_DAYS, LOCK_REASON_MAX_LENGTH, decideLock, lockOf } from './index.ts';
import type { RosterLock } from './index.ts';

const day = (iso: string): Day => dayFromIso(iso)!;
const lock = (
  kind: RosterLock['kind'],
  from: string,
  to: string,
  employeeId: string | null = null,
): RosterLock => ({ kind, employeeId, from: day(from), to: day(to), reason: kind, by: 'Anna Fontana' });

const LOCKS = [
  lock('person', '2026-12-10', '2026-12-20', '700001'),
  lock('day', '2026-12-15', '2026-12-15'),
  lock('month', '2026-11-01', '2026-11-30'),
  lock('day', '2026-11-30', '2026-11-30'),
];

describe('a cell is locked', () => {
  test.each([
    ['not before the first day of a person’s range', '700001', '2026-12-09', null],
    ['on the first day of the range', '700001', '2026-12-10', 'person'],
    ['on its last day', '700001', '2026-12-20', 'person'],
    ['not after it', '700001', '2026-12-21', null],
    ['not by the range of somebody else', '700002', '2026-12-14', null],
    ['for everybody on a locked day', '700002', '2026-12-15', 'day'],
    ['by the day before the own range: it binds more people', '700001', '2026-12-15', 'day'],
    ['in a closed month, whoever it is', '700002', '2026-11-01', 'month'],
    ['by the month before the day', '700002', '2026-11-30', 'month'],
    ['not in the month after', '700002', '2026-12-01', null],
  ])('%s', (_, employeeId, on, kind) => {
    expect(lockOf(LOCKS, { employeeId, day: day(on) })?.kind ?? null).toBe(kind);
  });
});

test.each([
  [
    'a day with a reason',
    '2026-12-15',
    '2026-12-15',
    ' Addestramento ',
    { ok: true, value: 'Addestramento' },
  ],
  ['a year', '2026-01-01', '2027-01-01', 'x', { ok: true }],
  [
    'more than a year',
    '2026-01-01',
    '2027-01-02',
    'x',
    { code: 'lockTooLong', details: { allowed: LOCK_MAX_DAYS } },
  ],
  ['an end before the beginning', '2026-12-15', '2026-12-14', 'x', { code: 'daysReversed' }],
  ['no reason', '2026-12-15', '2026-12-15', '  ', { code: 'reasonRequired' }],
  ['a reason that nobody sees', '2026-12-15', '2026-12-15', '\u200B\u2060', { code: 'reasonRequired' }],
  [
    'a long reason',
    '2026-12-15',
    '2026-12-15',
    'x'.repeat(LOCK_REASON_MAX_LENGTH + 1),
    { code: 'reasonTooLong' },
  ],
])('locking days: %s', (_, from, to, reason, expected) => {
  expect(decideLock({ from: day(from), to: day(to), reason })).toMatchObject(expected);
});
