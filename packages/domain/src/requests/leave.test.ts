import { describe, expect, test } from 'vitest';
import { dayOf } from '../kernel/index.ts';
import { LEAVE } from './index.ts';
import type { LeaveActor, LeaveFacts, LeaveOperation, LeaveState } from './index.ts';

const CUTOFF = dayOf(2026, 11, 4);
const FACTS: LeaveFacts = {
  path: 'A',
  note: 'perché',
  isLaw104: false,
  lacksDocument: false,
  balance: { left: 5, asked: 3 },
  editable: true,
  isClosed: false,
  cutoff: CUTOFF,
  today: CUTOFF,
  hasBegun: false,
  isRegistered: false,
  isHours: true,
};
const SECOND = ['manager', 'second'] as const;
const STATES: readonly LeaveState[] = [10, 20, 30, 40, 50, 60, 70];

type From = LeaveState | null;
const decide = (from: From, operation: LeaveOperation, actors: readonly LeaveActor[], facts = {}) =>
  LEAVE.decide(from, operation, actors, { ...FACTS, ...facts });

describe('requests of leave, F1 to F13', () => {
  test.each([
    ['F1 by two managers', null, 'insert', ['owner'], { path: 'V' }, 60],
    ['F1 by one', null, 'insert', ['owner'], { path: 'A' }, 40],
    ['F1 at once', null, 'insert', ['owner'], { path: 'D' }, 10],
    ['F2', null, 'disposition', ['manager'], { path: 'V' }, 10],
    ['F3', 60, 'authorize', ['manager'], {}, 50],
    ['F3 by who holds both levels', 60, 'authorize', SECOND, {}, 50],
    ['F4', 60, 'approve', SECOND, {}, 10],
    ['F5 endorsed', 50, 'approve', SECOND, {}, 10],
    ['F5', 40, 'approve', ['manager'], {}, 10],
    ['F6 to endorse', 60, 'reject', ['manager'], {}, 70],
    ['F6 endorsed', 50, 'reject', SECOND, {}, 70],
    ['F6', 40, 'reject', ['manager'], {}, 70],
    ['F7 by its owner', 60, 'delete', ['owner'], {}, 30],
    ['F7 by its manager', 40, 'delete', ['manager'], {}, 30],
    ['F8', 10, 'askAnnulment', ['owner'], {}, 20],
    ['F9', 20, 'approve', ['manager'], {}, 30],
    ['F9 authorize', 20, 'authorize', ['manager'], {}, 30],
    ['F9b', 20, 'delete', ['manager'], {}, 30],
    ['F10', 20, 'reject', ['manager'], {}, 10],
    ['F11', 20, 'withdraw', ['owner'], {}, 10],
    ['F12', 10, 'annul', ['manager'], {}, 30],
    ['F13', 50, 'ignore', ['manager'], {}, 50],
    ['F13 back', 20, 'consider', ['manager'], {}, 20],
  ] as const)('%s', (_row, from, operation, actors, facts, to) => {
    expect(decide(from, operation, actors, facts)).toEqual({ ok: true, value: to });
  });

  test.each([
    ['approve of the second level by the first', 50, 'approve', ['manager'], {}, 'not-allowed'],
    ['approve of both levels by the first', 60, 'approve', ['manager'], {}, 'not-allowed'],
    ['reject of the second level by the first', 50, 'reject', ['manager'], {}, 'not-allowed'],
    ['a decision on an own request', 40, 'approve', ['owner'], {}, 'not-allowed'],
    ['the endorsement of an own one', 60, 'authorize', ['owner'], {}, 'not-allowed'],
    ['what is rejected', 70, 'approve', [...SECOND, 'owner'], {}, 'state-changed'],
    ['what is annulled', 30, 'withdraw', ['owner'], {}, 'state-changed'],
    ['delete of what is endorsed', 50, 'delete', ['owner', ...SECOND], {}, 'state-changed'],
    ['F1 without balance', null, 'insert', ['owner'], { balance: { left: 2, asked: 3 } }, 'balance'],
    ['F4 without balance', 60, 'approve', SECOND, { balance: { left: 2, asked: 3 } }, 'balance'],
    ['F5 without balance', 40, 'approve', ['manager'], { balance: { left: 2, asked: 3 } }, 'balance'],
    ['F4 without its document', 60, 'approve', SECOND, { lacksDocument: true }, 'document-missing'],
    ['F5 without its document', 50, 'approve', SECOND, { lacksDocument: true }, 'document-missing'],
    ['a permit of law 104 is rejected: it', 40, 'reject', ['manager'], { isLaw104: true }, 'law-104-stands'],
    ['its delete by a manager', 40, 'delete', ['manager'], { isLaw104: true }, 'law-104-stands'],
    ['registered sickness taken back', 10, 'askAnnulment', ['owner'], { isRegistered: true }, 'registered'],
    ['whole days left out of a counter', 10, 'ignore', ['manager'], { isHours: false }, 'whole-days'],
  ] as const)('%s is refused', (_case, from, operation, actors, facts, code) => {
    expect(decide(from, operation, actors, facts)).toMatchObject({ ok: false, code });
  });

  test.each([
    ['another person deletes nothing of it', 40, 'delete', { isLaw104: true }, 30],
    ['a rejected annulment leaves it approved', 20, 'reject', { isLaw104: true }, 10],
  ] as const)('law 104: %s', (_case, from, operation, facts, to) => {
    const actor = operation === 'delete' ? 'owner' : 'manager';
    expect(decide(from, operation, [actor], facts)).toEqual({ ok: true, value: to });
  });

  test('[M5.50] a rejection needs a note of 1 to 100 characters', () => {
    for (const [from, actors] of [
      [60, ['manager']],
      [50, SECOND],
      [40, ['manager']],
      [20, ['manager']],
    ] as const) {
      expect(decide(from, 'reject', actors, { note: ' ' })).toMatchObject({ code: 'note-missing' });
      expect(decide(from, 'reject', actors, { note: '🙂'.repeat(101) })).toMatchObject({
        code: 'note-too-long',
        details: { allowed: 100 },
      });
      expect(decide(from, 'reject', actors, { note: '🙂'.repeat(100) }).ok).toBe(true);
    }
  });
});

