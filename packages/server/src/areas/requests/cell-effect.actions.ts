import { requestSentence } from '@torre/contract/requests/sentences';
import type { Sentence } from '@torre/contract/sentences';
import { dayFromIso, isoDay, overlap } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { cellEffect } from '@torre/domain/requests';
import type { PersonDays, RequestedTime } from '@torre/domain/requests';
import type { Tx } from '../../platform/db/index.ts';
import { sentenceOf } from '../../platform/http/refused.ts';
import { changeCells, previewCells } from '../cells/index.ts';
import type { ChangedCell, WishedChange } from '../cells/index.ts';
import type { RosterActor } from '../month/index.ts';
import { forgetCells, keepCells } from './cell-effect.store.ts';
import type { CellBefore } from './cell-effect.store.ts';
import { coveringShift } from './covering-shift.reads.ts';

/** Cells that a step changed, or why it could not: the step is not taken then. */
export type CellsOfStep = { readonly cells: readonly ChangedCell[] } | { readonly why: Sentence };

const NONE: CellsOfStep = { cells: [] };

/** What a request writes is what it was approved for. */
const ITS_OWN: WishedChange['reason'] = { overAbsence: true };

interface EffectiveRequest {
  readonly id: string;
  readonly employeeId: string;
  readonly icao: string | null;
  readonly time: RequestedTime;
}

/** What a request that is effective now writes (domain.md 4.1.10): FLES, 1022, 7509, 9047; nothing else does. */
export async function writeEffect(
  tx: Tx,
  actor: RosterActor,
  { id, employeeId, icao, time }: EffectiveRequest,
  days: PersonDays,
): Promise<CellsOfStep> {
  if (icao === null) return NONE;
  const edits = new Map<Day, WishedChange['edit']>();
  for (const day of touchedDays(time, days)) {
    const cell = days.cellOn(day);
    if (cell === null) continue;
    const covered = time.span === null ? null : await coveringShift(tx, icao, day, time.span);
    const effect = cellEffect(time.cause.idcausale, cell.turn, covered);
    if (effect === null) continue;
    const edit = 'turn' in effect ? effect : { turn: cell.turn, isStr: true };
    edits.set(day, { kind: 'shift', ...edit });
  }
  if (edits.size === 0) return NONE;
  const before = await readCells(tx, icao, employeeId, [...edits.keys()]);
  const changes = before.map(({ day, version }): WishedChange => {
    const on = dayFromIso(day)!;
    return { employeeId, day: on, seenVersion: version, edit: edits.get(on)!, reason: ITS_OWN };
  });
  const written = await write(tx, actor, icao, changes);
  if ('why' in written) return written;
  await keepCells(tx, id, icao, employeeId, before);
  return written;
}

/** Gives the old codes back where nobody touched the cell since. */
export async function takeEffectBack(
  tx: Tx,
  actor: RosterActor,
  { id, employeeId, icao }: Omit<EffectiveRequest, 'time'>,
): Promise<CellsOfStep> {
  if (icao === null) return NONE;
  const { rows } = await tx.query<CellBefore>({
    name: 'requests-kept-cells',
    text: `select k.day, k.turn_before as turn, k.is_str_before as is_str, k.version
      from absence_cell k join day_shift s on s.icao = k.icao and s.day = k.day and s.employee_id = $2
      where k.absence_id = $1 and s.version = k.version`,
    values: [id, employeeId],
  });
  const changes = rows.map(({ day, turn, is_str: isStr, version }): WishedChange => ({
    employeeId,
    day: dayFromIso(day)!,
    seenVersion: version,
    edit: { kind: 'shift', turn, isStr },
    reason: ITS_OWN,
  }));
  const written = changes.length === 0 ? NONE : await write(tx, actor, icao, changes);
  if ('why' in written) return written;
  await forgetCells(tx, id);
  return written;
}

/** All of them or none: what one cell refuses must not leave the others changed. */
async function write(
  tx: Tx,
  actor: RosterActor,
  icao: string,
  changes: readonly WishedChange[],
): Promise<CellsOfStep> {
  const [refusal] = (await previewCells(tx, actor, icao, changes)).refused;
  if (refusal !== undefined) return { why: requestSentence('cellNotWritten', { msg: sentenceOf(refusal) }) };
  const { cells } = await changeCells(tx, actor, icao, changes);
  return { cells };
}

const touchedDays = ({ fromDay, toDay, span }: RequestedTime, { cellOn }: PersonDays): readonly Day[] =>
  Array.from({ length: toDay - fromDay + 3 }, (_, index) => (fromDay - 1 + index) as Day).filter((day) => {
    if (span === null) return fromDay <= day && day <= toDay;
    const shift = cellOn(day)?.span ?? null;
    return shift !== null && overlap(shift, span);
  });

async function readCells(
  tx: Tx,
  icao: string,
  employeeId: string,
  days: readonly Day[],
): Promise<readonly CellBefore[]> {
  const { rows } = await tx.query<CellBefore>({
    name: 'requests-cells-before',
    text: `select day, turn, is_str, version from day_shift
      where icao = $1 and employee_id = $2 and day = any ($3::date[])`,
    values: [icao, employeeId, days.map(isoDay)],
  });
  return rows;
}
