import { describe, expect, test } from 'vitest';
import { addDays, dayOf } from '../kernel/index.ts';
import { MONDAY, personDays, spanOf, the } from './example-days.ts';
import { requestedTime } from './index.ts';
import type { WantedRequest } from './index.ts';

const { zone } = personDays('');
const WANTED: WantedRequest = {
  idcausale: 'RFS',
  unit: 'G',
  fromDay: MONDAY,
  toDay: MONDAY,
  fromMinute: null,
  toMinute: null,
  quantity: null,
};
const shape = (wanted: Partial<WantedRequest>) =>
  requestedTime({ ...WANTED, ...wanted }, the(wanted.idcausale ?? WANTED.idcausale), zone);
const H = { unit: 'H', fromMinute: 480, toMinute: 600 } as const;

describe('the shape of a request', () => {
  test('days have no times', () => {
    expect(shape({ toDay: addDays(MONDAY, 4), fromMinute: 480, quantity: 3 })).toMatchObject({
      ok: true,
      value: { unit: 'G', fromDay: MONDAY, toDay: addDays(MONDAY, 4), span: null, quantity: null },
    });
  });

  test('hours have two, of one date or over midnight', () => {
    expect(shape(H)).toMatchObject({ value: { toDay: MONDAY, span: spanOf(MONDAY, 480, 600) } });
    const night = { toDay: addDays(MONDAY, 1), span: spanOf(MONDAY, 1380, 1500) };
    const evening = { ...H, fromMinute: 1380 };
    expect(shape({ ...evening, toDay: addDays(MONDAY, 1), toMinute: 60 })).toMatchObject({ value: night });
    expect(shape({ ...evening, toMinute: 1500 })).toMatchObject({ value: night });
    expect(shape({ ...evening, toDay: addDays(MONDAY, 1), toMinute: 0 })).toMatchObject({
      value: { toDay: MONDAY, span: spanOf(MONDAY, 1380, 1440) },
    });
  });

  test('units are whole, of one date', () => {
    expect(shape({ unit: 'Q', quantity: 3 })).toMatchObject({ value: { span: null, quantity: 3 } });
  });

  test('a correction has one time; of a time that there is twice an entry is the first, an exit the second', () => {
    const autumn = dayOf(2026, 10, 25);
    const one = { unit: 'H', fromDay: autumn, toDay: autumn, fromMinute: 150 } as const;
    const entry = spanOf(autumn, 150, 150).begin;
    expect(shape({ ...one, idcausale: 'OTE' })).toMatchObject({
      value: { span: { begin: entry, end: entry } },
    });
    const exit = entry + 60;
    expect(shape({ ...one, idcausale: 'OTU', toMinute: 150 })).toMatchObject({
      value: { span: { begin: exit, end: exit } },
    });
  });

  test.each([
    ['a unit that the cause has not', { idcausale: 'ROS' }, 'unit-not-allowed'],
    ['dates in the wrong order', { toDay: addDays(MONDAY, -1) }, 'dates-out-of-order'],
    ['more than 366 days', { toDay: addDays(MONDAY, 366) }, 'too-many-days'],
    ['hours of many days', { ...H, toDay: addDays(MONDAY, 2) }, 'one-date'],
    ['hours longer than a day', { ...H, toDay: addDays(MONDAY, 1) }, 'one-date'],
    ['hours without an end', { ...H, toMinute: null }, 'time-missing'],
    ['hours without a beginning', { ...H, fromMinute: null }, 'time-missing'],
    ['hours that end where they begin', { ...H, toMinute: 480 }, 'times-out-of-order'],
    ['hours that begin beyond the day', { ...H, fromMinute: 1440, toMinute: 1500 }, 'times-out-of-order'],
    [
      'hours that the spring night skips',
      { ...H, fromDay: dayOf(2026, 3, 29), toDay: dayOf(2026, 3, 29), fromMinute: 130, toMinute: 170 },
      'times-out-of-order',
    ],
    ['units of many days', { unit: 'Q', quantity: 2, toDay: addDays(MONDAY, 1) }, 'one-date'],
    ['no units', { unit: 'Q' }, 'quantity-invalid'],
    ['half a unit', { unit: 'Q', quantity: 1.5 }, 'quantity-invalid'],
    ['more units than a day has', { unit: 'Q', quantity: 25 }, 'quantity-invalid'],
    ['a correction without its time', { ...H, idcausale: 'OTE', fromMinute: null }, 'time-missing'],
    ['a correction with two times', { ...H, idcausale: 'OTE' }, 'one-date'],
    [
      'a correction of two dates',
      { ...H, idcausale: 'OTE', toMinute: null, toDay: addDays(MONDAY, 1) },
      'one-date',
    ],
  ] as const)('%s is refused', (_case, wanted, code) => {
    expect(shape(wanted)).toMatchObject({ ok: false, code });
  });

  test('366 days are a request', () => {
    expect(shape({ toDay: addDays(MONDAY, 365) }).ok).toBe(true);
  });
});
