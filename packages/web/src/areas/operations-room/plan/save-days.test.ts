import type { OperativePlan, TimePlan } from '@torre/contract/operations-room';
import { dayFromCompact } from '@torre/domain/kernel';
import { describe, expect, test } from 'vitest';
import { boardOf, isSameBoard, timePlansOf, withSeat, withoutSeat } from './board.ts';
import type { Board } from './board.ts';
import { changedDates, savedDay, takenDay, withDay } from './board-days.ts';
import { boardState, openBoard } from './board-state.ts';
import { daysToSave, saveDays } from './save-days.ts';
import type { DayToSave } from './save-days.ts';

const EVE = '20270118';
const DATE = '20270119';
const DATES = [EVE, DATE];
const DAY = dayFromCompact(DATE)!;

/** `N1 2200-0000 A`; without a name an open seat. */
const timePlans = (...texts: readonly string[]): readonly TimePlan[] =>
  texts.map((text, nth) => {
    const [positionId, hours, who] = text.split(' ');
    const [beginTime, endTime] = hours!.split('-');
    return {
      timePlanId: `p${nth}`,
      positionId: positionId!,
      employeeId: who ?? null,
      beginTime: beginTime!,
      endTime: endTime!,
    };
  });
const night = (eve: readonly string[], morning: readonly string[]): Board =>
  boardOf(DAY, [
    { plan: { date: EVE, timePlans: timePlans(...eve) }, fixed: false },
    { plan: { date: DATE, timePlans: timePlans(...morning) }, fixed: false },
  ]);
const textsOf = (board: Board, date: string): string[] =>
  timePlansOf(board, DAY, date)
    .map(({ positionId, beginTime, endTime, employeeId }) =>
      `${positionId} ${beginTime}-${endTime} ${employeeId ?? ''}`.trim(),
    )
    .toSorted();

const READ = night(['N1 2200-0000 A', 'N2 2200-0000'], ['N1 0000-0700', 'N2 0000-0700']);
const inMorning = (begin: number, end: number, employeeId = 'B') => ({
  id: `${DATE}/neu-${begin}`,
  positionId: 'N1',
  employeeId,
  begin,
  end,
  fixed: false,
});
const plan = (date: string, state: OperativePlan['state']): OperativePlan => ({
  operativePlanId: `DIVLIRR-${date}`,
  date,
  state,
  version: 3,
  editable: true,
  timePlans: [],
  ignored: [],
  savedBy: null,
  savedAt: null,
});
const VERSIONS = { [EVE]: 3, [DATE]: 7 };

describe('what a save of a night writes', () => {
  const put = boardState(openBoard(READ), { type: 'put', seat: inMorning(60, 180) });
  const over = boardState(openBoard(READ), { type: 'put', seat: inMorning(-30, 60) });
  const days = (state: typeof put, publish: boolean, first: OperativePlan['state'] = 'PUBLISHED') =>
    daysToSave([plan(EVE, first), plan(DATE, 'DRAFT')], {
      day: DAY,
      state,
      versions: VERSIONS,
      publish,
    }).map(({ date, body }) => `${date} ${body.state} ${body.version}`);

  test.each([
    ['the day that was changed', put, false, [`${DATE} DRAFT 7`]],
    ['both when a seat goes over midnight', over, false, [`${EVE} PUBLISHED 3`, `${DATE} DRAFT 7`]],
    ['nothing when nothing was changed', openBoard(READ), false, []],
    ['to publish, what is not published yet', openBoard(READ), true, [`${DATE} PUBLISHED 7`]],
  ] as const)('is %s', (_, state, publish, written) => {
    expect(days(state, publish)).toEqual(written);
  });

  test('is no day that was changed and changed back', () => {
    const back = boardState(put, { type: 'remove', id: inMorning(60, 180).id });
    expect(days(back, false)).toEqual([]);
  });
});

describe('day after day', () => {
  const days = DATES.map((date): DayToSave => ({
    operativePlanId: `DIVLIRR-${date}`,
    date,
    body: { version: 1, state: 'DRAFT', timePlans: [] },
  }));
  const refuse = new Error('refused');
  const write = (failing: string | null, written: string[]) =>
    saveDays(days, async ({ date }) => {
      if (date === failing) throw refuse;
      written.push(date);
      await Promise.resolve();
    });

  test.each([
    ['all', null, DATES, null],
    ['the first, when the second fails', DATE, [EVE], { error: refuse, saved: [EVE], unsaved: [DATE] }],
    ['none, when the first fails', EVE, [], { error: refuse, saved: [], unsaved: DATES }],
  ] as const)('%s', async (_, failing, written, failure) => {
    const seen: string[] = [];
    expect(await write(failing, seen)).toEqual(failure);
    expect(seen).toEqual(written);
  });
});

describe('one day of two', () => {
  const mine = withSeat(READ, inMorning(-30, 60));

  test('is changed where something else would be saved', () => {
    expect(changedDates(READ, mine, DAY, DATES)).toEqual(DATES);
    expect(changedDates(READ, withSeat(READ, inMorning(60, 180)), DAY, DATES)).toEqual([DATE]);
  });

  test('that is saved is unsaved no more; the other stays as it was typed', () => {
    const after = savedDay(
      boardState(openBoard(READ), { type: 'put', seat: inMorning(-30, 60) }),
      mine,
      DAY,
      EVE,
    );
    expect(changedDates(after.saved, after.board, DAY, DATES)).toEqual([DATE]);
    expect(after.board).toEqual(mine);
    expect(textsOf(after.saved, EVE)).toEqual(textsOf(mine, EVE));
    expect(textsOf(after.saved, DATE)).toEqual(textsOf(READ, DATE));
  });

  test('changed again while it was on its way is unsaved', () => {
    const now = { saved: READ, board: withoutSeat(mine, `${EVE}/p0`), past: [] };
    expect(changedDates(savedDay(now, mine, DAY, EVE).saved, now.board, DAY, [EVE])).toEqual([EVE]);
  });

  test('that somebody else saved is taken over, and taking a move back does not bring the old one', () => {
    const changed = boardState(openBoard(READ), { type: 'put', seat: inMorning(60, 180) });
    const theirs = night(['N1 2200-2300 C', 'N1 2300-0000', 'N3 2000-0000'], ['N1 0000-0700']);
    const after = takenDay(changed, theirs, DAY, EVE);
    expect(textsOf(after.board, EVE)).toEqual(textsOf(theirs, EVE));
    expect(textsOf(after.board, DATE)).toEqual(textsOf(changed.board, DATE));
    expect(changedDates(after.saved, after.board, DAY, DATES)).toEqual([DATE]);
    const undone = boardState(after, { type: 'undo' });
    expect(changedDates(after.saved, undone.board, DAY, DATES)).toEqual([]);
  });

  test('cuts what crosses midnight into a time plan of each day, under ids of their own', () => {
    const cut = withDay(mine, READ, DAY, EVE);
    expect(textsOf(cut, EVE)).toEqual(textsOf(READ, EVE));
    expect(textsOf(cut, DATE)).toEqual(textsOf(mine, DATE));
    expect(new Set(cut.seats.map(({ id }) => id)).size).toBe(cut.seats.length);
    expect(isSameBoard(withDay(mine, mine, DAY, EVE), mine, DAY, DATES)).toBe(true);
  });
});
