import { describe, expect, test } from 'vitest';
import { addDays, dayOf } from '../kernel/index.ts';
import { SPECIFIED_EDIT_WINDOW } from '../roster/index.ts';
import { MONDAY, hours, units, wholeDays } from './example-days.ts';
import { LEAVE, leaveFacts } from './index.ts';
import type { LeaveScene, RequestedTime } from './index.ts';

const SCENE: LeaveScene = {
  today: MONDAY,
  window: SPECIFIED_EDIT_WINDOW,
  isClosed: () => false,
  condition: 'LO',
  balance: { left: 3, asked: 1 },
  hasDocuments: false,
  note: 'perché',
};
const facts = (time: RequestedTime, scene: Partial<LeaveScene> = {}) =>
  leaveFacts(time, { ...SCENE, ...scene });

describe('the facts of a request', () => {
  test('are those of its cause', () => {
    expect(facts(wholeDays('8114', MONDAY))).toMatchObject({
      path: 'V',
      isLaw104: false,
      lacksDocument: false,
    });
    expect(facts(wholeDays('8114', MONDAY), { condition: 'ST' })).toMatchObject({ path: 'A' });
    expect(facts(wholeDays('104', MONDAY))).toMatchObject({ isLaw104: true, lacksDocument: false });
    expect(facts(wholeDays('ESAU', MONDAY))).toMatchObject({ lacksDocument: true });
    expect(facts(wholeDays('ESAU', MONDAY), { hasDocuments: true })).toMatchObject({ lacksDocument: false });
  });

  test.each([
    ['the day of the window', -7, true],
    ['the day before it', -8, false],
    ['a day to come', 30, true],
  ] as const)('its first day is %s', (_case, offset, editable) => {
    expect(facts(wholeDays('8114', addDays(MONDAY, offset), 40)).editable).toBe(editable);
  });

  test('the cutoff is that of the month of its first day (domain.md 7)', () => {
    const overMonths = wholeDays('8114', dayOf(2026, 10, 31), 5);
    expect(facts(overMonths).cutoff).toBe(dayOf(2026, 11, 4));
    expect(facts(wholeDays('8114', dayOf(2026, 11, 1))).cutoff).toBe(dayOf(2026, 12, 3));
  });

  test('one closed day of it closes it', () => {
    const isClosed = (day: number) => day === MONDAY + 2;
    expect(facts(wholeDays('8114', MONDAY, 2), { isClosed }).isClosed).toBe(false);
    expect(facts(wholeDays('8114', MONDAY, 3), { isClosed }).isClosed).toBe(true);
  });

  test('it has begun on its first day', () => {
    expect(facts(wholeDays('8114', MONDAY)).hasBegun).toBe(true);
    expect(facts(wholeDays('8114', addDays(MONDAY, 1))).hasBegun).toBe(false);
  });

  test('sickness is registered with its certificate, and then its owner cannot take it back', () => {
    const sick = wholeDays('MAL', MONDAY);
    expect(LEAVE.decide(10, 'askAnnulment', ['owner'], facts(sick)).ok).toBe(true);
    const registered = facts(sick, { hasDocuments: true });
    expect(LEAVE.decide(10, 'askAnnulment', ['owner'], registered)).toMatchObject({ code: 'registered' });
    expect(facts(wholeDays('INF', MONDAY), { hasDocuments: true }).isRegistered).toBe(false);
  });

  test('only hours are left out of a counter, a correction takes nothing from it', () => {
    expect(facts(hours('104', MONDAY, 480, 540)).isHours).toBe(true);
    expect(facts(hours('OTE', MONDAY, 480, 480)).isHours).toBe(false);
    expect(facts(units('RFS', MONDAY, 2)).isHours).toBe(false);
    expect(facts(wholeDays('104', MONDAY)).isHours).toBe(false);
  });
});
