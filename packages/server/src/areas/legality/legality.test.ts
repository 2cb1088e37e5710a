import { changeSetting } from '@torre/contract/administration';
import { readLegality, readOwnLegality } from '@torre/contract/legality';
import { dayFromIso } from '@torre/domain/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { employeeIdOf } from '../../testing/roster-steps.ts';
import { DraftActor } from '../../testing/draft-steps.ts';
import { heardSoFar } from '../../testing/heard-so-far.ts';
import { publishAbsences } from '../people/index.ts';
import { inShort, LegalityActor } from '../../testing/legality-steps.ts';

let server: TestServer;
let client: TestClient;
let manager: LegalityActor;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  client = await server.signIn('responsabile.lirr');
  manager = await LegalityActor.of(client);
});

afterAll(() => server.close());

/** A legal week around Thursday 10 December, of the nth controller. */
async function quietWeek(nth: number): Promise<string> {
  const employeeId = manager.people.id(nth);
  await manager.write(employeeId, '20261205', 'R R R M P R R R');
  return employeeId;
}

test('a save that leaves eight hours of rest says so with its numbers, and the month’s findings hold it from then on', async () => {
  const employeeId = await quietWeek(0);
  expect(await manager.of(employeeId, '20261205', '20261212')).toEqual([]);
  const { reply } = await manager.write(employeeId, '20261210', 'M');
  const rest = reply.legality!.added.find(({ rule }) => rule === 'R373.5');
  expect(rest).toMatchObject({
    level: 'BLOCCO',
    limit: 'minRiposo',
    employeeId,
    from: '20261210',
    cell: '20261210',
    measured: 480,
    required: 720,
    source: 'Reg. UE 2017/373, ATS.OR.320(a)(5)',
    messageIT: 'Riposo di 8 h tra P e M: minimo 12 h',
    text: { key: 'legality.R373.5', values: { h: '8 h', turno1: 'P', turno2: 'M', min: '12 h' } },
  });
  const found = ['L66.1 20261210', 'R373.5 20261210'];
  expect(inShort(reply.legality!.added)).toEqual(found);
  expect(await manager.of(employeeId, '20261205', '20261212', reply.position)).toEqual(found);
  const back = (await manager.write(employeeId, '20261210', 'R')).reply;
  expect(inShort(back.legality!.ended)).toEqual(found);
  expect(await manager.of(employeeId, '20261205', '20261212', back.position)).toEqual([]);
});

describe('previews', () => {
  test('of a day and of many cells tell what the save then does, and change nothing', async () => {
    const employeeId = await quietWeek(1);
    const wished = { kind: 'shift', employeeId, date: '20261210', turn: 'M' } as const;
    const day = await manager.foretold(wished);
    const many = await manager.write(employeeId, '20261210', 'M', { preview: true });
    expect(await manager.of(employeeId, '20261205', '20261212')).toEqual([]);
    const saved = await manager.write(employeeId, '20261210', 'M');
    expect(inShort(saved.reply.legality!.added)).toHaveLength(2);
    expect(day.reply.legality).toEqual(saved.reply.legality);
    expect(many.reply.legality).toEqual(saved.reply.legality);
  });

  test('of an absence tell the findings that it ends', async () => {
    const employeeId = await quietWeek(2);
    await manager.write(employeeId, '20261210', 'M');
    const absence = {
      kind: 'absence',
      employeeId,
      from: '20261210',
      to: '20261210',
      codcausale: '8114',
    } as const;
    const { reply } = await manager.foretold(absence);
    expect(inShort(reply.legality.ended)).toEqual(['L66.1 20261210', 'R373.5 20261210']);
  });
});

test('an approved absence ends the findings of its days for every open screen of a manager of the plant', async () => {
  const employeeId = await quietWeek(3);
  await manager.write(employeeId, '20261210', 'M');
  await expect.poll(() => manager.of(employeeId, '20261205', '20261212')).toHaveLength(2);
  const stream = await (await server.signIn('responsabile2.lirr')).openEvents();
  await stream.next('hello');
  const strangers = await Promise.all(
    ['responsabile.lirf', 'cta.lirr'].map(async (name) => (await server.signIn(name)).openEvents()),
  );
  await Promise.all(strangers.map((stranger) => stranger.next('hello')));
  const day = dayFromIso('2026-12-10')!;
  await inTransaction(server.db, async (tx) => {
    await tx.query({
      text: `insert into absence (absence_id, employee_id, cause, state, unit, from_day, to_day)
        values ('00000000-0000-4000-8000-0000000000f1', $1, '8114', 10, 'G', '2026-12-10', '2026-12-10')`,
      values: [employeeId],
    });
    return publishAbsences(tx, { employeeId, from: day, to: day });
  });
  expect((await stream.next('legality')).data).toEqual({ plant: 'LIRR' });
  await heardSoFar(server.db, strangers);
  const heard = strangers.flatMap(({ received }) => received.filter(({ name }) => name === 'legality'));
  // a change of settings concerns every manager
  expect(heard.filter(({ data }) => data.plant !== null)).toEqual([]);
  expect(await manager.of(employeeId, '20261205', '20261212')).toEqual([]);
});

