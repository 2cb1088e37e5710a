import { describe, expect, test } from 'vitest';
import { addDays, dayOf } from '../kernel/index.ts';
import { SPECIFIED_EDIT_WINDOW } from '../roster/index.ts';
import { MONDAY, personDays, spanOf, standing, the, wholeDays } from './example-days.ts';
import { balanceFor, decideRequest } from './index.ts';
import type { BalanceAccount, BalanceCode, CarerMonth, RequestScene, WantedRequest } from './index.ts';

const account = (balance: BalanceCode, teorica: number): BalanceAccount => ({
  balance,
  brought: { residuoAnniPrec: 0, residuoAnnoPrec: 2 },
  years: [{ year: 2026, teorica, riduzioni: 0, forzate: 0 }],
});
const carer = (days: number): CarerMonth => ({ ceiling: 1440, days, minutes: 0 });
const SCENE: RequestScene = {
  actor: 'owner',
  today: MONDAY,
  window: SPECIFIED_EDIT_WINDOW,
  isClosed: () => false,
  person: { condition: 'LO', prefix: '', rights: ['104', 'CHILD'] },
  requests: [],
  days: personDays('M P N11 SM R M P N11 SM R'),
  punches: [],
  accountOf: (balance) => account(balance, balance === 'FER' ? 3 : 32 * 60),
  law104: () => ({ own: carer(0), others: [] }),
};
const WANTED: WantedRequest = {
  idcausale: '8114',
  unit: 'G',
  fromDay: MONDAY,
  toDay: MONDAY,
  fromMinute: null,
  toMinute: null,
  quantity: null,
};
const HOURS = { unit: 'H', fromMinute: 480, toMinute: 600 } as const;

const decide = (wanted: Partial<WantedRequest> = {}, scene: Partial<RequestScene> = {}) => {
  const request = { ...WANTED, ...wanted };
  return decideRequest(request, the(request.idcausale), { ...SCENE, ...scene });
};
const stateOf = (wanted: Partial<WantedRequest>, scene: Partial<RequestScene> = {}) => {
  const decided = decide(wanted, scene);
  return decided.ok ? decided.value.state : decided.code;
};

describe('a new request begins', () => {
  test.each([
    ['leave in the operational line', {}, {}, 60],
    ['leave in the structure', {}, { person: { ...SCENE.person, condition: 'ST' } }, 40],
    ['a permit', { idcausale: 'RFS' }, {}, 40],
    ['sickness', { idcausale: 'MAL' }, {}, 10],
    ['what a manager disposes', {}, { actor: 'manager' }, 10],
    [
      'being called in, by a manager',
      { idcausale: '7509', ...HOURS },
      { actor: 'manager', days: personDays('RPD') },
      10,
    ],
  ] as const)('%s', (_case, wanted, scene, state) => {
    expect(stateOf(wanted, scene)).toBe(state);
  });

  test('with what it costs and what it asks of the balance', () => {
    const asked = decide({ toDay: addDays(MONDAY, 4) });
    expect(asked).toMatchObject({
      ok: true,
      value: {
        state: 60,
        counted: [0, 1, 2].map((index) => ({ day: addDays(MONDAY, index), days: 1, minutes: 0 })),
        balance: { left: 5, asked: 3 },
      },
    });
  });

  test('and what costs nothing begins too, without a balance', () => {
    const rest = { fromDay: addDays(MONDAY, 3), toDay: addDays(MONDAY, 4) };
    expect(decide(rest, { accountOf: () => null })).toMatchObject({
      value: { state: 60, counted: [], balance: null },
    });
  });
});

