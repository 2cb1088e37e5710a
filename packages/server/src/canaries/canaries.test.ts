import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { setLock } from '@torre/contract/locks';
import { changeSelection } from '@torre/contract/bulk';
import { openDraft } from '@torre/contract/drafts';
import { updateShift } from '@torre/contract/cells';
import { DEMO_PASSWORD } from '@torre/demo';
import { AREAS } from '../app.ts';
import { openAsOwner } from '../platform/db/index.ts';
import type { Database } from '../platform/db/index.ts';
import { createLog } from '../platform/log.ts';
import { startTestServer } from '../testing/index.ts';
import type { TestClient, TestServer, TestStream } from '../testing/index.ts';
import { requestsAbout } from './described-requests.ts';
import type { ApiDescription, Known } from './described-requests.ts';
import { metricLabels, logText } from './log-text.ts';
import { canaryOf, plantCanaries, textColumns } from './plant-canaries.ts';
import type { Canary } from './plant-canaries.ts';
import { ASKERS, WHO_READS } from './who-reads-what.ts';
import type { Asker } from './who-reads-what.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const DAY = '20261120';
const ASKED = 'CanarinoChiestoGiallo';
const WORDS = { note: 'CanarinoNotaGiallo', noteTurno: 'CanarinoNotaTurnoGiallo' };

const TABLES = AREAS.flatMap(({ tables }) => tables);

let server: TestServer;
let owner: Database;
let log = '';
let victimId: string;
let planted: readonly Canary[];
const clients = new Map<Asker, TestClient>();
const streams = new Map<Asker, TestStream>();
/** Body and headers of every answer, by who asked. */
const answers = new Map<Asker, string>();
let operationsAsked = 0;

