import type { EmploymentCondition } from '@torre/domain/counters';
import { civil, dayOf, isoDay } from '@torre/domain/kernel';
import type { Day, Span, UtcMinute, ZoneTable } from '@torre/domain/kernel';
import { BALANCE, causeOn } from '@torre/domain/requests';
import type {
  AbsenceCause,
  DatedCause,
  DayCell,
  KnownPunch,
  LeaveState,
  LeaveUnit,
  PersonDays,
  StandingRequest,
} from '@torre/domain/requests';
import type { ShiftClass } from '@torre/domain/roster';
import { sqlDay, sqlMinute } from '../../platform/db/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { zoneOf } from '../../platform/local-time.ts';
import { CAUSES, datedCause, unknownCause } from './known-causes.ts';
import type { CauseRow } from './known-causes.ts';

const CELLS = `
  select ${sqlDay('s.day')} as day, s.turn, d.shift_class as class, ${sqlMinute('s.start_at')} as begin,
    ${sqlMinute('s.end_at')} as "end"
  from part join day_shift s on s.employee_id = $1 and s.day >= part.first and s.day < part.next
  left join shift_definition d on d.icao = s.icao and d.name = s.turn and not d.secondary_activity
    and s.day between d.from_date and coalesce(d.to_date, 'infinity')`;

const POSTS = `
  select icao, category, island_id as island, employment_condition as condition, ${sqlDay('valid_from')} as "from",
    ${sqlDay('valid_to')} as "to"
  from assignment where employee_id = $1 and valid_from <= $3::date + 2 and coalesce(valid_to, 'infinity') >= $2::date - 2`;

/** A holiday of everywhere, or of the place of the plant of the day (domain.md 2.5). */
const HOLIDAYS = `
  select ${sqlDay('h.day')} from part join holiday h on h.day >= part.first and h.day < part.next
  where h.type in ('FESTIVO', 'PATRONO') and (h.comune = '' or h.comune in (
    select p.comune from assignment s join plant p using (icao)
    where s.employee_id = $1 and h.day between s.valid_from and coalesce(s.valid_to, 'infinity')))`;

const CLOSED = `
  select l.icao, ${sqlDay('l.from_day')} as "from", ${sqlDay('l.to_day')} as "to" from roster_lock l
  where l.kind = 'month' and l.from_day <= $3::date + 2 and l.to_day >= $2::date - 2
    and l.icao in (select icao from assignment where employee_id = $1)`;

const PUNCHES = `
  select case kind when 'entrance' then 'Entrata' else 'Uscita' end as direction, ${sqlMinute('punched_at')} as at
  from punch where employee_id = $1
    and punched_at >= $2::date - interval '2 days' and punched_at < $3::date + interval '3 days'`;

const rows = (statement: string): string => `(select coalesce(json_agg(q), '[]') from (${statement}) q)`;

const CARRYING = Object.entries(BALANCE).flatMap(([code, { carries }]) => (carries ? [`'${code}'`] : []));

/**
 * Open requests that the rules can ask for: those that touch the days; of a balance that is carried over all since its first year,
 * of another one those on the row of the days; sickness over leave. `opened`: the years of a balance.
 */
const MINE = `
  select k.* from known k left join opened o using (balance)
  where (k.to_day >= $2::date - 2 and k.from_day <= $3::date + 2)
    or (k.balance in (${CARRYING.join(', ')}) and k.to_day >= make_date(o.first, 1, 1))
    or (k.balance not in (${CARRYING.join(', ')}) and k.to_day >= make_date(coalesce(o.own, o.first), 1, 1)
      and k.from_day < coalesce(make_date(o.next, 1, 1), 'infinity'))
    or (k.gives_leave_back and exists (select from known l where l.balance = 'FER'
      and l.from_day <= k.to_day and l.to_day >= k.from_day))`;

/** Everything about one person around some days and on the days of what a balance counts. */
const SCENE = `
  with known as (
    select a.absence_id, a.cause, a.state, a.unit, a.from_day, a.to_day, a.start_at, a.end_at, a.quantity, c.balance,
      c.gives_leave_back
    from absence a
    left join absence_cause c on c.idcausale = a.cause
      and a.from_day between c.valid_from and coalesce(c.valid_to, 'infinity')
    where a.employee_id = $1 and a.state in (10, 20, 40, 50, 60)
  ), opened as (
    select e.balance, min(e.year) as first, max(e.year) filter (where e.year <= extract(year from $2::date)) as own,
      (select min(n.year) from leave_entitlement n where n.employee_id = $1 and n.balance = e.balance
        and n.year > greatest(extract(year from $3::date), min(e.year))) as next
    from leave_entitlement e where e.employee_id = $1 group by e.balance
  ), mine as (${MINE}
  ), part as (
    select lower(days) as first, upper(days) as next from unnest((select range_agg(days) from (
      select daterange($2::date - 2, $3::date + 3) as days
      union all select daterange(from_day - 2, to_day + 3) from mine) as near)) as days
  )
  select ${sqlDay('min(part.first)')} as "from", ${sqlDay('max(part.next)')} as "to",
    (select company from employee where employee_id = $1) as company,
    ${rows(`select absence_id as "requestId", cause, state, unit, ${sqlDay('from_day')} as "fromDay",
      ${sqlDay('to_day')} as "toDay", ${sqlMinute('start_at')} as begin, ${sqlMinute('end_at')} as "end", quantity
      from mine order by from_day, absence_id`)} as requests,
    ${rows(CELLS)} as cells, ${rows(POSTS)} as posts, array(${HOLIDAYS}) as holidays, ${rows(CLOSED)} as closed,
    ${rows(CAUSES)} as causes, ${rows(PUNCHES)} as punches
  from part`;

