import { changeSetting, countFindings, listAudit, readAuditRow } from '@torre/contract/administration';
import { changeSelection } from '@torre/contract/bulk';
import { previewCounters } from '@torre/contract/counters';
import { addCoverCall, answerCoverCall, readCover, readCoverMends } from '@torre/contract/cover';
import type { CoverReply } from '@torre/contract/cover';
import { generateMonth } from '@torre/contract/cycles';
import { exportMonth, previewImport } from '@torre/contract/import-export';
import { readLegality, readOwnLegality } from '@torre/contract/legality';
import { addDays, compactDay, isoDay } from '@torre/domain/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../platform/log.ts';
import { Controllers, DIVISION } from '../testing/bulk-steps.ts';
import { DraftActor } from '../testing/draft-steps.ts';
import { startTestServer } from '../testing/index.ts';
import type { TestClient, TestServer, TestStream } from '../testing/index.ts';
import { LIRR, cellOf } from '../testing/roster-steps.ts';
import { requestsAbout } from './described-requests.ts';
import type { ApiDescription } from './described-requests.ts';
import { textColumns } from './plant-canaries.ts';
import { AT_LIRF, AT_LIRR, CAUSE, NOTE, REASON, SLOT_DAY, workInTwoPlants } from './work-in-two-plants.ts';
import { logText } from './log-text.ts';
import { ASKERS } from './who-reads-what.ts';
import type { Asker } from './who-reads-what.ts';

/** What LIRF alone requires between two duties: 777 minutes. */
const REQUIRED_AT_LIRF = ['12:57 h', '"required":777'];
/** A finding of the colleague whose duties hold the canaries. */
const FINDING = `tra ${AT_LIRR} e M`;

/** What must not stand in the answers to each; who works in both plants is a person whom nobody else signs in as. */
const FORBIDDEN = {
  manager: [AT_LIRF, NOTE, CAUSE, ...REQUIRED_AT_LIRF],
  foreignManager: [AT_LIRR, CAUSE, REASON],
  colleague: [AT_LIRF, NOTE, CAUSE, REASON, FINDING, ...REQUIRED_AT_LIRF],
  administrator: [NOTE, CAUSE, REASON, FINDING],
} satisfies Partial<Record<Asker, readonly string[]>>;
type Reader = keyof typeof FORBIDDEN;
const READERS = Object.keys(FORBIDDEN) as readonly Reader[];

let server: TestServer;
let log = '';
const clients = new Map<Reader, TestClient>();
const streams = new Map<Reader, TestStream>();
const answers = new Map<Reader, string>();
/** Somebody of LIRR who also works in LIRF, and those who are away on the day of a slot. */
let person: string;
let away: readonly string[];
let cover: CoverReply;

const client = (asker: Reader): TestClient => clients.get(asker)!;
const onDay = (offset: number): string => compactDay(addDays(SLOT_DAY, offset));
const SLOT = { date: onDay(0), timeslotId: 'P' };

beforeAll(async () => {
  server = await startTestServer({
    today: '2026-11-14',
    log: createLog('trace', { write: (line) => void (log += line) }),
  });
  for (const reader of READERS) clients.set(reader, await server.signIn(ASKERS[reader]));
  for (const asker of ['colleague', 'foreignManager'] as const) {
    const stream = await client(asker).openEvents();
    await stream.next('hello');
    streams.set(asker, stream);
  }
  await emptySlot();
  await client('administrator').call(changeSetting, {
    path: { key: 'rules.BASE.R373.5.minRiposo' },
    body: { icao: 'LIRF', validFrom: '20261201', value: 777, reason: null, version: 0 },
  });
  await workInTwoPlants(server.db, person);
  await readFindings();
  await askForCover();
  await writeAndForetell();
  await readTrail();
  await askDescribed();
}, 60_000);

afterAll(() => server.close());

