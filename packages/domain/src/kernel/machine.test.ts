import { describe, expect, test } from 'vitest';
import { accept, refuse } from './decision.ts';
import { machine } from './machine.ts';

/** domain.md 5.3, whose screens come with requests: the table's form must hold all of it. */
type LeaveState = 10 | 20 | 30 | 40 | 50 | 60 | 70;
type LeaveOperation =
  | 'insert'
  | 'disposition'
  | 'authorize'
  | 'approve'
  | 'reject'
  | 'delete'
  | 'askAnnulment'
  | 'withdraw'
  | 'annul'
  | 'ignore';
type LeaveActor = 'owner' | 'manager' | 'level1' | 'level2';
interface LeaveFacts {
  readonly path: 'V' | 'A' | 'D';
  readonly balance: number;
  readonly asked: number;
  readonly note: string;
  readonly editable: boolean;
}
interface LeaveRefusals {
  readonly balance: { readonly left: number; readonly asked: number };
  readonly note: Readonly<Record<never, never>>;
  readonly window: Readonly<Record<never, never>>;
}
const enough = ({ balance, asked }: LeaveFacts) =>
  balance >= asked ? accept() : refuse('balance', { left: balance, asked });
const noted = ({ note }: LeaveFacts) => (note === '' ? refuse('note') : accept());
const editable = (facts: LeaveFacts) => (facts.editable ? accept() : refuse('window'));

const LEAVE = machine<LeaveState, LeaveOperation, LeaveActor, LeaveFacts, LeaveRefusals>([
  { from: [null], does: 'insert', by: ['owner'], when: ({ path }) => path === 'V', guard: enough, to: 60 },
  { from: [null], does: 'insert', by: ['owner'], when: ({ path }) => path === 'A', guard: enough, to: 40 },
  { from: [null], does: 'insert', by: ['owner'], when: ({ path }) => path === 'D', guard: enough, to: 10 },
  { from: [null], does: 'disposition', by: ['manager'], guard: enough, to: 10 },
  { from: [60], does: 'authorize', by: ['level1'], to: 50 },
  { from: [60], does: 'approve', by: ['level2'], to: 10 },
  { from: [50], does: 'approve', by: ['level2'], guard: enough, to: 10 },
  { from: [40], does: 'approve', by: ['manager'], guard: enough, to: 10 },
  { from: [60, 40], does: 'reject', by: ['manager', 'level1'], guard: noted, to: 70 },
  { from: [50], does: 'reject', by: ['level2'], guard: noted, to: 70 },
  { from: [60, 40], does: 'delete', by: ['owner', 'manager'], to: 30 },
  { from: [10], does: 'askAnnulment', by: ['owner'], guard: editable, to: 20 },
  { from: [20], does: 'approve', by: ['manager'], to: 30 },
  { from: [20], does: 'authorize', by: ['manager'], to: 30 },
  { from: [20], does: 'delete', by: ['manager'], to: 30 },
  { from: [20], does: 'reject', by: ['manager'], guard: noted, to: 10 },
  { from: [20], does: 'withdraw', by: ['owner'], to: 10 },
  { from: [10], does: 'annul', by: ['manager'], guard: editable, to: 30 },
  { from: [10, 20, 40, 50, 60], does: 'ignore', by: ['manager'], to: 'same' },
]);

const FACTS: LeaveFacts = { path: 'A', balance: 5, asked: 3, note: 'perché', editable: true };

