import type { FactsBody } from '@torre/contract/organisation';
import { effectSentence } from '@torre/contract/organisation-effects/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Configuration } from '../../../platform/configuration/configuration.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { refused } from '../../../platform/http/refused.ts';
import type { ChangedCell } from '../../cells/index.ts';
import { saveFacts } from '../facts.actions.ts';
import type { SavedFacts, WantedFacts } from '../facts.actions.ts';
import { readLeftShifts } from './cell-effects.ts';
import { removeLeftShifts } from './remove-left-shifts.ts';

/** Throws 400 where hours are to follow in the save that takes shifts away: one reason and one count are of one of them. */
export function requireOneFollowUp({
  hoursFollow,
  leaverShifts,
}: Pick<FactsBody, 'hoursFollow' | 'leaverShifts'>): void {
  if (hoursFollow && leaverShifts === 'remove')
    throw refused(400, OUTCOME.malformed, effectSentence('oneFollowUp'));
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
    const left = await readLeftShifts(tx, changes);
    cells.push(...(await removeLeftShifts(tx, actor, configuration, left, wanted.reason)));
  });
  return { ...saved, cells, freed: cells.length };
}
