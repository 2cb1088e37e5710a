import type { OwnRight, PersonRightRow } from '@torre/contract/entitlements';
import type { PersonRight } from '@torre/domain/entitlements';
import { compactDay, dayFromIso, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { LeaveRight } from '@torre/domain/requests';
import { sqlDay } from '../../platform/db/index.ts';
import type { Queryable } from '../../platform/db/index.ts';

/** A right and its days; `to` null: it holds on. */
export interface DatedRight {
  readonly right: LeaveRight;
  readonly from: Day;
  readonly to: Day | null;
}

/** Rights that a person holds on any of some days, earliest first, as far as who asks may see them. */
export async function readRights(
  on: Queryable,
  employeeId: string,
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<readonly DatedRight[]> {
  const { rows } = await on.query<DatedRight>({
    name: 'person-rights-on-days',
    text: `select right_kind as "right", ${sqlDay('valid_from')} as "from", ${sqlDay('valid_to')} as "to" from person_right
      where employee_id = $1 and valid_from <= $3 and coalesce(valid_to, 'infinity') >= $2
      order by valid_from, right_kind`,
    values: [employeeId, isoDay(from), isoDay(to)],
  });
  return rows;
}

/**
 * Others who share a person of law 104 with somebody on any of some days, each with the days on which both rights hold within
 * them. `on` must see every row.
 */
export async function readCarers(
  on: Queryable,
  employeeId: string,
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<readonly { readonly employeeId: string; readonly from: Day; readonly to: Day }[]> {
  const { rows } = await on.query<{ employeeId: string; from: Day; to: Day }>({
    name: 'person-rights-carers',
    text: `select o.employee_id as "employeeId", ${sqlDay('min(greatest(o.valid_from, $2::date))')} as "from",
        ${sqlDay("max(least(coalesce(o.valid_to, 'infinity'), $3::date))")} as "to"
      from person_right r join person_right o on o.assisted = r.assisted and o.employee_id <> r.employee_id
      where r.employee_id = $1 and r.right_kind = '104' and o.right_kind = '104'
        and r.valid_from <= $3 and coalesce(r.valid_to, 'infinity') >= $2
        and o.valid_from <= $3 and coalesce(o.valid_to, 'infinity') >= $2
      group by o.employee_id order by o.employee_id`,
    values: [employeeId, isoDay(from), isoDay(to)],
  });
  return rows;
}

/** Everybody who ever shares a person of law 104 with one of these, and these. `on` must see every row. */
export async function withCarers(on: Queryable, people: readonly string[]): Promise<readonly string[]> {
  const { rows } = await on.query<{ employee_id: string }>({
    name: 'person-rights-sharing',
    text: `select distinct o.employee_id from person_right r join person_right o on o.assisted = r.assisted
      where r.employee_id = any($1) and r.right_kind = '104' and o.right_kind = '104'`,
    values: [people],
  });
  return [...new Set([...people, ...rows.map(({ employee_id }) => employee_id)])];
}

interface RightRow {
  readonly right_id: string;
  readonly employee_id: string;
  readonly right: LeaveRight;
  readonly assisted: string | null;
  readonly valid_from: string;
  readonly valid_to: string | null;
  readonly note: string | null;
  readonly carers: number;
  readonly version: number;
}

const READ = `select r.person_right_id as right_id, r.employee_id, r.right_kind as "right", r.assisted, r.valid_from::text,
    r.valid_to::text, r.note, r.version, (
      select count(distinct o.employee_id)::int from person_right o
       where r.right_kind = '104' and o.right_kind = '104' and o.assisted = r.assisted and o.employee_id <> r.employee_id
         and daterange(o.valid_from, o.valid_to, '[]') && daterange(r.valid_from, r.valid_to, '[]')) as carers
  from person_right r`;

/** A right as it is stored, and whose it is. */
export interface StoredRight extends PersonRight {
  readonly rightId: string;
  readonly employeeId: string;
  readonly note: string | null;
  readonly carers: number;
  readonly version: number;
}

/** All rights that a person ever had or is to have, latest first. */
export async function readStoredRights(on: Queryable, employeeId: string): Promise<readonly StoredRight[]> {
  const { rows } = await on.query<RightRow>({
    name: 'person-rights',
    text: `${READ} where r.employee_id = $1 order by r.valid_from desc, r.person_right_id`,
    values: [employeeId],
  });
  return rows.map(storedRight);
}

/** null: there is no such right. */
export async function readStoredRight(on: Queryable, rightId: string): Promise<StoredRight | null> {
  const { rows } = await on.query<RightRow>({
    name: 'person-right',
    text: `${READ} where r.person_right_id = $1`,
    values: [rightId],
  });
  return rows[0] === undefined ? null : storedRight(rows[0]);
}

export async function readPersonRights(on: Queryable, employeeId: string): Promise<PersonRightRow[]> {
  return (await readStoredRights(on, employeeId)).map(contractRight);
}

/** As the person reads them: not how many others assist, whose rows are theirs. */
export async function readOwnRights(on: Queryable, employeeId: string): Promise<OwnRight[]> {
  const rights = await readPersonRights(on, employeeId);
  return rights.map(({ carers: _carers, version: _version, ...right }) => right);
}

export function contractRight({
  employeeId: _employeeId,
  validFrom,
  validTo,
  ...right
}: StoredRight): PersonRightRow {
  return {
    ...right,
    validFrom: compactDay(validFrom),
    validTo: validTo === null ? null : compactDay(validTo),
  };
}

function storedRight(row: RightRow): StoredRight {
  const { right_id: rightId, employee_id: employeeId, valid_from, valid_to, ...rest } = row;
  return {
    ...rest,
    rightId,
    employeeId,
    validFrom: dayFromIso(valid_from)!,
    validTo: valid_to === null ? null : dayFromIso(valid_to)!,
  };
}