describe('the dates of domain.md 4.1.7', () => {
  const CLOSED = { editable: false, isClosed: false, hasBegun: true, today: CUTOFF + 1 };

  test('insert, disposition, annulment asked and annulled ask the edit window of the first day', () => {
    expect(decide(null, 'insert', ['owner'], CLOSED)).toMatchObject({ code: 'window-closed' });
    expect(decide(null, 'disposition', ['manager'], CLOSED)).toMatchObject({ code: 'window-closed' });
    expect(decide(10, 'askAnnulment', ['owner'], CLOSED)).toMatchObject({ code: 'begun' });
    expect(decide(10, 'annul', ['manager'], CLOSED)).toMatchObject({ code: 'window-closed' });
    expect(decide(10, 'askAnnulment', ['owner'], { hasBegun: true }).ok).toBe(true);
  });

  test('a decision asks only the cutoff of the month, which is still open on its day', () => {
    const decisions = [
      [60, 'approve', SECOND],
      [50, 'approve', SECOND],
      [40, 'approve', ['manager']],
      [20, 'approve', ['manager']],
      [20, 'authorize', ['manager']],
      [20, 'delete', ['manager']],
    ] as const;
    for (const [from, operation, actors] of decisions) {
      expect(decide(from, operation, actors, CLOSED)).toMatchObject({
        code: 'month-decided',
        details: { cutoff: CUTOFF },
      });
      expect(decide(from, operation, actors, { ...CLOSED, today: CUTOFF }).ok).toBe(true);
    }
  });

  test('a month that the payroll has closed refuses what would change an effect in it', () => {
    const steps = [
      [null, 'insert', ['owner']],
      [null, 'disposition', ['manager']],
      [60, 'approve', SECOND],
      [40, 'approve', ['manager']],
      [10, 'askAnnulment', ['owner']],
      [20, 'approve', ['manager']],
      [20, 'delete', ['manager']],
      [10, 'annul', ['manager']],
    ] as const;
    for (const [from, operation, actors] of steps)
      expect(decide(from, operation, actors, { isClosed: true })).toMatchObject({ code: 'month-closed' });
  });

  test('endorsing, rejecting, deleting and withdrawing always pass, so that nothing stays stuck', () => {
    const closed = { ...CLOSED, isClosed: true };
    expect(decide(60, 'authorize', ['manager'], closed).ok).toBe(true);
    for (const from of [60, 40, 20] as const)
      expect(decide(from, 'reject', ['manager'], closed).ok).toBe(true);
    expect(decide(50, 'reject', SECOND, closed).ok).toBe(true);
    for (const from of [60, 40] as const) expect(decide(from, 'delete', ['owner'], closed).ok).toBe(true);
    expect(decide(20, 'withdraw', ['owner'], closed).ok).toBe(true);
  });
});

test('what each of its people may do from each state', () => {
  const allowed = (actors: readonly LeaveActor[]) =>
    Object.fromEntries(STATES.map((state) => [state, LEAVE.allowed(state, actors).join(' ')]));
  expect(allowed(['owner'])).toEqual({
    10: 'askAnnulment',
    20: 'withdraw',
    30: '',
    40: 'delete',
    50: '',
    60: 'delete',
    70: '',
  });
  expect(allowed(['manager'])).toEqual({
    10: 'annul ignore consider',
    20: 'approve authorize delete reject ignore consider',
    30: '',
    40: 'approve reject delete ignore consider',
    50: 'ignore consider',
    60: 'authorize reject delete ignore consider',
    70: '',
  });
  expect(allowed(SECOND)).toMatchObject({
    50: 'approve reject ignore consider',
    60: 'approve authorize reject delete ignore consider',
  });
});

test('[M6.06] nobody but a manager approves, rejects, ignores or considers', () => {
  for (const state of STATES)
    for (const operation of ['approve', 'reject', 'ignore', 'consider'] as const)
      expect(LEAVE.may(state, operation, ['owner'])).toBe(false);
});