export interface Post {
  /** null: not of a plant. */
  readonly icao: string | null;
  readonly category: string;
  readonly island: string | null;
  readonly condition: EmploymentCondition;
  readonly from: Day;
  readonly to: Day | null;
}

interface OpenRow {
  readonly requestId: string;
  readonly cause: string;
  readonly state: LeaveState;
  readonly unit: LeaveUnit;
  readonly fromDay: Day;
  readonly toDay: Day;
  readonly begin: UtcMinute | null;
  readonly end: UtcMinute | null;
  readonly quantity: number | null;
}

interface SceneRow {
  /** Before the first and after the last day of all that is here. */
  readonly from: Day;
  readonly to: Day;
  /** null: nobody has the code. */
  readonly company: string | null;
  readonly requests: readonly OpenRow[];
  readonly cells: readonly {
    readonly day: Day;
    readonly turn: string;
    readonly class: ShiftClass | null;
    readonly begin: UtcMinute | null;
    readonly end: UtcMinute | null;
  }[];
  readonly posts: readonly Post[];
  readonly holidays: readonly Day[];
  readonly closed: readonly { readonly icao: string; readonly from: Day; readonly to: Day }[];
  readonly causes: readonly CauseRow[];
  readonly punches: readonly KnownPunch[];
}

/** One person, as the rules of requests ask for one. */
export interface PersonScene {
  readonly employeeId: string;
  readonly company: string;
  readonly causeOn: (idcausale: string, day: Day) => AbsenceCause | null;
  readonly causes: readonly DatedCause[];
  /** Open ones that touch the days, and those that a balance of theirs counts; by their first day. */
  readonly requests: readonly StandingRequest[];
  readonly days: PersonDays;
  readonly postOn: (day: Day) => Post | null;
  /** Whether the payroll has closed the day's month in the plant of the day. */
  readonly isClosed: (day: Day) => boolean;
  readonly punches: readonly KnownPunch[];
}

/**
 * What is there of a person around some days, as far as the rules can ask for it: not every request since the first. null for a code that nobody has. `on` must see every row (`database.forRules`):
 * a balance counts requests and shifts of other plants too, of which nothing but the figure leaves this area.
 */
export async function readPersonScene(
  on: Queryable,
  employeeId: string,
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<PersonScene | null> {
  const { rows: read } = await on.query<SceneRow>({
    name: 'requests-scene',
    text: SCENE,
    values: [employeeId, isoDay(from), isoDay(to)],
  });
  const row = read[0]!;
  if (row.company === null) return null;
  const causes = row.causes.map(datedCause);
  const causeOfDay = (idcausale: string, day: Day): AbsenceCause | null => causeOn(causes, idcausale, day);
  const postOn = (day: Day): Post | null =>
    row.posts.find((post) => post.from <= day && (post.to === null || day <= post.to)) ?? null;
  return {
    employeeId,
    company: row.company,
    causeOn: causeOfDay,
    causes,
    requests: row.requests.map(({ begin, end, cause, ...request }) => ({
      ...request,
      cause: causeOfDay(cause, request.fromDay) ?? unknownCause(cause),
      span: begin === null || end === null ? null : { begin, end },
    })),
    days: personDays(row, wholeYears(row)),
    postOn,
    isClosed: (day) => {
      const icao = postOn(day)?.icao;
      return row.closed.some((month) => month.icao === icao && month.from <= day && day <= month.to);
    },
    punches: row.punches,
  };
}

/** One table for everybody whose days lie in the same years. */
function wholeYears({ from, to }: SceneRow): ZoneTable {
  return zoneOf(dayOf(civil(from).year, 1, 1), dayOf(civil(to).year, 12, 31));
}

function personDays({ cells, holidays }: SceneRow, zone: ZoneTable): PersonDays {
  const ofDay = new Map(
    cells.map(({ day, turn, class: shiftClass, begin, end }): [Day, DayCell] => {
      const span: Span | null = begin === null || end === null ? null : { begin, end };
      return [day, { turn, shiftClass: shiftClass ?? 'NONLAV', span }];
    }),
  );
  const free = new Set(holidays);
  return { cellOn: (day) => ofDay.get(day) ?? null, isHoliday: (day) => free.has(day), zone };
}
