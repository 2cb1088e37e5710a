import { listJobs } from '@torre/contract/jobs';
import { listMail } from '@torre/contract/mail';
import { acknowledgeNotice, ownNotices } from '@torre/contract/notices';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cellOf, change, employeeIdOf } from '../../testing/roster-steps.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { COLLECT, SEND } from './mail-jobs.ts';

const REASON = 'Malattia di un collega';
/** What has arrived at the mail server, and how it answers the next messages. */
const post = {
  arrived: [] as string[],
  refusals: [] as { readonly code: number; readonly after: boolean }[],
};
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _, callback) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const refusal = post.refusals.shift();
      if (refusal === undefined || refusal.after) post.arrived.push(Buffer.concat(chunks).toString());
      if (refusal === undefined) callback();
      else callback(Object.assign(new Error('cta.lirr@example.org, no'), { responseCode: refusal.code }));
    });
  },
});

let server: TestServer;
let manager: TestClient;
let person: TestClient;
let admin: TestClient;
let own: string;
let jobs: Jobs;

beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as { port: number };
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    SMTP_FROM: 'Torre <torre@posta.example>',
    TORRE_URL: 'http://torre.example',
    TORRE_HOSTS: '127.0.0.1',
  };
  server = await startTestServer({
    today: '2026-11-14',
    runsJobs: true,
    env,
    parts: { jobs: (deps) => void (jobs = deps.jobs) },
  });
  // the tests collect themselves: once a minute of the machine's clock would come between two of their steps
  await server.db.query('delete from pgboss.schedule where name = $1', [COLLECT]);
  manager = await server.signIn('responsabile.lirr');
  person = await server.signIn('cta.lirr');
  admin = await server.signIn('admin');
  own = await employeeIdOf(person);
  // who is absent is asked about first
  await server.db.query('delete from absence where employee_id = $1', [own]);
  await addressed('cta.lirr@example.org');
});
afterAll(async () => {
  await server.close();
  await new Promise<void>((resolve) => {
    smtp.close(resolve);
  });
});
afterEach(async () => {
  post.arrived.length = 0;
  post.refusals.length = 0;
  for (const { noticeId } of (await person.call(ownNotices, {})).reply.notices)
    await person.call(acknowledgeNotice, { path: { noticeId } });
});

/** A change of a published shift that the person has not read, made so many minutes ago. */
async function noticed(date: string, turn: string, minutesAgo = 2): Promise<string> {
  const cell = await cellOf(manager, own, date);
  expect((await change(manager, cell, { turn, reason: REASON })).status).toBe(200);
  server.clock.advance({ minutes: minutesAgo });
  const { notices } = (await person.call(ownNotices, {})).reply;
  return notices[0]!.noticeId;
}
const addressed = (email: string | null) =>
  server.db.query({
    text: `update account set email = $1, language = 'en' where user_name = 'cta.lirr'`,
    values: [email],
  });
const run = (name: string, data: object): Promise<string> =>
  inTransaction(server.db, (tx) => jobs.enqueue(tx, name, data));
const stateOf = async (jobId: string) =>
  (await admin.call(listJobs, { query: {} })).reply.rows.find((job) => job.jobId === jobId)?.state;
const rowOf = async (mailId: string) =>
  (await admin.call(listMail, { query: {} })).reply.rows.find((row) => row.mailId === mailId);
/** Collects, and waits until the mail of the notice is what is wanted. */
async function collected(mailId: string, wanted: object): Promise<void> {
  await run(COLLECT, {});
  await expect.poll(() => rowOf(mailId)).toMatchObject(wanted);
}

test('who has not read a notice gets one mail in the own language, which says where to look and not why', async () => {
  const mailId = await noticed('20261203', 'T16');
  await collected(mailId, { kind: 'SHIFTS', state: 'sent', attempts: 1, problem: null });
  const [message] = post.arrived;
  expect(message).toMatch(/^From: Torre <torre@posta\.example>/m);
  expect(message).toMatch(/^To: cta\.lirr@example\.org/m);
  expect(message).toMatch(/^Subject: Torre: your shifts have changed/m);
  expect(message).toContain(`<${mailId}@torre.example>`);
  expect(message).toContain('http://torre.example/dipendente/calendario');
  expect(message).not.toContain(REASON);
  expect(message).not.toContain('T16');
  await collected(await noticed('20261204', 'T12'), { state: 'sent' });
  expect(
    post.arrived.filter((one) => one.includes(mailId)),
    'sent once',
  ).toHaveLength(1);
});

test('a notice that was read gets no mail, one of this very minute waits, and who has no address gets none', async () => {
  const read = await noticed('20261207', 'T16');
  await person.call(acknowledgeNotice, { path: { noticeId: read } });
  const sent = await noticed('20261209', 'T16');
  const fresh = await noticed('20261208', 'T16', 0);
  await collected(sent, { state: 'sent' });
  expect(await rowOf(read)).toBeUndefined();
  expect(await rowOf(fresh)).toBeUndefined();
  server.clock.advance({ minutes: 1 });
  await collected(fresh, { state: 'sent' });
  const unreachable = await noticed('20261215', 'T16');
  await addressed(null);
  const jobId = await run(COLLECT, {});
  await expect.poll(() => stateOf(jobId)).toBe('completato');
  await addressed('cta.lirr@example.org');
  expect(await rowOf(unreachable)).toBeUndefined();
});

test('a server that cannot take it now is tried again under the same id; its words about the address are not kept', async () => {
  post.refusals.push({ code: 451, after: false });
  const mailId = await noticed('20261210', 'T16');
  await collected(mailId, { state: 'waiting', attempts: 1, problem: 'SMTP 451' });
  await run(SEND, { mailId });
  await expect.poll(() => rowOf(mailId)).toMatchObject({ state: 'sent', attempts: 2 });
  expect(post.arrived.filter((one) => one.includes(`<${mailId}@torre.example>`))).toHaveLength(1);
  await run(SEND, { mailId });
  const another = await noticed('20261211', 'T16');
  await collected(another, { state: 'sent' });
  expect(
    post.arrived.filter((one) => one.includes(mailId)),
    'what was sent is not sent again',
  ).toHaveLength(1);
});

test('an address that the server refuses is not tried again, and an administrator sees it', async () => {
  post.refusals.push({ code: 550, after: false });
  const mailId = await noticed('20261214', 'T16');
  await collected(mailId, {
    state: 'refused',
    attempts: 1,
    problem: 'SMTP 550',
    recipient: expect.any(String),
  });
  expect(post.arrived).toEqual([]);
});
