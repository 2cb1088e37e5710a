import { bulkSentence } from '@torre/contract/bulk/sentences';
import { rosterSentence } from '@torre/contract/cells/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { BulkItem, CellName } from '@torre/contract/bulk';
import { displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { CellPlace } from '@torre/domain/roster';
import type { Tx } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import type { RosterTarget } from './roster-target.ts';
import { copiedEdit, nameOf, standingCells } from './copied-changes.ts';
import type { CellEdit, StandingShift, WishedChange } from './cell.ts';
import { requestedDay } from '../../platform/http/requested-days.ts';
import { reasonOf, cellOfShiftId } from './requested-shift.ts';

/** Throws 400 when a cell stands there twice: which of the two was meant? */
export function uniqueCells(changes: readonly WishedChange[]): readonly WishedChange[] {
  const names = new Set<string>();
  for (const { employeeId, day } of changes) {
    const name = `${employeeId} ${day}`;
    if (names.has(name)) {
      const sentence = bulkSentence('cellTwice', { day: displayDay(day), employeeId });
      throw refused(400, OUTCOME.malformed, sentence);
    }
    names.add(name);
  }
  return changes;
}

/**
 * The changes that a list of items asks for; one that copies an empty cell asks for none. Throws 400 for a date that is
 * none, a shiftId of another cell or a definition that the plant does not have.
 */
export async function requestedItems(
  tx: Tx,
  icao: string,
  items: readonly BulkItem[],
  target?: RosterTarget,
): Promise<readonly WishedChange[]> {
  const names = await turnNames(tx, icao, items);
  const copied = items.flatMap(({ copyOf }) => (copyOf === undefined ? [] : [placeOf(copyOf)]));
  const sources = await standingCells(tx, icao, copied, target);
  // one reason for the whole save, whichever item says it
  const legalityReason = items.find((item) => item.legalityReason?.trim())?.legalityReason;
  return items.flatMap((item): WishedChange[] => {
    const { employeeId, date, shiftId, version } = item;
    const day = requestedDay(date);
    if (shiftId != null) {
      const named = cellOfShiftId(shiftId);
      if (named.employeeId !== employeeId || named.day !== day) {
        throw refused(400, OUTCOME.malformed, rosterSentence('shiftIdOther'));
      }
    }
    const edit = editOf(item, day, names, sources);
    const reason = { ...reasonOf(item), ...(legalityReason != null && { legalityReason }) };
    return edit === null ? [] : [{ employeeId, day, seenVersion: version ?? null, edit, reason }];
  });
}

const placeOf = ({ employeeId, date }: CellName): CellPlace => ({ employeeId, day: requestedDay(date) });

/** null: what should be copied is empty, and changes nothing. */
function editOf(
  { confTurnId, restore, copyOf }: BulkItem,
  day: Day,
  names: ReadonlyMap<string, string>,
  sources: ReadonlyMap<string, StandingShift | null>,
): CellEdit | null {
  if (copyOf !== undefined) {
    const from = placeOf(copyOf);
    const source = sources.get(nameOf(from));
    return source ? copiedEdit(source, from.day, day, false) : null;
  }
  if (restore !== undefined) return { kind: 'former', version: restore };
  if (confTurnId === null) return { kind: 'cycle' };
  const turn = names.get(confTurnId);
  if (turn === undefined) {
    throw refused(400, OUTCOME.malformed, bulkSentence('turnUnknown', { turn: confTurnId }));
  }
  return { kind: 'shift', turn };
}

async function turnNames(
  tx: Tx,
  icao: string,
  items: readonly BulkItem[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await tx.query<{ shift_id: string; name: string }>({
    name: 'roster-turn-names',
    text: 'select shift_id, name from shift_definition where icao = $1 and shift_id = any($2)',
    values: [icao, [...new Set(items.flatMap(({ confTurnId }) => confTurnId ?? []))]],
  });
  return new Map(rows.map((row) => [row.shift_id, row.name]));
}
