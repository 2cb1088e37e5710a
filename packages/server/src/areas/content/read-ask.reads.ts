import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { sqlDay } from '../../platform/db/index.ts';
import type { Queryable, Tx } from '../../platform/db/index.ts';

/** What an article asks of its readers. */
export interface StandingAsk {
  readonly askId: string;
  readonly itemId: string;
  readonly version: number;
  readonly plants: readonly string[];
  readonly categories: readonly string[];
  readonly due: Day;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
}

const COLUMNS = `k.ask_id as "askId", k.item_id as "itemId", k.version, k.plants, k.categories, ${sqlDay('k.due')} as due,
  k.asked_at as "askedAt"`;

/** That an assignment `a` is asked by an ask `k` on the day $1, as `isAskedToRead` says it (domain). */
const ASKED_TODAY = `a.valid_from <= $1::date and coalesce(a.valid_to, 'infinity') >= $1::date
  and (cardinality(k.plants) = 0 or a.icao = any (k.plants))
  and (cardinality(k.categories) = 0 or a.category = any (k.categories))`;

/** The open ask of an article; null: none. */
export async function readAskOf(on: Queryable, itemId: string): Promise<StandingAsk | null> {
  const { rows } = await on.query<StandingAsk>({
    name: 'content-read-ask-of-item',
    text: `select ${COLUMNS} from content_read_ask k where k.item_id = $1 and k.ended_at is null`,
    values: [itemId],
  });
  return rows[0] ?? null;
}

/** How many people an ask asks on a day, and how many of these have signed. The program alone reads all signatures. */
export async function countSignatures(
  on: Queryable,
  askId: string,
  today: Day,
): Promise<{ readonly asked: number; readonly signed: number }> {
  const { rows } = await on.query<{ asked: number; signed: number }>({
    name: 'content-read-ask-count',
    text: `select count(*)::int as asked, count(s.employee_id)::int as signed
      from content_read_ask k join assignment a on ${ASKED_TODAY}
        left join content_read_signature s on s.ask_id = k.ask_id and s.employee_id = a.employee_id
      where k.ask_id = $2`,
    values: [isoDay(today), askId],
  });
  return rows[0]!;
}

interface OwnAsk extends StandingAsk {
  /** Milliseconds since 1970; null: it waits. */
  readonly signedAt: number | null;
}

/** What waits for the signature of a person on a day, the first due first; of one article alone also what is signed. */
export async function readOwnAsks(
  on: Queryable,
  employeeId: string,
  today: Day,
  itemId: string | null = null,
): Promise<readonly OwnAsk[]> {
  const { rows } = await on.query<OwnAsk>({
    name: 'content-read-asks-own',
    text: `select ${COLUMNS}, s.signed_at as "signedAt"
      from content_read_ask k join assignment a on a.employee_id = $2 and ${ASKED_TODAY}
        left join content_read_signature s on s.ask_id = k.ask_id and s.employee_id = $2
      where k.ended_at is null and ($3::uuid is null and s.employee_id is null or k.item_id = $3::uuid)
      order by k.due, k.ask_id`,
    values: [isoDay(today), employeeId, itemId],
  });
  return rows;
}

export interface AskOfPerson extends StandingAsk {
  /** Where the person works today. */
  readonly icao: string | null;
}

/** The open ask where it asks the person on a day, signed or not; null: it does not. */
export async function findAskOfPerson(
  tx: Tx,
  askId: string,
  employeeId: string,
  today: Day,
): Promise<AskOfPerson | null> {
  const { rows } = await tx.query<AskOfPerson>({
    name: 'content-read-ask-of-person',
    text: `select ${COLUMNS}, a.icao from content_read_ask k join assignment a on a.employee_id = $3 and ${ASKED_TODAY}
      where k.ask_id = $2 and k.ended_at is null`,
    values: [isoDay(today), askId, employeeId],
  });
  return rows[0] ?? null;
}

