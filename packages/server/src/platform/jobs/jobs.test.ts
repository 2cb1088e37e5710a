import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelJob, listJobs, retryJob } from '@torre/contract/jobs';
import type { JobRow } from '@torre/contract/jobs';
import { startTestServer } from '../../testing/index.ts';
import type { StreamEvent, TestClient, TestServer } from '../../testing/index.ts';
import { startJobProcess } from '../../testing/job-process.ts';
import { inTransaction, openAsOwner } from '../db/index.ts';
import type { AreaDeps } from '../deps.ts';
import { LeaseLost } from './job-options.ts';
import type { JobContext } from './job-options.ts';

/** Handlers that the tests steer; the same in both processes. */
const asked = new Map<string, (job: JobContext<{ name: string }>) => Promise<void>>();
const proven = (deps: AreaDeps): void => {
  jobsOf.set(deps.db, deps.jobs);
  deps.jobs.on<{ name: string }>('trial', { retries: 1, retryDelay: 0, lease: 10, concurrency: 2 }, (job) =>
    asked.get(job.data.name)!(job),
  );
  deps.jobs.on<{ name: string }>('trial-once', { retries: 0 }, (job) => asked.get(job.data.name)!(job));
  // Its sign of life, by which pg-boss would notice that the job is not its own any more, is half an hour away.
  deps.jobs.on<{ name: string }>('trial-patient', { lease: 3600 }, (job) => asked.get(job.data.name)!(job));
};
const jobsOf = new Map<unknown, AreaDeps['jobs']>();

let server: TestServer;
let admin: TestClient;
let adminId: string;
beforeAll(async () => {
  server = await startTestServer({ runsJobs: true, parts: { jobs: proven } });
  admin = await server.signIn('admin');
  const { rows } = await server.db.query("select employee_id from account where user_name = 'admin'");
  adminId = rows[0].employee_id;
});
afterAll(() => server.close());

const enqueue = (name: string, queue = 'trial', on = server): Promise<string> =>
  inTransaction(on.db, (tx) => jobsOf.get(on.db)!.enqueue(tx, queue, { name }, adminId));
const jobOf = async (jobId: string): Promise<JobRow | undefined> =>
  (await admin.call(listJobs, { query: {} })).reply.rows.find((job) => job.jobId === jobId);
const stateOf = async (jobId: string) => (await jobOf(jobId))?.state;
const reaches = async (jobId: string, state: JobRow['state']): Promise<void> => {
  await expect.poll(() => stateOf(jobId), { timeout: 15_000 }).toBe(state);
};
const ofJob =
  (jobId: string, state?: JobRow['state']) =>
  ({ data }: StreamEvent): boolean => {
    const job = data as JobRow;
    return job.jobId === jobId && (state === undefined || job.state === state);
  };
const count = (tx: { query: TestServer['db']['query'] }, name: string) =>
  tx.query(
    `insert into meta (key, value) values ($1, '1')
     on conflict (key) do update set value = (meta.value::int + 1)::text`,
    [`trial ${name}`],
  );
const counted = async (name: string): Promise<number> => {
  const { rows } = await server.db.query('select value from meta where key = $1', [`trial ${name}`]);
  return Number(rows[0]?.value ?? 0);
};

test('a job runs after the commit, and its effect and its end are one', async () => {
  asked.set('plain', (job) => job.finish(async (tx) => void (await count(tx, 'plain'))));
  const jobId = await enqueue('plain');
  await reaches(jobId, 'completato');
  expect(await counted('plain')).toBe(1);
  expect(await jobOf(jobId)).toMatchObject({ attempts: 1, error: null, allowedActions: [] });
});

