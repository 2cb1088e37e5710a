import { changeSetting } from '@torre/contract/administration';
import { readOperativePlan } from '@torre/contract/operations-room';
import type { StalePlanReply } from '@torre/contract/operations-room';
import { OUTCOME } from '@torre/contract/outcome';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { inRequestScope } from '../../platform/access/request-scope.ts';
import { furnishRooms } from '../../testing/furnish-rooms.ts';
import { heardSoFar } from '../../testing/heard-so-far.ts';
import { DIVISION, ofTheMorning, planOf, save, seats, verdict } from './room-test-steps.ts';

let server: TestServer;
let manager: TestClient;
let other: TestClient;

/** A day of the tests that save nothing; whoever saves takes a day of its own. */
const PLANNED = '20261116';

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  await furnishRooms(server);
  manager = await server.signIn('responsabile.lirr');
  other = await server.signIn('responsabile2.lirr');
});

/** Two people who work in the morning of the day. */
async function morningOf(date: string): Promise<readonly [anna: string, bruno: string]> {
  const [anna, bruno] = ofTheMorning((await planOf(manager, date)).people, date);
  return [anna!.employeeId, bruno!.employeeId];
}

afterAll(() => server.close());

describe('the plan of a day', () => {
  test('[M3.08][M7.10][M7.12] is what the configurations open until somebody saves it', async () => {
    const { operativePlan, rules } = await planOf(manager, '20261120');
    expect(operativePlan).toEqual({
      operativePlanId: 'DIVLIRR-20261120',
      date: '20261120',
      state: 'DRAFT',
      version: 0,
      editable: true,
      timePlans: [
        { timePlanId: 'N1-0000', positionId: 'N1', employeeId: null, beginTime: '0000', endTime: '0000' },
        { timePlanId: 'N2-0700', positionId: 'N2', employeeId: null, beginTime: '0700', endTime: '2300' },
      ],
      ignored: [],
      savedBy: null,
      savedAt: null,
    });
    expect(rules['R373.3']).toMatchObject({ maxMinutiPosizione: 120, minPausaMin: 30, categorie: ['CTA'] });
    expect(rules['R373.4']).toMatchObject({ maxRapporto: 4 });
  });

  test('is judged by the rules of each category of staff, where one has values of its own', async () => {
    const admin = await server.signIn('admin');
    const set = (category: string, value: number, version: number) =>
      admin.call(changeSetting, {
        path: { key: 'rules.BASE.R373.3.maxMinutiPosizione' },
        body: { icao: 'LIRR', category, validFrom: '20261120', value, reason: null, version },
      });
    expect((await set('CTA', 90, 0)).status).toBe(200);
    const limits = async (date: string) => {
      const { 'R373.3': ofAll, ofCategory = {} } = (await planOf(manager, date)).rules;
      return [
        ofAll.maxMinutiPosizione,
        Object.entries(ofCategory).map(([category, rules]) => [category, rules['R373.3'].maxMinutiPosizione]),
      ];
    };
    await expect.poll(() => limits('20261120')).toEqual([120, [['CTA', 90]]]);
    expect(await limits('20261119')).toEqual([120, []]);
    expect((await set('CTA', 120, 1)).status).toBe(200);
    await expect.poll(() => limits('20261120')).toEqual([120, []]);
  });

  test('is saved with its version, and read so by a colleague who hears of it at once; nobody else does', async () => {
    const date = '20261117';
    const [anna, bruno] = await morningOf(date);
    const stream = await other.openEvents();
    const foreign = await (await server.signIn('responsabile.lirf')).openEvents();
    for (const one of [stream, foreign]) await one.next('hello');
    const wanted = seats(`N1 0700-0900 ${anna}`, `N1 0900-1100 ${bruno}`, 'N1 1100-0000', 'N2 0700-2300');
    const saved = await save(manager, date, wanted);
    expect(verdict(saved)).toEqual([200, OUTCOME.ok]);
    expect(await stream.next('room')).toMatchObject({ data: { plant: 'LIRR', date } });
    const { operativePlan } = await planOf(other, date);
    expect(operativePlan).toEqual(saved.reply.operativePlan);
    expect(operativePlan).toMatchObject({
      version: 1,
      state: 'DRAFT',
      timePlans: wanted,
      savedAt: expect.stringMatching(/^14\/11\/2026 10:/),
    });
    await heardSoFar(server.db, [foreign]);
    expect(foreign.received.filter(({ name }) => name === 'room')).toEqual([]);
  });

  test('a lost race is refused with what stands there and who saved it', async () => {
    const date = '20261121';
    const [anna] = await morningOf(date);
    await save(manager, date, seats(`N1 0700-0900 ${anna}`));
    const late = await save(other, date, seats(`N2 0700-0900 ${anna}`));
    expect(verdict(late)).toEqual([412, OUTCOME.stale]);
    const { current } = late.reply as unknown as StalePlanReply;
    expect(current).toEqual((await planOf(manager, date)).operativePlan);
    expect(late.reply.outcome.messageIT).toContain(current.savedBy!.employeeSurname);
    const first = await Promise.all(
      [manager, other].map((by) => save(by, '20261122', seats('N1 0000-0700'))),
    );
    expect(first.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 412]));
  });

  test('the same key saves once', async () => {
    const wanted = seats('N1 0000-0700');
    const key = 'a'.repeat(32);
    const answers = [
      await save(manager, '20261118', wanted, { key }),
      await save(manager, '20261118', wanted, { key }),
    ];
    expect(answers.map(({ reply }) => reply.operativePlan.version)).toEqual([1, 1]);
  });

  test('two people change places, and both rules look at the end alone', async () => {
    const date = '20261119';
    const [one, two] = await morningOf(date);
    await save(manager, date, seats(`N1 0700-0900 ${one}`, `N2 0700-0900 ${two}`));
    const swapped = await save(manager, date, seats(`N1 0700-0900 ${two}`, `N2 0700-0900 ${one}`), {
      version: 1,
    });
    expect(verdict(swapped)).toEqual([200, OUTCOME.ok]);
    expect(swapped.reply.operativePlan.timePlans.map(({ employeeId }) => employeeId)).toEqual([two, one]);
  });

  test.each([
    [
      'two people in one position',
      (anna: string, bruno: string) => [`N1 0700-0900 ${anna}`, `N1 0800-1000 ${bruno}`],
      /N1 è occupata due volte alle 08:00/,
    ],
    [
      'a person in two positions',
      (anna: string) => [`N1 0700-0900 ${anna}`, `N2 0845-1000 ${anna}`],
      / è in due postazioni alle 08:45/,
    ],
    [
      'somebody after the shift',
      (anna: string) => [`N1 1400-1515 ${anna}`],
      /^\D+ non è in turno alle 15:00/,
    ],
    [
      'a position of another room',
      (anna: string) => [`TWR 0700-0900 ${anna}`],
      /TWR non esiste in questa sala/,
    ],
  ])('%s: refused, and nothing is saved', async (_, wanted, text) => {
    const { version } = (await planOf(manager, PLANNED)).operativePlan;
    const refused = await save(manager, PLANNED, seats(...wanted(...(await morningOf(PLANNED)))), {
      version,
    });
    expect(verdict(refused)).toEqual([409, OUTCOME.planRefused]);
    expect(refused.reply.outcome.messageIT).toMatch(text);
    expect((await planOf(manager, PLANNED)).operativePlan.version).toBe(version);
  });

  test('the database itself keeps a position and a person from being taken twice', async () => {
    const date = '20261123';
    const [anna, bruno] = await morningOf(date);
    expect((await save(manager, date, seats(`N1 0700-0900 ${anna}`))).status).toBe(200);
    const put = (id: string, positionId: string, who: string) =>
      server.db.query(
        `insert into time_plan values ('LIRR', '2026-11-23', '${id}', 'DRAFT', '${positionId}', '${who}', 430, 440)`,
      );
    await expect(put('x', 'N1', bruno)).rejects.toThrow('one_at_a_position');
    await expect(put('x', 'REP', anna)).rejects.toThrow('in_one_position');
  });

  test('a day gone by is not changed', async () => {
    const { operativePlan } = await planOf(manager, '20261113');
    expect(operativePlan.editable).toBe(false);
    expect(verdict(await save(manager, '20261113', seats('N1 0000-0700')))).toEqual([
      409,
      OUTCOME.editWindowClosed,
    ]);
  });

  test('a manager of another plant neither reads nor writes it', async () => {
    const foreign = await server.signIn('responsabile.lirf');
    const path = { id: `${DIVISION}-${PLANNED}` };
    expect((await foreign.call(readOperativePlan, { path })).status).toBe(403);
    expect((await save(foreign, PLANNED, seats('N1 0000-0700'), { version: 1 })).status).toBe(403);
  });

  test.each(['LIRR', 'DIVLIRR-20261301', 'DIVLIRR-2026-11-16'])('%s is no id of a plan', async (id) => {
    expect((await manager.call(readOperativePlan, { path: { id } })).status).toBe(400);
  });

  test('each save stands in the trail with what it changed', async () => {
    const date = '20261124';
    const [one, two] = await morningOf(date);
    await save(manager, date, seats(`N1 0700-0900 ${one}`, `N2 0700-0900 ${two}`));
    await save(manager, date, seats(`N1 0700-0900 ${two}`, `N2 0700-0900 ${one}`), { version: 1 });
    const { rows } = await server.db.query(
      `select what, (select json_object_agg(field, json_build_array(old_value, new_value)) from audit_value v
          where v.audit_id = a.audit_id) as changes
        from audit a where entity_key = 'DIVLIRR-20261124' order by at, audit_id`,
    );
    expect(rows.map(({ what }) => what)).toEqual(['insert', 'update']);
    expect(Object.keys(rows[1].changes).toSorted()).toEqual(['prova-0', 'prova-1', 'state']);
    expect(rows[1].changes['prova-0'][1]).toMatch(/^N1 0700-0900 \d{6}$/);
  });
});

