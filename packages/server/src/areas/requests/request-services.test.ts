import { readAttendance } from '@torre/contract/attendance';
import type { AttendanceQuery } from '@torre/contract/attendance';
import { readRequest } from '@torre/contract/requests';
import { describe, expect, test } from 'vitest';
import { PERIOD, requestsScene } from '../../testing/request-scene.ts';
import { HOURS, ONE_DAY, asked } from '../../testing/request-steps.ts';
import type { TestClient } from '../../testing/index.ts';

const scene = requestsScene();

const ask = (client: TestClient, query: AttendanceQuery) => client.call(readAttendance, { query });

describe('[E7.6.02] GET /gerip/ serves', () => {
  test('the causes, of oneself alone', async () => {
    const { reply } = await ask(scene.person, { idservizio: 'causali' });
    expect(reply.ris.ret).toBe(1);
    expect(reply.ris.causali).toContainEqual(
      expect.objectContaining({ idcausale: '8114', insertable: true, gestdoc: '' }),
    );
    expect(
      (await ask(scene.manager, { idservizio: 'causali', modo: 'RESP', numindividuale: scene.code })).status,
    ).toBe(403);
  });

  test('[M3.14] the events of a period: hours in minutes, GG for whole days', async () => {
    const whole = await asked(scene.person, ONE_DAY);
    const hours = await asked(scene.person, { ...HOURS, datainizio: '2026/11/24', datafine: '2026/11/24' });
    const { reply } = await ask(scene.person, { idservizio: 'eventi', ...PERIOD });
    const more = { numindividuale: scene.code, stato: 40, isIgnored: false, ignoredId: null, type: 0 };
    const day = {
      dal: '2026/11/23',
      al: '2026/11/23',
      dalle: null,
      alle: null,
      mis: 'GG',
      codcausale: '1022',
    };
    const hour = {
      dal: '2026/11/24',
      al: '2026/11/24',
      dalle: 600,
      alle: 660,
      mis: 'HH',
      codcausale: '7510',
    };
    expect(reply.ris.eventi).toEqual([
      { id: whole.id, ...day, ...more },
      { id: hours.id, ...hour, ...more },
    ]);
    const handled = await ask(scene.person, { idservizio: 'eventi', ...PERIOD, filtrostato: '10,70' });
    expect(handled.reply.ris.eventi).toEqual([]);
  });

  test('events of others to who manages them, of the plant asked for; DIPE and RESP only narrow', async () => {
    const { id } = await asked(scene.person, ONE_DAY);
    const ids = async (client: TestClient, query: Omit<AttendanceQuery, 'idservizio'>) => {
      const { status, reply } = await ask(client, { idservizio: 'eventi', ...PERIOD, ...query });
      return status === 200 ? (reply.ris.eventi ?? []).map((event) => event.id).includes(id) : status;
    };
    const named = { numindividuale: scene.code } as const;
    expect(await ids(scene.manager, { ...named, modo: 'RESP' })).toBe(true);
    expect(await ids(scene.manager, { modo: 'RESP', icao: 'LIRR' })).toBe(true);
    expect(await ids(scene.manager, { ...named, modo: 'DIPE' })).toBe(403);
    expect(await ids(scene.manager, { modo: 'DIPE', icao: 'LIRR' })).toBe(false);
    expect(await ids(scene.otherManager, { ...named, modo: 'RESP' })).toBe(403);
    expect(await ids(scene.otherManager, { modo: 'RESP', icao: 'LIRR' })).toBe(403);
    expect(await ids(scene.person, { modo: 'RESP', icao: 'LIRR' })).toBe(403);
  });

  test('the balances, on a day too, of oneself and to who manages the person', async () => {
    const { reply } = await ask(scene.person, { idservizio: 'saldi' });
    const leave = reply.ris.saldi!.find(({ balance }) => balance === 'FER')!;
    expect(leave).toMatchObject({ unit: 'days', year: 2026, disponibili: expect.any(Number) });
    await asked(scene.person);
    const after = (await ask(scene.person, { idservizio: 'saldi', al: '2026/11/23' })).reply.ris.saldi!;
    expect(after.find(({ balance }) => balance === 'FER')!.prenotate).toBe(leave.prenotate + 1);
    const named = { idservizio: 'saldi', numindividuale: scene.code, modo: 'RESP' as const };
    expect((await ask(scene.manager, named)).reply.ris.saldi).toEqual(
      (await ask(scene.person, { idservizio: 'saldi' })).reply.ris.saldi,
    );
    expect((await ask(scene.otherManager, named)).status).toBe(403);
  });
});

describe('of somebody who goes from LIRR to LIRF', () => {
  /** The person is of LIRF from 25/11 on, for as long as the test works. */
  async function withMove(work: () => Promise<void>): Promise<void> {
    const { owner, code } = scene;
    await owner.query(
      `update assignment set valid_to = '2026-11-24' where employee_id = $1 and icao = 'LIRR'`,
      [code],
    );
    await owner.query(
      `insert into assignment (assignment_id, employee_id, icao, unit_code, category, employment_condition, valid_from)
        values (gen_random_uuid(), $1, 'LIRF', 'LIRF-OPS', 'CTA', 'LO', '2026-11-25')`,
      [code],
    );
    try {
      await work();
    } finally {
      await owner.query(`delete from assignment where employee_id = $1 and icao = 'LIRF'`, [code]);
      await owner.query(`update assignment set valid_to = null where employee_id = $1 and icao = 'LIRR'`, [
        code,
      ]);
    }
  }

  test('a manager of LIRF reads the request that LIRR decides on, and not what is left to the person', async () => {
    const { id } = await asked(scene.person);
    const detail = async (client: TestClient) => {
      const { status, reply } = await client.call(readRequest, { path: { id } });
      return [status, reply.cost, reply.balance];
    };
    const whole = [200, { days: 3, minutes: 0 }, expect.objectContaining({ balance: 'FER', asked: 3 })];
    expect([await detail(scene.person), await detail(scene.manager)]).toEqual([whole, whole]);
    expect((await detail(scene.otherManager))[0]).toBe(404);
    await withMove(async () => {
      const [status, , balance] = await detail(scene.otherManager);
      expect([status, balance]).toEqual([200, null]);
      expect(await detail(scene.manager)).toEqual([
        200,
        expect.anything(),
        expect.objectContaining({ balance: 'FER' }),
      ]);
    });
  });

  test('each manager gets the events of the own plant alone, though the row of the other may be read', async () => {
    await withMove(async () => {
      const before = await asked(scene.person);
      const after = await asked(scene.person, {
        ...ONE_DAY,
        datainizio: '2026/11/26',
        datafine: '2026/11/26',
      });
      const named = { numindividuale: scene.code } as const;
      const ids = async (client: TestClient, query: Omit<AttendanceQuery, 'idservizio'>) => {
        const { status, reply } = await ask(client, { idservizio: 'eventi', ...PERIOD, ...query });
        expect(status).toBe(200);
        return reply.ris.eventi!.flatMap((event) => (event.numindividuale === scene.code ? [event.id] : []));
      };
      expect(await ids(scene.person, {})).toEqual([before.id, after.id]);
      for (const query of [named, { icao: 'LIRF' }, { filtrouo: 'LIRF-OPS' }])
        expect(await ids(scene.otherManager, { ...query, modo: 'RESP' })).toEqual([after.id]);
      for (const query of [named, { icao: 'LIRR' }])
        expect(await ids(scene.manager, { ...query, modo: 'RESP' })).toEqual([before.id]);
      expect((await scene.otherManager.call(readRequest, { path: { id: before.id } })).status).toBe(200);
    });
  });
});
