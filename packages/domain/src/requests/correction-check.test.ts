import { expect, test } from 'vitest';
import { addDays } from '../kernel/index.ts';
import { MONDAY, hours, personDays, spanOf, standing } from './example-days.ts';
import { checkCorrection } from './index.ts';
import type { KnownPunch, LeaveState, PunchDirection } from './index.ts';

const at = (minute: number) => spanOf(MONDAY, minute, minute).begin;
const punch = (direction: PunchDirection, minute: number): KnownPunch => ({ direction, at: at(minute) });
const check = (
  code: 'OTE' | 'OTU',
  minute: number,
  punches: readonly KnownPunch[],
  turns = 'M',
  today = MONDAY,
) => {
  const checked = checkCorrection(hours(code, MONDAY, minute, minute), punches, [], personDays(turns), today);
  return checked.ok ? null : checked.code;
};

test.each([
  ['no punch', 'OTE', 425, [], 'M', null],
  ['an exit does not stand for an entry', 'OTE', 425, [punch('Uscita', 900)], 'M', null],
  ['an entry in the shift', 'OTE', 425, [punch('Entrata', 430)], 'M', 'punch-there'],
  ['an hour before it', 'OTE', 425, [punch('Entrata', 360)], 'M', 'punch-there'],
  ['a minute earlier', 'OTE', 425, [punch('Entrata', 359)], 'M', null],
  ['an exit an hour after it', 'OTU', 900, [punch('Uscita', 960)], 'M', 'punch-there'],
  ['a minute later', 'OTU', 900, [punch('Uscita', 961)], 'M', null],
  ['of a night that began yesterday', 'OTU', 425, [punch('Uscita', 470)], 'N', 'punch-there'],
  ['without a shift, within the hour', 'OTE', 600, [punch('Entrata', 660)], 'R', 'punch-there'],
  ['without a shift, beyond it', 'OTE', 600, [punch('Entrata', 661)], 'R', null],
] as const)('%s', (_case, code, minute, punches, turns, refusal) => {
  expect(check(code, minute, punches, turns)).toBe(refusal);
});

test('nobody has forgotten to punch tomorrow', () => {
  expect(check('OTE', 425, [], 'M', addDays(MONDAY, -1))).toBe('not-yet');
});

test('an open correction for the same shift stands for the punch', () => {
  const against = (state: LeaveState, code: 'OTE' | 'OTU' = 'OTE', minute = 440) => {
    const there = standing(hours(code, MONDAY, minute, minute), state, 'there');
    return checkCorrection(hours('OTE', MONDAY, 425, 425), [], [there], personDays('M'), MONDAY);
  };
  expect(against(40)).toMatchObject({ code: 'correction-there', details: { requestId: 'there' } });
  expect(against(10)).toMatchObject({ code: 'correction-there' });
  expect(against(70).ok).toBe(true);
  expect(against(40, 'OTU').ok).toBe(true);
  expect(against(40, 'OTE', 1200).ok).toBe(true);
});
