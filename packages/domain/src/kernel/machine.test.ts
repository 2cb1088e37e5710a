import { describe, expect, test } from 'vitest';
import { accept, refuse } from './decision.ts';
import { machine } from './machine.ts';

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

describe('a table with guards', () => {
  interface DoorRefusals {
    readonly 'key-missing': { readonly door: string };
  }
  const DOOR = machine<
    'open' | 'shut' | 'bricked',
    'build' | 'shut' | 'knock' | 'open' | 'brick',
    'owner' | 'guest',
    { readonly hasKey: boolean },
    DoorRefusals
  >([
    { from: [null], does: 'build', by: ['owner'], to: 'shut' },
    { from: ['open'], does: 'shut', by: ['owner', 'guest'], to: 'shut' },
    { from: ['shut'], does: 'knock', by: ['guest'], to: 'same' },
    { from: ['shut'], does: 'open', by: ['guest'], when: ({ hasKey }) => hasKey, to: 'open' },
    {
      from: ['shut'],
      does: 'open',
      by: ['owner'],
      guard: ({ hasKey }) => (hasKey ? accept() : refuse('key-missing', { door: 'front' })),
      to: 'open',
    },
    { from: ['shut'], does: 'brick', by: ['owner'], to: 'bricked' },
  ]);

  test('is refused with what its guard says, by nobody who may not, and from no other state', () => {
    const facts = { hasKey: false };
    expect(DOOR.decide('shut', 'open', ['owner'], facts)).toEqual({
      ok: false,
      code: 'key-missing',
      details: { door: 'front' },
    });
    expect(DOOR.decide('shut', 'brick', ['guest'], facts)).toMatchObject({ ok: false, code: 'not-allowed' });
    expect(DOOR.decide('bricked', 'open', ['owner', 'guest'], facts)).toMatchObject({
      ok: false,
      code: 'state-changed',
    });
  });

  test('is offered, where the facts are told, by the row that is the one for them', () => {
    expect(DOOR.allowed('shut', ['guest'], undefined, { hasKey: true })).toEqual(['knock', 'open']);
    expect(DOOR.allowed('shut', ['guest'], undefined, { hasKey: false })).toEqual(['knock']);
    expect(DOOR.allowed('shut', ['guest'])).toEqual(['knock', 'open']);
  });

  test('says what somebody may do now, each once, in the order of the table, whatever a guard says', () => {
    expect(DOOR.allowed('shut', ['owner', 'guest'])).toEqual(['knock', 'open', 'brick']);
    expect(DOOR.allowed('shut', ['owner', 'guest'], ['brick', 'open'])).toEqual(['open', 'brick']);
    expect(DOOR.allowed(null, ['owner'])).toEqual(['build']);
    expect(DOOR.allowed('bricked', ['owner', 'guest'])).toEqual([]);
    expect(DOOR.may('shut', 'open', ['owner'])).toBe(true);
    expect(DOOR.may('shut', 'brick', ['guest'])).toBe(false);
  });
});
