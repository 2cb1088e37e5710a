import { contentSentence } from '@torre/contract/content/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { LIBRARY_AREA } from '@torre/domain/files';
import type { Actor } from '../../platform/access/actor.ts';
import { insteadOf } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { StoredFile } from '../../platform/files/index.ts';
import { refused } from '../../platform/http/refused.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createDraft } from './item.actions.ts';

/** The job that makes the sizes of a picture. */
export const DRAW_PICTURE = 'content.renditions';

interface WantedAsset {
  readonly name: string;
  /** What is read to who does not see it. */
  readonly alternative: string;
  readonly focus?: string | undefined;
}

/**
 * Makes a picture that was sent to the desk an item of its library, a draft, and has its sizes made; answers the item's id.
 * Throws 409 for another file, without an alternative text, or where a field does not fit.
 */
export async function createAsset(
  tx: Tx,
  actor: Actor,
  file: StoredFile,
  { name, alternative, focus }: WantedAsset,
  jobs: Jobs,
): Promise<string> {
  const notAPicture = () => refused(409, OUTCOME.contentRefused, contentSentence('notAPicture'));
  const isPicture = file.state === 'ready' && file.contentType?.startsWith('image/') === true;
  if (!isPicture || file.area !== LIBRARY_AREA) throw notAPicture();
  if (alternative.trim() === '')
    throw refused(409, OUTCOME.contentRefused, contentSentence('alternativeMissing'));
  const fields = { testo_alternativo: alternative, ...(focus !== undefined && { punto_focale: focus }) };
  const id = await createDraft(tx, actor, 'Echo_Immagine', { name, fields, fileId: file.fileId }).catch(
    insteadOf('unique', notAPicture),
  );
  await jobs.enqueue(tx, DRAW_PICTURE, { fileId: file.fileId }, actor.employeeId);
  return id;
}
