import { rosterSentence } from '@torre/contract/cells/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { CompactMonth } from '@torre/contract/month';
import type { Database } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { compactMonth, readMonth } from '../month/index.ts';
import type { MonthKey } from '../month/index.ts';
import { noDraft } from './draft-difference.ts';
import { readOpenDraft } from './draft.reads.ts';

/**
 * The compact month as it would stand if the draft were published, read under the policies of who asks and kept nowhere.
 * Throws 404 when the draft is open no more, or the plant does not exist.
 */
export async function readDraftMonth(
  db: Database,
  icao: string,
  draftId: string,
  range: Pick<MonthKey, 'from' | 'to'>,
): Promise<CompactMonth> {
  if ((await readOpenDraft(db, icao, draftId)) === null) throw noDraft();
  const data = await readMonth(db, { icao, ...range }, 'planned');
  if (data === null) throw refused(404, OUTCOME.notFound, rosterSentence('plantUnknown'));
  return compactMonth(data, { kind: 'manager', firstDay: 0, lastDay: range.to - range.from });
}
