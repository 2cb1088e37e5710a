import { jobList } from '@torre/contract/jobs';
import type { JobRow } from '@torre/contract/jobs';
import { ROLE } from '@torre/domain/identity';
import { JOB } from '@torre/domain/jobs';
import type { JobState } from '@torre/domain/jobs';
import { displayInstant, inProductTime } from '../clock.ts';
import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/index.ts';
import { ListDesk } from '../list/list-desk.ts';
import { peopleNamed } from '../list/list-source.ts';
import type { ListSource } from '../list/list-source.ts';
import { SCHEMA } from './queue-engine.ts';

/** States of the queue, as people read them. */
const STATE: Readonly<Record<string, JobState>> = {
  created: 'in attesa',
  retry: 'da ripetere',
  active: 'in corso',
  completed: 'completato',
  failed: 'fallito',
  cancelled: 'annullato',
};

/** A job and, beside it, who may hear of it. */
export interface ReadJob {
  readonly row: JobRow;
  readonly startedById: string | null;
}

const SELECT = `
  j.id, j.name, j.state, j.retry_count, j.retry_limit, j.created_on, j.started_on, j.completed_on,
  p.done, p.total, p.message_it, p.error, p.started_by, e.surname, e.name as first_name`;
const FROM = `
  ${SCHEMA}.job j
    left join job_progress p on p.job_id = j.id
    left join employee e on e.employee_id = p.started_by`;
const LISTED = `j.name <> 'dead-letter' and j.name not like '\\_\\_pgboss%'`;

/** An instant of the queue on the product's clock; `$1`: milliseconds between the two. */
const shownAt = (sql: string): string => `${sql} + $1 * interval '1 millisecond'`;
const STATE_SQL = `case j.state::text ${Object.entries(STATE)
  .map(([stored, shown]) => `when '${stored}' then '${shown}'`)
  .join(' ')} end`;

const SOURCE: ListSource<typeof jobList> = {
  list: jobList,
  select: `${SELECT}, $1::float8`,
  from: FROM,
  where: LISTED,
  id: { sql: 'j.id', type: 'uuid' },
  columns: {
    name: { sql: 'j.name' },
    state: { sql: STATE_SQL },
    startedBy: {
      sql: 'p.started_by',
      lookUp: peopleNamed,
      order: "nullif(concat_ws(' ', e.surname, e.name), '')",
    },
    createdAt: { sql: shownAt('j.created_on'), type: 'timestamptz' },
    finishedAt: {
      sql: shownAt('j.completed_on'),
      order: "coalesce(j.completed_on, '-infinity')",
      type: 'timestamptz',
    },
  },
};

/** Background work. The queue is the system's own: no row policy decides who sees it. */
export const jobDesk = (on: Queryable, clock: Clock) =>
  new ListDesk(on, {
    source: SOURCE,
    given: () => [inProductTime(clock, 0)],
    rows: (raw: readonly unknown[]) => raw.map((row) => readJob(row, clock).row),
    asSystemFor: ROLE.admin,
  });

/** The named jobs, as they stand now. */
export async function readJobsById(on: Queryable, clock: Clock, ids: readonly string[]): Promise<ReadJob[]> {
  const { rows } = await on.query(
    `select ${SELECT} from ${FROM} where ${LISTED} and j.id = any($1::uuid[])`,
    [ids],
  );
  return rows.map((row) => readJob(row, clock));
}

// oxlint-disable-next-line typescript/no-explicit-any -- the row of SELECT
function readJob(row: any, clock: Clock): ReadJob {
  const state = STATE[row.state as string];
  if (state === undefined) throw new Error(`a job is ${row.state}`);
  // The queue dates by the machine's clock, everything else that is shown beside it by the product's.
  const shown = (at: number): string => displayInstant(inProductTime(clock, at));
  const instant = (at: number | null): string | null => (at === null ? null : shown(at));
  return {
    startedById: row.started_by,
    row: {
      jobId: row.id,
      name: row.name,
      state,
      done: row.done ?? 0,
      total: row.total ?? 0,
      // The last step that was said is not where an ended job stands.
      message: state === 'in corso' ? (row.message_it ?? '') : '',
      startedBy: row.surname === null ? null : `${row.surname} ${row.first_name}`,
      createdAt: shown(row.created_on),
      startedAt: instant(row.started_on),
      finishedAt: instant(row.completed_on),
      attempts: row.started_on === null ? row.retry_count : row.retry_count + 1,
      attemptsAllowed: row.retry_limit + 1,
      error: row.error,
      allowedActions: JOB.allowed(state, ['administrator']),
    },
  };
}