describe('who may be placed', () => {
  test('is who works then: with the hours of the shift, and those of a night on both days', async () => {
    const { people } = await planOf(manager, PLANNED);
    expect(ofTheMorning(people, PLANNED).length).toBeGreaterThan(5);
    const night = people.find(({ shifts }) =>
      shifts.some(({ startDate }) => startDate === `${PLANNED} 2300`),
    )!;
    expect(night.present).toContainEqual({ startDate: '20261116 2300', endDate: '20261117 0700' });
    const next = (await planOf(manager, '20261117')).people;
    expect(next.map(({ employeeId }) => employeeId)).toContain(night.employeeId);
  });

  test('is nobody who is away, is who still waits for an answer, and nothing says why', async () => {
    const day = '2026-11-25';
    const date = '20261125';
    const [away, partly, elsewhere, office, asking, abroad] = ofTheMorning(
      (await planOf(manager, date)).people,
      date,
    );
    await server.db.query(
      `insert into absence (absence_id, employee_id, cause, state, unit, from_day, to_day, start_at, end_at) values
        (gen_random_uuid(), $1, 'MAL', 10, 'G', $3, $3, null, null),
        (gen_random_uuid(), $2, '104', 10, 'H', $3, $3, '${day} 07:00 Europe/Rome', '${day} 09:00 Europe/Rome'),
        (gen_random_uuid(), $4, 'SMARTWORK', 10, 'G', $3, $3, null, null),
        (gen_random_uuid(), $5, 'SMARTWORK', 10, 'G', $3, $3, null, null),
        (gen_random_uuid(), $6, '8114', 40, 'G', $3, $3, null, null),
        (gen_random_uuid(), $7, 'SFS', 10, 'H', $3, $3, '${day} 07:00 Europe/Rome', '${day} 10:00 Europe/Rome')`,
      [away, partly, day, elsewhere, office, asking, abroad].map((one) =>
        typeof one === 'object' ? one.employeeId : one,
      ),
    );
    await server.db.query(`update assignment set employment_condition = 'ST' where employee_id = $1`, [
      office!.employeeId,
    ]);
    const reply = await planOf(manager, date);
    const placed = reply.people.map(({ employeeId }) => employeeId);
    expect([away, elsewhere, office, asking].map((one) => placed.includes(one!.employeeId))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const [whole] = reply.people.filter(({ employeeId }) => employeeId === asking!.employeeId);
    expect(whole!.present).toEqual([{ startDate: `${date} 0700`, endDate: `${date} 1500` }]);
    // work elsewhere takes the hours and leaves the duty
    expect(reply.people.find(({ employeeId }) => employeeId === abroad!.employeeId)).toMatchObject({
      present: [{ startDate: `${date} 1000`, endDate: `${date} 1500` }],
      shifts: [
        { startDate: `${date} 0700`, elsewhere: [{ startDate: `${date} 0700`, endDate: `${date} 1000` }] },
      ],
    });
    expect(reply.people.find(({ employeeId }) => employeeId === partly!.employeeId)).toMatchObject({
      present: [{ startDate: `${date} 0900`, endDate: `${date} 1500` }],
      shifts: [{ elsewhere: [{ startDate: `${date} 0700`, endDate: `${date} 0900` }] }],
    });
    expect(JSON.stringify(reply)).not.toMatch(/MAL|SFS|8114|"104"/);
    const refused = await save(manager, date, seats(`N1 0800-1000 ${partly!.employeeId}`));
    expect(verdict(refused)).toEqual([409, OUTCOME.planRefused]);
  });
});

test('a person reads the own time plans once they are published, and no other', async () => {
  const date = '20261126';
  const [anna, bruno] = await morningOf(date);
  const wanted = seats(`N1 0700-0900 ${anna}`, `N1 0900-1100 ${bruno}`, 'N1 1100-0000', 'N2 0700-2300');
  expect((await save(manager, date, wanted)).status).toBe(200);
  const { rows } = await server.db.query<{ user_name: string }>(
    'select user_name from account where employee_id = $1',
    [anna],
  );
  const who = {
    employeeId: anna,
    userName: rows[0]?.user_name ?? 'nessuno',
    sessionLabel: '',
    responsabile: false,
    managedPlants: [],
    roles: new Set<string>(),
  };
  const own = async () =>
    (await inRequestScope(who, () => server.db.query('select employee_id from time_plan'))).rows;
  expect(await own()).toEqual([]);
  const published = await save(manager, date, wanted, { version: 1, state: 'PUBLISHED' });
  expect(verdict(published)).toEqual([200, OUTCOME.ok]);
  expect(await own()).toEqual([{ employee_id: anna }]);
  const back = await save(manager, date, wanted, { version: 2 });
  expect(verdict(back)).toEqual([409, OUTCOME.planRefused]);
});
