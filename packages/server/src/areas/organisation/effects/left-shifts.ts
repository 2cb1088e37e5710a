import type { FactsBody } from '@torre/contract/organisation';
import { effectSentence } from '@torre/contract/organisation-effects/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { FactChange } from '@torre/domain/organisation';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Configuration } from '../../../platform/configuration/configuration.ts';
import { refused, sentenceOf } from '../../../platform/http/refused.ts';
import { changeCells } from '../../cells/index.ts';
import type { ChangedCell } from '../../cells/index.ts';
import { rosterActorOf } from '../../month/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { saveFacts } from '../facts.actions.ts';
import type { SavedFacts, WantedFacts } from '../facts.actions.ts';
import { closedLeft, readLeftShifts } from './cell-effects.ts';

/** Throws 400 where hours are to follow in the save that takes shifts away: one reason and one count are of one of them. */
export function requireOneFollowUp({
  hoursFollow,
  leaverShifts,
}: Pick<FactsBody, 'hoursFollow' | 'leaverShifts'>): void {
  if (hoursFollow && leaverShifts === 'remove')
    throw refused(400, OUTCOME.malformed, effectSentence('oneFollowUp'));
}

/**
 * Takes away the published shifts of who leaves a plant, from the first day on which the person works there no more: as a change
 * by hand, with version, history, notice and event. The assignments must still stand as they were. All or none: throws 409 for
 * days that are changed no more, with their months, and where a lock, a rule or another's save refuses a cell.
 */
async function removeLeftShifts(
  tx: Tx,
  actor: Actor,
  configuration: Configuration,
  changes: readonly FactChange[],
  reason: string | null,
): Promise<readonly ChangedCell[]> {
  const cells = await readLeftShifts(tx, changes);
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
      reason: { reason: why, legalityReason: why },
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

/** As `saveFacts`; published shifts of plants that somebody leaves are taken away first (`freed`: how many). */
export async function saveAndRemove(
  tx: Tx,
  actor: Actor,
  configuration: Configuration,
  wanted: WantedFacts,
): Promise<SavedFacts & { readonly freed: number }> {
  const cells: ChangedCell[] = [];
  const saved = await saveFacts(tx, actor, wanted, async (changes) => {
    cells.push(...(await removeLeftShifts(tx, actor, configuration, changes, wanted.reason)));
  });
  return { ...saved, cells, freed: cells.length };
}
