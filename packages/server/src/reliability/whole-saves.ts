import { isoDay, dayFromCompact } from '@torre/domain/kernel';
import type { Queryable } from '../platform/db/index.ts';
import type { SavedCell } from './saving-actors.ts';

/**
 * What the database says of cells whose server was killed: a sentence for each change that was acknowledged and is not
 * there, or that is there by half (cell, history, audit row and event belong together). Empty: all is well.
 */
export async function findBrokenSaves(db: Queryable, cells: readonly SavedCell[]): Promise<string[]> {
  const { rows } = await db.query<Standing>(STANDING, [
    cells.map((cell) => cell.employeeId),
    cells.map((cell) => isoDay(dayFromCompact(cell.date)!)),
  ]);
  return cells.flatMap((cell, index) => faultsOf(cell, rows[index]!));
}

interface Standing {
  readonly version: number;
  readonly turn: string;
  readonly histories: number;
  readonly audits: number;
  readonly values: number;
  readonly events: number;
}

const STANDING = `
  select s.version, s.turn,
    (select count(distinct h.version) from shift_history h
      where (h.icao, h.day, h.employee_id) = (s.icao, s.day, s.employee_id) and h.version < s.version) as histories,
    (select count(*) from audit a
      where a.entity = 'shift' and a.entity_key = s.employee_id || '-' || to_char(s.day, 'YYYYMMDD')) as audits,
    (select count(distinct v.audit_id) from audit a join audit_value v using (audit_id)
      where a.entity = 'shift' and a.entity_key = s.employee_id || '-' || to_char(s.day, 'YYYYMMDD')) as values,
    (select count(*) from outbox o
      where o.topic = 'roster.changed' and o.payload->>'plant' = s.icao
        and o.payload->'cells' @> jsonb_build_array(jsonb_build_array(s.employee_id, to_char(s.day, 'YYYYMMDD')))) as events
    from unnest($1::text[], $2::date[]) with ordinality as asked (employee_id, day, ord)
    join day_shift s on s.icao = 'LIRR' and s.employee_id = asked.employee_id and s.day = asked.day
   order by asked.ord`;

function faultsOf(cell: SavedCell, standing: Standing): string[] {
  const name = `${cell.employeeId} ${cell.date}`;
  const faults: string[] = [];
  const isAcknowledged = standing.version === cell.version && standing.turn === cell.turn;
  // Saved, and the server fell before it could say so.
  const isLastAsked = standing.version === cell.version + 1 && standing.turn === cell.asked;
  if (!isAcknowledged && !isLastAsked) {
    faults.push(
      `${name}: acknowledged ${cell.version} ${cell.turn}, asked for ${cell.asked}, stands ${standing.version} ${standing.turn}`,
    );
  }
  const changes = standing.version - 1;
  for (const part of ['histories', 'audits', 'values', 'events'] as const) {
    if (standing[part] !== changes) faults.push(`${name}: ${changes} changes and ${standing[part]} ${part}`);
  }
  return faults;
}
