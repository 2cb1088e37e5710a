import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { holdsOn, lockOf } from '@torre/domain/roster';
import type { RosterLock, ShiftDefinition } from '@torre/domain/roster';
import type { Tx } from '../../platform/db/index.ts';
import { cycleJson } from './base-cycle.reads.ts';
import type { CellKey, CellSource, DefinitionRow } from '../month/index.ts';
import { SHIFT_COLUMNS, definitionsJson, domainDefinition } from '../month/index.ts';
import { domainLock, heldLocksJson } from '../locks/index.ts';
import type { HeldLockRow } from '../locks/index.ts';
import type { Cell, ShiftWrite, StandingShift } from './shift.store.ts';

/** One cell of many: which it is and what must be known of it besides what stands there. */
export interface AskedCell extends Pick<CellKey, 'employeeId' | 'day'> {
  /** The shift of the base cycle. */
  readonly wantsCycle: boolean;
  /** What the cell was as this version; null: nothing of the past. */
  readonly restore: number | null;
}

/** A former version of a cell. */
export interface FormerShift {
  readonly turn: string;
  readonly start_at: number | null;
  readonly end_at: number | null;
  readonly own_times: boolean;
  readonly is_str: boolean;
  readonly note: string | null;
  readonly note_turno: string | null;
}

export interface FoundCell extends Cell {
  readonly former: FormerShift | null;
}

const find = (shifts: string, former: string): string => `
  select k.ord, a.category, ${SHIFT_COLUMNS}, s.own_times, s.modify_date, m.name as author_name,
    m.surname as author_surname, case when k.wants_cycle then ${cycleJson('k.employee_id', '$1', 'k.day')} end as cycle,
    case when h.version is not null then json_build_object('turn', h.turn,
      'start_at', extract(epoch from h.start_at) * 1000, 'end_at', extract(epoch from h.end_at) * 1000,
      'own_times', h.own_times, 'is_str', h.is_str, 'note', h.note, 'note_turno', h.note_turno) end as former
  from unnest($2::text[], $3::date[], $4::boolean[], $5::integer[])
      with ordinality as k (employee_id, day, wants_cycle, restore, ord)
    join assignment a on a.icao = $1 and a.employee_id = k.employee_id
      and k.day between a.valid_from and coalesce(a.valid_to, 'infinity')
    left join ${shifts}
    left join employee m on m.employee_id = s.modify_user
    left join ${former}`;

const FIND = {
  published: {
    name: 'roster-find-cells',
    text: find(
      'day_shift s on s.icao = $1 and s.day = k.day and s.employee_id = k.employee_id',
      'shift_history h on h.icao = $1 and h.day = k.day and h.employee_id = k.employee_id and h.version = k.restore',
    ),
  },
  // `limit 1` keeps PostgreSQL from joining the views as a whole: each cell is looked up by its key, whatever it believes
  // of tables that a moment ago were empty.
  planned: {
    name: 'roster-find-planned-cells',
    text: find(
      `lateral (select * from planned_shift p
        where p.icao = $1 and p.day = k.day and p.employee_id = k.employee_id limit 1) s on true`,
      `lateral (select * from planned_history p where k.restore is not null
        and p.icao = $1 and p.day = k.day and p.employee_id = k.employee_id and p.version = k.restore limit 1) h on true`,
    ),
  },
} as const satisfies Record<CellSource, object>;

type FoundRow = StandingShift & {
  readonly ord: number;
  readonly category: string;
  readonly cycle: Cell['cycle'];
  readonly former: FormerShift | null;
};

/** What stands in each cell, in the order asked; null where the person is not assigned to the plant on that day. */
export async function findCells(
  tx: Tx,
  icao: string,
  asked: readonly AskedCell[],
  source: CellSource = 'published',
): Promise<readonly (FoundCell | null)[]> {
  const { definitions, locks } = await frameOf(tx, icao, asked);
  const { rows } = await tx.query<FoundRow>({
    ...FIND[source],
    values: [
      icao,
      asked.map(({ employeeId }) => employeeId),
      asked.map(({ day }) => isoDay(day)),
      asked.map(({ wantsCycle }) => wantsCycle),
      asked.map(({ restore }) => restore),
    ],
  });
  const holding = ofDay(definitions);
  const found: (FoundCell | null)[] = asked.map(() => null);
  for (const row of rows) {
    found[Number(row.ord) - 1] = {
      category: row.category,
      definitions: holding(asked[Number(row.ord) - 1]!.day),
      cycle: row.cycle,
      // A draft is not locked (0048); its publication is.
      lock: source === 'planned' ? null : lockOf(locks, asked[Number(row.ord) - 1]!),
      // a left join without a match leaves the version null
      standing: row.version === null ? null : row,
      former: row.former,
    };
  }
  return found;
}

/** The definitions that hold on a day; one list a day. */
function ofDay(definitions: readonly ShiftDefinition[]): (day: Day) => readonly ShiftDefinition[] {
  const known = new Map<Day, readonly ShiftDefinition[]>();
  return (day) => {
    const holding = known.get(day) ?? definitions.filter((definition) => holdsOn(definition, day));
    known.set(day, holding);
    return holding;
  };
}