/** Takes people of an afternoon away, so that somebody has to come. */
async function emptySlot(): Promise<void> {
  const people = await Controllers.of(client('manager'));
  away = people.standing('P', onDay(0), new Set()).slice(0, 8);
  await server.db.query(
    `insert into absence (absence_id, employee_id, cause, state, unit, from_day, to_day)
      select gen_random_uuid(), employee_id, $2, 10, 'G', $3::date, $3::date from unnest($1::text[]) as employee_id`,
    [away, CAUSE, isoDay(SLOT_DAY)],
  );
  const { reply } = await client('manager').call(readCover, { query: { ...LIRR, ...SLOT } });
  person = reply.legal[0]!.employeeId;
}

const keep = (asker: Reader, reply: unknown): void =>
  void answers.set(asker, `${answers.get(asker) ?? ''}\n${JSON.stringify(reply)}`);

async function readFindings(): Promise<void> {
  const days = { from: onDay(-5), to: onDay(16) };
  for (const [asker, plant] of [
    ['manager', 'LIRR'],
    ['foreignManager', 'LIRF'],
    ['colleague', 'LIRR'],
  ] as const)
    keep(asker, await client(asker).call(readLegality, { query: { plant, ...days } }));
  keep('colleague', await client('colleague').call(readOwnLegality, { query: days }));
}

async function askForCover(): Promise<void> {
  const manager = client('manager');
  const query = { ...LIRR, ...SLOT };
  cover = (await manager.call(readCover, { query })).reply;
  keep('manager', cover);
  keep('manager', await manager.call(readCoverMends, { query }));
  const body = { ...SLOT, employeeId: person };
  keep('manager', await manager.call(addCoverCall, { query: LIRR, body }));
  const answer = { path: body, query: LIRR, body: { answer: 'no', version: 1 } } as const;
  keep('manager', await manager.call(answerCoverCall, answer));
}

/** Every way to a preview and to a save, with what it says of rules. */
async function writeAndForetell(): Promise<void> {
  const manager = client('manager');
  const shift = { kind: 'shift', employeeId: person, date: onDay(0), turn: 'P' } as const;
  const absence = { kind: 'absence', from: onDay(9), to: onDay(13), codcausale: '8114' } as const;
  for (const change of [shift, { ...absence, employeeId: person }])
    keep(
      'manager',
      await manager.call(previewCounters, {
        query: { division: DIVISION },
        body: { changes: [change], without: [] },
      }),
    );
  const { version } = (await cellOf(manager, person, onDay(0))).shift;
  const cells = [{ employeeId: person, date: onDay(0), version }];
  const body = { division: DIVISION, cells, turn: 'P', legalityReason: REASON };
  for (const preview of [true, false])
    keep('manager', await manager.call(changeSelection, { query: { preview }, body }));

  const draft = new DraftActor(manager);
  const { draftId } = await draft.open();
  const { turn: _, ...seen } = await draft.cell(draftId, person, onDay(13));
  keep('manager', await draft.select(draftId, [seen], 'M', true));
  keep('manager', await draft.select(draftId, [seen], 'M'));
  keep('manager', await draft.difference(draftId));
  const days = { from: onDay(-5), to: onDay(16) };
  keep('manager', await manager.call(readLegality, { query: { ...LIRR, ...days, draft: draftId } }));
  const generation = { month: '202612', without: [], keep: [], overwrites: true };
  const query = { division: DIVISION, draft: draftId, preview: true };
  keep('manager', await manager.call(generateMonth, { query, body: generation }));
  keep('manager', await draft.publish(await draft.draft(), [], { legalityReason: REASON }));

  const file = await manager.send(exportMonth.method, `/api${exportMonth.path}?plant=LIRR`, {
    body: JSON.stringify({ month: '202612', format: 'csv' }),
  });
  const csv = await file.text();
  keep('manager', csv);
  const content = Buffer.from(withCode(csv, 'P')).toString('base64');
  keep('manager', await manager.call(previewImport, { query: LIRR, body: { month: '202612', content } }));
  const value = { plant: 'LIRR', icao: '', validFrom: '20261201', value: 800 };
  const path = { key: 'rules.BASE.R373.5.minRiposo' };
  const counted = await client('administrator').call(countFindings, { path, body: value });
  expect(counted.status).toBe(200);
  keep('administrator', counted);
}

