import { machineTime } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { pruneOutbox } from '../../platform/events/outbox-reads.ts';
import { deleteOldUploads } from '../../platform/files/file.store.ts';
import { deleteOrphans } from '../../platform/files/orphans.ts';
import { deleteOldKeys } from '../../platform/http/idempotency-store.ts';
import { deleteOldProgress } from '../../platform/jobs/job-progress.store.ts';
import {
  deleteEndedSessions,
  deleteOldAttempts,
  deleteTokensLeft,
  deleteUnusedBrowsers,
  deleteUsedLinks,
  KNOWN_BROWSER_DAYS,
} from '../identity/index.ts';
import { deleteSilentTabs } from '../roster/index.ts';

/** How long what is over stays: long enough to answer questions about it. */
const KEPT_HOURS = {
  sessions: 90 * 24,
  links: 30 * 24,
  attempts: 24,
  browsers: KNOWN_BROWSER_DAYS * 24,
  keys: 24,
  uploads: 48,
} as const;

/** The daily order of the house, at night and outside of each other's way; each runs in one process only. */
export function keepHouse(deps: AreaDeps): void {
  const { jobs, db, clock } = deps;
  const before = (hours: number): Temporal.Instant => clock.now().subtract({ hours });

  jobs.every('10 3 * * *', 'housekeeping.sign-in', (job) =>
    job.finish(async (tx) => {
      await deleteEndedSessions(tx, before(KEPT_HOURS.sessions));
      await deleteUsedLinks(tx, before(KEPT_HOURS.links));
      await deleteOldAttempts(tx, before(KEPT_HOURS.attempts));
      await deleteUnusedBrowsers(tx, before(KEPT_HOURS.browsers));
      await deleteTokensLeft(tx, clock.now(), deps.configuration.read('identity.sessionIdle'));
    }),
  );
  jobs.every('20 * * * *', 'housekeeping.calls', (job) =>
    job.finish(async (tx: Tx) => {
      await deleteOldKeys(tx, before(KEPT_HOURS.keys));
      await deleteOldProgress(tx);
      await deleteSilentTabs(tx);
    }),
  );
  jobs.every('*/10 * * * *', 'housekeeping.events', async () => pruneOutbox(db));
  jobs.every('40 3 * * *', 'housekeeping.files', async (job) => {
    await inTransaction(db, (tx) => deleteOldUploads(tx, before(KEPT_HOURS.uploads).toString()));
    job.progress(1, 2, 'Cerco i contenuti che nessun file usa più');
    await deleteOrphans(db, deps.fileStore, machineTime() - KEPT_HOURS.uploads * 3_600_000);
  });
}
