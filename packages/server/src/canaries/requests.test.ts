import { listAudit, readAuditRow } from '@torre/contract/administration';
import { readRequest } from '@torre/contract/requests';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SMTPServer } from 'smtp-server';
import { inTransaction, openAsOwner } from '../platform/db/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { createLog } from '../platform/log.ts';
import { startTestServer } from '../testing/index.ts';
import type { TestClient, TestServer, TestStream } from '../testing/index.ts';
import { requestsAbout } from './described-requests.ts';
import type { ApiDescription } from './described-requests.ts';
import { textColumns } from './plant-canaries.ts';
import { SECRET, makePrivateRequests } from './private-requests.ts';
import type { PrivateRequests, Secret } from './private-requests.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 });

const ASKERS = {
  person: 'cta.lirr',
  manager: 'responsabile.lirr',
  second: 'approvatore',
  colleague: 'meteo.lirr',
  otherPlant: 'responsabile.lirf',
  hr: 'hr',
  administrator: 'admin',
} as const;
type Asker = keyof typeof ASKERS;
const EVERYBODY = Object.keys(ASKERS) as readonly Asker[];

/** Who may read what (decisions.md, What colleagues may see; docs/decisions/0104: who reads rights and entitlements). */
const DECIDING: readonly Asker[] = ['person', 'manager', 'second', 'hr'];
const READERS: Readonly<Record<Secret, readonly Asker[]>> = {
  cause: DECIDING,
  note: DECIDING,
  refusal: DECIDING,
  disposition: DECIDING,
  fileName: DECIDING,
  content: DECIDING,
  amount: DECIDING,
  assisted: ['person', 'hr'],
  rightNote: ['person', 'hr'],
  reason: [],
  clock: [],
};

let server: TestServer;
let owner: Database;
let about: PrivateRequests;
let log = '';
const clients = new Map<Asker, TestClient>();
const streams = new Map<Asker, TestStream>();
const answers = new Map<Asker, string>();
const mails: string[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _, callback) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      mails.push(readable(Buffer.concat(chunks).toString()));
      callback();
    });
  },
});

/** A message with what is encoded in it as text. */
const readable = (message: string): string =>
  message.replaceAll(/=\r?\n/g, '') +
  [...message.matchAll(/(?:^[A-Za-z0-9+/=]{20,}\r?\n)+/gm)]
    .map(([block]) => Buffer.from(block, 'base64').toString())
    .join('\n');

const client = (asker: Asker): TestClient => clients.get(asker)!;
const keep = (asker: Asker, text: string): void =>
  void answers.set(asker, `${answers.get(asker) ?? ''}\n${text}`);

beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as { port: number };
  let jobs: Jobs;
  server = await startTestServer({
    today: '2026-11-14',
    runsJobs: true,
    env: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      SMTP_FROM: 'Torre <torre@posta.example>',
      TORRE_URL: 'http://torre.example',
      TORRE_HOSTS: '127.0.0.1',
    },
    log: createLog('trace', { write: (line) => void (log += line) }),
    parts: { jobs: (deps) => void (jobs = deps.jobs) },
  });
  owner = openAsOwner(server.databaseUrl);
  await owner.query(`update account set email = user_name || '@example.org' where is_demo`);
  for (const asker of EVERYBODY) {
    clients.set(asker, await server.signIn(ASKERS[asker]));
    const stream = await client(asker).openEvents();
    await stream.next('hello');
    streams.set(asker, stream);
  }
  const [person, manager, hr] = [client('person'), client('manager'), client('hr')];
  about = await makePrivateRequests(owner, server.url, { person, manager, hr });
  server.clock.advance({ minutes: 5 });
  await inTransaction(server.db, (tx) => jobs.enqueue(tx, 'mail.collect', {}));
  await vi.waitUntil(() => mails.length > 0, { timeout: 20_000, interval: 50 });
  await askDescribed();
  await readTrail();
});
afterAll(async () => {
  await owner.close();
  await server.close();
  await new Promise<void>((resolve) => {
    smtp.close(resolve);
  });
});

/** What would save, or end the asking. */
const SAVES = /sessions|logout|autenticazione|uploads|password|\/events/;
const READS = /preview|filter|export|compact|conteggi|effetto|prova|list/;

/** Every call of the product that reads or foretells, by everybody, about each of the requests. */
async function askDescribed(): Promise<void> {
  const description = (await (await server.anonymous.send('GET', '/api/docs')).json()) as ApiDescription;
  const { employeeId, fileId, rightId } = about;
  const days = { from: '20261120', to: '20261130', dal: '2026/11/20', al: '2026/11/30' };
  for (const asker of EVERYBODY)
    for (const id of about.requests) {
      const values = {
        plant: 'LIRR',
        division: 'DIVLIRR',
        icao: 'LIRR',
        shiftId: `${employeeId}-20261124`,
        employeeId,
        numindividuale: employeeId,
        employees: [employeeId],
        ...days,
        date: '20261124',
        day: '20261124',
        month: '202611',
        year: '2026',
        modo: 'RESP',
        format: 'csv',
        userName: ASKERS.person,
        id,
        ids: [id],
        fileId,
        rightId,
        shape: undefined,
      };
      for (const { method, path, body } of requestsAbout(description, { values, anyText: '' })) {
        if ((method !== 'GET' && !READS.test(path)) || SAVES.test(path)) continue;
        // what names no request is asked once
        if (id !== about.requests[0] && !`${path} ${body}`.includes(id)) continue;
        // a filter with nothing in it is refused
        const asked = path.replaceAll(/(?<=[?&])\w+=(&|$)/g, '');
        await ask(asker, method, asked, body);
        const slashed = asked.replaceAll(/(from|to)=(\d{4})(\d\d)(\d\d)/g, '$1=$2/$3/$4');
        if (slashed !== asked) await ask(asker, method, slashed, body);
        // a list filtered by everything holds nobody
        const [address, query = ''] = asked.split('?');
        const least = query.split('&').filter((one) => /^(plant|format|from|to|dal|al|modo)=/.test(one));
        if (least.join('&') !== query) await ask(asker, method, `${address}?${least.join('&')}`, body);
      }
      if (id !== about.requests[0]) continue;
      for (const modo of ['DIPE', 'RESP'])
        await ask(asker, 'GET', `/api/gerip/?modo=${modo}&idservizio=stato&numindividuale=${employeeId}`);
    }
}

