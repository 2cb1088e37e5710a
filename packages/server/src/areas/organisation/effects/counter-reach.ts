import { MOST_DAYS } from '@torre/contract/organisation-effects/schema';
import { dayFromIso } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import {
  LAST,
  QUALIFICATION,
  changedDays,
  changedHours,
  changedSubtractions,
  differing,
  endedSpans,
  kindOf,
  sameValue,
  spanOfFact,
} from '@torre/domain/organisation';
import type { DaySpan, FactChange, FactKindName, FactRow, FactValue } from '@torre/domain/organisation';
import type { Queryable } from '../../../platform/db/index.ts';
import { readPlantsOfPeople } from '../facts.reads.ts';

/** Published days of a plant whose counters a change may move. */
export interface CounterReach {
  readonly icao: string;
  /** The first ones, at most MOST_DAYS, in order. */
  readonly days: readonly Day[];
  readonly isWhole: boolean;
}

interface CountedSpan {
  /** null: of all plants of the municipality, '' of every one. */
  readonly icao: FactValue;
  readonly comune: FactValue;
  /** YYYY-MM-DD; `infinity` comes after every day, as a text too. */
  readonly from_day: string;
  readonly to_day: string;
}

/** Columns that are only shown. */
const SHOWN: ReadonlySet<string> = new Set(['name', 'description', 'ord']);

/** A night reaches the day beside its own. */
const REACHED = `
  with span as (select icao, comune, from_day - 1 as from_day, to_day + 1 as to_day
    from jsonb_to_recordset($1::jsonb) as s (icao text, comune text, from_day date, to_day date)),
  reached as (
    select p.icao, d.day, row_number() over (partition by p.icao order by d.day) as place
    from plant p cross join lateral (
      select distinct s.day from span w join day_shift s on s.icao = p.icao and s.day between w.from_day and w.to_day
      where w.icao = p.icao or (w.icao is null and w.comune in ('', p.comune))
    ) d)
  select icao, array_agg(day::text order by day) as days from reached where place <= $2 group by icao order by icao`;

/** What moves counters beside the facts. */
interface WhatCounts {
  readonly hoursFollow: boolean;
  /** States of absences that take people from the counters. */
  readonly absenceStates: readonly number[];
}

/**
 * The published days that changes of counted facts reach, by plant. Where a row has no first day, days before today are left
 * out, and of openings those on which their configuration does not hold; of causes those on which somebody is away for them.
 * `hoursFollow`: cells take new hours of their shifts.
 */
export async function counterReach(
  on: Queryable,
  today: string,
  changes: readonly FactChange[],
  { hoursFollow, absenceStates }: WhatCounts,
): Promise<readonly CounterReach[]> {
  const withinConfiguration = await configurationDays(on, changes);
  const qualified = changes.filter(({ kind }) => kind === QUALIFICATION);
  const plantsOf = await readPlantsOfPeople(
    on,
    qualified.map(({ before, after }) => String((after ?? before)!['employee_id'])),
  );
  const spans = changes.filter(movesCounters).flatMap((change): readonly CountedSpan[] => {
    const row = (change.after ?? change.before)!;
    const changed = changedDays(change);
    const days = change.kind === 'position_opening' ? withinConfiguration(row, changed) : changed;
    if (days.to < days.from) return [];
    const span = sqlSpan(days, today);
    if (change.kind === 'holiday') return [{ icao: null, comune: row['comune']!, ...span }];
    const plants =
      change.kind === QUALIFICATION
        ? (plantsOf.get(String(row['employee_id'])) ?? [])
        : new Set([change.before?.['icao'] ?? null, change.after?.['icao'] ?? null]);
    return [...plants].filter((icao) => icao !== null).map((icao) => ({ icao, comune: null, ...span }));
  });
  spans.push(...shiftSpans(changes, today, hoursFollow), ...(await absenceSpans(on, changes, absenceStates)));
  if (spans.length === 0) return [];
  const { rows } = await on.query<{ icao: string; days: readonly string[] }>({
    text: REACHED,
    values: [JSON.stringify(unitedSpans(spans)), MOST_DAYS + 1],
  });
  return rows.map(({ icao, days }) => ({
    icao,
    days: days.slice(0, MOST_DAYS).map((day) => dayFromIso(day)!),
    isWhole: days.length <= MOST_DAYS,
  }));
}

/** The first plants, whose days are not more than so many in all; at least one. */
export function firstPlants(reached: readonly CounterReach[], mostDays: number): readonly CounterReach[] {
  let days = 0;
  return reached.filter((one, index) => {
    days += one.days.length;
    return index === 0 || days <= mostDays;
  });
}

