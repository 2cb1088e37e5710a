import { effectSentence } from '@torre/contract/organisation-effects/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Configuration } from '../../../platform/configuration/configuration.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { refused, sentenceOf } from '../../../platform/http/refused.ts';
import { changeCells } from '../../cells/index.ts';
import type { ChangedCell } from '../../cells/index.ts';
import { rosterActorOf } from '../../month/index.ts';
import { closedLeft } from './cell-effects.ts';
import type { LeftCell } from './touched-cells.reads.ts';

/**
 * Takes away the published shifts of who leaves a plant, from the first day on which the person works there no more: as a change
 * by hand, with version, history, notice and event. The assignments must still stand as they were. All or none: throws 409 for
 * days that are changed no more, with their months, and where a lock, a rule or another's save refuses a cell.
 */
export async function removeLeftShifts(
  tx: Tx,
  actor: Actor,
  configuration: Configuration,
  cells: readonly LeftCell[],
  reason: string | null,
): Promise<readonly ChangedCell[]> {
  const closed = closedLeft(cells, {
    today: actor.today,
    editWindow: (icao) => configuration.editWindow(icao),
  });
  if (closed) throw refused(409, OUTCOME.organisationRefused, closed);
  const why = reason?.trim() || effectSentence('leaverMoves').messageIT;
  const done: ChangedCell[] = [];
  for (const [icao, own] of Map.groupBy(cells, (cell) => cell.icao)) {
    const wishes = own.map(({ employeeId, day, version }) => ({
      employeeId,
      day,
      seenVersion: version,
      edit: { kind: 'free' as const },
      // Who leaves the plant has no shift there, absent or not.
      reason: { reason: why, legalityReason: why, overAbsence: true },
    }));
    const changed = await changeCells(tx, rosterActorOf({ configuration }, actor, icao), icao, wishes);
    const [first] = changed.refused;
    if (first) {
      const day = displayDay(dayFromCompact(first.date)!);
      const values = { count: changed.refused.length, day, reason: sentenceOf(first) };
      throw refused(409, OUTCOME.organisationRefused, effectSentence('leaverRefused', values));
    }
    done.push(...changed.cells);
  }
  return done;
}
