import type { OwnBalanceRow } from '@torre/contract/requests';
import type { Database } from '../platform/db/index.ts';

/** Balances that are counted again, and what each cause draws on; law 104 has a ceiling instead. */
export const RECOUNTED = {
  FER: { unit: 'days', carries: true },
  ROS: { unit: 'minutes', carries: true },
  RFS: { unit: 'minutes', carries: false },
} as const;
export type RecountedBalance = keyof typeof RECOUNTED;
const DRAWS_ON: Readonly<Record<string, RecountedBalance | '104'>> = {
  '8114': 'FER',
  '8118': 'FER',
  ROS: 'ROS',
  RFS: 'RFS',
  '104': '104',
};

/** What a request takes on a date, and whether it is decided. */
export interface Taken {
  readonly id: string;
  readonly from: RecountedBalance | '104';
  readonly day: string;
  /** 1 of a whole day, else 0. */
  readonly days: number;
  readonly minutes: number;
  readonly isUsed: boolean;
}

interface TakenRow {
  readonly id: string;
  readonly state: number;
  readonly cause: string;
  readonly unit: 'G' | 'H' | 'Q';
  readonly day: string;
  readonly minutes: number;
  /** null: no cell. */
  readonly works: boolean | null;
  readonly is_holiday: boolean;
  readonly weekday: number;
}

/**
 * Date by date and minute by minute from the rows, by the sentences of domain.md 4.1: a working shift, or a weekday without a
 * cell; no holiday but by law 104, no day of leave under sickness. Minutes are of the shift in which they lie, whatever its
 * date; without a cell of the date they fall on. Days whose clock changes are not recounted.
 */
export async function readTaken(owner: Database, code: string): Promise<readonly Taken[]> {
  const { rows } = await owner.query<TakenRow>(
    `with cell as (
       select s.day, s.start_at, s.end_at, s.turn in (select name from shift_definition f where f.icao = s.icao
           and f.shift_class in ('LAV', 'REP') and s.day between f.from_date and coalesce(f.to_date, 'infinity')) as works
       from day_shift s where s.employee_id = $1
     ), piece as (
       select a.absence_id, d::date as day, coalesce(a.quantity, 0) * 60 as minutes
       from absence a cross join generate_series(a.from_day, a.to_day, '1 day') as d
       where a.employee_id = $1 and a.unit <> 'H'
       union all
       select a.absence_id, coalesce(c.day, (m at time zone 'Europe/Rome')::date), count(*)::int
       from absence a cross join generate_series(a.start_at, a.end_at - interval '1 minute', '1 minute') as m
       left join lateral (select day from cell where start_at <= m and m < end_at order by day limit 1) c on true
       where a.employee_id = $1 and a.unit = 'H'
         and (c.day is not null or not exists (select from cell x where x.day = (m at time zone 'Europe/Rome')::date))
       group by 1, 2
     )
     select a.absence_id as id, a.state, a.cause, a.unit, p.day::text, p.minutes, c.works,
       extract(isodow from p.day)::int as weekday,
       exists (select from holiday h where h.day = p.day and h.comune = '' and h.type = 'FESTIVO') as is_holiday
     from piece p join absence a using (absence_id) left join cell c on c.day = p.day`,
    [code],
  );
  const sick = new Set(
    rows.flatMap(({ day, cause, state }) => (cause === 'MAL' && [10, 20].includes(state) ? [day] : [])),
  );
  return rows.flatMap((row): Taken[] => {
    const { id, state, cause, unit, day, minutes, works, weekday, is_holiday: isHoliday } = row;
    const from = DRAWS_ON[cause];
    if (from === undefined || [30, 70].includes(state) || !(works ?? weekday < 6)) return [];
    if ((isHoliday && from !== '104') || (from === 'FER' && sick.has(day))) return [];
    return [{ id, from, day, days: unit === 'G' ? 1 : 0, minutes, isUsed: [10, 20].includes(state) }];
  });
}

