import { describe, expect, test } from 'vitest';
import { dayOf } from '../kernel/index.ts';
import {
  checkTurn,
  cycleTurn,
  flesWarning,
  has6WorkingDaysBefore,
  strategicFlagAfter,
  strategicFlagDisabled,
  tileForm,
} from './index.ts';
import type { ShiftClass, ShiftDefinition } from './index.ts';

const DAY = dayOf(2026, 10, 14);
const definition = (name: string, part: Partial<ShiftDefinition> = {}): ShiftDefinition => ({
  name,
  description: name,
  shiftClass: 'LAV',
  beginTime: 420,
  endTime: 900,
  beginTimeNonWorking: null,
  endTimeNonWorking: null,
  startOffset: 0,
  secondaryActivity: false,
  fromDate: dayOf(2020, 1, 1),
  toDate: null,
  ...part,
});
const DEFINITIONS = [
  definition('M'),
  definition('SIM', { secondaryActivity: true }),
  definition('OLD', { toDate: dayOf(2026, 10, 13) }),
  definition('FREE', { shiftClass: 'NONLAV', beginTime: null, endTime: null }),
];

describe('the typed main shift', () => {
  test.each(['', '   '])('[M5.01][M4.7.12] empty (%j) is refused: a shift is required', (typed) => {
    expect(checkTurn(typed, DEFINITIONS, DAY)).toMatchObject({ ok: false, code: 'turnRequired' });
  });

  test.each(['M', 'm', ' m '])('[M5.02] %j names the shift M, whatever the case', (typed) => {
    expect(checkTurn(typed, DEFINITIONS, DAY)).toMatchObject({ ok: true, value: { name: 'M' } });
  });

  test('[M5.02] a secondary activity is no main shift', () => {
    expect(checkTurn('SIM', DEFINITIONS, DAY)).toMatchObject({ ok: false, code: 'forbiddenTurns' });
  });

  test.each(['Z9', 'MM'])('[M5.03] %j without a match is forbidden', (typed) => {
    expect(checkTurn(typed, DEFINITIONS, DAY)).toMatchObject({
      code: 'forbiddenTurns',
      details: { turn: typed },
    });
  });

  test('a shift that the plant gave up is unknown from the day after', () => {
    expect(checkTurn('OLD', DEFINITIONS, DAY).ok).toBe(false);
    expect(checkTurn('OLD', DEFINITIONS, dayOf(2026, 10, 13)).ok).toBe(true);
  });
});

describe('the strategic flag', () => {
  test('[M5.16] is disabled by FREE, by an invalid shift and by a read-only form, each alone', () => {
    const form = { turn: 'M', valid: true, readOnly: false };
    expect(strategicFlagDisabled(form)).toBe(false);
    expect(strategicFlagDisabled({ ...form, turn: 'free' })).toBe(true);
    expect(strategicFlagDisabled({ ...form, valid: false })).toBe(true);
    expect(strategicFlagDisabled({ ...form, readOnly: true })).toBe(true);
  });

  test('[M4.7.11] choosing FREE unchecks it, another shift leaves it', () => {
    expect(strategicFlagAfter({ turn: 'FREE', isStr: true })).toBe(false);
    expect(strategicFlagAfter({ turn: 'M', isStr: true })).toBe(true);
    expect(strategicFlagAfter({ turn: 'M', isStr: false })).toBe(false);
  });
});

describe('the warning of a flexible day', () => {
  const six = (...classes: (ShiftClass | null)[]) => has6WorkingDaysBefore(classes, 6);

  test('[M5.14] looks at all six days before', () => {
    expect(six('LAV', 'LAV', 'LAV', 'LAV', 'LAV', 'LAV')).toBe(true);
    expect(six('LAV', 'LAV', 'LAV', 'LAV', 'LAV')).toBe(false);
    for (const other of ['REP', 'FLEX', 'NONLAV', null] as const) {
      expect(six('LAV', 'LAV', other, 'LAV', 'LAV', 'LAV')).toBe(false);
    }
  });

  test('[M5.13] needs FLES, a strategic plant and six working days', () => {
    const choice = { turn: 'FLES', isStrategic: true, has6WorkingDaysBefore: true };
    expect(flesWarning(choice)).toBe(true);
    expect(flesWarning({ ...choice, turn: 'M' })).toBe(false);
    expect(flesWarning({ ...choice, isStrategic: false })).toBe(false);
    expect(flesWarning({ ...choice, has6WorkingDaysBefore: false })).toBe(false);
  });
});

describe('the base cycle', () => {
  const cycle = { turns: ['M', 'P', 'FREE', 'N', 'R'], anchorDay: DAY, restsOnHolidays: false };

  test('repeats from its anchor, before it too', () => {
    expect([-1, 0, 1, 4, 5, 12].map((step) => cycleTurn(cycle, dayOf(2026, 10, 14 + step), false))).toEqual([
      'R',
      'M',
      'P',
      'R',
      'M',
      'FREE',
    ]);
  });

  test('of day staff reads R on holidays, that of a roster does not', () => {
    expect(cycleTurn(cycle, DAY, true)).toBe('M');
    expect(cycleTurn({ ...cycle, restsOnHolidays: true }, DAY, true)).toBe('R');
  });

  test('without shifts is a mistake', () => {
    expect(() => cycleTurn({ ...cycle, turns: [] }, DAY, false)).toThrow(RangeError);
  });
});

test.each([
  ['M', { beginTime: 420, endTime: 900 }, 'morning'],
  ['T10', { beginTime: 600, endTime: 1080 }, 'midday'],
  ['P', { beginTime: 900, endTime: 1380 }, 'afternoon'],
  ['N', { beginTime: 1380, endTime: 420, startOffset: -1 }, 'night'],
  ['G35', { beginTime: 480, endTime: 930 }, 'office'],
  ['G36', { beginTime: 480, endTime: 942 }, 'h36'],
  ['RPD', { shiftClass: 'REP', beginTime: 420, endTime: 1140 }, 'oncall-day'],
  ['RIDN', { shiftClass: 'REP', beginTime: 1380, endTime: 420 }, 'oncall-night'],
  ['FLES', { shiftClass: 'FLEX', beginTime: null, endTime: null }, 'flex'],
  ['R', { shiftClass: 'NONLAV', beginTime: null, endTime: null }, 'rest'],
  ['SIM', { secondaryActivity: true }, 'training'],
] as const)('%s is drawn as its kind and start say', (name, part, form) => {
  expect(tileForm(definition(name, part))).toBe(form);
});
