import * as calls from '@torre/contract/assets';
import * as schema from '@torre/contract/assets/schema';
import { contentSentence } from '@torre/contract/content/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { DEFAULT_FORMAT } from '@torre/domain/files';
import { allow, signedIn } from '../../platform/access/access.ts';
import type { Principal } from '../../platform/access/principal.ts';
import { asSystem } from '../../platform/access/request-scope.ts';
import type { App } from '../../platform/deps.ts';
import { findFile, findRendition, sendMedia, sendPicture } from '../../platform/files/index.ts';
import type { StoredPicture } from '../../platform/files/index.ts';
import { okOutcome, refused } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { saveRoute } from '../../platform/http/save-route.ts';
import { DRAW_PICTURE, createAsset } from './asset.actions.ts';
import { KEPT_AS, readAssetFile, readAssets, readKept } from './asset.reads.ts';
import type { KeptName, WantedBytes } from './asset.reads.ts';
import { worksAtDesk } from './content.access.ts';
import type { ContentDeps } from './content.routes.ts';
import { isPartOfReview } from './draft.reads.ts';
import { drawPicture } from './draw-picture.ts';

/** Pictures, videos and captions of the portal: what readers see of them, and the library of the desk. */
export function registerAssets(app: App, deps: ContentDeps): void {
  const { db, clock, jobs, fileStore, published } = deps;

  /**
   * What readers are shown they all read, and what a draft is made of who was named to read it; everything else is the desk's,
   * and for others not there (404).
   */
  async function wantedFile(id: string, principal: Principal, isOriginal: boolean): Promise<string | null> {
    const shown = isOriginal ? null : ((await published.shown(id))?.fileId ?? null);
    if (shown !== null) return shown;
    if (worksAtDesk(principal, {}) === allow) return readAssetFile(db, id);
    const isReviewed = !isOriginal && (await isPartOfReview(db, id, principal.employeeId, clock.today()));
    return isReviewed ? asSystem(() => readAssetFile(db, id)) : null;
  }

  // The right is decided by the item; the files beneath it are nobody's, or of an editor who sent them.
  const stored = ({ fileId, rendition, format }: WantedBytes): Promise<StoredPicture | null> =>
    asSystem(() =>
      isKept(rendition) ? readKept(db, fileId, rendition) : findRendition(db, fileId, rendition, format),
    );

  route(app, calls.getAsset, {
    schema: schema.getAssetSchema,
    access: signedIn,
    handler: async ({ path: { id, rendition }, query, principal, request, reply }) => {
      const fileId = await wantedFile(id, principal, rendition === 'original');
      const format = query.format ?? DEFAULT_FORMAT;
      const bytes = fileId === null ? null : await stored({ fileId, rendition, format });
      if (bytes === null) throw refused(404, OUTCOME.notFound, contentSentence('gone'));
      const send = rendition === 'video' || rendition === 'captions' ? sendMedia : sendPicture;
      return send(request, reply, fileStore, bytes);
    },
  });

  route(app, calls.listDeskAssets, {
    schema: schema.listDeskAssetsSchema,
    access: worksAtDesk,
    handler: async ({ query }) => ({
      outcome: okOutcome(),
      ...(await readAssets(db, {
        type: query.type ?? 'Echo_Immagine',
        text: query.text?.trim() ?? '',
        id: query.id ?? null,
      })),
    }),
  });

  saveRoute(app, deps, calls.createAsset, {
    schema: schema.createAssetSchema,
    mayTry: worksAtDesk,
    find: (tx, { body }) => findFile(tx, body.fileId),
    missing: contentSentence('gone'),
    may: ({ employeeId }, { ownerId }) => (ownerId === employeeId ? allow : 'missing'),
    act: (tx, actor, file, { body }) => createAsset(tx, actor, file, body, jobs),
    done: (id) => ({ outcome: okOutcome(contentSentence('assetSaved')), id }),
  });

  jobs.on<{ fileId: string }>(DRAW_PICTURE, { limit: 300 }, (job) =>
    drawPicture({ db, store: fileStore }, job),
  );
}

const isKept = (rendition: WantedBytes['rendition']): rendition is KeptName =>
  Object.hasOwn(KEPT_AS, rendition);