describe('a new request is refused', () => {
  const leave = (state: 10 | 40, code = '8114') => [standing(wholeDays(code, MONDAY), state, 'there')];
  const smart = (count: number) => [
    standing(wholeDays('SMARTWORK', dayOf(2026, 10, 12), count), 40, 'there'),
  ];
  const inStructure = { person: { ...SCENE.person, condition: 'ST' }, days: personDays('') } as const;

  test.each([
    ['its shape', { toDay: addDays(MONDAY, -1) }, {}, 'dates-out-of-order'],
    ['a cause that others write', { idcausale: 'FNOP', ...HOURS }, {}, 'not-insertable'],
    ['working at home in the operational line', { idcausale: 'SMARTWORK' }, {}, 'other-condition'],
    ['a right that is not there', { idcausale: 'PRLS', ...HOURS }, {}, 'right-missing'],
    ['leave of another employer', { idcausale: 'I_8114' }, {}, 'other-employer'],
    [
      'being called in without being on call',
      { idcausale: '7509', ...HOURS },
      { actor: 'manager' },
      'turn-missing',
    ],
    ['what overlaps', { idcausale: 'RFS' }, { requests: leave(40) }, 'overlap'],
    ['a day outside the edit window', { fromDay: addDays(MONDAY, -8) }, {}, 'window-closed'],
    [
      'a closed month',
      { toDay: addDays(MONDAY, 2) },
      { isClosed: (day) => day === addDays(MONDAY, 2) },
      'month-closed',
    ],
    ['what the balance does not hold', {}, { accountOf: (one) => account(one, -2) }, 'balance'],
    ['what was never opened', { idcausale: 'RFS' }, { accountOf: () => null }, 'balance'],
    [
      'a ninth day at home',
      { idcausale: 'SMARTWORK' },
      { ...inStructure, requests: smart(10) },
      'month-full',
    ],
    [
      'a fourth day by law 104',
      { idcausale: '104' },
      { law104: () => ({ own: carer(3), others: [] }) },
      'law-104-ceiling',
    ],
    [
      'one that another carer took',
      { idcausale: '104' },
      { law104: () => ({ own: carer(1), others: [carer(2)] }) },
      'law-104-ceiling',
    ],
    [
      'a punch that is there',
      { idcausale: 'OTE', ...HOURS, toMinute: null },
      { punches: [{ direction: 'Entrata', at: spanOf(MONDAY, 425, 425).begin }] },
      'punch-there',
    ],
  ] satisfies [string, Partial<WantedRequest>, Partial<RequestScene>, string][])(
    '%s',
    (_case, wanted, scene, code) => {
      expect(stateOf(wanted, scene)).toBe(code);
    },
  );

  test('with a code that no cause has', () => {
    expect(decideRequest({ ...WANTED, idcausale: '9999' }, null, SCENE)).toMatchObject({
      code: 'cause-unknown',
      details: { cause: '9999' },
    });
  });

  test('eight days at home are a month, and the next month has its own', () => {
    expect(stateOf({ idcausale: 'SMARTWORK' }, { ...inStructure, requests: smart(9) })).toBe(40);
    const november = { fromDay: dayOf(2026, 11, 2), toDay: dayOf(2026, 11, 11), idcausale: 'SMARTWORK' };
    expect(stateOf(november, { ...inStructure, requests: smart(10) })).toBe(40);
    expect(decide({ ...november, toDay: dayOf(2026, 11, 12) }, inStructure)).toMatchObject({
      code: 'month-full',
      details: { year: 2026, month: 11, left: 8, asked: 9 },
    });
  });

  test('leave of earlier years only while some is left, open requests taken off', () => {
    const earlier = { idcausale: '8118', fromDay: addDays(MONDAY, 5), toDay: addDays(MONDAY, 5) };
    const two = [standing(wholeDays('8114', MONDAY, 2), 60)];
    expect(stateOf(earlier)).toBe(60);
    expect(stateOf(earlier, { requests: two })).toBe('earlier-years-spent');
    expect(stateOf({ ...earlier, idcausale: '8114' }, { requests: two })).toBe(60);
    expect(stateOf(earlier, { accountOf: () => null })).toBe('earlier-years-spent');
  });

  test('sickness lies over leave, whose days it gives back', () => {
    const sick = decide({ idcausale: 'MAL' }, { requests: leave(10) });
    expect(sick).toMatchObject({ value: { state: 10, balance: null } });
    const back = [...leave(10), standing(wholeDays('MAL', MONDAY), 10, 'sick')];
    const friday = { fromDay: addDays(MONDAY, 5), toDay: addDays(MONDAY, 5) };
    expect(decide(friday, { requests: back })).toMatchObject({ value: { balance: { left: 5, asked: 1 } } });
  });

  test('leave is to be had exactly if its cause is insertable', () => {
    for (const code of ['8114', '8118']) {
      const request = { ...WANTED, idcausale: code };
      expect(decideRequest(request, the(code), SCENE).ok).toBe(true);
      expect(decideRequest(request, { ...the(code), insertable: false }, SCENE)).toMatchObject({
        code: 'not-insertable',
      });
    }
  });
});

test('by law 104 least is left in the month that another request used most', () => {
  const overMonths = wholeDays('104', dayOf(2026, 10, 31), 2);
  const scene = {
    ...SCENE,
    days: personDays('M M', dayOf(2026, 10, 31)),
    law104: ({ month }: { readonly month: number }) => ({ own: carer(month === 11 ? 2 : 0), others: [] }),
  };
  expect(balanceFor(overMonths, scene)).toEqual({ left: 480, asked: 480 });
  expect(balanceFor(wholeDays('SMARTWORK', MONDAY), SCENE)).toBe(null);
});
