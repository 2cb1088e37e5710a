import * as calls from '@torre/contract/files';
import * as schema from '@torre/contract/files/schema';
import { fileSentence } from '@torre/contract/files/sentences';
import { allow, signedIn } from '../../platform/access/access.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { findFile } from '../../platform/files/file.store.ts';
import { okOutcome } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { saveRoute } from '../../platform/http/save-route.ts';
import { listFile } from '../../platform/list/list-file.ts';
import { administersFiles } from './files.access.ts';
import { fileDesk, ownFileDesk } from './files.reads.ts';
import { sendFile } from '../../platform/files/index.ts';

export function fileRoutes(app: App, deps: AreaDeps): void {
  const { db, files, fileStore } = deps;
  route(app, calls.downloadFile, {
    schema: schema.downloadFileSchema,
    access: signedIn,
    handler: async ({ request, reply, principal, path }) =>
      sendFile(request, reply, fileStore, await files.readable(principal, path.fileId)),
  });

  saveRoute(app, deps, calls.deleteFile, {
    schema: schema.deleteFileSchema,
    mayTry: signedIn,
    find: (tx, { path }) => findFile(tx, path.fileId),
    missing: fileSentence('unknown'),
    // The row policies show and delete one's own, and any as an administrator.
    may: () => allow,
    act: (tx, actor, file) => files.remove(tx, actor, file),
    done: async (keys) => {
      await files.discard(keys);
      return { outcome: okOutcome() };
    },
  });

  const own = ownFileDesk(db, files.readers);
  route(app, calls.listOwnFiles, {
    schema: schema.listOwnFilesSchema,
    access: signedIn,
    handler: own.answer,
  });

  const desk = fileDesk(db, files.readers);
  route(app, calls.listFiles, {
    schema: schema.listFilesSchema,
    access: administersFiles,
    handler: desk.answer,
  });

  saveRoute(app, deps, calls.exportFiles, {
    schema: schema.exportFilesSchema,
    mayTry: administersFiles,
    ...listFile(app, deps, desk),
  });
}
