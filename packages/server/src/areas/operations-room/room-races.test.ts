import { changeGroup, createGroup, deleteGroup, ignoreTimePlan } from '@torre/contract/room-groups';
import type { RoomGroup } from '@torre/contract/room-groups';
import { OUTCOME } from '@torre/contract/outcome';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { awaitedLocks } from '../../testing/awaited-locks.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { furnishRooms } from '../../testing/furnish-rooms.ts';
import { DIVISION, ofTheMorning, planOf, save, seats, verdict } from './room-test-steps.ts';

let server: TestServer;
let manager: TestClient;
let other: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  await furnishRooms(server);
  manager = await server.signIn('responsabile.lirr');
  other = await server.signIn('responsabile2.lirr');
});

afterAll(() => server.close());

/** Waits until so many saves wait for a lock. */
async function untilWaiting(many = 1): Promise<void> {
  await expect.poll(() => awaitedLocks(server.db)).toHaveLength(many);
}

async function newGroup(name: string): Promise<RoomGroup> {
  const body = { division: DIVISION, name, kind: 'POSITIONS', members: ['N1'] } as const;
  return (await manager.call(createGroup, { body })).reply.group;
}

describe('two hands on groups at once', () => {
  const rename = (by: TestClient, { groupId, version, kind, members }: RoomGroup, name: string) =>
    by.call(changeGroup, { body: { division: DIVISION, groupId, version, kind, members, name } });

  test('give two groups one name: the second is told that it is taken', async () => {
    const [one, two] = [await newGroup('Uno'), await newGroup('Due')];
    const { first, second } = await inTransaction(server.db, async (tx) => {
      await tx.query('update room_group set name = name where group_id = any($1)', [
        [one.groupId, two.groupId],
      ]);
      const pending = { first: rename(manager, one, 'Tre'), second: rename(other, two, 'Tre') };
      await untilWaiting(2);
      return pending;
    });
    const verdicts = [verdict(await first), verdict(await second)];
    expect(verdicts).toContainEqual([200, OUTCOME.ok]);
    expect(verdicts).toContainEqual([409, OUTCOME.groupRefused]);
  });

  test('change one group: who comes second reads what stands there now', async () => {
    const group = await newGroup('Conteso');
    const { second } = await inTransaction(server.db, async (tx) => {
      const text = `update room_group set name = 'Primo', version = version + 1 where group_id = $1`;
      await tx.query(text, [group.groupId]);
      const pending = rename(manager, group, 'Secondo');
      await untilWaiting();
      return { second: pending };
    });
    const { status, reply } = await second;
    const { current } = reply as unknown as { current: RoomGroup };
    expect([status, current.name, current.version]).toEqual([412, 'Primo', 2]);
  });

  test('one takes it away while the other changes it: it is there no more', async () => {
    const group = await newGroup('Sparito');
    const { second } = await inTransaction(server.db, async (tx) => {
      await tx.query('delete from room_group where group_id = $1', [group.groupId]);
      const pending = rename(manager, group, 'Secondo');
      await untilWaiting();
      return { second: pending };
    });
    expect(verdict(await second)).toEqual([404, OUTCOME.notFound]);
    const query = { version: group.version };
    expect((await manager.call(deleteGroup, { path: { id: group.groupId }, query })).status).toBe(404);
  });
});

test('a time plan that a save takes away while somebody leaves it out of the warnings is not found', async () => {
  const date = '20261124';
  const [anna] = ofTheMorning((await planOf(manager, date)).people, date);
  await save(manager, date, seats(`N1 0700-1000 ${anna!.employeeId}`));
  const { ignored } = await inTransaction(server.db, async (tx) => {
    await tx.query("delete from time_plan where icao = 'LIRR' and day = '2026-11-24'");
    const body = { operativePlanId: `${DIVISION}-${date}`, timePlanId: 'prova-0' };
    const pending = manager.call(ignoreTimePlan, { body });
    await untilWaiting();
    return { ignored: pending };
  });
  expect(verdict(await ignored)).toEqual([404, OUTCOME.notFound]);
});

test('who was placed and left the plant since stays in the plan, and a save elsewhere in it goes through', async () => {
  const date = '20261126';
  const [anna] = ofTheMorning((await planOf(manager, date)).people, date);
  const placed = `N1 0700-1000 ${anna!.employeeId}`;
  await save(manager, date, seats(placed));
  const move = (to: string | null) =>
    server.db.query('update assignment set valid_to = $2 where employee_id = $1', [anna!.employeeId, to]);
  await move('2026-11-20');
  const saved = await save(manager, date, seats(placed, 'N2 0700-0900'), { version: 1 });
  expect(verdict(saved)).toEqual([200, OUTCOME.ok]);
  const published = await save(manager, date, seats(placed), { version: 2, state: 'PUBLISHED' });
  expect(verdict(published)).toEqual([200, OUTCOME.ok]);
  expect(published.reply.operativePlan.timePlans).toHaveLength(1);
  await move(null);
});