beforeAll(async () => {
  server = await startTestServer({ log: createLog('trace', { write: (line) => void (log += line) }) });
  owner = openAsOwner(server.db.url);
  const { rows } = await owner.query<{ employee_id: string }>(
    'select employee_id from account where user_name = $1',
    [ASKERS.victim],
  );
  victimId = rows[0]!.employee_id;
  for (const [asker, userName] of Object.entries(ASKERS) as [Asker, string | null][]) {
    clients.set(asker, userName === null ? server.anonymous : await server.signIn(userName));
  }
  for (const asker of ['colleague', 'manager', 'foreignManager'] as const) {
    const stream = await clients.get(asker)!.openEvents();
    await stream.next('hello');
    streams.set(asker, stream);
  }
  await saveNotes('T10');
  await saveNotes('T12');
  const body = { employeeId: victimId, from: '20261121', to: '20261121', reason: 'prova' };
  await clients.get('manager')!.call(setLock, { query: { plant: 'LIRR' }, body });
  await draftNotes('T10');
  await draftNotes('T12');
  await takeLeave();
  await holdRight();
  planted = await plantCanaries(owner, victimId, ASKERS.victim, TABLES);
  await askEverything();
  await breakThings();
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

/** The victim was on leave on a day of work gone by: why is told to who may know. */
async function takeLeave(): Promise<void> {
  await owner.query(
    `insert into absence (absence_id, employee_id, cause, state, unit, from_day, to_day)
     select gen_random_uuid(), employee_id, '8114', 10, 'G', day, day
       from day_shift s join shift_definition d on d.icao = s.icao and d.name = s.turn and d.shift_class = 'LAV'
      where employee_id = $1 and day between '2026-11-02' and '2026-11-12' and not exists (
        select from absence a where a.employee_id = s.employee_id and s.day between from_day and to_day)
      order by day limit 1`,
    [victimId],
  );
}

/** The victim assists somebody: neither a manager nor a colleague is to read whom, or why. */
async function holdRight(): Promise<void> {
  await owner.query(
    `insert into person_right (person_right_id, employee_id, right_kind, valid_from, assisted, note)
     select gen_random_uuid(), $1, '104', '2026-11-01', 'x', 'x'
      where not exists (select from person_right where employee_id = $1 and right_kind = '104')`,
    [victimId],
  );
  await owner.query("update person_right set note = 'x' where employee_id = $1", [victimId]);
}

/** A manager changes a shift of the victim and writes notes. */
async function saveNotes(turn: string): Promise<void> {
  const { rows } = await owner.query<{ version: number }>(
    'select version from day_shift where employee_id = $1 and day = $2',
    [victimId, DAY],
  );
  const { status } = await clients.get('manager')!.call(updateShift, {
    path: { shiftId: `${victimId}-${DAY}` },
    query: { plant: 'LIRR' },
    body: { employeeId: victimId, date: DAY, turn, isStr: false, ...WORDS, version: rows[0]!.version },
  });
  expect(status).toBe(200);
  await streams.get('colleague')!.next('roster');
}

/** A manager writes the same into a draft of the month. */
async function draftNotes(turn: string): Promise<void> {
  const manager = clients.get('manager')!;
  const query = { division: 'DIVLIRR' };
  const { draft } = (await manager.call(openDraft, { query, body: { month: DAY.slice(0, 6) } })).reply;
  const { rows } = await owner.query<{ version: number }>(
    'select version from planned_shift where employee_id = $1 and day = $2',
    [victimId, DAY],
  );
  const cells = [{ employeeId: victimId, date: DAY, version: rows[0]!.version }];
  const { status } = await manager.call(changeSelection, {
    query: { draft: draft.draftId },
    body: { division: 'DIVLIRR', cells, turn, ...WORDS },
  });
  expect(status).toBe(200);
}

async function ask(asker: Asker, method: string, path: string, body?: string): Promise<void> {
  const response = await clients.get(asker)!.send(method, path, body === undefined ? {} : { body });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (isStream) await response.body?.cancel();
  const text = isStream ? '' : await response.text();
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  answers.set(asker, `${answers.get(asker) ?? ''}\n${method} ${response.status}\n${headers}\n${text}`);
}

/** Every call of the product by everybody, about the victim: as it should be asked, and with everything wrong. */
async function askEverything(): Promise<void> {
  const response = await server.anonymous.send('GET', '/api/docs');
  const description = (await response.json()) as ApiDescription;
  const right: Known = {
    values: {
      plant: 'LIRR',
      division: 'LIRR',
      icao: 'LIRR',
      shiftId: `${victimId}-${DAY}`,
      employeeId: victimId,
      employees: [victimId],
      from: '20261101',
      to: '20261130',
      date: DAY,
      day: DAY,
      // what came of the victim's days, and why
      idservizio: 'stato',
      numindividuale: victimId,
      modo: 'RESP',
      codop: '',
      dal: '2026/11/01',
      al: '2026/11/30',
      userName: ASKERS.victim,
      turn: 'T10',
      shape: undefined,
      username: 'nessuno',
      password: 'una-parola-sbagliata',
    },
    anyText: ASKED,
  };
  const wrong: Known = { values: {}, anyText: ASKED };
  for (const asker of Object.keys(ASKERS) as Asker[]) {
    for (const known of [right, wrong]) {
      for (const { operationId, method, path, body } of requestsAbout(description, known)) {
        // Leaving, or a new password, would end the asking.
        if (LEAVING.test(`${method} ${path}`)) continue;
        operationsAsked++;
        await ask(asker, method, path, body);
        if (body !== undefined) await ask(asker, method, path, `{"note": ${ASKED}`);
        expect([operationId, path]).not.toContain(DEMO_PASSWORD);
      }
    }
    // The requests above fill every filter, so that no row passes: the lists again, as pages and as files.
    for (const list of ['accounts', 'audit', 'jobs', 'files']) {
      const filter = list === 'accounts' ? 'nome=canarino' : '';
      await ask(asker, 'GET', `/api/administration/${list}?${filter}`);
      await ask(asker, 'POST', `/api/administration/${list}/export?format=csv&${filter}`);
    }
  }
  for (const path of [
    `/api/${ASKED}`,
    `/${ASKED}`,
    `/accesso/${ASKED}`,
    `/api/employee/shifts?from=${ASKED}`,
  ]) {
    await ask('victim', 'GET', path);
  }
}

const LEAVING = /^DELETE |sessions|autenticazione\/|\/password|password-link|\/roles|logout/;

/** What goes wrong inside: a row that the database refuses and quotes, a statement that fails, no database at all. */
async function breakThings(): Promise<void> {
  const body = { employeeId: victimId, date: DAY, isStr: false, ...WORDS, turn: 'T10', version: 3 };
  const save = (): Promise<void> =>
    ask('manager', 'PUT', `/api/manager/shifts/${victimId}-${DAY}?plant=LIRR`, JSON.stringify(body));
  await owner.query(
    "alter table day_shift add constraint no_notes check (note is null or note = '') not valid",
  );
  await save();
  await owner.query('alter table day_shift drop constraint no_notes');
  await owner.query('alter table day_shift rename note to nota');
  await save();
  await ask('victim', 'GET', '/api/employee/shifts?from=20261101&to=20261130');
  await owner.query('alter table day_shift rename nota to note');
  await server.proxy.cut();
  await save();
  await ask('victim', 'GET', '/api/employee/shifts?from=20261101&to=20261130');
  await server.proxy.mend();
}

/** Canaries, and what else of the victim is nobody's business, that stand in the text. */
const found = (text: string, words: readonly string[]): string[] =>
  words.filter((word) => text.includes(word));
const everyWord = (): string[] => [
  ...planted.map((canary) => canary.text),
  ...Object.values(WORDS),
  ASKED,
  victimId,
  ASKERS.victim,
  ASKERS.manager,
  DEMO_PASSWORD,
  'una-parola-sbagliata',
];

test('every column of text is described as personal, secret or plain', async () => {
  const described = TABLES.flatMap(({ table, text }) =>
    Object.keys(text).map((column) => `${table}.${column}`),
  );
  expect(described.toSorted()).toEqual((await textColumns(owner)).toSorted());
});

test('the canaries sing: who may read them does, and every call was asked', () => {
  expect(answers.get('victim')).toContain(canaryOf('employee.name'));
  expect(answers.get('manager')).toContain(canaryOf('day_shift.note'));
  expect(answers.get('manager')).toContain(canaryOf('roster_lock.reason'));
  expect(planted.map(({ column }) => column)).toEqual(
    expect.arrayContaining(['person_right.assisted', 'person_right.note']),
  );
  for (const asker of WHO_READS.HEALTH) expect(answers.get(asker)).toContain(canaryOf('absence.cause'));
  expect(answers.get('administrator')).toContain(canaryOf('employee.surname'));
  expect(answers.get('manager')).toContain('PUT 500');
  expect(answers.get('manager')).toContain('PUT 503');
  expect(operationsAsked).toBeGreaterThan(200);
  expect(log).toContain('23514');
  expect(log).toContain('"route":"/api/manager/shifts/:shiftId"');
});

test('no log line holds a name, a note, a code, a password or what somebody asked for', () => {
  expect(found(logText(log), everyWord())).toEqual([]);
  const cookies = [...clients.values()].flatMap((client) => client.cookie?.split('=')[1] ?? []);
  expect(found(log, cookies)).toEqual([]);
});

test('the metrics hold nothing of anybody', async () => {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toContain('route="/api/manager/shifts/:shiftId"');
  expect(found(metricLabels(metrics), everyWord())).toEqual([]);
});

describe('answers', () => {
  test.each(Object.keys(ASKERS) as Asker[])(
    '%s reads of the victim what it may and nothing else',
    (asker) => {
      const forbidden = planted
        .filter(({ class: textClass }) => !WHO_READS[textClass].includes(asker))
        .map(({ text }) => text);
      expect(found(answers.get(asker)!, forbidden)).toEqual([]);
      if (asker !== 'victim' && asker !== 'manager' && asker !== 'administrator') {
        expect(found(answers.get(asker)!, Object.values(WORDS))).toEqual([]);
      }
    },
  );
});

test('open screens of others hear that a shift changed, never its notes; other plants hear nothing of it', () => {
  const heard = (asker: Asker): string => JSON.stringify(streams.get(asker)!.received);
  expect(heard('colleague')).toContain(victimId);
  expect(found(heard('colleague'), [...planted.map(({ text }) => text), ...Object.values(WORDS)])).toEqual(
    [],
  );
  expect(found(heard('foreignManager'), everyWord())).toEqual([]);
});
