import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ROLES } from '../platform/access/database-roles.ts';
import { openAsOwner } from '../platform/db/index.ts';
import { startEmbedded } from '../platform/embedded/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's own PostgreSQL; its databases are made as tests ask for them. */
    postgresUrl: string;
  }
}

/** One real PostgreSQL for the whole run and all its projects, in a folder of its own; nothing stays behind. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const run = project.vitest.getRootProject();
  if (run.getProvidedContext().postgresUrl !== undefined) return undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'torre-test-'));
  const postgres = await startEmbedded({ dataDir, log: () => {}, throwaway: true });
  // Roles belong to the cluster: whether they stand must not depend on which test migrated its database first. What a start
  // does without them is tried on a cluster of its own (`database-roles.test.ts`).
  const superuser = openAsOwner(postgres.url);
  for (const role of ROLES) await superuser.query(`create role ${role} nologin`);
  await superuser.close();
  run.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    // Children of a PostgreSQL that was made to stop may write for a moment more.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
}
