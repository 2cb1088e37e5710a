import type { RequestCounts } from '@torre/contract/requests';
import {
  CORRECTION_CAUSES,
  HANDLED_OF_SECOND_LEVEL,
  HANDLED_STATES,
  LEAVE_CAUSES,
  PENDING_OF_SECOND_LEVEL,
  PENDING_STATES,
} from '@torre/domain/requests';
import type { LeaveState } from '@torre/domain/requests';
import type { Queryable } from '../../platform/db/index.ts';

/** Who holds both levels finds other states waiting (M4.5.20, resolution A27). */
export type LeaveLevel = 'first' | 'second';

const GROUPS: Readonly<
  Record<LeaveLevel, readonly [pending: readonly LeaveState[], handled: readonly LeaveState[]]>
> = {
  first: [PENDING_STATES, HANDLED_STATES],
  second: [PENDING_OF_SECOND_LEVEL, HANDLED_OF_SECOND_LEVEL],
};

type Tabs = Pick<RequestCounts, 'ferie' | 'timbrature' | 'altro'>;
interface CountRow {
  readonly tab: keyof Tabs;
  readonly pending: number;
  readonly handled: number;
}

export const NO_REQUESTS: Tabs = {
  ferie: { pending: 0, handled: 0 },
  timbrature: { pending: 0, handled: 0 },
  altro: { pending: 0, handled: 0 },
};

/** Requests whose first day its person spends in the plant, by tab (M2.2.18 to M2.2.21). */
export async function readRequestCounts(db: Queryable, icao: string, level: LeaveLevel): Promise<Tabs> {
  const [pending, handled] = GROUPS[level];
  const { rows } = await db.query<CountRow>({
    name: 'requests-counts',
    text: `select case when x.cause = any ($2) then 'ferie' when x.cause = any ($3) then 'timbrature' else 'altro' end as tab,
        count(*) filter (where x.state = any ($4::int[]))::int as pending,
        count(*) filter (where x.state = any ($5::int[]))::int as handled
      from absence x
      where exists (select from assignment a where a.employee_id = x.employee_id and a.icao = $1
        and x.from_day between a.valid_from and coalesce(a.valid_to, 'infinity'))
      group by 1`,
    values: [icao, LEAVE_CAUSES, CORRECTION_CAUSES, pending, handled],
  });
  const counted = Object.fromEntries(rows.map(({ tab, ...counts }) => [tab, counts]));
  return { ...NO_REQUESTS, ...counted };
}
