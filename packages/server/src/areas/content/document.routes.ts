import { contentSentence } from '@torre/contract/content/sentences';
import * as calls from '@torre/contract/documents';
import * as schema from '@torre/contract/documents/schema';
import { OUTCOME } from '@torre/contract/outcome';
import { allow, signedIn } from '../../platform/access/access.ts';
import { asSystem } from '../../platform/access/request-scope.ts';
import type { App } from '../../platform/deps.ts';
import { findFile, openDocumentThread, sendFile } from '../../platform/files/index.ts';
import { okOutcome, refused } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { saveRoute } from '../../platform/http/save-route.ts';
import { worksAtDesk } from './content.access.ts';
import type { ContentDeps } from './content.routes.ts';
import { attachFile } from './document.actions.ts';
import { isPartOfReview } from './draft.reads.ts';
import { readDeskDocument, readDocumentFile } from './document.reads.ts';
import { holdWithParts } from './item.reads.ts';
import { READ_DOCUMENT, readDocument } from './read-document.ts';

/** Files of documents: what readers get of them, and what the desk gives. */
export function registerDocuments(app: App, deps: ContentDeps): void {
  const { db, clock, jobs, fileStore, published } = deps;

  route(app, calls.getDocument, {
    schema: schema.getDocumentSchema,
    access: signedIn,
    handler: async ({ path: { id }, principal, request, reply }) => {
      // What readers are shown they all read; everything else is the desk's, and of who was named to read the draft.
      const mayRead =
        (await published.shown(id)) !== null ||
        worksAtDesk(principal, {}) === allow ||
        (await isPartOfReview(db, id, principal.employeeId, clock.today()));
      const file = mayRead ? await asSystem(() => readDocumentFile(db, id)) : null;
      if (file === null) throw refused(404, OUTCOME.notFound, contentSentence('gone'));
      return sendFile(request, reply, fileStore, file);
    },
  });

  route(app, calls.readDeskDocument, {
    schema: schema.readDeskDocumentSchema,
    access: worksAtDesk,
    // Who works at the desk sees its documents; the file beneath is of the editor who sent it.
    handler: async ({ path: { id } }) => ({
      outcome: okOutcome(),
      file: await asSystem(() => readDeskDocument(db, id)),
    }),
  });

  saveRoute(app, deps, calls.attachDocument, {
    schema: schema.attachDocumentSchema,
    mayTry: worksAtDesk,
    find: async (tx, { path, body }) => {
      const [item, file] = [await holdWithParts(tx, path.id), await findFile(tx, body.fileId)];
      return item === null || file === null ? null : { item, file };
    },
    missing: contentSentence('gone'),
    may: ({ employeeId }, { file }) => (file.ownerId === employeeId ? allow : 'missing'),
    act: (tx, actor, found) => attachFile(tx, actor, found, jobs),
    done: () => ({ outcome: okOutcome(contentSentence('documentAttached')) }),
  });

  const documents = openDocumentThread();
  app.addHook('onClose', () => documents.close());
  jobs.on<{ fileId: string }>(READ_DOCUMENT, { limit: 300 }, (job) =>
    readDocument({ db, store: fileStore, documents }, job),
  );
}
