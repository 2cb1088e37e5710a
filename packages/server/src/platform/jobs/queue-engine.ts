import pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { ConstructorOptions, Db } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Tx } from '../db/index.ts';
import type { JobPace } from './job-options.ts';

export const SCHEMA = 'pgboss';
/** Jobs that failed for good are copied here and kept for a year. */
export const DEAD_LETTER = 'dead-letter';

/** pg-boss on our own pool, with the driver's usual types (ours turn its dates into numbers). */
function engineOn(db: Database, log: FastifyBaseLogger, options: Omit<ConstructorOptions, 'db'>): PgBoss {
  const boss = new PgBoss({
    ...options,
    db: { executeSql: (text, values) => db.pool.query({ text, ...(values && { values }), types: pg.types }) },
    schema: SCHEMA,
    // Both want to own the tables, and the database's own vacuum is enough for ours.
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue met an error'));
  boss.on('warning', ({ message }) => log.warn(`job queue: ${message}`));
  return boss;
}

/** The queue of this process; with `runs` it also looks for lost leases and keeps the schedules. */
export function createEngine(db: Database, log: FastifyBaseLogger, pace: JobPace, runs: boolean): PgBoss {
  return engineOn(db, log, {
    migrate: false,
    supervise: runs,
    schedule: runs,
    superviseIntervalSeconds: pace.superviseSeconds,
    monitorIntervalSeconds: pace.superviseSeconds,
  });
}

/** What pg-boss calls a database, inside the caller's transaction. */
export function inside(tx: Tx): Db {
  return { executeSql: (text, values) => tx.query(text, values) };
}

/**
 * Makes or updates the schema of the queue and its rights, as the owner of the database: at each start after the
 * migrations, and once for the template of the tests.
 */
export async function prepareJobSchema(owner: Database, log: FastifyBaseLogger): Promise<void> {
  const boss = engineOn(owner, log, { supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false, close: false });
  await owner.pool.query(RIGHTS);
}

/**
 * A request may put a job into a queue and sees nothing of the others'; jobs, and what administrators do with
 * them, are read and changed as the system.
 */
const RIGHTS = `
  grant usage on schema ${SCHEMA} to torre_app, torre_system;
  grant select on ${SCHEMA}.queue to torre_app;
  grant insert, select (id) on ${SCHEMA}.job, ${SCHEMA}.job_common to torre_app;
  grant select, insert, update, delete on all tables in schema ${SCHEMA} to torre_system;
  grant usage on all sequences in schema ${SCHEMA} to torre_system`;
