import type { RequestDetail, RequestHistoryEntry } from '@torre/contract/requests';
import { isoDay, slashDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { sqlDay } from '../../platform/db/index.ts';
import { asSystem } from '../../platform/access/request-scope.ts';
import type { Database, Queryable, Tx } from '../../platform/db/index.ts';
import { findFile } from '../../platform/files/file.store.ts';
import type { StoredFile } from '../../platform/files/file.store.ts';
import { RECORD, RECORD_FROM, stamp } from './request-record.ts';
import type { HistoryOperation, RequestRecord } from './request-record.ts';

/** Those of the requests that who asks may see, by id. */
export async function readRecords(
  on: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RequestRecord>> {
  const { rows } = await on.query<RequestRecord>({
    name: 'requests-records',
    text: `select ${RECORD} from ${RECORD_FROM} where x.absence_id = any ($1::uuid[])`,
    values: [ids.filter(isUuid)],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

const isUuid = (id: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(id);

/** Whose these requests are, and whether one of them is of a series. */
export async function readPeopleOf(
  on: Queryable,
  ids: readonly string[],
): Promise<{ readonly people: readonly string[]; readonly hasSeries: boolean }> {
  const { rows } = await on.query<{ employeeId: string; hasSeries: boolean }>({
    name: 'requests-people',
    text: `select employee_id as "employeeId", bool_or(series_id is not null) as "hasSeries" from absence
      where absence_id = any ($1::uuid[]) group by employee_id order by employee_id`,
    values: [ids.filter(isUuid)],
  });
  return {
    people: rows.map(({ employeeId }) => employeeId),
    hasSeries: rows.some(({ hasSeries }) => hasSeries),
  };
}

/** The other rows of the series of these requests that stand as they do, in the same plant; `of`: the row that was named. */
export async function readRestOfSeries(
  on: Queryable,
  ids: readonly string[],
): Promise<readonly { readonly of: string; readonly id: string }[]> {
  const { rows } = await on.query<{ of: string; id: string }>({
    name: 'requests-rest-of-series',
    text: `select x.absence_id as of, s.absence_id as id
      from absence x join absence s on s.series_id = x.series_id and s.absence_id <> x.absence_id and s.state = x.state
        and s.icao is not distinct from x.icao
      where x.absence_id = any ($1::uuid[]) and x.series_id is not null
      order by s.from_day, s.absence_id`,
    values: [ids.filter(isUuid)],
  });
  return rows;
}

/** Nobody else takes a step on them before the transaction ends; in one order, so that two never wait for each other. */
export async function lockRequests(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query({
    name: 'requests-lock',
    text: `select absence_id from absence where absence_id = any ($1::uuid[]) order by absence_id for update`,
    values: [ids.filter(isUuid)],
  });
}

/** Requests with a day in the range, of people whose first day of them is in the plant; of one person alone where one is named. */
export async function readRequestsBetween(
  on: Queryable,
  {
    icao,
    from,
    to,
    employeeId,
    states,
    units,
  }: {
    readonly icao: string | null;
    readonly from: Day;
    readonly to: Day;
    readonly employeeId: string | null;
    readonly states: readonly number[] | null;
    readonly units: readonly string[] | null;
  },
): Promise<readonly RequestRecord[]> {
  const { rows } = await on.query<RequestRecord>({
    name: 'requests-between',
    text: `select ${RECORD} from ${RECORD_FROM}
      where ($1::text is null or x.icao = $1) and x.from_day <= $3::date and x.to_day >= $2::date
        and ($4::text is null or x.employee_id = $4) and ($5::int[] is null or x.state = any ($5))
        and ($6::text[] is null or exists (select from assignment a where a.employee_id = x.employee_id
          and a.unit_code = any ($6) and x.from_day between a.valid_from and coalesce(a.valid_to, 'infinity')))
      order by x.from_day, x.absence_id`,
    values: [icao, isoDay(from), isoDay(to), employeeId, states, units],
  });
  return rows;
}

interface StepRow {
  readonly operation: HistoryOperation;
  readonly actor: string;
  readonly onBehalfOf: string | null;
  readonly role: RequestHistoryEntry['role'];
  readonly at: number;
  readonly note: string;
  readonly from: number | null;
  readonly to: number;
  readonly before: Day | null;
  readonly after: Day | null;
}

export async function readHistory(on: Queryable, id: string): Promise<readonly RequestHistoryEntry[]> {
  const { rows } = await on.query<StepRow>({
    name: 'requests-history-of',
    text: `select h.operation, e.surname || ' ' || e.name as actor, g.surname || ' ' || g.name as "onBehalfOf",
        h.actor_role as role, h.made_at as at, h.note,
        h.from_state as "from", h.to_state as "to", ${sqlDay('h.day_before')} as before, ${sqlDay('h.day_after')} as after
      from absence_history h join employee e on e.employee_id = h.actor_id
        left join employee g on g.employee_id = h.on_behalf_of
      where h.absence_id = $1 order by h.step`,
    values: [id],
  });
  return rows.map(({ at, before, after, ...row }) => ({
    ...row,
    at: stamp(at),
    ...(before !== null && after !== null && { days: { before: slashDay(before), after: slashDay(after) } }),
  }));
}

/** The files of a request, as whoever may see the request may. `on` sees every file: their rows are their owner's. */
export async function readDocuments(on: Queryable, id: string): Promise<RequestDetail['documents']> {
  const { rows } = await on.query<{ fileId: string; name: string; size: number }>({
    name: 'requests-documents-of',
    text: `select f.file_id as "fileId", f.original_name as name, f.size::int as size
      from absence_document d join file f using (file_id) where d.absence_id = $1 order by d.added_at, f.file_id`,
    values: [id],
  });
  return rows;
}

/** A document of a request that who asks may see; null for any other. */
export async function findDocument(db: Database, id: string, fileId: string): Promise<StoredFile | null> {
  const { rows } = await db.query<{ found: boolean }>({
    name: 'requests-has-document',
    text: 'select true as found from absence_document where absence_id = $1 and file_id = $2',
    values: [id, fileId],
  });
  // the row of a file is its owner's; the request decides who else reads it
  return rows.length === 0 ? null : asSystem(() => findFile(db, fileId));
}

/** The plants of whose people somebody is in one of the units on the day (E6.08). */
export async function plantsOfUnits(
  on: Queryable,
  units: readonly string[],
  day: Day,
): Promise<readonly string[]> {
  const { rows } = await on.query<{ icao: string }>({
    name: 'requests-plants-of-units',
    text: `select distinct icao from assignment
      where unit_code = any ($1) and icao is not null and $2::date between valid_from and coalesce(valid_to, 'infinity')
      order by icao`,
    values: [units, isoDay(day)],
  });
  return rows.map(({ icao }) => icao);
}
