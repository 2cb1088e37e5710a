import { changeMany } from '@torre/contract/bulk';
import { readFindingMend } from '@torre/contract/cover';
import type { FindingMend } from '@torre/contract/cover';
import { readCounters } from '@torre/contract/counters';
import type { LegalityFinding } from '@torre/contract/legality';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DIVISION } from '../../testing/bulk-steps.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { cellOf } from '../../testing/roster-steps.ts';
import { LegalityActor } from '../../testing/legality-steps.ts';

let server: TestServer;
let manager: LegalityActor;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await LegalityActor.of(await server.signIn('responsabile.lirr'));
});

afterAll(() => server.close());

/** Chairs left empty in each counter of working shifts, in its worst hour. */
async function missingByCounter() {
  const query = { division: DIVISION, from: '20261201', to: '20261231' };
  const { reply } = await manager.client.call(readCounters, { query });
  return new Map(
    reply.counters
      .filter(({ timeslotId }) => 'NMP'.includes(timeslotId))
      .map(({ counterId, timeslotId, lacks }) => [`${counterId} ${timeslotId}`, lacks] as const),
  );
}

async function mendOf(
  { employeeId, rule, limit, from }: LegalityFinding,
  date: string,
  turn?: string,
  by = manager.client,
) {
  const query = { plant: 'LIRR', employeeId, rule, limit, from, date, ...(turn && { turn }) };
  return by.call(readFindingMend, { query });
}

const save = ({ cells }: FindingMend, preview: boolean) =>
  manager.client.call(changeMany, {
    query: { division: DIVISION, preview },
    body: cells.map(({ employeeId, date, version, shiftId }) => ({
      employeeId,
      date,
      version,
      confTurnId: shiftId,
      extraActivities: [],
    })),
  });

/** The nth controller with these codes from the 9th on, between rests, and what R373.5 says of them. */
async function broken(nth: number, codes: string): Promise<LegalityFinding> {
  const employeeId = manager.people.id(nth);
  await manager.write(employeeId, '20261208', `R ${codes} R`);
  const found = await manager.findings('20261201', '20261231');
  return found.find(
    (one) => one.employeeId === employeeId && one.rule === 'R373.5' && one.cell === '20261210',
  )!;
}

const shown = ({ kind, cells }: FindingMend) =>
  [kind, ...cells.map(({ date, standingTurn, turn }) => `${date} ${standingTurn} ${turn}`)].join(', ');

describe('the mend of a finding', () => {
  test('of a rest of eight hours ends it when its cells are saved, adds nothing that blocks and leaves no slot with more missing hours', async () => {
    const finding = await broken(0, 'P M');
    const before = await missingByCounter();
    const { reply } = await mendOf(finding, finding.cell!);
    const mend = reply.mend!;
    const { reply: saved } = await save(mend, false);
    expect(saved.legality!.added.filter(({ level }) => level === 'BLOCCO')).toEqual([]);
    expect(saved.legality!.ended.map(({ rule }) => rule)).toContain('R373.5');
    expect(saved.legality).toEqual(mend.legality);
    const after = await missingByCounter();
    expect([...after].filter(([counter, lacks]) => lacks > before.get(counter)!)).toEqual([]);
  });

  test('of a shift that is only wished puts another code in its cell, which adds nothing that blocks', async () => {
    const finding = await broken(1, 'P R');
    expect(finding).toBeUndefined();
    const employeeId = manager.people.id(1);
    const { reply: foretold } = await manager.foretold({
      kind: 'shift',
      employeeId,
      date: '20261210',
      turn: 'M',
    });
    const wished = foretold.legality.added.find(({ rule }) => rule === 'R373.5')!;
    const { reply } = await mendOf(wished, '20261210', 'M');
    expect(shown(reply.mend!)).toBe('code, 20261210 R T10');
    expect((await save(reply.mend!, true)).reply.legality!.added).toEqual([]);
    expect((await cellOf(manager.client, employeeId, '20261210')).shift.turn).toBe('R');
  });

  test('of what nobody breaks, and of a person elsewhere, there is none; other managers read nothing', async () => {
    const finding = await broken(2, 'P M');
    const none = { ...finding, rule: 'R373.1' };
    expect((await mendOf(none, finding.cell!)).reply.mend).toBeNull();
    expect((await mendOf(finding, finding.cell!, 'T10')).reply.mend).toBeNull();
    const { rows } = await server.db.query<{ employee_id: string }>(
      `select employee_id from day_shift where icao = 'LIRF' and day = '2026-12-10' and turn = 'M' limit 1`,
    );
    const elsewhere = { ...finding, employeeId: rows[0]!.employee_id };
    expect((await mendOf(elsewhere, finding.cell!)).reply.mend).toBeNull();
    const colleague = await server.signIn('responsabile.lirf');
    expect((await mendOf(finding, finding.cell!, undefined, colleague)).status).toBe(403);
  });
});
