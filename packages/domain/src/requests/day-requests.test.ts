import { describe, expect, test } from 'vitest';
import { addDays } from '../kernel/index.ts';
import { MONDAY, hours, personDays, spanOf, standing, units, wholeDays } from './example-days.ts';
import { dayLists, requestsOfCounter, requestsOfDay } from './index.ts';
import type { DayRequest, LeaveState, RequestedTime } from './index.ts';

const [SUNDAY, TUESDAY] = [addDays(MONDAY, -1), addDays(MONDAY, 1)];

/** Whether Monday with this turn lists the request. */
const lists = (turn: string, time: RequestedTime): boolean =>
  requestsOfDay(MONDAY, [standing(time)], personDays(`R ${turn} R`, SUNDAY)).length > 0;

const MORNING = hours('VM', MONDAY, 480, 600);
const AT_23 = hours('104', MONDAY, 1380, 1440);
const EVENING_BEFORE = hours('104', SUNDAY, 1380, 1440);
const OVER_MIDNIGHT = hours('104', MONDAY, 1410, 1500);
const NEXT_MORNING = hours('104', TUESDAY, 300, 420);

describe('the requests of a day (domain.md 3.5)', () => {
  test.each([
    ['a day of it', 'M', wholeDays('8114', SUNDAY, 3), true],
    ['a day beside it', 'M', wholeDays('8114', TUESDAY), false],
    ['units of it', 'M', units('RFS', MONDAY, 2), true],
    ['hours of it', 'M', MORNING, true],
    ['hours of the day before', 'M', hours('VM', SUNDAY, 480, 600), false],
    ['hours that come over from the evening before', 'M', hours('104', SUNDAY, 1410, 1500), true],
    ['a correction of it', 'M', hours('OTE', MONDAY, 425, 425), true],
    ['a correction of another day', 'M', hours('OTE', TUESDAY, 425, 425), false],
    ['a correction at midnight', 'R', hours('OTU', MONDAY, 0, 0), true],
    ['nothing of the evening before, without a night', 'M', EVENING_BEFORE, false],
    ['hours over midnight that begin at another minute', 'P', OVER_MIDNIGHT, true],
  ] as const)('%s', (_case, turn, time, expected) => {
    expect(lists(turn, time)).toBe(expected);
  });

  test('[M5.38] with N11 what lies in its night, and nothing that ended before the day', () => {
    expect(lists('N11', AT_23)).toBe(true);
    expect(lists('N11', OVER_MIDNIGHT)).toBe(true);
    expect(lists('N11', NEXT_MORNING)).toBe(true);
    expect(lists('N11', MORNING)).toBe(false);
    expect(lists('N11', EVENING_BEFORE)).toBe(false);
    expect(lists('N11', hours('104', SUNDAY, 1200, 1300))).toBe(false);
    expect(lists('N11', wholeDays('8114', MONDAY))).toBe(true);
    expect(lists('N11', wholeDays('8114', TUESDAY))).toBe(false);
    expect(lists('N11', hours('OTU', TUESDAY, 425, 425))).toBe(true);
    expect(lists('N11', hours('OTU', TUESDAY, 500, 500))).toBe(false);
  });

  test('[M5.39] with every other shift what begins at 23:00 is left out; it belongs to the night of the next day', () => {
    for (const turn of ['M', 'P', 'N', 'R', 'FLES', '-', 'RPN']) {
      expect(lists(turn, AT_23)).toBe(false);
      expect(lists(turn, hours('104', MONDAY, 1380, 1500))).toBe(false);
      expect(lists(turn, hours('OTE', MONDAY, 1380, 1380))).toBe(false);
      expect(lists(turn, hours('104', MONDAY, 1379, 1440))).toBe(true);
    }
    expect(lists('N', EVENING_BEFORE)).toBe(true);
    expect(lists('N', hours('OTE', SUNDAY, 1380, 1380))).toBe(true);
  });
});

describe('the three lists of a day (M2.4.22)', () => {
  const day = (requestId: string, state: LeaveState, isDisposition = false): DayRequest => ({
    ...standing(wholeDays('8114', MONDAY), state, requestId),
    isDisposition,
  });
  const ids = (requests: readonly DayRequest[]) => requests.map(({ requestId }) => requestId);

  test('[M2.4.22] handled, to approve and dispositions, each request in one of them', () => {
    const requests = [
      day('approved', 10),
      day('annulment', 20),
      day('asked', 40),
      day('endorsed', 50),
      day('to endorse', 60),
      day('rejected', 70),
      day('disposed', 10, true),
      day('disposed, annulled', 30, true),
      day('disposed, asked back', 20, true),
    ];
    const first = dayLists(requests, 'first');
    expect(ids(first.handled)).toEqual(['approved', 'endorsed', 'rejected']);
    expect(ids(first.toApprove)).toEqual(['annulment', 'asked', 'to endorse', 'disposed, asked back']);
    expect(ids(first.dispositions)).toEqual(['disposed', 'disposed, annulled']);
    const second = dayLists(requests, 'second');
    expect(ids(second.toApprove)).toEqual([
      'annulment',
      'asked',
      'endorsed',
      'to endorse',
      'disposed, asked back',
    ]);
    expect(ids(second.handled)).toEqual(['approved', 'rejected']);
  });
});

test('[M2.1.25] the card of a counter lists hours that overlap its timeslot, and nothing else', () => {
  const slot = spanOf(MONDAY, 420, 900);
  const listed = (time: RequestedTime) => requestsOfCounter([standing(time)], slot).length > 0;
  expect(listed(MORNING)).toBe(true);
  expect(listed(hours('104', MONDAY, 300, 421))).toBe(true);
  expect(listed(hours('104', MONDAY, 300, 420))).toBe(false);
  expect(listed(hours('104', MONDAY, 900, 960))).toBe(false);
  expect(listed(wholeDays('8114', MONDAY))).toBe(false);
  expect(listed(units('RFS', MONDAY, 2))).toBe(false);
  expect(listed(hours('OTE', MONDAY, 425, 425))).toBe(false);
});
