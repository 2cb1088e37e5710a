import { previewCounters } from '@torre/contract/counters';
import {
  decideRequests,
  managerEvents,
  requestsOfDay,
  tryRequest,
  writeJustification,
} from '@torre/contract/requests';
import { describe, expect, test } from 'vitest';
import { PERIOD, requestsScene } from '../../testing/request-scene.ts';
import { HOURS, ONE_DAY, asked, decide, dispose } from '../../testing/request-steps.ts';
import type { TestClient } from '../../testing/index.ts';

const scene = requestsScene();

describe('the events of a manager', () => {
  const events = async (client: TestClient, query: object = { icao: 'LIRR' }) => {
    const { status, reply } = await client.call(managerEvents, { query: { ...PERIOD, ...query } });
    return { status, ids: status === 200 ? reply.requests.map(({ id }) => id) : [] };
  };

  test('[E7.6.06][M7.53][M3.11][M3.12][M6.03][E3.01] to approve and handled, each a row with its fields', async () => {
    const { id } = await asked(scene.person, HOURS);
    const query = { ...PERIOD, icao: 'LIRR', norespaut: 'S' as const, numindividuale: scene.code };
    const read = async () => (await scene.manager.call(managerEvents, { query })).reply.requests;
    const waiting = {
      id,
      tipo: 0,
      codcausale: '7510',
      descausale: 'Giustificativo orario in turno',
      codtipofruizione: 'H',
      stato: 40,
      timestampapp: null,
      timestamprif: null,
      numindividuale: scene.code,
      timestampins: '2026/11/14 12:00',
      nome: expect.any(String),
      cognome: expect.any(String),
      datainizio: '2026/11/23',
      datafine: '2026/11/23',
      orainizio: 600,
      orafine: 660,
      note: '',
      codresponsabile: null,
      isIgnored: false,
      ignoredId: null,
      requestType: 'EMPLOYEE',
      trasferta: false,
      trasfertaGestita: false,
      service: 'GeripManager',
    };
    const [row] = await read();
    expect(row).toMatchObject({
      ...waiting,
      timestampins: expect.stringMatching(/^2026\/11\/1\d \d\d:\d\d$/),
    });
    await decide(scene.manager, id, 'A');
    expect(await read()).toMatchObject([
      { id, stato: 10, timestampapp: expect.any(String), codresponsabile: expect.any(String) },
    ]);
    expect(
      (await events(scene.manager, { icao: 'LIRR', filtrostato: '20,40,60', numindividuale: scene.code }))
        .ids,
    ).toEqual([]);
    expect(
      (await events(scene.manager, { icao: 'LIRR', filtrostato: '10', numindividuale: scene.code })).ids,
    ).toEqual([id]);
    const beyond = { icao: 'LIRR', filtrostato: '99999999999', numindividuale: scene.code };
    expect((await events(scene.manager, beyond)).ids).toEqual([]);
  });

  test('[M3.13] a request of whole hours says how many in giorni', async () => {
    const day = { datainizio: '2026/11/23', datafine: '2026/11/23' };
    const row = await asked(scene.person, { idcausale: 'RFS', codunitamisura: 'Q', quantita: 2, ...day });
    expect(row).toMatchObject({
      codtipofruizione: 'Q',
      mis: 'QQ',
      giorni: 2,
      orainizio: null,
      orafine: null,
    });
  });

  test('[E6.07][E6.08] are those of the selected plant or units; without a plant the units name it', async () => {
    const { id } = await asked(scene.person, ONE_DAY);
    const { rows } = await scene.owner.query<{ unit_code: string }>(
      `select unit_code from assignment where employee_id = $1 and date '2026-11-23' between valid_from and coalesce(valid_to, 'infinity')`,
      [scene.code],
    );
    const unit = rows[0]!.unit_code;
    expect((await events(scene.manager)).ids).toContain(id);
    expect((await events(scene.manager, { icao: '-', filtrouo: unit })).ids).toContain(id);
    expect((await events(scene.manager, { filtrouo: unit })).ids).toContain(id);
    expect((await events(scene.manager, { icao: 'LIRR', filtrouo: 'NESSUNA' })).ids).toEqual([]);
    expect((await events(scene.manager, {})).ids).toEqual([]);
    expect((await events(scene.otherManager, { filtrouo: unit })).status).toBe(403);
  });

  test('[M7.54] are all of the plant where norespaut is not said, as with S; N leaves what who asks decides on', async () => {
    const { id } = await asked(scene.person);
    await decide(scene.manager, id, 'V');
    const third = await scene.server.signIn('responsabile2.lirr');
    const approver = await scene.server.signIn('approvatore');
    const of = async (client: TestClient, norespaut?: 'S' | 'N') =>
      (await events(client, { icao: 'LIRR', numindividuale: scene.code, ...(norespaut && { norespaut }) }))
        .ids;
    expect([await of(third), await of(third, 'S'), await of(third, 'N')]).toEqual([[id], [id], []]);
    expect([await of(scene.manager, 'N'), await of(approver, 'N')]).toEqual([[id], [id]]);
  });
});

