import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { DEMO_PASSWORD, buildWorld } from '@torre/demo';
import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { hashPassword } from '../areas/identity/index.ts';
import { connectionConfig, migrate, openAsOwner } from '../platform/db/index.ts';
import { prepareJobSchema } from '../platform/jobs/queue-engine.ts';
import { createLog } from '../platform/log.ts';
import { loadWorld } from '../seed/load-world.ts';

/** `none`: migrated and empty. */
export type TestWorld = 'small' | 'examples' | 'none';

/** The accounts of a world share a hash that costs nothing to check; whoever changes a password gets one of full cost. */
const CHEAP = { memory: 8, passes: 1, parallelism: 1 };

/** Two test processes that need the same template take turns making it, and copying it; of others nobody waits. */
const TEMPLATE_LOCK = 7_310_003;

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A database of its own with the world as it stands on `today`, cloned from a template made once per run. */
export async function cloneWorld(postgresUrl: string, world: TestWorld, today: Day): Promise<TestDatabase> {
  const template = `template_${world}_${isoDay(today).replaceAll('-', '')}`;
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withAdmin(postgresUrl, async (admin) => {
    await admin.query('select pg_advisory_lock($1, hashtext($2))', [TEMPLATE_LOCK, template]);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) await makeTemplate(admin, postgresUrl, template, world, today);
    await admin.query(`create database ${name} template ${template}`);
    // As migration 0021 does; a copy has the tables of its template, not its rights.
    await admin.query(`revoke temporary on database ${name} from public`);
  });
  return {
    url: databaseUrl(postgresUrl, name),
    drop: () => withAdmin(postgresUrl, (admin) => admin.query(`drop database ${name} with (force)`)),
  };
}

async function makeTemplate(
  admin: pg.Client,
  postgresUrl: string,
  template: string,
  world: TestWorld,
  today: Day,
): Promise<void> {
  // Under another name until it is complete: a run that was stopped half-way leaves no half template.
  const draft = `draft_${template}`;
  await admin.query(`drop database if exists ${draft} with (force)`);
  await admin.query(`create database ${draft}`);
  const db = openAsOwner(databaseUrl(postgresUrl, draft));
  try {
    await migrate(db, { info: () => {} });
    await prepareJobSchema(db, createLog('fatal'));
    if (world !== 'none') {
      const passwordHash = await hashPassword(DEMO_PASSWORD, CHEAP);
      await loadWorld(db, buildWorld(world, today), { kind: world, passwordHash });
    }
    // The first clones would otherwise plan on guesses.
    await db.query('analyze');
  } finally {
    await db.close();
  }
  await admin.query(`alter database ${draft} rename to ${template}`);
}

/** The lock ends with the connection. */
async function withAdmin(postgresUrl: string, act: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client(connectionConfig(databaseUrl(postgresUrl, 'postgres')));
  await admin.connect();
  try {
    await act(admin);
  } finally {
    await admin.end();
  }
}

function databaseUrl(url: string, name: string): string {
  const result = new URL(url);
  result.pathname = `/${name}`;
  return result.href;
}