/** The exported month with a code of the person on the slot's day. */
function withCode(csv: string, code: string): string {
  const rows = csv.split('\r\n');
  const nth = rows.findIndex((row) => row.includes(person));
  const cells = rows[nth]!.split(';');
  cells[3 + Number(onDay(0).slice(6))] = code;
  return rows.with(nth, cells.join(';')).join('\r\n');
}

/** The rows of the trail that name the person, one by one and as a file. */
async function readTrail(): Promise<void> {
  const administrator = client('administrator');
  const { reply } = await administrator.call(listAudit, { query: { subject: person } });
  expect(reply.rows.length).toBeGreaterThan(0);
  for (const { auditId } of reply.rows)
    keep('administrator', await administrator.call(readAuditRow, { path: { auditId } }));
}

/** Every call of the product that reads or foretells, by everybody, about the person, the slot and those days. */
async function askDescribed(): Promise<void> {
  const description = (await (await server.anonymous.send('GET', '/api/docs')).json()) as ApiDescription;
  const values = {
    plant: 'LIRR',
    division: DIVISION,
    icao: 'LIRR',
    shiftId: `${person}-${onDay(0)}`,
    employeeId: person,
    employees: [person],
    from: onDay(-5),
    to: onDay(16),
    month: '202612',
    ...SLOT,
    day: onDay(0),
    turn: 'P',
    shape: undefined,
  };
  for (const asker of READERS)
    for (const { method, path, body } of requestsAbout(description, { values, anyText: '' })) {
      if (method !== 'GET' && !/preview|filter|export|compact/.test(path)) continue;
      if (path.includes('/events') || /sessions|logout|autenticazione/.test(path)) continue;
      // a filter with nothing in it is refused
      const asked = path.replaceAll(/(?<=[?&])\w+=(&|$)/g, '');
      const response = await client(asker).send(method, asked, body === undefined ? {} : { body });
      keep(asker, `${method} ${asked} ${response.status} ${await response.text()}`);
    }
}

const found = (text: string, words: readonly string[]): string[] =>
  words.filter((word) => text.includes(word));

describe('rules and cover', () => {
  test('say to who may hear it what they are asked', async () => {
    const HOURS = 'Riposo di 8 h tra 15:00–23:00 e M: minimo 12 h';
    expect(found(answers.get('manager')!, [HOURS, FINDING])).toEqual([HOURS, FINDING]);
    expect(found(answers.get('foreignManager')!, REQUIRED_AT_LIRF)).toEqual(REQUIRED_AT_LIRF);
    const breaking = cover.breaking.find(({ employeeId }) => employeeId === person);
    expect(breaking?.findings.map(({ rule, limit, from }) => [rule, limit, from])).toContainEqual([
      'R373.5',
      '',
      onDay(1),
    ]);
    expect(cover.others.away).toBeGreaterThanOrEqual(away.length);
  });

  test.each(READERS)(
    'tell %s no reason, code, finding or absence of a colleague or of another plant',
    (asker) => {
      expect(found(answers.get(asker)!, FORBIDDEN[asker])).toEqual([]);
    },
  );

  test('tell open screens of colleagues and of other plants nothing', () => {
    for (const [asker, stream] of streams) {
      expect(found(JSON.stringify(stream.received), FORBIDDEN[asker])).toEqual([]);
      expect(stream.received.filter(({ name }) => name === 'cover')).toEqual([]);
    }
    expect(streams.get('colleague')!.received.filter(({ name }) => name === 'legality')).toEqual([]);
  });

  test('write nothing of it into the log', () => {
    expect(log).toContain('"route":"/api/manager/cover"');
    expect(found(logText(log), [AT_LIRF, AT_LIRR, NOTE, CAUSE, REASON, person, ...away])).toEqual([]);
  });

  test('keep the reason of a broken rule in the trail alone, so that no notice tells it', async () => {
    const holding: string[] = [];
    for (const name of await textColumns(server.db)) {
      const [table, column] = name.split('.');
      const { rowCount } = await server.db.query(
        `select 1 from ${table} where ${column}::text like $1 limit 1`,
        [`%${REASON}%`],
      );
      if (rowCount) holding.push(name);
    }
    expect(holding).toEqual(['audit_value.new_value']);
  });
});
