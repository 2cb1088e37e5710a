import { ROLE } from '@torre/domain/identity';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/index.ts';
import type { LiveMessage, OutboxRow } from '../events/live-message.ts';
import { readJobsById } from './job-reads.ts';

/** Jobs as they stand now, for who began them and for administrators. */
export async function jobMessages(
  db: Database,
  clock: Clock,
  rows: readonly OutboxRow[],
): Promise<readonly LiveMessage[]> {
  const ids = new Set(rows.map((row) => (row.payload as { jobId: string }).jobId));
  const jobs = await readJobsById(db, clock, [...ids]);
  return jobs.map(({ row, startedById }) => ({
    name: 'job',
    audience: (reader) => (reader.roles.has(ROLE.admin) || reader.employeeId === startedById ? row : null),
  }));
}