/** In the unit of a balance: a whole day of one in hours is eight of them. */
export const amountOf = (balance: RecountedBalance, { days, minutes }: Taken): number =>
  RECOUNTED[balance].unit === 'days' ? days : days * 480 + minutes;

export interface RecountedYear {
  readonly year: number;
  readonly teorica: number;
  readonly riduzioni: number;
  readonly forzate: number;
}

/** Rows by year, one day or minute after the other drawn from the oldest that has one. */
export function slowRows(
  balance: RecountedBalance,
  years: readonly RecountedYear[],
  brought: readonly [before: number, last: number],
  taken: readonly Taken[],
): readonly OwnBalanceRow[] {
  const { unit, carries } = RECOUNTED[balance];
  const first = years[0]!.year;
  // oldest first
  const lots = new Map([
    [first - 2, brought[0]],
    [first - 1, brought[1]],
  ]);
  let prenotate = 0;
  return years.map(({ year, teorica, riduzioni, forzate }) => {
    if (!carries && year !== first) {
      lots.clear();
      prenotate = 0;
    }
    const spettanzaReale = teorica - riduzioni;
    const residuoAnnoPrec = lots.get(year - 1) ?? 0;
    const residuoAnniPrec = [...lots].reduce(
      (sum, [origin, left]) => (origin < year - 1 ? sum + left : sum),
      0,
    );
    lots.set(year, spettanzaReale);
    const own = taken.filter(({ from, day }) => from === balance && Number(day.slice(0, 4)) === year);
    const sum = (uses: readonly Taken[]): number =>
      uses.reduce((total, use) => total + amountOf(balance, use), 0);
    const fruite = sum(own.filter(({ isUsed }) => isUsed));
    prenotate += sum(own) - fruite;
    for (let drawn = 0; drawn < forzate + fruite; drawn++) {
      const oldest = [...lots.keys()].find((origin) => lots.get(origin)! > 0) ?? year;
      lots.set(oldest, lots.get(oldest)! - 1);
    }
    const residuo = [...lots.values()].reduce((total, left) => total + left, 0);
    const columns = { residuoAnniPrec, residuoAnnoPrec, teorica, riduzioni, spettanzaReale, forzate };
    const left = { fruite, residuo, prenotate, disponibili: residuo - prenotate, impegnateDopo: 0 };
    return { balance, unit, year, ...columns, ...left };
  });
}

/** What a permit of law 104 asks and what the others leave of the month where least is left, in minutes; null: it costs nothing. */
export async function slowCeiling(
  owner: Database,
  code: string,
  id: string,
  taken: readonly Taken[],
): Promise<{ readonly left: number; readonly asked: number } | null> {
  const { rows } = await owner.query<{ month: string; mean: number }>(
    `select to_char(s.day, 'YYYY-MM') as month, avg(extract(epoch from s.end_at - s.start_at) / 60)::float8 as mean
     from day_shift s where s.employee_id = $1 and s.start_at is not null and s.turn in (select name from shift_definition f
       where f.icao = s.icao and f.shift_class = 'LAV' and s.day between f.from_date and coalesce(f.to_date, 'infinity'))
     group by 1`,
    [code],
  );
  const means = new Map(rows.map(({ month, mean }) => [month, mean]));
  const permits = taken.filter(({ from }) => from === '104');
  const months = new Set(permits.flatMap((one) => (one.id === id ? [one.day.slice(0, 7)] : [])));
  const asked = [...months].map((month) => {
    // three days of the mean shift, or of a week of 36 hours over five days
    const ceiling = Math.round((means.get(month) ?? 432) * 3);
    const cost = (isOwn: boolean): number =>
      permits
        .filter((one) => (one.id === id) === isOwn && one.day.startsWith(month))
        .reduce((sum, { days, minutes }) => sum + (days * ceiling) / 3 + minutes, 0);
    return { left: ceiling - cost(false), asked: cost(true) };
  });
  const [least] = asked.sort((one, other) => one.left - one.asked - (other.left - other.asked));
  return least ?? null;
}
