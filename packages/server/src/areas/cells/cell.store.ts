import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { holdsOn, lockOf } from '@torre/domain/roster';
import type { ShiftDefinition } from '@torre/domain/roster';
import type { Tx } from '../../platform/db/index.ts';
import { cycleJson } from './base-cycle.reads.ts';
import type { CellKey, CellSource, DefinitionRow, RosterActor } from '../month/index.ts';
import { SHIFT_COLUMNS, definitionsJson, domainDefinition } from '../month/index.ts';
import { domainLock, heldLocksJson } from '../locks/index.ts';
import type { HeldLockRow } from '../locks/index.ts';
import { cellName } from './cell.ts';
import type { FoundCell, PlannedCell, StandingShift } from './cell.ts';

/** Which cell, and what must be known of it besides what stands there. */
export interface AskedCell extends Pick<CellKey, 'employeeId' | 'day'> {
  /** The shift of the base cycle. */
  readonly wantsCycle?: boolean;
  /** What the cell was as this version. */
  readonly restore?: number | null;
}

/**
 * Takes no cell away: of lists whose length it does not know PostgreSQL believes ten entries, with this one. Otherwise the
 * plan for a cell looks ten times cheaper than the kept one, and each save of a shift is planned anew.
 */
const ALL_OF_FEW = 'limit cardinality($2::text[])';

/** What holds on all days that are asked for stands in the first row alone. */
const find = (shifts: string, former: string): string => `
  select k.ord, case when k.ord = 1 then ${definitionsJson('$1', '$6::date', '$7::date')} end as definitions,
    case when k.ord = 1 then ${heldLocksJson('$1', '$6::date', '$7::date')} end as locks, a.category, ${SHIFT_COLUMNS}, s.own_times, s.modify_date, m.name as author_name,
    m.surname as author_surname, case when k.wants_cycle then ${cycleJson('k.employee_id', '$1', 'k.day')} end as cycle,
    case when h.version is not null then json_build_object('turn', h.turn,
      'start_at', extract(epoch from h.start_at) * 1000, 'end_at', extract(epoch from h.end_at) * 1000,
      'own_times', h.own_times, 'is_str', h.is_str, 'note', h.note, 'note_turno', h.note_turno) end as former
  from (select * from unnest($2::text[], $3::date[], $4::boolean[], $5::integer[])
      with ordinality as asked (employee_id, day, wants_cycle, restore, ord) ${ALL_OF_FEW}) k
    left join assignment a on a.icao = $1 and a.employee_id = k.employee_id
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

type FoundRow = StandingShift &
  Pick<FoundCell, 'cycle' | 'former'> & {
    readonly ord: number;
    /** null: not assigned to the plant on that day. */
    readonly category: string | null;
    readonly definitions: readonly DefinitionRow[] | null;
    readonly locks: readonly HeldLockRow[] | null;
  };

/**
 * What stands in each cell, in the order asked; null where the person is not assigned to the plant on that day. At least
 * one is asked for.
 */
export async function findCells(
  tx: Tx,
  icao: string,
  asked: readonly AskedCell[],
  source: CellSource = 'published',
): Promise<readonly (FoundCell | null)[]> {
  const days = asked.map(({ day }) => day);
  const { rows } = await tx.query<FoundRow>({
    ...FIND[source],
    values: [
      icao,
      asked.map(({ employeeId }) => employeeId),
      days.map(isoDay),
      asked.map(({ wantsCycle }) => wantsCycle ?? false),
      asked.map(({ restore }) => restore ?? null),
      isoDay(least(days)),
      isoDay(greatest(days)),
    ],
  });
  const holding = ofDay(rows.flatMap((row) => row.definitions ?? []).map(domainDefinition));
  const locks = rows.flatMap((row) => row.locks ?? []).map(domainLock);
  const found: (FoundCell | null)[] = asked.map(() => null);
  for (const row of rows) {
    const { category, cycle, former } = row;
    const at = Number(row.ord) - 1;
    const cell = asked[at]!;
    // A draft is not locked (0048); its publication is.
    const lock = source === 'planned' ? null : lockOf(locks, cell);
    // a left join without a match leaves the version null
    const standing = row.version === null ? null : row;
    if (category !== null)
      found[at] = { category, definitions: holding(cell.day), cycle, lock, standing, former };
  }
  return found;
}

const least = (days: readonly Day[]): Day => days.reduce((one, other) => (other < one ? other : one));
const greatest = (days: readonly Day[]): Day => days.reduce((one, other) => (one < other ? other : one));

/** The definitions that hold on a day; one list a day. */
function ofDay(definitions: readonly ShiftDefinition[]): (day: Day) => readonly ShiftDefinition[] {
  const known = new Map<Day, readonly ShiftDefinition[]>();
  return (day) => {
    const holding = known.get(day) ?? definitions.filter((definition) => holdsOn(definition, day));
    known.set(day, holding);
    return holding;
  };
}

/** The wished cells as rows, from `writeValues`. */
export const WISHED_CELLS = `
    select * from unnest($2::text[], $3::date[], $4::integer[], $5::text[], $6::text[], $7::timestamptz[],
      $8::timestamptz[], $9::boolean[], $10::boolean[], $11::text[], $12::text[], $13::text[])
      as w (employee_id, day, seen, storified_action, turn, start_at, end_at, own_times, is_str, note, note_turno,
        autogenerated_note) ${ALL_OF_FEW}`;

/**
 * One statement: the rows are locked in one order, so that two of these do not block each other; what they replace goes to
 * the history, and the new values take its place.
 */
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

/**
 * Writes cells in one statement; answers the new version of each that was written, by `cellName`. A cell that is not there
 * any more as it was seen is left alone, and one in which a shift stands in whatever plant is not filled.
 */
export async function writeCells(
  tx: Tx,
  actor: RosterActor,
  icao: string,
  cells: readonly PlannedCell[],
): Promise<ReadonlyMap<string, number>> {
  if (cells.length === 0) return new Map();
  const { rows } = await tx.query<WrittenRow>({
    name: 'roster-write-cells',
    text: WRITE,
    values: writeValues(actor, icao, cells),
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

/** `$1` to `$15` of a statement that writes cells, as `WISHED_CELLS` reads them. */
export function writeValues(actor: RosterActor, icao: string, cells: readonly PlannedCell[]): unknown[] {
  return [
    icao,
    cells.map(({ key }) => key.employeeId),
    cells.map(({ key }) => isoDay(key.day)),
    cells.map(({ found }) => found.standing?.version ?? null),
    cells.map(({ action }) => (action === 'delete' ? 'STORIFIED' : 'CHANGE')),
    cells.map(({ write }) => write.turn),
    cells.map(({ write }) => write.startAt),
    cells.map(({ write }) => write.endAt),
    cells.map(({ write }) => write.ownTimes),
    cells.map(({ write }) => write.isStr),
    cells.map(({ write }) => write.note),
    cells.map(({ write }) => write.noteTurno),
    cells.map(({ write }) => write.autogeneratedNote),
    actor.employeeId,
    actor.now.toString(),
  ];
}
