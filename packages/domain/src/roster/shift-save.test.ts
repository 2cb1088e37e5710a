import { describe, expect, test } from 'vitest';
import { compactDateTime, dayOf } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import {
  NOTE_MAX_LENGTH,
  SPECIFIED_EDIT_WINDOW,
  decideShiftDelete,
  decideShiftSave,
  shiftAction,
} from './index.ts';
import type { ShiftDefinition, ShiftSave } from './index.ts';

const DAY = dayOf(2026, 10, 15);
const definition = (
  name: string,
  begin: number | null,
  end: number | null,
  startOffset: 0 | -1 = 0,
): ShiftDefinition => ({
  name,
  description: name,
  shiftClass: begin === null ? 'NONLAV' : 'LAV',
  beginTime: begin,
  endTime: end,
  beginTimeNonWorking: null,
  endTimeNonWorking: null,
  startOffset,
  secondaryActivity: false,
  fromDate: dayOf(2020, 1, 1),
  toDate: null,
});
const DEFINITIONS = [
  definition('M', 420, 900),
  definition('N', 1380, 420, -1),
  definition('FREE', null, null),
  definition('R', null, null),
];
const LOCK = {
  kind: 'day',
  employeeId: null,
  from: DAY,
  to: DAY,
  reason: 'Conteggio ferie',
  by: 'Anna Fontana',
} as const;
const save = (part: Partial<ShiftSave> = {}) =>
  decideShiftSave({
    definitions: DEFINITIONS,
    day: DAY,
    today: DAY,
    editWindow: SPECIFIED_EDIT_WINDOW,
    lock: null,
    existing: { turn: 'R', version: 1 },
    turn: 'M',
    isStr: false,
    note: null,
    noteTurno: null,
    chosenTimes: null,
    action: 'update',
    ...part,
  });