/** The same days in as few spans as there can be: the statement reads the cells of each. */
function unitedSpans(spans: readonly CountedSpan[]): readonly CountedSpan[] {
  const byPlace = Map.groupBy(spans, ({ icao, comune }) => JSON.stringify([icao, comune]));
  return [...byPlace.values()].flatMap((own) => {
    const united: CountedSpan[] = [];
    for (const span of own.toSorted((one, other) => (one.from_day < other.from_day ? -1 : 1))) {
      const last = united.at(-1);
      if (last === undefined || last.to_day < span.from_day) united.push(span);
      else if (last.to_day < span.to_day) united[united.length - 1] = { ...last, to_day: span.to_day };
    }
    return united;
  });
}

/** Cells count by the class of their shift, and by hours of their own. */
function shiftSpans(
  changes: readonly FactChange[],
  today: string,
  hoursFollow: boolean,
): readonly CountedSpan[] {
  const ended = endedSpans(changes).filter(({ kind }) => kind === 'shift_definition');
  return [
    ...ended.map(({ thing, ...days }) => ({ icao: thing['icao']!, days })),
    ...differing(changes, 'shift_definition', ['shift_class']).map(({ row, ...days }) => ({
      icao: row['icao']!,
      days,
    })),
    ...(hoursFollow ? changedHours(changes).map(({ icao, ...days }) => ({ icao, days })) : []),
  ].map(({ icao, days }) => ({ icao, comune: null, ...sqlSpan(days, today) }));
}

/** The days of people who are away for a cause that takes others than before. */
async function absenceSpans(
  on: Queryable,
  changes: readonly FactChange[],
  absenceStates: readonly number[],
): Promise<readonly CountedSpan[]> {
  const spans = changedSubtractions(changes).map(({ cause, ...days }) => ({
    cause,
    ...sqlSpan(days, days.from),
  }));
  if (spans.length === 0) return [];
  const { rows } = await on.query<CountedSpan>({
    text: `select distinct s.icao, null as comune, greatest(a.from_day, c.from_day)::text as from_day,
        least(a.to_day, c.to_day)::text as to_day
      from jsonb_to_recordset($1::jsonb) as c (cause text, from_day date, to_day date)
      join absence a on a.cause = c.cause and a.state = any ($2) and a.from_day <= c.to_day and a.to_day >= c.from_day
      join assignment s on s.employee_id = a.employee_id and s.icao is not null
        and s.valid_from <= a.to_day and coalesce(s.valid_to, 'infinity') >= a.from_day`,
    values: [JSON.stringify(spans), absenceStates],
  });
  return rows;
}

const sqlSpan = ({ from, to }: DaySpan, today: string) => ({
  from_day: from === '' ? today : from,
  to_day: to === LAST ? 'infinity' : to,
});

/** Whether a counter may follow from what changes; of a plant only the municipality, whose holidays it has. */
function movesCounters({ kind, before, after }: FactChange): boolean {
  if (!kindOf(kind).counts || kind === 'employee' || kind === 'shift_definition') return false;
  if (before === null || after === null) return kind !== 'plant';
  const columns = kind === 'plant' ? ['comune'] : Object.keys(after);
  return columns.some((column) => !SHOWN.has(column) && !sameValue(before[column], after[column]));
}

/** Of a span those days on which the configuration of an opening holds, as it will stand. */
async function configurationDays(
  on: Queryable,
  changes: readonly FactChange[],
): Promise<(opening: FactRow, span: DaySpan) => DaySpan> {
  const ids = changes
    .filter(({ kind }) => kind === 'position_opening')
    .map(({ before, after }) => (after ?? before)!);
  const { rows } = await on.query<FactRow>({
    text: `select icao, configuration_id, valid_from, valid_to from operating_configuration
      where (icao, configuration_id) in (select * from unnest($1::text[], $2::text[]))`,
    values: [ids.map((row) => row['icao']), ids.map((row) => row['configuration_id'])],
  });
  const changed = changes.flatMap(({ kind, after }) => (kind === CONFIGURATION && after ? [after] : []));
  const nameOf = (row: FactRow): string => `${String(row['icao'])} ${String(row['configuration_id'])}`;
  const known = new Map([...rows, ...changed].map((row) => [nameOf(row), spanOfFact(CONFIGURATION, row)]));
  return (opening, span) => {
    const { from, to } = known.get(nameOf(opening)) ?? span;
    return { from: from > span.from ? from : span.from, to: to < span.to ? to : span.to };
  };
}

const CONFIGURATION: FactKindName = 'operating_configuration';