describe('what the room says of people', () => {
  const date = '20261127';
  const endMedical = (employeeId: string, to: string) =>
    server.db.query(`update qualification set valid_to = $2 where employee_id = $1 and kind = 'MEDICAL'`, [
      employeeId,
      to,
    ]);
  const specializationsOf = async (employeeId: string) =>
    (await planOf(manager, date)).people.find((one) => one.employeeId === employeeId)!.specializations;

  test('is what they may do on the day, as the counters have it: without a medical nothing that asks for one', async () => {
    const { people } = await planOf(manager, date);
    const { employeeId } = people.find(
      ({ category, specializations }) => category === 'CTA' && specializations.length > 0,
    )!;
    const change = (to: string) => endMedical(employeeId, to);
    const { rows } = await server.db.query<{ valid_to: string }>(
      `select valid_to::text from qualification where employee_id = $1 and kind = 'MEDICAL'`,
      [employeeId],
    );
    await change('2026-11-26');
    expect(await specializationsOf(employeeId)).toEqual([]);
    await change('2026-11-27');
    expect(await specializationsOf(employeeId)).not.toEqual([]);
    await change(rows[0]!.valid_to);
  });

  test('is of the date of each shift: tonight’s begins this evening and is of tomorrow', async () => {
    const night = async () => {
      const { people } = await planOf(manager, '20261126');
      return people.flatMap(({ employeeId, category, shifts }) =>
        shifts
          .filter((shift) => category === 'CTA' && shift.date === date)
          .map(({ specializations }) => ({ employeeId, specializations })),
      );
    };
    const { employeeId } = (await night()).find(({ specializations }) => specializations.length > 0)!;
    const { rows } = await server.db.query<{ valid_to: string }>(
      `select valid_to::text from qualification where employee_id = $1 and kind = 'MEDICAL'`,
      [employeeId],
    );
    await endMedical(employeeId, '2026-11-26');
    expect((await night()).find((one) => one.employeeId === employeeId)!.specializations).toEqual([]);
    await endMedical(employeeId, rows[0]!.valid_to);
  });

  test('has a name for who sits in the plan, also when the roster has since taken them off the day', async () => {
    const { people } = await planOf(manager, '20261130');
    const { employeeId, employeeSurname } = people.find(({ shifts }) => shifts[0]?.turn === 'M')!;
    await save(manager, '20261130', seats(`N1 0800-0900 ${employeeId}`));
    const standing = await server.db.query<{ turn: string; start_at: string; end_at: string }>(
      `select turn, start_at::text, end_at::text from day_shift where employee_id = $1 and day = '2026-11-30'`,
      [employeeId],
    );
    await server.db.query(
      `update day_shift set turn = 'R', start_at = null, end_at = null where employee_id = $1 and day = '2026-11-30'`,
      [employeeId],
    );
    const seated = (await planOf(manager, '20261130')).people.find((one) => one.employeeId === employeeId);
    expect(seated).toMatchObject({ employeeSurname, present: [] });
    const { turn, start_at, end_at } = standing.rows[0]!;
    await server.db.query(
      `update day_shift set turn = $2, start_at = $3, end_at = $4 where employee_id = $1 and day = '2026-11-30'`,
      [employeeId, turn, start_at, end_at],
    );
  });

  test('names who is not there, on shift or not', async () => {
    const { rows } = await server.db.query<{ employee_id: string; name: string }>(
      `select employee_id, surname || ' ' || name as name from day_shift join employee using (employee_id)
       where icao = 'LIRR' and day = '2026-11-27' and turn = 'R' limit 1`,
    );
    const { employee_id: resting, name } = rows[0]!;
    const { reply } = await save(manager, date, seats(`N1 0800-0900 ${resting}`));
    expect(reply.outcome.messageIT).toBe(`${name} non è in turno alle 08:00: non può essere in postazione.`);
  });

  test('knows no hour that the spring leaves out', async () => {
    const refused = await save(manager, '20270328', seats('N1 0200-0300'));
    expect([refused.status, refused.reply.outcome.messageIT]).toEqual([
      409,
      'Alle 02:00 di quel giorno l’orologio va avanti di un’ora: quel tempo non c’è.',
    ]);
    expect(verdict(await save(manager, '20270328', seats('N1 0100-0400')))).toEqual([200, OUTCOME.ok]);
  });
});