describe('saving a main shift', () => {
  test('[M4.7.05] is an insert when no shift existed yet and an update otherwise', () => {
    expect(shiftAction(null)).toBe('insert');
    expect(shiftAction({ turn: 'R', version: 3 })).toBe('update');
    expect(save({ existing: null, action: 'insert' })).toMatchObject({
      ok: true,
      value: { action: 'insert' },
    });
    expect(save({ action: 'insert' })).toMatchObject({ ok: false, code: 'shiftExists' });
    expect(save({ existing: null })).toMatchObject({ ok: false, code: 'shiftMissing' });
  });

  test('[M3.33] writes the name of the shift in upper case', () => {
    expect(save({ turn: ' m' })).toMatchObject({ ok: true, value: { turn: 'M' } });
  });

  test('gives the shift the times of its definition', () => {
    const decision = save({ turn: 'N' });
    if (!decision.ok) throw new Error(decision.code);
    const { start, end } = decision.value.times!;
    expect(compactDateTime(start.day, start.minute)).toBe('20261014 2300');
    expect(compactDateTime(end.day, end.minute)).toBe('20261015 0700');
    expect(decision.value.ownTimes).toBe(false);
  });

  test('knows own times from those of the definition', () => {
    expect(save({ chosenTimes: { begin: 420, end: 900 } })).toMatchObject({ value: { ownTimes: false } });
    expect(save({ chosenTimes: { begin: 420, end: 960 } })).toMatchObject({
      value: { ownTimes: true, times: { end: { day: DAY, minute: 960 } } },
    });
  });

  test('refuses times on a shift that has none, and times that leave no time', () => {
    expect(save({ turn: 'R', chosenTimes: { begin: 420, end: 900 } })).toMatchObject({
      code: 'timesNotAllowed',
    });
    expect(save({ chosenTimes: { begin: 420, end: 420 } })).toMatchObject({ code: 'timesEmpty' });
  });

  test('refuses days that do not belong to the clock times, and says which do', () => {
    const chosenTimes = { begin: 480, end: 900 };
    const days = (start: number, end: number) =>
      save({ chosenTimes, chosenDays: { start: (DAY + start) as Day, end: (DAY + end) as Day } });
    expect(days(0, 0).ok).toBe(true);
    for (const wrong of [days(-1, 0), days(0, 1), days(0, -1)]) {
      expect(wrong).toMatchObject({
        code: 'timesElsewhere',
        details: { start: { day: DAY, minute: 480 }, end: { day: DAY, minute: 900 } },
      });
    }
    const midnight = { begin: 960, end: 0 };
    for (const end of [DAY, (DAY + 1) as Day]) {
      expect(save({ chosenTimes: midnight, chosenDays: { start: DAY, end } }).ok).toBe(true);
    }
  });

  test('in the spring night moves times to the end of the hour that is skipped, and refuses what is skipped whole', () => {
    const day = dayOf(2027, 3, 28);
    const at = (begin: number, end: number) => save({ day, today: day, chosenTimes: { begin, end } });
    expect(at(150, 210)).toMatchObject({
      value: { movedByClock: true, times: { start: { day, minute: 180 }, end: { day, minute: 210 } } },
    });
    expect(at(60, 150)).toMatchObject({
      value: { movedByClock: true, times: { end: { day, minute: 180 } } },
    });
    expect(at(120, 180)).toMatchObject({ code: 'timesSkipped' });
    expect(at(180, 240)).toMatchObject({ value: { movedByClock: false } });
    // 2027/10/31: each of these exists, some twice
    const autumn = dayOf(2027, 10, 31);
    expect(save({ day: autumn, today: autumn, chosenTimes: { begin: 150, end: 165 } })).toMatchObject({
      value: { movedByClock: false, times: { start: { minute: 150 }, end: { minute: 165 } } },
    });
  });

  test('a note of nothing that can be seen is none', () => {
    for (const note of ['\u200b', '\u2060\u00ad \n', '\u3164']) {
      expect([note, save({ note })]).toMatchObject([note, { value: { note: null } }]);
    }
    expect(save({ note: ' 👩‍✈️ ' })).toMatchObject({ value: { note: '👩‍✈️' } });
  });

  test('[M3.34] keeps the two typed notes apart, trimmed, and an empty one as none', () => {
    expect(save({ note: '  al registro ', noteTurno: '   ' })).toMatchObject({
      value: { note: 'al registro', noteTurno: null },
    });
    expect(save({ note: '', noteTurno: 'solo turno' })).toMatchObject({
      value: { note: null, noteTurno: 'solo turno' },
    });
  });

  test('refuses a note that is too long, and says which', () => {
    expect(save({ noteTurno: 'x'.repeat(NOTE_MAX_LENGTH + 1) })).toMatchObject({
      code: 'noteTooLong',
      details: { field: 'noteTurno', length: 2001, allowed: 2000 },
    });
    expect(save({ note: 'x'.repeat(NOTE_MAX_LENGTH) }).ok).toBe(true);
    expect(save({ note: '😀'.repeat(NOTE_MAX_LENGTH) }).ok).toBe(true);
  });

  test('refuses an empty shift, an unknown one and the strategic flag on FREE', () => {
    expect(save({ turn: '' })).toMatchObject({ code: 'turnRequired' });
    expect(save({ turn: 'Z' })).toMatchObject({ code: 'forbiddenTurns' });
    expect(save({ turn: 'FREE', isStr: true })).toMatchObject({ code: 'strategicFlagRefused' });
    expect(save({ turn: 'M', isStr: true })).toMatchObject({ value: { isStr: true } });
  });

  test('is closed outside the edit window, whatever else is wrong', () => {
    expect(save({ today: dayOf(2026, 10, 23), turn: '' })).toMatchObject({ code: 'seven-days' });
  });

  test('is closed by a lock, whatever else is wrong, and says whose it is', () => {
    expect(save({ lock: LOCK, turn: '' })).toMatchObject({
      code: 'locked',
      details: { kind: 'day', by: 'Anna Fontana', reason: 'Conteggio ferie' },
    });
  });
});

describe('deleting a main shift', () => {
  const removal = {
    definitions: DEFINITIONS,
    day: DAY,
    today: DAY,
    editWindow: SPECIFIED_EDIT_WINDOW,
    lock: null,
    existing: { turn: 'M', version: 2 },
    cycleTurn: 'N' as string | null,
  };

  test('[M4.7.10] puts the shift of the base cycle back, without a cycle FREE', () => {
    expect(decideShiftDelete(removal)).toMatchObject({
      ok: true,
      value: { turn: 'N', times: { end: { minute: 420 } } },
    });
    expect(decideShiftDelete({ ...removal, cycleTurn: null })).toMatchObject({
      value: { turn: 'FREE', times: null },
    });
    expect(decideShiftDelete({ ...removal, cycleTurn: 'GONE' })).toMatchObject({ value: { turn: 'FREE' } });
  });

  test('needs a shift, and an open day', () => {
    expect(decideShiftDelete({ ...removal, existing: null })).toMatchObject({ code: 'shiftMissing' });
    expect(decideShiftDelete({ ...removal, today: dayOf(2026, 11, 6) })).toMatchObject({
      code: 'seven-days',
    });
  });

  test('is closed by a lock', () => {
    expect(decideShiftDelete({ ...removal, lock: LOCK })).toMatchObject({ code: 'locked' });
  });
});