/** What holds on the days that are asked for: definitions, and locks until the transaction ends. */
async function frameOf(
  tx: Tx,
  icao: string,
  asked: readonly { readonly day: Day }[],
): Promise<{ readonly definitions: readonly ShiftDefinition[]; readonly locks: readonly RosterLock[] }> {
  const days = asked.map(({ day }) => day).toSorted((one, other) => one - other);
  const { rows } = await tx.query<{
    definitions: readonly DefinitionRow[];
    locks: readonly HeldLockRow[];
  }>({
    name: 'roster-frame',
    text: `select ${definitionsJson('$1', '$2::date', '$3::date')} as definitions,
      ${heldLocksJson('$1', '$2::date', '$3::date')} as locks`,
    values: [icao, isoDay(days[0]!), isoDay(days.at(-1)!)],
  });
  const frame = rows[0]!;
  return { definitions: frame.definitions.map(domainDefinition), locks: frame.locks.map(domainLock) };
}

export interface CellWrite extends Pick<CellKey, 'employeeId' | 'day'> {
  /** null: the cell is empty. */
  readonly seenVersion: number | null;
  readonly as: 'CHANGE' | 'STORIFIED';
  readonly write: ShiftWrite;
}

/** The wished cells as rows, from `writeValues`. */
export const WISHED_CELLS = `
    select * from unnest($2::text[], $3::date[], $4::integer[], $5::text[], $6::text[], $7::timestamptz[],
      $8::timestamptz[], $9::boolean[], $10::boolean[], $11::text[], $12::text[], $13::text[])
      as w (employee_id, day, seen, storified_action, turn, start_at, end_at, own_times, is_str, note, note_turno,
        autogenerated_note)`;

/** As REPLACE and INSERT of one cell; rows are locked in one order, so that two of these do not block each other. */
const WRITE = `
  with wish as (${WISHED_CELLS}
  ), replaced as (
    select s.* from day_shift s join wish w on s.icao = $1 and s.day = w.day and s.employee_id = w.employee_id
      and s.version = w.seen
    -- otherwise a month of new cells is looked for in the whole table to find none of them
    where w.seen is not null
    order by s.day, s.employee_id
    for update of s
  ), storified as (
    insert into shift_history (icao, day, employee_id, version, storified_action, turn, start_at, end_at, own_times,
      is_str, note, note_turno, autogenerated_note, modify_user, modify_date)
    select r.icao, r.day, r.employee_id, r.version, w.storified_action, r.turn, r.start_at, r.end_at, r.own_times,
      r.is_str, r.note, r.note_turno, r.autogenerated_note, r.modify_user, r.modify_date
    from replaced r join wish w using (day, employee_id)
  ), updated as (
    update day_shift s set turn = w.turn, start_at = w.start_at, end_at = w.end_at, own_times = w.own_times,
      is_str = w.is_str, note = w.note, note_turno = w.note_turno, autogenerated_note = w.autogenerated_note,
      modify_user = $14, modify_date = $15, version = s.version + 1
    from replaced r join wish w using (day, employee_id)
    where s.icao = r.icao and s.day = r.day and s.employee_id = r.employee_id
    returning s.employee_id, s.day, s.version
  ), inserted as (
    insert into day_shift (icao, employee_id, day, turn, start_at, end_at, own_times, is_str, note, note_turno,
      autogenerated_note, modify_user, modify_date)
    select $1, employee_id, day, turn, start_at, end_at, own_times, is_str, note, note_turno, autogenerated_note,
      $14, $15
    from wish where seen is null
    order by day, employee_id
    on conflict do nothing
    returning employee_id, day, version
  )
  select * from updated union all select * from inserted`;

/** `{employeeId} {YYYY-MM-DD}` */
export const cellName = (employeeId: string, isoText: string): string => `${employeeId} ${isoText}`;

/**
 * Writes many cells in one statement; answers the new version of each that was written, by `cellName`. A cell that is not
 * there any more as it was seen is left alone. All writes have the author and time of the first.
 */
export async function writeCells(
  tx: Tx,
  icao: string,
  writes: readonly CellWrite[],
): Promise<ReadonlyMap<string, number>> {
  if (writes.length === 0) return new Map();
  const { rows } = await tx.query<WrittenRow>({
    name: 'roster-write-cells',
    text: WRITE,
    values: writeValues(icao, writes),
  });
  return versionsByCell(rows);
}

export interface WrittenRow {
  readonly employee_id: string;
  readonly day: string;
  readonly version: number;
}

/** By `cellName`. */
export function versionsByCell(rows: readonly WrittenRow[]): ReadonlyMap<string, number> {
  return new Map(rows.map((row) => [cellName(row.employee_id, row.day), row.version]));
}

/** `$1` to `$15` of a statement that writes cells, as `WISHED_CELLS` reads them. At least one. */
export function writeValues(icao: string, writes: readonly CellWrite[]): unknown[] {
  const { modifyUser, modifyDate } = writes[0]!.write;
  return [
    icao,
    writes.map(({ employeeId }) => employeeId),
    writes.map(({ day }) => isoDay(day)),
    writes.map(({ seenVersion }) => seenVersion),
    writes.map(({ as }) => as),
    writes.map(({ write }) => write.turn),
    writes.map(({ write }) => write.startAt),
    writes.map(({ write }) => write.endAt),
    writes.map(({ write }) => write.ownTimes),
    writes.map(({ write }) => write.isStr),
    writes.map(({ write }) => write.note),
    writes.map(({ write }) => write.noteTurno),
    writes.map(({ write }) => write.autogeneratedNote),
    modifyUser,
    modifyDate,
  ];
}