test('a change at a month’s end is found in the months that its windows reach, also where they were judged before', async () => {
  const employeeId = manager.people.id(4);
  await manager.write(employeeId, '20261121', 'R R M P R R R M P R R R M P R R');
  await manager.write(employeeId, '20261207', 'R M P R R R M P R R');
  expect(await manager.of(employeeId, '20261201', '20261216')).toEqual([]);
  // thirteen duties, then a rest: twice 35 hours are missing in every window of fourteen days
  const { reply } = await manager.write(employeeId, '20261124', 'P P P P P P P P P P P P P');
  const rules = ['L66.2', 'R373.1'];
  const december = await manager.findings('20261201', '20261216', { position: reply.position! });
  const own = december.filter((finding) => finding.employeeId === employeeId);
  expect([...new Set(own.map(({ rule }) => rule))]).toEqual(expect.arrayContaining(rules));
});

test('a change of settings is judged at once, from its day on', async () => {
  const employeeId = await quietWeek(5);
  const admin = await server.signIn('admin');
  const setLongest = async (value: number, version: number) =>
    (
      await admin.call(changeSetting, {
        path: { key: 'rules.BASE.R373.2.maxMinutiServizio' },
        body: { icao: 'LIRR', validFrom: '20261209', value, reason: null, version },
      })
    ).status;
  const found = () => manager.of(employeeId, '20261205', '20261212');
  expect(await found()).toEqual([]);
  expect(await setLongest(479, 0)).toBe(200);
  // the afternoon of the 9th, not the morning of the 8th
  await expect.poll(found).toEqual(['R373.2 20261209']);
  expect(await setLongest(600, 1)).toBe(200);
  await expect.poll(found).toEqual([]);
});

test('the trail names what a save adds and ends, and why: in words, or that nobody said', async () => {
  const employeeId = await quietWeek(6);
  const values = async (): Promise<Record<string, unknown>> => {
    const { rows } = await server.db.query(
      `select field, new_value from audit_value where audit_id =
        (select audit_id from audit where entity = 'shift' and entity_key = $1 order by audit_id desc limit 1)`,
      [`${employeeId}-20261210`],
    );
    return Object.fromEntries(rows.map(({ field, new_value }) => [field, new_value]));
  };
  await manager.write(employeeId, '20261210', 'M', { legalityReason: ' Scambio chiesto da tutti e due ' });
  expect(await values()).toMatchObject({
    rulesBroken: 'L66.1 10/12/2026, R373.5 10/12/2026',
    legalityReason: 'Scambio chiesto da tutti e due',
  });
  await manager.write(employeeId, '20261210', 'R');
  const back = await values();
  expect(back).toMatchObject({ rulesEnded: 'L66.1 10/12/2026, R373.5 10/12/2026' });
  expect(back).not.toHaveProperty('legalityReason');
  await manager.write(employeeId, '20261210', 'M');
  expect(await values()).toMatchObject({ legalityReason: 'senza motivo' });
});

describe('a draft', () => {
  test('is judged over the published months beside it, and its publication says what it adds', async () => {
    const employeeId = await quietWeek(7);
    const draft = new DraftActor(client);
    const { draftId } = await draft.open();
    const seen = async () => {
      const { turn: _, ...cell } = await draft.cell(draftId, employeeId, '20261210');
      return [cell];
    };
    expect((await draft.select(draftId, await seen(), 'M')).status).toBe(200);
    const found = ['L66.1 20261210', 'R373.5 20261210'];
    const inDraft = await manager.findings('20261205', '20261212', { draft: draftId });
    expect(inShort(inDraft.filter((finding) => finding.employeeId === employeeId))).toEqual(found);
    expect(await manager.of(employeeId, '20261205', '20261212')).toEqual([]);
    const { reply } = await draft.difference(draftId);
    expect(inShort(reply.legality.added)).toEqual(found);
    const foretold = await draft.select(draftId, await seen(), 'R', true);
    expect(inShort(foretold.reply.legality!.ended)).toEqual(found);
    const published = await draft.publish(await draft.draft(), [], { legalityReason: 'Concordato' });
    expect(published.status).toBe(200);
    expect(await manager.of(employeeId, '20261205', '20261212', published.reply.position)).toEqual(found);
    const { rows } = await server.db.query(
      `select new_value from audit a join audit_value v using (audit_id)
        where a.entity_key = $1 and v.field = 'legalityReason' order by a.audit_id desc limit 1`,
      [`${employeeId}-20261210`],
    );
    expect(rows[0].new_value).toBe('Concordato');
  });
});