describe('requests of leave, F1 to F13', () => {
  test.each([
    ['F1 V', null, 'insert', ['owner'], { path: 'V' }, 60],
    ['F1 A', null, 'insert', ['owner'], { path: 'A' }, 40],
    ['F1 D', null, 'insert', ['owner'], { path: 'D' }, 10],
    ['F2', null, 'disposition', ['manager'], {}, 10],
    ['F3', 60, 'authorize', ['level1'], {}, 50],
    ['F4', 60, 'approve', ['level1', 'level2'], {}, 10],
    ['F5 50', 50, 'approve', ['level2'], {}, 10],
    ['F5 40', 40, 'approve', ['manager'], {}, 10],
    ['F6 60', 60, 'reject', ['level1'], {}, 70],
    ['F6 50', 50, 'reject', ['level2'], {}, 70],
    ['F7', 40, 'delete', ['owner'], {}, 30],
    ['F8', 10, 'askAnnulment', ['owner'], {}, 20],
    ['F9', 20, 'approve', ['manager'], {}, 30],
    ['F9 authorize', 20, 'authorize', ['manager'], {}, 30],
    ['F9b', 20, 'delete', ['manager'], {}, 30],
    ['F10', 20, 'reject', ['manager'], {}, 10],
    ['F11', 20, 'withdraw', ['owner'], {}, 10],
    ['F12', 10, 'annul', ['manager'], {}, 30],
    ['F13', 50, 'ignore', ['manager'], {}, 50],
  ] as const)('%s', (_row, from, operation, actors, facts, to) => {
    expect(LEAVE.decide(from, operation, actors, { ...FACTS, ...facts })).toEqual({ ok: true, value: to });
  });

  test.each([
    ['who is none of its people', 50, 'approve', ['manager'], {}, 'not-allowed'],
    ['a state that has no such step', 70, 'approve', ['manager', 'level2'], {}, 'state-changed'],
    ['50 has no delete', 50, 'delete', ['owner', 'manager'], {}, 'state-changed'],
    ['a balance that does not suffice', 40, 'approve', ['manager'], { balance: 2 }, 'balance'],
    ['a rejection without a note', 40, 'reject', ['manager'], { note: '' }, 'note'],
    ['outside of the edit window', 10, 'annul', ['manager'], { editable: false }, 'window'],
  ] as const)('%s is refused', (_case, from, operation, actors, facts, code) => {
    expect(LEAVE.decide(from, operation, actors, { ...FACTS, ...facts })).toMatchObject({ ok: false, code });
  });

  test('says what somebody may do now, each once, in the order of the table', () => {
    expect(LEAVE.allowed(60, ['owner'])).toEqual(['delete']);
    expect(LEAVE.allowed(20, ['manager'])).toEqual(['approve', 'authorize', 'delete', 'reject', 'ignore']);
    expect(LEAVE.allowed(null, ['owner'])).toEqual(['insert']);
    expect(LEAVE.allowed(70, ['owner', 'manager', 'level1', 'level2'])).toEqual([]);
    expect(LEAVE.may(60, 'authorize', ['level1'])).toBe(true);
    expect(LEAVE.may(60, 'authorize', ['owner'])).toBe(false);
  });
});

/** domain.md 5.4. */
type TripState =
  | 'APERTA'
  | 'DA AUTORIZZARE'
  | 'AUTORIZZATA'
  | 'RIFIUTATA'
  | 'DA APPROVARE'
  | 'APPROVATA'
  | 'NON APPROVATA'
  | 'DA LIQUIDARE'
  | 'LIQUIDATA'
  | 'ANNULLATA';
type TripOperation =
  | 'new'
  | 'requestAuthorisation'
  | 'authorize'
  | 'reject'
  | 'delete'
  | 'cancel'
  | 'requestApproval'
  | 'approve'
  | 'notApprove'
  | 'check'
  | 'pay';
interface TripFacts {
  readonly isLastResponsible: boolean;
}
const TRIP = machine<TripState, TripOperation, 'employee' | 'responsible' | 'admin', TripFacts>([
  { from: [null], does: 'new', by: ['employee'], to: 'APERTA' },
  { from: ['APERTA', 'RIFIUTATA'], does: 'requestAuthorisation', by: ['employee'], to: 'DA AUTORIZZARE' },
  {
    from: ['DA AUTORIZZARE'],
    does: 'authorize',
    by: ['responsible'],
    when: ({ isLastResponsible }) => isLastResponsible,
    to: 'AUTORIZZATA',
  },
  { from: ['DA AUTORIZZARE'], does: 'authorize', by: ['responsible'], to: 'same' },
  { from: ['DA AUTORIZZARE'], does: 'reject', by: ['responsible'], to: 'RIFIUTATA' },
  { from: ['APERTA'], does: 'delete', by: ['employee'], to: null },
  {
    from: ['DA AUTORIZZARE', 'AUTORIZZATA'],
    does: 'cancel',
    by: ['employee', 'responsible'],
    to: 'ANNULLATA',
  },
  { from: ['AUTORIZZATA', 'NON APPROVATA'], does: 'requestApproval', by: ['employee'], to: 'DA APPROVARE' },
  { from: ['DA APPROVARE'], does: 'approve', by: ['responsible'], to: 'APPROVATA' },
  { from: ['DA APPROVARE'], does: 'notApprove', by: ['responsible'], to: 'NON APPROVATA' },
  { from: ['APPROVATA'], does: 'check', by: ['admin'], to: 'DA LIQUIDARE' },
  { from: ['DA LIQUIDARE'], does: 'pay', by: ['admin'], to: 'LIQUIDATA' },
]);

