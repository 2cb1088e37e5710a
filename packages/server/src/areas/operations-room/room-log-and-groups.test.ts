import { auditList, listAudit } from '@torre/contract/administration';
import { readDayLog, readRoomLog } from '@torre/contract/operations-room';
import { OUTCOME } from '@torre/contract/outcome';
import {
  changeGroup,
  considerTimePlan,
  createGroup,
  deleteGroup,
  ignoreTimePlan,
  listGroups,
  listIgnoredTimePlans,
} from '@torre/contract/room-groups';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { employeeIdOf } from '../../testing/roster-steps.ts';
import { furnishRooms } from '../../testing/furnish-rooms.ts';
import { DIVISION, ofTheMorning, planOf, save, seats, verdict } from './room-test-steps.ts';

let server: TestServer;
let manager: TestClient;
let foreign: TestClient;

/** Ten in the morning is now. */
const TODAY = '20261114';

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  await furnishRooms(server);
  manager = await server.signIn('responsabile.lirr');
  foreign = await server.signIn('responsabile.lirf');
});

afterAll(() => server.close());

const log = async (slot: string, date = TODAY, by = manager) =>
  by.call(readRoomLog, { path: { slot, counter: `${DIVISION}-${date}` } });

describe('the log of the room', () => {
  test('[E7.9.10][M3.07][M7.05] says who was where up to now, as the published plan had it when it happened', async () => {
    const [anna, bruno] = ofTheMorning((await planOf(manager, TODAY)).people, TODAY).map(
      ({ employeeId }) => employeeId,
    );
    await save(
      manager,
      TODAY,
      seats(`N1 0700-0900 ${anna}`, `N1 0900-1100 ${bruno}`, `N1 1200-1400 ${anna}`),
    );
    expect((await log('M')).reply.timePlans).toEqual([]);
    const plan = (await planOf(manager, TODAY)).operativePlan;
    await save(manager, TODAY, plan.timePlans, { version: 1, state: 'PUBLISHED' });
    const entries = async () =>
      (await log('M')).reply.timePlans
        .map(
          ({ positionId, employeeId, beginTime, endTime }) =>
            `${positionId} ${beginTime}-${endTime} ${employeeId}`,
        )
        .toSorted();
    expect(await entries()).toEqual([`N1 0700-0900 ${anna}`, `N1 0900-1100 ${bruno}`]);
    expect((await log('P')).reply.timePlans).toEqual([]);

    // Bruno leaves at half past nine, Anna takes over: what had begun is replaced in the log, not lost.
    const changed = seats(`N1 0700-0900 ${anna}`, `N1 0900-0930 ${bruno}`, `N1 0930-1100 ${anna}`);
    await save(manager, TODAY, changed, { version: 2, state: 'PUBLISHED' });
    expect(await entries()).toEqual([
      `N1 0700-0900 ${anna}`,
      `N1 0900-0930 ${bruno}`,
      `N1 0930-1100 ${anna}`,
    ]);
    const day = await manager.call(readDayLog, { path: { id: `${DIVISION}-${TODAY}` } });
    expect(day.reply.timePlans).toHaveLength(3);
    const { rows } = await server.db.query(
      'select begin_minute from room_log where replaced_at is not null and employee_id = $1',
      [bruno],
    );
    expect(rows).toEqual([{ begin_minute: 540 }]);
  });

  test('a night looks at the evening before', async () => {
    const yesterday = '20261113';
    const night = (await planOf(manager, yesterday)).people.find(({ shifts }) =>
      shifts.some(({ startDate }) => startDate === `${yesterday} 2300`),
    )!;
    await server.db.query(
      `insert into room_log (log_id, icao, day, position_id, employee_id, begin_minute, end_minute, logged_at) values
        (gen_random_uuid(), 'LIRR', '2026-11-13', 'N1', $1, 1380, 1440, now()),
        (gen_random_uuid(), 'LIRR', '2026-11-13', 'N1', $1, 1200, 1260, now())`,
      [night.employeeId],
    );
    expect((await log('N')).reply.timePlans).toMatchObject([
      { date: yesterday, positionId: 'N1', beginTime: '2300', endTime: '0000' },
    ]);
  });

  test('is of its managers, for a timeslot that exists', async () => {
    expect((await log('M', TODAY, foreign)).status).toBe(403);
    expect(verdict(await log('XX'))).toEqual([404, OUTCOME.notFound]);
    expect(verdict(await log('M', 'ieri'))).toEqual([400, OUTCOME.malformed]);
  });
});

async function codeOf(userName: string): Promise<string> {
  const { rows } = await server.db.query<{ employee_id: string }>(
    'select employee_id from account where user_name = $1',
    [userName],
  );
  return rows[0]!.employee_id;
}