test('a job enqueued in a transaction that is rolled back never was', async () => {
  let ran = false;
  asked.set('never', async () => void (ran = true));
  let jobId = '';
  const rolledBack = inTransaction(server.db, async (tx) => {
    jobId = await jobsOf.get(server.db)!.enqueue(tx, 'trial', { name: 'never' }, adminId);
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  asked.set('after', async () => {});
  await reaches(await enqueue('after'), 'completato');
  expect([ran, await jobOf(jobId)]).toEqual([false, undefined]);
});

test('a job that fails is tried again, and what the first attempt wrote is gone', async () => {
  asked.set('second', async (job) => {
    await job.finish(async (tx) => {
      await count(tx, 'second');
      if (job.attempt === 1) throw new Error('la prima volta no');
    });
  });
  const jobId = await enqueue('second');
  await reaches(jobId, 'completato');
  expect(await counted('second')).toBe(1);
  expect(await jobOf(jobId)).toMatchObject({ attempts: 2, error: null });
});

test('a job that always fails stays with its reason and a copy, and an administrator tries it again', async () => {
  asked.set('fails', () => Promise.reject(new Error('la stampante è spenta')));
  const jobId = await enqueue('fails', 'trial-once');
  await reaches(jobId, 'fallito');
  expect(await jobOf(jobId)).toMatchObject({ error: 'la stampante è spenta', allowedActions: ['retry'] });
  const copies = () =>
    server.db.query("select 1 from pgboss.job where name = 'dead-letter' and source_id = $1", [jobId]);
  expect((await copies()).rowCount).toBe(1);
  asked.set('fails', async () => {});
  expect((await admin.call(retryJob, { path: { jobId } })).status).toBe(200);
  await reaches(jobId, 'completato');
  expect((await copies()).rowCount).toBe(0);
  expect((await admin.call(retryJob, { path: { jobId } })).status).toBe(409);
  const { rows } = await server.db.query('select what, subject from audit where entity_key = $1', [jobId]);
  expect(rows).toEqual([{ what: 'retry', subject: adminId }]);
});

test('progress is told live to who began the job and to administrators, and to nobody else', async () => {
  const colleague = await (await server.signIn('cta.lirr')).openEvents();
  const stream = await admin.openEvents();
  await stream.next('hello');
  await colleague.next('hello');
  const goOn = Promise.withResolvers<void>();
  asked.set('slow', async (job) => {
    job.progress(1, 4, 'Unisco i pezzi ricevuti');
    await goOn.promise;
    job.progress(3, 4, 'Controllo il contenuto');
  });
  const jobId = await enqueue('slow');
  const heard = await stream.next('job', (event) => ofJob(jobId)(event) && (event.data as JobRow).done === 1);
  expect(heard.data).toMatchObject({
    done: 1,
    total: 4,
    message: 'Unisco i pezzi ricevuti',
    state: 'in corso',
  });
  goOn.resolve();
  const ended = await stream.next('job', ofJob(jobId, 'completato'));
  // The step before the end is not where an ended job stands.
  expect(ended.data).toMatchObject({ done: 4, total: 4, message: '' });
  expect(colleague.received.filter((event) => event.name === 'job')).toEqual([]);
});

describe('a process that dies in the middle of a job', () => {
  test('by kill -9 leaves no half effect: the job runs again and its effect is there once', async () => {
    const idle = await startTestServer({ world: 'none', parts: { jobs: proven } });
    const processes = [startJobProcess(idle.databaseUrl, 'hang')];
    try {
      await processes[0]!.says('ready');
      await inTransaction(idle.db, (tx) => jobsOf.get(idle.db)!.enqueue(tx, 'trial', { name: 'killed' }));
      await processes[0]!.says('written, not committed');
      await processes[0]!.kill();
      await idle.db.query(
        "update pgboss.job set heartbeat_on = now() - interval '1 hour' where state = 'active'",
      );
      processes.push(startJobProcess(idle.databaseUrl, 'finish'));
      await processes[1]!.says('finished attempt 2');
      const { rows } = await idle.db.query("select value from meta where key = 'trial killed'");
      expect(rows).toEqual([{ value: '1' }]);
    } finally {
      for (const process of processes) await process.kill();
      await idle.close();
    }
  }, 120_000);

  test('loses it to another after its lease, and its late end changes nothing', async () => {
    const begun = Promise.withResolvers<void>();
    const late = Promise.withResolvers<void>();
    const lateEnd = Promise.withResolvers<unknown>();
    asked.set('lease', async (job) => {
      if (job.attempt === 1) {
        begun.resolve();
        await late.promise;
      }
      const ending = job.finish(async (tx) => void (await count(tx, 'lease')));
      if (job.attempt === 1) ending.then(lateEnd.resolve, lateEnd.resolve);
      await ending;
    });
    const jobId = await enqueue('lease');
    await begun.promise;
    // No sign of life for longer than the lease.
    await server.db.query("update pgboss.job set heartbeat_on = now() - interval '1 hour' where id = $1", [
      jobId,
    ]);
    await reaches(jobId, 'completato');
    late.resolve();
    expect(await lateEnd.promise).toMatchObject({ name: 'LeaseLost' });
    expect(await counted('lease')).toBe(1);
    expect((await jobOf(jobId))!.attempts).toBe(2);
  });
});

test('a job at work gives signs of life, so that its lease does not end under it', async () => {
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  asked.set('long', async () => {
    begun.resolve();
    await goOn.promise;
  });
  const jobId = await enqueue('long');
  await begun.promise;
  const lastSign = async (): Promise<number> => {
    const { rows } = await server.db.query<{ heartbeat_on: number }>(
      'select heartbeat_on from pgboss.job where id = $1',
      [jobId],
    );
    return rows[0]!.heartbeat_on;
  };
  const first = await lastSign();
  await expect.poll(lastSign).toBeGreaterThan(first);
  goOn.resolve();
  await reaches(jobId, 'completato');
  expect((await jobOf(jobId))!.attempts).toBe(1);
});

test('a job that an administrator cancels while it runs is told, and finishes nothing', async () => {
  const begun = Promise.withResolvers<void>();
  const cancelled = Promise.withResolvers<void>();
  let end: Promise<void> | undefined;
  asked.set('cancelled', async (job) => {
    begun.resolve();
    await new Promise((resolve) => job.signal.addEventListener('abort', resolve));
    cancelled.resolve();
    end = job.finish(async (tx) => void (await count(tx, 'cancelled')));
    await end;
  });
  const jobId = await enqueue('cancelled', 'trial-patient');
  await begun.promise;
  expect((await admin.call(cancelJob, { path: { jobId } })).status).toBe(200);
  await cancelled.promise;
  await expect(end).rejects.toThrow(LeaseLost);
  expect(await stateOf(jobId)).toBe('annullato');
  expect(await counted('cancelled')).toBe(0);
});

test('a server that stops gives back what it cannot finish, and the next one does it without counting that', async () => {
  const first = await startTestServer({ runsJobs: true, world: 'none', parts: { jobs: proven } });
  try {
    const begun = Promise.withResolvers<void>();
    asked.set('given-back', async () => {
      begun.resolve();
      await new Promise(() => {});
    });
    await inTransaction(first.db, (tx) =>
      jobsOf.get(first.db)!.enqueue(tx, 'trial-once', { name: 'given-back' }),
    );
    await begun.promise;
    await first.app.close();
    asked.set('given-back', async () => {});
    const second = await first.startSibling();
    const state = async () =>
      (await second.db.query("select state from pgboss.job where name = 'trial-once'")).rows[0].state;
    await expect.poll(state, { timeout: 15_000 }).toBe('completed');
    await second.close();
  } finally {
    await first.close();
  }
});

test('a server that stops gives back what it was just fetching', async () => {
  const first = await startTestServer({ runsJobs: true, world: 'none', parts: { jobs: proven } });
  const owner = openAsOwner(first.databaseUrl);
  try {
    await owner.query(`
      create function slowly() returns trigger language plpgsql as 'begin perform pg_sleep(1); return new; end';
      create trigger slowly before update on pgboss.job for each row
        when (new.name = 'trial-once' and new.state = 'active' and old.state <> 'active') execute function slowly()`);
    asked.set('being-fetched', async () => {});
    await inTransaction(first.db, (tx) =>
      jobsOf.get(first.db)!.enqueue(tx, 'trial-once', { name: 'being-fetched' }),
    );
    // Databases of other tests have sleepers too.
    const sleepers =
      "select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'";
    const fetching = async () => (await owner.query(sleepers)).rowCount;
    await expect.poll(fetching).toBe(1);
    await first.app.close();
    // The database is closed next: what is fetched later nobody would give back.
    expect(await fetching()).toBe(0);
    const { rows } = await owner.query("select state from pgboss.job where name = 'trial-once'");
    expect(rows).toEqual([{ state: 'created' }]);
  } finally {
    await owner.close();
    await first.close();
  }
});

test('only administrators see and change jobs', async () => {
  const manager = await server.signIn('responsabile.lirr');
  const path = { jobId: '019a0000-0000-7000-8000-000000000000' };
  const answers = [
    await manager.call(listJobs, { query: {} }),
    await manager.call(retryJob, { path }),
    await manager.call(cancelJob, { path }),
    await admin.call(retryJob, { path }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 404]);
});
