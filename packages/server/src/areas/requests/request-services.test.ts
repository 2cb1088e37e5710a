import { readAttendance } from '@torre/contract/attendance';
import type { AttendanceQuery } from '@torre/contract/attendance';
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