test('texts that cannot be stored are told so also where the list hides them, and nothing of it is decided', async () => {
  const { id } = await asked(scene.person, ONE_DAY);
  for (const note of ['a\\u0000b', 'a\\ud800b']) {
    const jsoninput = `[{"id":"${id}","operazione":"R","note":"${note}"}]`;
    const answer = await scene.manager.send('PUT', '/api/gerip/', { body: JSON.stringify({ jsoninput }) });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('un carattere che non si può conservare');
  }
  expect((await decide(scene.manager, id, 'A')).esito).toBe(0);
});

test('[E7.6.07][M7.47] the requests of a day are searched by plant, days and the person in jsoninput', async () => {
  const { id } = await asked(scene.person, ONE_DAY);
  const search = async (day: string, jsoninput?: string, client = scene.manager) => {
    const query = { plant: 'LIRR', from: day, to: day, ...(jsoninput && { jsoninput }) };
    const { status, reply } = await client.call(requestsOfDay, { query });
    return status === 200 ? reply.requests.some((row) => row.id === id) : status;
  };
  const named = JSON.stringify({ numindividuale: scene.code });
  expect([await search('2026/11/23'), await search('2026/11/23', named)]).toEqual([true, true]);
  expect(await search('2026/11/23', JSON.stringify({ numindividuale: '999999' }))).toBe(false);
  expect([await search('2026/11/25'), await search('2026/11/25', named)]).toEqual([false, false]);
  expect(await search('2026/11/23', named, scene.otherManager)).toBe(403);
});

test('[E7.6.09][E3.42][E3.43] PUT /gerip/ takes encoded JSON and answers each row: esito 0 done, 1 not', async () => {
  const first = await asked(scene.person, ONE_DAY);
  const nobody = '00000000-0000-4000-8000-00000000dead';
  const jsoninput = JSON.stringify([
    { id: first.id, tipo: 0, operazione: 'A' },
    { id: nobody, tipo: 0, operazione: 'A' },
  ]);
  const answer = await scene.manager.send('PUT', `/api/gerip/?jsoninput=${encodeURIComponent(jsoninput)}`);
  expect(await answer.json()).toMatchObject({
    result: {
      ret: 1,
      requests: [
        { id: first.id, esito: 0, type: '0', message: expect.stringMatching(/\S/) },
        { id: nobody, esito: 1, type: expect.any(String), message: expect.stringMatching(/\S/) },
      ],
    },
  });
  const again = await scene.manager.call(decideRequests, { query: {}, body: { jsoninput } });
  expect(again.reply.result.requests.map(({ esito }) => esito)).toEqual([1, 1]);
});

test('[M3.17] a justification says what it asks for; a correction its day and minute', async () => {
  const hours = { ...HOURS, note: 'dal dentista', tipo: 0, norespaut: 'S', giornoriferimento: '2026/11/23' };
  expect(
    await asked(scene.person, { ...hours, testo: 'non letto', numindividuale: scene.code }),
  ).toMatchObject({
    codcausale: '7510',
    codtipofruizione: 'H',
    datainizio: '2026/11/23',
    datafine: '2026/11/23',
    orainizio: 600,
    orafine: 660,
    note: 'dal dentista',
    numindividuale: scene.code,
  });
  const correction = {
    idcausale: 'OTE',
    codunitamisura: 'H' as const,
    data: '2026/11/12',
    ora: 420,
    testo: 'badge',
  };
  const { status, reply } = await scene.person.call(writeJustification, {
    query: { codop: 'I', modo: 'DIPE' },
    body: correction,
  });
  expect([status, reply.requests[0]]).toMatchObject([
    200,
    { codcausale: 'OTE', datainizio: '2026/11/12', orainizio: 420, note: 'badge' },
  ]);
});