describe('trips, TR1 to TR11', () => {
  test.each([
    ['TR1', null, 'new', 'employee', 'APERTA'],
    ['TR2', 'RIFIUTATA', 'requestAuthorisation', 'employee', 'DA AUTORIZZARE'],
    ['TR3', 'DA AUTORIZZARE', 'authorize', 'responsible', 'AUTORIZZATA'],
    ['TR4', 'DA AUTORIZZARE', 'reject', 'responsible', 'RIFIUTATA'],
    ['TR5', 'APERTA', 'delete', 'employee', null],
    ['TR6', 'AUTORIZZATA', 'cancel', 'responsible', 'ANNULLATA'],
    ['TR7', 'NON APPROVATA', 'requestApproval', 'employee', 'DA APPROVARE'],
    ['TR8', 'DA APPROVARE', 'approve', 'responsible', 'APPROVATA'],
    ['TR9', 'DA APPROVARE', 'notApprove', 'responsible', 'NON APPROVATA'],
    ['TR10', 'APPROVATA', 'check', 'admin', 'DA LIQUIDARE'],
    ['TR11', 'DA LIQUIDARE', 'pay', 'admin', 'LIQUIDATA'],
  ] as const)('%s', (_row, from, operation, actor, to) => {
    const facts = { isLastResponsible: true };
    expect(TRIP.decide(from, operation, [actor], facts)).toEqual({ ok: true, value: to });
  });

  test('TR3 stays as it is until the last responsible has authorised', () => {
    const facts = { isLastResponsible: false };
    expect(TRIP.decide('DA AUTORIZZARE', 'authorize', ['responsible'], facts)).toEqual({
      ok: true,
      value: 'DA AUTORIZZARE',
    });
  });
});

test('a step of several people leads where the row of who takes it says, the first that fits of theirs', () => {
  const steps = machine<
    'open' | 'withdrawn' | 'refused' | 'paid',
    'make' | 'close',
    'owner' | 'manager' | 'admin',
    number
  >([
    { from: [null], does: 'make', by: ['owner'], to: 'open' },
    { from: ['open'], does: 'close', by: ['owner'], to: 'withdrawn' },
    { from: ['open'], does: 'close', by: ['manager'], when: (amount) => amount > 0, to: 'paid' },
    { from: ['open'], does: 'close', by: ['manager'], to: 'refused' },
    { from: ['open'], does: 'close', by: ['admin'], when: (amount) => amount > 0, to: 'paid' },
  ]);
  const closed = (actor: 'owner' | 'manager' | 'admin', amount: number) =>
    steps.decide('open', 'close', [actor], amount);
  expect(closed('owner', 5)).toEqual({ ok: true, value: 'withdrawn' });
  expect(closed('manager', 5)).toEqual({ ok: true, value: 'paid' });
  expect(closed('manager', 0)).toEqual({ ok: true, value: 'refused' });
  // Another's row is none for these facts.
  expect(closed('admin', 0)).toMatchObject({ ok: false, code: 'state-changed' });
});

test('a table with a state that nothing leads to is a mistake', () => {
  expect(() =>
    machine<'a' | 'b', 'make' | 'go', 'x'>([
      { from: [null], does: 'make', by: ['x'], to: 'a' },
      { from: ['b'], does: 'go', by: ['x'], to: 'a' },
    ]),
  ).toThrow('no step leads to the state b');
});
