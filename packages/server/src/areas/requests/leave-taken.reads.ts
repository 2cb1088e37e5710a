import { addDays } from '@torre/domain/kernel';
import type { Day, Span, UtcMinute, ZoneTable } from '@torre/domain/kernel';
import type { PersonLeave } from '@torre/domain/legality';
import { causeOn, leaveOfYears, usesOf } from '@torre/domain/requests';
import type {
  BalanceAccount,
  DatedCause,
  DayCell,
  LeaveState,
  LeaveUnit,
  PersonDays,
  StandingRequest,
} from '@torre/domain/requests';
import type { ShiftClass } from '@torre/domain/roster';
import { sqlDay, sqlMinute } from '../../platform/db/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { zoneOf } from '../../platform/local-time.ts';
import { readAccounts } from '../entitlements/index.ts';
import { CAUSES, datedCause } from './known-causes.ts';
import type { CauseRow } from './known-causes.ts';

/**
 * One row a person: decided leave since the first year that was opened, sickness that gives some back, and of the days of that
 * leave, with one on each side, cells and holidays.
 */
const LEAVE = `
  select p.employee_id as "employeeId", taken.requests,
    (select json_agg(json_build_object('icao', a.icao, 'category', a.category, 'from', ${sqlDay('a.valid_from')},
        'to', ${sqlDay('a.valid_to')})) from assignment a where a.employee_id = p.employee_id) as posts,
    (select json_agg(json_build_object('day', ${sqlDay('s.day')}, 'turn', s.turn, 'class', d.shift_class,
        'begin', ${sqlMinute('s.start_at')}, 'end', ${sqlMinute('s.end_at')}))
      from day_shift s
      left join shift_definition d on d.icao = s.icao and d.name = s.turn and not d.secondary_activity
        and s.day between d.from_date and coalesce(d.to_date, 'infinity')
      where s.employee_id = p.employee_id and s.day = any (taken.days)) as cells,
    array(select ${sqlDay('h.day')} from holiday h
      where h.day = any (taken.days) and h.type in ('FESTIVO', 'PATRONO') and (h.comune = '' or h.comune in (
        select g.comune from assignment a join plant g using (icao)
        where a.employee_id = p.employee_id and h.day between a.valid_from and coalesce(a.valid_to, 'infinity')))) as holidays
  from unnest($1::text[], $2::date[]) as p (employee_id, since)
  cross join lateral (
    select json_agg(json_build_object('requestId', a.absence_id, 'cause', a.cause, 'state', a.state, 'unit', a.unit,
        'fromDay', ${sqlDay('a.from_day')}, 'toDay', ${sqlDay('a.to_day')}, 'begin', ${sqlMinute('a.start_at')},
        'end', ${sqlMinute('a.end_at')}, 'quantity', a.quantity)) as requests,
      array(select distinct d::date from absence o
        join absence_cause f on f.idcausale = o.cause and f.balance = 'FER'
          and o.from_day between f.valid_from and coalesce(f.valid_to, 'infinity')
        cross join generate_series(o.from_day - 1, o.to_day + 1, '1 day') as d
        where o.employee_id = p.employee_id and o.state in (10, 20) and o.to_day >= p.since) as days
    from absence a
    join absence_cause c on c.idcausale = a.cause and (c.balance = 'FER' or c.gives_leave_back)
      and a.from_day between c.valid_from and coalesce(c.valid_to, 'infinity')
    where a.employee_id = p.employee_id and a.state in (10, 20) and a.to_day >= p.since) as taken`;

interface LeaveRow {
  readonly employeeId: string;
  readonly requests:
    | readonly {
        readonly requestId: string;
        readonly cause: string;
        readonly state: LeaveState;
        readonly unit: LeaveUnit;
        readonly fromDay: Day;
        readonly toDay: Day;
        readonly begin: UtcMinute | null;
        readonly end: UtcMinute | null;
        readonly quantity: number | null;
      }[]
    | null;
  readonly posts: PersonLeave['posts'] | null;
  readonly cells:
    | readonly {
        readonly day: Day;
        readonly turn: string;
        readonly class: ShiftClass | null;
        readonly begin: UtcMinute | null;
        readonly end: UtcMinute | null;
      }[]
    | null;
  readonly holidays: readonly Day[];
}

/**
 * What people have taken of the leave of each year that was opened to them (L66.6); who has none is not in the map. `on` must see
 * every row: leave and shifts in every plant count.
 */
export async function readLeave(
  on: Queryable,
  employees: readonly string[],
): Promise<ReadonlyMap<string, PersonLeave>> {
  const accounts = new Map<string, BalanceAccount>();
  for (const [employeeId, own] of await readAccounts(on, employees)) {
    const leave = own.find(({ balance }) => balance === 'FER');
    if (leave !== undefined) accounts.set(employeeId, leave);
  }
  if (accounts.size === 0) return new Map();
  const { rows } = await on.query<LeaveRow>({
    name: 'requests-leave-taken',
    text: LEAVE,
    values: [
      [...accounts.keys()],
      [...accounts.values()].map(({ years }) => `${Math.min(...years.map(({ year }) => year))}-01-01`),
    ],
  });
  const known = await on.query<CauseRow>({ name: 'requests-causes', text: CAUSES });
  const causes = known.rows.map(datedCause);
  const zone = zoneOfAll(rows);
  return new Map(
    rows.map((row) => {
      const requests = standing(row, causes);
      const uses = usesOf('FER', requests, daysOf(row, zone));
      return [
        row.employeeId,
        { years: leaveOfYears(accounts.get(row.employeeId)!, uses), posts: row.posts ?? [] },
      ];
    }),
  );
}

/** One table for all: what leave of hours is asked by. */
function zoneOfAll(rows: readonly LeaveRow[]): ZoneTable {
  const requests = rows.flatMap((row) => row.requests ?? []);
  const [first, last] = requests.reduce(
    ([from, to], one) => [Math.min(from, one.fromDay), Math.max(to, one.toDay)],
    [Number.POSITIVE_INFINITY, 0],
  );
  return zoneOf(addDays(Math.min(first, last) as Day, -2), addDays(last as Day, 2));
}

function standing({ requests }: LeaveRow, causes: readonly DatedCause[]): readonly StandingRequest[] {
  return (requests ?? []).flatMap(({ begin, end, cause: code, ...request }) => {
    const cause = causeOn(causes, code, request.fromDay);
    if (cause === null) return [];
    return [{ ...request, cause, span: begin === null || end === null ? null : { begin, end } }];
  });
}

function daysOf({ cells, holidays }: LeaveRow, zone: ZoneTable): PersonDays {
  const ofDay = new Map(
    (cells ?? []).map(({ day, turn, class: shiftClass, begin, end }): [Day, DayCell] => {
      const span: Span | null = begin === null || end === null ? null : { begin, end };
      return [day, { turn, shiftClass: shiftClass ?? 'NONLAV', span }];
    }),
  );
  const free = new Set(holidays);
  return { cellOn: (day) => ofDay.get(day) ?? null, isHoliday: (day) => free.has(day), zone };
}