interface UnsignedRow extends StandingAsk {
  readonly asked: number;
  readonly people: readonly {
    readonly employeeId: string;
    readonly employeeName: string;
    readonly employeeSurname: string;
  }[];
}

/** Of each open ask who of a plant has not signed on a day; asks that everybody of it has signed are none. */
export async function readUnsigned(on: Queryable, icao: string, today: Day): Promise<readonly UnsignedRow[]> {
  const { rows } = await on.query<UnsignedRow>({
    name: 'content-read-asks-unsigned',
    text: `select ${COLUMNS}, count(*)::int as asked,
        coalesce(json_agg(json_build_object('employeeId', e.employee_id, 'employeeName', e.name, 'employeeSurname', e.surname)
          order by e.surname, e.name, e.employee_id) filter (where s.employee_id is null), '[]') as people
      from content_read_ask k join assignment a on a.icao = $2 and ${ASKED_TODAY}
        join employee e on e.employee_id = a.employee_id
        left join content_read_signature s on s.ask_id = k.ask_id and s.employee_id = a.employee_id
      where k.ended_at is null
      group by k.ask_id having count(*) > count(s.employee_id)
      order by k.due, k.ask_id`,
    values: [isoDay(today), icao],
  });
  return rows;
}

/** The plants that an article may ask. */
export async function readPlants(
  on: Queryable,
): Promise<readonly { readonly icao: string; readonly name: string }[]> {
  const { rows } = await on.query<{ icao: string; name: string }>({
    name: 'content-read-ask-plants',
    text: 'select icao, name from plant order by icao',
    values: [],
  });
  return rows;
}

/** Whether all these plants and categories are there; a category that ended still has people until they move. */
export async function targetsExist(
  tx: Tx,
  { plants, categories }: { readonly plants: readonly string[]; readonly categories: readonly string[] },
): Promise<boolean> {
  const { rows } = await tx.query<{ known: boolean }>({
    name: 'content-read-ask-targets',
    text: `select (select count(*) from plant where icao = any ($1)) = cardinality($1::text[])
        and (select count(distinct code) from lookup_value where list = 'category' and code = any ($2)) = cardinality($2::text[]) as known`,
    values: [plants, categories],
  });
  return rows[0]!.known;
}

/** The open asks of articles that readers see. */
export async function readShownAsks(
  on: Queryable,
): Promise<readonly { readonly askId: string; readonly due: Day }[]> {
  const { rows } = await on.query<{ askId: string; due: Day }>({
    name: 'content-read-asks-shown',
    text: `select k.ask_id as "askId", ${sqlDay('k.due')} as due from content_read_ask k join content_item i using (item_id)
      where k.ended_at is null and i.published_version is not null`,
    values: [],
  });
  return rows;
}

/** Whom these asks ask on a day and who has not signed, with the article's title as readers see it in Italian. */
export async function readAskedPeople(
  on: Queryable,
  askIds: readonly string[],
  today: Day,
): Promise<
  readonly {
    readonly askId: string;
    readonly employeeId: string;
    readonly articleId: string;
    readonly articleName: string;
  }[]
> {
  if (askIds.length === 0) return [];
  const { rows } = await on.query<{
    askId: string;
    employeeId: string;
    articleId: string;
    articleName: string;
  }>({
    name: 'content-read-asks-people',
    text: `select k.ask_id as "askId", a.employee_id as "employeeId", k.item_id as "articleId",
        coalesce(v.fields->>'titolo', v.name) as "articleName"
      from content_read_ask k join content_item i using (item_id)
        join content_version v on v.item_id = i.item_id and v.version = i.published_version
        join assignment a on ${ASKED_TODAY}
      where k.ask_id = any ($2::uuid[]) and not exists (
        select from content_read_signature s where s.ask_id = k.ask_id and s.employee_id = a.employee_id)`,
    values: [isoDay(today), askIds],
  });
  return rows;
}
