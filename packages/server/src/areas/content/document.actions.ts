import { contentSentence } from '@torre/contract/content/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { LIBRARY_AREA, extensionOf } from '@torre/domain/files';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange } from '../../platform/audit/index.ts';
import { insteadOf } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { StoredFile } from '../../platform/files/index.ts';
import { refused } from '../../platform/http/refused.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { insertDocument } from './document.store.ts';
import type { StandingItem } from './item.reads.ts';
import { takeBackCarriers, writeVersion } from './item-version.actions.ts';
import { READ_DOCUMENT, readableKind } from './read-document.ts';

/** What the approver has not been asked for yet may still change. */
const OPEN_STATES: readonly string[] = ['DRAFT', 'SENT_BACK'];

/**
 * Gives a draft of a document the file that was sent for it, and has that read for the search. Throws 409 for another kind of
 * file or of item, for one that is taken, and for what readers see or the approver was asked for.
 */
export async function attachFile(
  tx: Tx,
  actor: Actor,
  { item, file }: { readonly item: StandingItem; readonly file: StoredFile },
  jobs: Jobs,
): Promise<void> {
  const refuse = (key: 'notADocument' | 'documentFixed') =>
    refused(409, OUTCOME.contentRefused, contentSentence(key));
  const extension = extensionOf(file.name);
  const isDocument = file.state === 'ready' && extension !== null && readableKind(extension) !== null;
  if (!isDocument || file.area !== LIBRARY_AREA || item.type !== 'Echo_Documento')
    throw refuse('notADocument');
  if (!OPEN_STATES.includes(item.state) || item.publishedVersion !== null) throw refuse('documentFixed');
  // The file may be thrown away at the same moment.
  await insertDocument(tx, item.id, file.fileId)
    .catch(insteadOf('unique', () => refuse('documentFixed')))
    .catch(insteadOf('foreignKey', () => refuse('notADocument')));
  await auditChange(tx, actor, {
    what: 'attach-document',
    entity: 'content',
    entityKey: item.id,
    values: [],
  });
  // Whose file it is, is whose text it is: four eyes look at both.
  await takeBackCarriers(tx, actor, await writeVersion(tx, actor, item, item));
  await jobs.enqueue(tx, READ_DOCUMENT, { fileId: file.fileId }, actor.employeeId);
}
