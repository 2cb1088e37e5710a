import type { Lock } from '@torre/contract/locks';
import { compactDay, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { lockOf } from '@torre/domain/roster';
import type { LockKind, RosterLock } from '@torre/domain/roster';
import type { Queryable } from '../../platform/db/index.ts';
import type { CellKey } from '../month/index.ts';
import { displayInstant } from '../../platform/local-time.ts';
import { storedDay } from '../month/index.ts';

/** A lock as the rules read it, from `heldLocksJson`. */
export interface HeldLockRow {
  readonly kind: LockKind;
  readonly employee_id: string | null;
  readonly from_day: string;
  readonly to_day: string;
  readonly reason: string;
  readonly by: string;
}

/**
 * JSON of the locks of plant `icao` on some day of the range, held: none is set until the transaction ends. All three are
 * SQL expressions.
 */
export const heldLocksJson = (icao: string, from: string, to: string): string => `(
  select coalesce(json_agg(json_build_object('kind', l.kind, 'employee_id', l.employee_id, 'from_day', l.from_day,
    'to_day', l.to_day, 'reason', l.reason, 'by', e.name || ' ' || e.surname)), '[]')
  from held_roster_locks(${icao}, ${from}, ${to}) l join employee e on e.employee_id = l.locked_by)`;

export function domainLock(row: HeldLockRow): RosterLock {
  const { kind, employee_id: employeeId, reason, by } = row;
  return { kind, employeeId, from: storedDay(row.from_day), to: storedDay(row.to_day), reason, by };
}

interface LockRow extends Omit<HeldLockRow, 'by'> {
  readonly lock_id: string;
  readonly icao: string;
  readonly name: string | null;
  readonly surname: string | null;
  readonly by_name: string;
  readonly by_surname: string;
  readonly locked_at: number;
}

const SELECT = `
  select l.lock_id, l.icao, l.kind, l.employee_id, l.from_day, l.to_day, l.reason, l.locked_at, e.name, e.surname,
    b.name as by_name, b.surname as by_surname
  from roster_lock l
    left join employee e on e.employee_id = l.employee_id
    join employee b on b.employee_id = l.locked_by`;

/** Who may lift which locks: managers their own and their colleagues', administrators those of months. */
export type Lifts = (lock: { readonly kind: LockKind }) => boolean;
export const liftsAsManager: Lifts = ({ kind }) => kind !== 'month';
export const liftsAsAdministrator: Lifts = ({ kind }) => kind === 'month';

/** Locks of a plant that touch these days, the earliest first. */
export async function readLocks(
  on: Queryable,
  { icao, from, to }: { readonly icao: string; readonly from: Day; readonly to: Day },
): Promise<readonly Lock[]> {
  const { rows } = await on.query<LockRow>({
    name: 'roster-locks',
    text: `${SELECT} where l.icao = $1 and l.from_day <= $3 and l.to_day >= $2
      order by l.from_day, l.kind, e.surname, e.name`,
    values: [icao, isoDay(from), isoDay(to)],
  });
  return rows.map((row) => contractLock(row, liftsAsManager));
}

/** Months of a range that are closed, in all plants. */
export async function readClosedMonths(on: Queryable, from: Day, to: Day): Promise<readonly Lock[]> {
  const { rows } = await on.query<LockRow>({
    name: 'roster-closed-months',
    text: `${SELECT} where l.kind = 'month' and l.from_day between $1 and $2 order by l.icao, l.from_day`,
    values: [isoDay(from), isoDay(to)],
  });
  return rows.map((row) => contractLock(row, liftsAsAdministrator));
}

export async function readLock(on: Queryable, lockId: string, lifts: Lifts): Promise<Lock | null> {
  const { rows } = await on.query<LockRow>({
    name: 'roster-lock',
    text: `${SELECT} where l.lock_id = $1`,
    values: [lockId],
  });
  return rows[0] ? contractLock(rows[0], lifts) : null;
}

function contractLock(row: LockRow, lifts: Lifts): Lock {
  return {
    lockId: row.lock_id,
    kind: row.kind,
    plant: row.icao,
    employeeId: row.employee_id,
    employeeName: row.name,
    employeeSurname: row.surname,
    from: compactDay(storedDay(row.from_day)),
    to: compactDay(storedDay(row.to_day)),
    reason: row.reason,
    lockedBy: { employeeName: row.by_name, employeeSurname: row.by_surname },
    lockedAt: displayInstant(row.locked_at),
    allowedActions: lifts(row) ? ['lift'] : [],
  };
}

/** Whether the person stands in the plant's roster on some day of the range. */
export async function isInPlant(
  on: Queryable,
  wanted: {
    readonly icao: string;
    readonly employeeId: string | null;
    readonly from: Day;
    readonly to: Day;
  },
): Promise<boolean> {
  const { rowCount } = await on.query({
    name: 'roster-lock-in-plant',
    text: `select from assignment where icao = $1 and employee_id = $2 and valid_from <= $4
      and coalesce(valid_to, 'infinity') >= $3 limit 1`,
    values: [wanted.icao, wanted.employeeId, isoDay(wanted.from), isoDay(wanted.to)],
  });
  return rowCount === 1;
}

/** Id of the lock that closes the month beginning on `from`, null for an open one. */
export async function findClosedMonth(on: Queryable, icao: string, from: Day): Promise<string | null> {
  const { rows } = await on.query<{ lock_id: string }>({
    name: 'roster-closed-month',
    text: "select lock_id from roster_lock where icao = $1 and kind = 'month' and from_day = $2",
    values: [icao, isoDay(from)],
  });
  return rows[0]?.lock_id ?? null;
}

/** Every plant, in the order of the organisation. */
export async function readPlants(on: Queryable): Promise<{ icao: string; name: string }[]> {
  const { rows } = await on.query<{ icao: string; name: string }>(
    'select icao, name from plant order by ord',
  );
  return rows;
}

/** YYYYMM of the first shift of each plant; a plant without shifts is missing. Read as the system, for administrators. */
export async function readFirstMonths(on: Queryable): Promise<ReadonlyMap<string, string>> {
  const { rows } = await on.query<{ icao: string; month: string }>({
    name: 'roster-first-months',
    text: `select icao, to_char(first, 'YYYYMM') as month from plant
      cross join lateral (select min(day) as first from day_shift where day_shift.icao = plant.icao) shifts
      where first is not null`,
  });
  return new Map(rows.map(({ icao, month }) => [icao, month]));
}

/** The lock that closes a cell, null where none does. */
export async function readCellLock(on: Queryable, { icao, employeeId, day }: CellKey): Promise<Lock | null> {
  const locks = await readLocks(on, { icao, from: day, to: day });
  const closing = lockOf(
    locks.map((lock) => ({ ...lock, from: day, to: day, lock })),
    { employeeId, day },
  );
  return closing?.lock ?? null;
}