describe('groups', () => {
  const body = { division: DIVISION, name: ' Nord ', kind: 'POSITIONS', members: ['N2', 'N1'] } as const;

  test('[M7.16][M7.17][M7.18][M7.19] are added, changed at the version that was seen, and deleted', async () => {
    const { reply } = await manager.call(createGroup, { body });
    expect(reply.group).toMatchObject({ name: 'Nord', members: ['N2', 'N1'], version: 1 });
    const { groupId } = reply.group;
    const change = (version: number, members: readonly string[]) =>
      manager.call(changeGroup, { body: { ...body, groupId, version, members } });
    expect((await change(1, ['N1'])).reply.group).toMatchObject({ members: ['N1'], version: 2 });
    const late = await change(1, ['N2']);
    expect(verdict(late)).toEqual([412, OUTCOME.stale]);
    expect(late.reply).toMatchObject({ current: { members: ['N1'] } });
    const standing = async () =>
      (await manager.call(listGroups, { query: { division: DIVISION } })).reply.groups.filter(
        (group) => group.groupId === groupId,
      );
    expect(await standing()).toHaveLength(1);
    const remove = (version: number, by = manager) =>
      by.call(deleteGroup, { path: { id: groupId }, query: { version } });
    expect(verdict(await remove(2, foreign))).toEqual([404, OUTCOME.notFound]);
    expect(verdict(await remove(1))).toEqual([412, OUTCOME.stale]);
    expect((await remove(2)).status).toBe(200);
    expect(await standing()).toEqual([]);
  });

  test('leave in the trail what changed, their kind and their members too, in words of both languages', async () => {
    const group = { division: DIVISION, name: 'Di turno', members: [] } as const;
    const { groupId } = (await manager.call(createGroup, { body: { ...group, kind: 'POSITIONS' } })).reply
      .group;
    const members = [await employeeIdOf(await server.signIn('cta.lirr'))];
    await manager.call(changeGroup, { body: { ...group, groupId, version: 1, kind: 'PEOPLE', members } });
    // Values of a plant's work are read by who manages it.
    await server.db.query(
      "insert into account_role (user_name, ruolo) values ('responsabile.lirr', 'ROLE_ADMIN')",
    );
    const reader = await server.signIn('responsabile.lirr');
    const { rows } = (await reader.call(listAudit, { query: { entityKey: groupId, what: 'update' } })).reply;
    await server.db.query(
      "delete from account_role where user_name = 'responsabile.lirr' and ruolo = 'ROLE_ADMIN'",
    );
    const { value } = auditList.columns.values;
    expect(rows.map((row) => [value(row, 'it'), value(row, 'en')])).toEqual([
      [
        `tipo: postazioni → persone; componenti:  → ${members[0]}; nome: Di turno → Di turno`,
        `kind: positions → people; members:  → ${members[0]}; name: Di turno → Di turno`,
      ],
    ]);
  });

  test('of people hold people of the plant alone', async () => {
    const stranger = await codeOf('cta.lirf');
    const own = await codeOf('cta.lirr');
    const people = (members: readonly string[], name: string) =>
      manager.call(createGroup, { body: { division: DIVISION, name, kind: 'PEOPLE', members } });
    expect((await people([own], 'Anziani')).reply.group.members).toEqual([own]);
    expect(verdict(await people([stranger], 'Altri'))).toEqual([409, OUTCOME.groupRefused]);
    expect(verdict(await people([], 'Anziani'))).toEqual([409, OUTCOME.groupRefused]);
    expect(verdict(await people([], '  '))).toEqual([409, OUTCOME.groupRefused]);
    expect(verdict(await people([], ' \u200b\u3164')), 'signs that show nothing').toEqual([
      409,
      OUTCOME.groupRefused,
    ]);
  });

  test('of another plant are none of theirs', async () => {
    expect((await foreign.call(createGroup, { body })).status).toBe(403);
    expect((await foreign.call(listGroups, { query: { division: DIVISION } })).status).toBe(403);
  });
});

test('[M7.20][M7.21][M7.22] a time plan is left out of the warnings, keeps it through a save, and comes back', async () => {
  const date = '20261116';
  const [anna] = ofTheMorning((await planOf(manager, date)).people, date);
  await save(manager, date, seats(`N1 0700-1000 ${anna!.employeeId}`));
  const operativePlanId = `${DIVISION}-${date}`;
  const ignore = (timePlanId: string, by = manager) =>
    by.call(ignoreTimePlan, { body: { operativePlanId, timePlanId } });
  expect(verdict(await ignore('nessuna'))).toEqual([404, OUTCOME.notFound]);
  expect((await ignore('prova-0', foreign)).status).toBe(403);
  const { reply } = await ignore('prova-0');
  const { ignoredId } = reply.timePlan;
  expect((await ignore('prova-0')).reply.timePlan.ignoredId).toBe(ignoredId);
  await save(manager, date, seats(`N1 0700-1015 ${anna!.employeeId}`), { version: 1 });
  expect((await planOf(manager, date)).operativePlan.ignored).toEqual([
    { ignoredId, operativePlanId, timePlanId: 'prova-0' },
  ]);
  const list = async () =>
    (await manager.call(listIgnoredTimePlans, { query: { division: DIVISION, from: date, to: date } })).reply
      .timePlans;
  expect(await list()).toHaveLength(1);
  const consider = (by = manager) => by.call(considerTimePlan, { path: { id: ignoredId } });
  expect((await consider(foreign)).status).toBe(404);
  expect((await consider()).status).toBe(200);
  expect(await list()).toEqual([]);
  expect((await consider()).status).toBe(404);
});