test('[P6.09][M2.4.30] the service types are DIPE and RESP; who manages a person justifies for them with either', async () => {
  const body = {
    ...HOURS,
    datainizio: '2026/11/23',
    codunitamisura: 'H' as const,
    numindividuale: scene.code,
  };
  const write = async (client: TestClient, modo: string, datainizio: string) => {
    const { status } = await client.call(writeJustification, {
      query: { codop: 'I', modo: modo as 'DIPE' },
      body: { ...body, datainizio, datafine: datainizio },
    });
    return status;
  };
  expect(await write(scene.manager, 'DIPE', '2026/11/23')).toBe(200);
  expect(await write(scene.manager, 'RESP', '2026/11/24')).toBe(200);
  expect(await write(scene.manager, 'ALTRO', '2026/11/25')).toBe(400);
  for (const modo of ['DIPE', 'RESP'])
    expect([modo, await write(scene.otherManager, modo, '2026/11/25')]).toEqual([modo, 403]);
});

describe('a row to delete', () => {
  const remove = (row: Readonly<Record<string, unknown>> & { readonly id: string }) =>
    scene.manager.call(writeJustification, { query: { codop: 'C', modo: 'RESP' }, body: row });

  test('[M3.15] says id, tipo, causale, documenti and statoNum; one that stands otherwise is not deleted', async () => {
    const { id } = await asked(scene.person, ONE_DAY);
    const row = { id, tipo: 0, causale: '1022', documenti: 0, statoNum: 40 };
    expect((await remove({ ...row, causale: '8114' })).status).toBe(404);
    const seen = await remove({ ...row, statoNum: 60 });
    expect([seen.status, seen.reply]).toMatchObject([412, { current: { id, stato: 40 } }]);
    expect((await remove({ ...row, documenti: 2 })).status).toBe(412);
    expect((await remove(row)).reply).toMatchObject({ ris: { ret: 1, esito: [{ id, esito: 0 }] } });
  });

  test('[M3.16] tipo 0 stands for a justification, any other for a disposition', async () => {
    const { id } = await asked(scene.person, ONE_DAY);
    const disposed = (
      await dispose(scene.manager, scene.code, {
        ...ONE_DAY,
        datainizio: '2026/11/24',
        datafine: '2026/11/24',
      })
    ).reply.requests[0]!;
    expect([
      (await remove({ id, tipo: 2 })).status,
      (await remove({ id: disposed.id, tipo: 0 })).status,
    ]).toEqual([404, 404]);
    expect([
      (await remove({ id, tipo: 0 })).status,
      (await remove({ id: disposed.id, tipo: 2 })).status,
    ]).toEqual([200, 200]);
  });
});

test('the code of a cause that is unknown on the day is refused in a trial and in a preview of the counters', async () => {
  const days = { datainizio: '2026/11/23', datafine: '2026/11/23' };
  const trial = await scene.person.call(tryRequest, {
    body: { idcausale: 'XYZ', codunitamisura: 'G', ...days },
  });
  const refusal = 'La causale XYZ non esiste in quel giorno: scegline un’altra dall’elenco.';
  expect(trial.reply).toMatchObject({ allowed: false, message: refusal });
  const previewed = async (codcausale: string) => {
    const change = {
      kind: 'absence' as const,
      employeeId: scene.code,
      from: '20261123',
      to: '20261123',
      codcausale,
    };
    const body = { changes: [change] };
    const { status, reply } = await scene.manager.call(previewCounters, {
      query: { division: 'DIVLIRR' },
      body,
    });
    return [status, reply.outcome.messageIT];
  };
  expect(await previewed('XYZ')).toEqual([400, refusal]);
  expect((await previewed('8114'))[0]).toBe(200);
});
