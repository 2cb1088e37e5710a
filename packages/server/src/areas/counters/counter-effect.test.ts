import { counterEffect, readCounters } from '@torre/contract/counters';
import type { CounterRow } from '@torre/contract/counters';
import { filterCalendar, updateShift } from '@torre/contract/roster';
import type { Shift } from '@torre/contract/roster';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

type PersonShift = Shift & { readonly employeeId: string };

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
});

afterAll(() => server.close());

async function counters(position?: string): Promise<readonly CounterRow[]> {
  const query = { division: 'DIVLIRR', from: '20261101', to: '20261130', ...(position && { position }) };
  return (await manager.call(readCounters, { query })).reply.counters;
}

/** A controller on a turn that nobody has changed yet. */
async function shiftWith(turn: string, date: string): Promise<PersonShift> {
  const { reply } = await manager.call(filterCalendar, {
    query: { plant: 'LIRR' },
    body: { from: date, to: date },
  });
  const { employeeId, shifts } = reply.employees.find(
    ({ category, shifts: [shift] }) => category === 'CTA' && shift?.turn === turn && shift.version === 1,
  )!;
  return { ...shifts[0]!, employeeId };
}

function save({ shiftId, employeeId, date, version }: PersonShift, turn: string) {
  const body = { date, employeeId, turn, note: null, noteTurno: null, isStr: false, version };
  return manager.call(updateShift, { path: { shiftId }, query: { plant: 'LIRR' }, body });
}

describe('what a shift would do', () => {
  const ask = (client: TestClient, shift: PersonShift, turn: string) =>
    client.call(counterEffect, {
      query: { division: 'DIVLIRR', employeeId: shift.employeeId, date: shift.date, turn },
    });
  const worst = (rows: readonly CounterRow[]) =>
    new Map(rows.map((row) => [`${row.daySelected} ${row.timeslotId}`, row.employees - row.chairs]));

  test.each(['N', 'P', 'T12', 'R', 'RPN'])(
    'a morning that becomes %s moves the counters exactly as foretold, and asking moves none',
    async (turn) => {
      const shift = await shiftWith('M', '20261126');
      const before = worst(await counters());
      const { reply } = await ask(manager, shift, turn);
      expect(worst(await counters())).toEqual(before);
      const saved = await save(shift, turn);
      const after = worst(await counters(saved.reply.position));
      const moved = [...after].filter(([counter, value]) => before.get(counter) !== value);
      const foretold = reply.effects.map(
        (effect) => `${effect.daySelected} ${effect.timeslotId}: ${effect.before}, ${effect.after}`,
      );
      expect(foretold.toSorted()).toEqual(
        moved.map(([counter, value]) => `${counter}: ${before.get(counter)}, ${value}`).toSorted(),
      );
      expect(moved.length).toBeGreaterThan(0);
    },
  );

  test('only managers of the plant are told, and of nobody who is not in it', async () => {
    const shift = await shiftWith('M', '20261126');
    expect((await ask(await server.signIn('responsabile.lirf'), shift, 'P')).status).toBe(403);
    expect((await ask(await server.signIn('cta.lirr'), shift, 'P')).status).toBe(403);
    expect((await ask(manager, { ...shift, employeeId: '0' }, 'P')).status).toBe(404);
  });
});
