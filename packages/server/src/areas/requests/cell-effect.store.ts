import type { Tx } from '../../platform/db/index.ts';

/** A cell as it stood before a request wrote it. */
export interface CellBefore {
  readonly day: string;
  readonly turn: string;
  readonly is_str: boolean;
  readonly version: number;
}

/** Keeps what stood, with the version that was written over it. */
export async function keepCells(
  tx: Tx,
  id: string,
  icao: string,
  employeeId: string,
  before: readonly CellBefore[],
): Promise<void> {
  await tx.query({
    name: 'requests-keep-cells',
    text: `insert into absence_cell (absence_id, icao, day, turn_before, is_str_before, version)
      select $1, $2, s.day, b.turn, b.is_str, s.version
      from unnest($4::date[], $5::text[], $6::boolean[]) as b (day, turn, is_str)
      join day_shift s on s.icao = $2 and s.employee_id = $3 and s.day = b.day`,
    values: [
      id,
      icao,
      employeeId,
      before.map(({ day }) => day),
      before.map(({ turn }) => turn),
      before.map(({ is_str: isStr }) => isStr),
    ],
  });
}

export async function forgetCells(tx: Tx, id: string): Promise<void> {
  await tx.query({
    name: 'requests-forget-cells',
    text: 'delete from absence_cell where absence_id = $1',
    values: [id],
  });
}