async function ask(asker: Asker, method: string, path: string, body?: string): Promise<void> {
  const response = await client(asker).send(method, path, body === undefined ? {} : { body });
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  keep(asker, `${method} ${path} ${response.status}\n${headers}\n${await response.text()}`);
}

/** The rows of the trail that name the person, one by one. */
async function readTrail(): Promise<void> {
  const { reply } = await client('administrator').call(listAudit, { query: { subject: about.employeeId } });
  expect(reply.rows.length).toBeGreaterThan(5);
  for (const { auditId } of reply.rows) {
    const row = await client('administrator').call(readAuditRow, { path: { auditId } });
    keep('administrator', JSON.stringify(row.reply));
  }
}

const SECRETS = Object.keys(SECRET) as readonly Secret[];
/** As a word or number of its own: digits stand in keys, too. */
const PATTERNS = new Map(
  SECRETS.map((one) => [one, one === 'amount' ? /(?<![\w.-])98765(?![\w-])/ : new RegExp(SECRET[one])]),
);
/** Numbers of transactions and of bytes: one of them may be the amount by chance. */
const COUNTED = /(x-torre-position: |content-length: |"(?:id|position)":")\d+/g;
function found(text: string, of: readonly Secret[] = SECRETS): readonly Secret[] {
  const plain = text.replaceAll(COUNTED, '$1');
  return of.filter((one) => PATTERNS.get(one)!.test(plain));
}

describe('what is private about requests', () => {
  test('stands in the answers to whom it concerns', () => {
    const texts = SECRETS.filter((one) => READERS[one] === DECIDING && one !== 'amount');
    for (const asker of ['person', 'manager', 'second'] as const)
      expect([asker, found(answers.get(asker)!, texts)]).toEqual([asker, texts]);
    expect(found(answers.get('person')!, ['amount'])).toEqual(['amount']);
    expect(found(answers.get('hr')!)).toEqual(expect.arrayContaining(['assisted', 'rightNote', 'amount']));
  });

  test.each(EVERYBODY)('%s reads no more of it than may be read', (asker) => {
    const forbidden = SECRETS.filter((one) => !READERS[one].includes(asker));
    expect(found(answers.get(asker)!, forbidden)).toEqual([]);
  });

  test('is in no event, not even of who may read it', () => {
    for (const asker of EVERYBODY)
      expect([asker, found(JSON.stringify(streams.get(asker)!.received))]).toEqual([asker, []]);
    expect(JSON.stringify(streams.get('manager')!.received)).toContain('requests');
    expect(streams.get('otherPlant')!.received.filter(({ name }) => name === 'requests')).toEqual([]);
  });

  test('is in no mail, no line of the log and no figure of the metrics', async () => {
    expect(mails.join('\n')).toContain('cta.lirr@example.org');
    expect(found(mails.join('\n'))).toEqual([]);
    expect(log).toContain('"route":"/api/gerip/"');
    expect(
      found(
        log,
        SECRETS.filter((one) => one !== 'amount'),
      ),
    ).toEqual([]);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(
      found(
        metrics,
        SECRETS.filter((one) => one !== 'amount'),
      ),
    ).toEqual([]);
  });

  test('is kept where it belongs, and in no notice, outbox or job', async () => {
    const holding = new Map<Secret, string[]>();
    for (const name of await textColumns(owner)) {
      const [table, column] = name.split('.');
      for (const secret of SECRETS) {
        if (secret === 'amount') continue;
        const { rowCount } = await owner.query(`select from ${table} where ${column}::text like $1 limit 1`, [
          `%${SECRET[secret]}%`,
        ]);
        if (rowCount) holding.set(secret, [...(holding.get(secret) ?? []), name]);
      }
    }
    expect(Object.fromEntries(holding)).toEqual({
      cause: ['absence.cause', 'audit_value.new_value'],
      note: ['absence.note', 'absence_history.note', 'audit_value.new_value'],
      refusal: ['absence_history.note', 'audit_value.new_value'],
      disposition: ['absence.note', 'absence_history.note', 'audit_value.new_value'],
      fileName: ['audit_value.new_value', 'file.original_name'],
      assisted: ['audit_value.new_value', 'person_right.assisted'],
      rightNote: ['audit_value.new_value', 'person_right.note'],
      reason: ['audit_value.new_value'],
      clock: ['punch.source'],
    });
  });

  test('is read in the detail by its owner and by who decides, and by nobody else', async () => {
    for (const id of about.requests)
      for (const asker of EVERYBODY) {
        const { status } = await client(asker).call(readRequest, { path: { id } });
        expect([asker, status]).toEqual([asker, DECIDING.includes(asker) ? 200 : 404]);
      }
  });
});
