import { contentSentence } from '@torre/contract/content/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { AssetTypeName } from '@torre/domain/content';
import { LIBRARY_AREA } from '@torre/domain/files';
import type { Actor } from '../../platform/access/actor.ts';
import { insteadOf } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { StoredFile } from '../../platform/files/index.ts';
import { refused } from '../../platform/http/refused.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { KEPT_AS } from './asset.reads.ts';
import { createDraft } from './item.actions.ts';

/** As what the library takes a file, by what its type begins with. */
const TYPES: Readonly<Record<string, AssetTypeName>> = {
  [KEPT_AS.original]: 'Echo_Immagine',
  [KEPT_AS.video]: 'Echo_Filmato',
  [KEPT_AS.captions]: 'Echo_Sottotitoli',
};

/** The job that makes the sizes of a picture. */
export const DRAW_PICTURE = 'content.renditions';

interface WantedAsset {
  readonly name: string;
  /** Of a picture: what is read to who does not see it. */
  readonly alternative?: string | undefined;
  readonly focus?: string | undefined;
}

/**
 * Makes a picture, a video or captions that were sent to the desk an item of its library, a draft, and has the sizes of a
 * picture made; answers the item's id. Throws 409 for another file, for a picture without an alternative text, or where a field
 * does not fit.
 */
export async function createAsset(
  tx: Tx,
  actor: Actor,
  file: StoredFile,
  { name, alternative = '', focus }: WantedAsset,
  jobs: Jobs,
): Promise<string> {
  const notForLibrary = () => refused(409, OUTCOME.contentRefused, contentSentence('notForLibrary'));
  const type = typeOf(file);
  if (type === null) throw notForLibrary();
  const isPicture = type === 'Echo_Immagine';
  if (isPicture && alternative.trim() === '')
    throw refused(409, OUTCOME.contentRefused, contentSentence('alternativeMissing'));
  const fields = isPicture && {
    testo_alternativo: alternative,
    ...(focus !== undefined && { punto_focale: focus }),
  };
  const wanted = { name, fields: fields || {}, fileId: file.fileId };
  // The file may be taken, or thrown away, at the same moment.
  const id = await createDraft(tx, actor, type, wanted)
    .catch(insteadOf('unique', notForLibrary))
    .catch(insteadOf('foreignKey', notForLibrary));
  if (isPicture) await jobs.enqueue(tx, DRAW_PICTURE, { fileId: file.fileId }, actor.employeeId);
  return id;
}

/** Null: the library keeps none of this. */
function typeOf({ state, area, contentType }: StoredFile): AssetTypeName | null {
  if (state !== 'ready' || area !== LIBRARY_AREA || contentType === null) return null;
  const begins = Object.keys(TYPES).find((type) => contentType.startsWith(type));
  return begins === undefined ? null : TYPES[begins]!;
}
