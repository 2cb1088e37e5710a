import { attendanceSentence } from '@torre/contract/attendance/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { EmploymentCondition } from '@torre/domain/counters';
import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { managesPlant } from '../../platform/access/principal.ts';
import type { Principal } from '../../platform/access/principal.ts';
import { sqlDay } from '../../platform/db/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import type { Days } from './requested-days.ts';

/** Where somebody works from one day to another, both included; null: it goes on. */
export interface Post {
  readonly icao: string | null;
  readonly category: string;
  readonly condition: EmploymentCondition;
  readonly from: Day;
  readonly to: Day | null;
}

const POSTS = `
  select icao, category, employment_condition as condition, ${sqlDay('valid_from')} as "from",
    ${sqlDay('valid_to')} as "to"
  from assignment
  where employee_id = $1 and valid_from <= $3::date and coalesce(valid_to, 'infinity') >= $2::date
  order by valid_from`;

export interface AskedPerson {
  readonly employeeId: string;
  readonly posts: readonly Post[];
  /** Of the days asked for, those on which who asks may see the person. */
  readonly sees: (day: Day) => boolean;
}

/**
 * Whose attendance is asked for. `DIPE` is of oneself alone; of others only who manages them on one of the days, and those
 * days alone. Throws 403, the same for a code that nobody has.
 */
export async function readAskedPerson(
  db: Queryable,
  principal: Principal,
  { numindividuale, modo }: { readonly numindividuale?: string; readonly modo?: 'DIPE' | 'RESP' },
  { from, to }: Days,
): Promise<AskedPerson> {
  const employeeId = numindividuale || principal.employeeId;
  const { rows: posts } = await db.query<Post>({
    name: 'attendance-posts',
    text: POSTS,
    values: [employeeId, isoDay(from), isoDay(to)],
  });
  if (employeeId === principal.employeeId) return { employeeId, posts, sees: () => true };
  const managed =
    modo === 'DIPE' ? [] : posts.filter(({ icao }) => icao !== null && managesPlant(principal, icao));
  if (managed.length === 0) throw refused(403, OUTCOME.notAllowed, attendanceSentence('personNotManaged'));
  return { employeeId, posts, sees: (day) => postOn(managed, day) !== undefined };
}

export function postOn(posts: readonly Post[], day: Day): Post | undefined {
  return posts.find(({ from, to }) => from <= day && (to === null || day <= to));
}