describe('who reads findings', () => {
  test('the person reads the own published ones, nobody else’s', async () => {
    const controller = await server.signIn('cta.lirr');
    const employeeId = await employeeIdOf(controller);
    await server.db.query('delete from absence where employee_id = $1', [employeeId]);
    await manager.write(employeeId, '20261205', 'R R R M P R R R');
    await manager.write(employeeId, '20261210', 'M');
    const query = { from: '20261205', to: '20261212' };
    const { reply } = await controller.call(readOwnLegality, { query });
    expect(inShort(reply.findings)).toEqual(['L66.1 20261210', 'R373.5 20261210']);
    expect(new Set(reply.findings.map((finding) => finding.employeeId))).toEqual(new Set([employeeId]));
  });

  test('of a duty in another plant its hours are told and no code, of a finding that falls there rule and date alone', async () => {
    const employeeId = await quietWeek(8);
    await server.db.query(
      `update day_shift set icao = 'LIRF', turn = 'P' where employee_id = $1 and day = '2026-12-09'`,
      [employeeId],
    );
    const { reply } = await manager.write(employeeId, '20261210', 'M');
    const rest = reply.legality!.added.find(({ rule }) => rule === 'R373.5')!;
    expect(rest.messageIT).toBe('Riposo di 8 h tra 15:00–23:00 e M: minimo 12 h');
    const other = await quietWeek(9);
    await manager.write(other, '20261209', 'R');
    await server.db.query(
      `update day_shift set icao = 'LIRF', turn = 'M', start_at = '2026-12-10 06:00Z', end_at = '2026-12-10 14:00Z'
        where employee_id = $1 and day = '2026-12-10'`,
      [other],
    );
    const { added } = (await manager.write(other, '20261209', 'P')).reply.legality!;
    expect(added.find(({ rule }) => rule === 'R373.5')).toMatchObject({
      limit: '',
      from: '20261210',
      cell: null,
      measured: null,
      required: null,
      text: { key: 'legality.elsewhere', values: { regola: 'R373.5', data: '10/12/2026' } },
    });
    expect(await manager.of(other, '20261205', '20261212')).toEqual([]);
    const { draftId } = await new DraftActor(client).open();
    const inDraft = await manager.findings('20261205', '20261212', { draft: draftId });
    expect(inShort(inDraft.filter((finding) => finding.employeeId === other))).toEqual([]);
  });
});

test('a shift of over six hours without a pause is one finding of the plant, on the days on which its definition holds', async () => {
  const ofPlant = async (from: string, to: string, draft?: string) =>
    (await manager.findings(from, to, draft === undefined ? {} : { draft })).filter(
      ({ employeeId }) => employeeId === '',
    );
  expect(await ofPlant('20261201', '20261231')).toEqual([]);
  await server.db.query(
    `insert into shift_definition (icao, shift_id, name, description, shift_class, begin_time, end_time,
        begin_time_non_working, end_time_non_working, secondary_activity, from_date, to_date, ord)
      values ('LIRR', 'f1', 'L7', 'Mattina lunga', 'LAV', 420, 900, null, null, false, '2026-12-10', '2026-12-20', 901),
        ('LIRR', 'f2', 'L8', 'Mattina con pausa breve', 'LAV', 420, 900, 660, 665, false, '2026-12-10', '2026-12-20', 902),
        ('LIRR', 'f3', 'L9', 'Attività', 'LAV', 420, 900, null, null, true, '2026-12-10', '2026-12-20', 903)`,
  );
  const found = await ofPlant('20261201', '20261215');
  expect(found).toMatchObject([
    {
      rule: 'L66.5',
      level: 'BLOCCO',
      limit: 'minPausaMin',
      from: '20261210',
      to: '20261215',
      cell: null,
      measured: 0,
      required: 10,
      source: 'D.Lgs. 66/2003, art. 8',
      text: { key: 'legality.L66.5.definition', values: { turno: 'L7', n: 0, min: 10 } },
    },
    { measured: 5, text: { values: { turno: 'L8', n: 5, min: 10 } } },
  ]);
  expect(found[0]!.messageIT).toMatch(/^Pausa obbligatoria non prevista nel turno L7 .*aggiungi la pausa/);
  // over two months it is still one
  expect(await ofPlant('20261115', '20270115')).toMatchObject([
    { from: '20261210', to: '20261220' },
    { from: '20261210', to: '20261220' },
  ]);
  expect(await ofPlant('20261221', '20261231')).toEqual([]);
  const { draftId } = await new DraftActor(client).open();
  expect(await ofPlant('20261201', '20261215', draftId)).toEqual(found);
});

test('the findings of a division that is none are empty', async () => {
  const { reply } = await client.call(readLegality, {
    query: { plant: '-', from: '20261101', to: '20261130' },
  });
  expect(reply.findings).toEqual([]);
});
