import * as calls from '@torre/contract/files';
import * as schema from '@torre/contract/files/schema';
import { OUTCOME } from '@torre/contract/outcome';
import { signedIn } from '../../platform/access/access.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { route } from '../../platform/http/route.ts';
import { administersFiles } from './files.access.ts';
import { readFiles, readOwnFiles } from './files.reads.ts';
import { sendFile } from './send-file.ts';

const outcome = { code: OUTCOME.ok, messageIT: '' };

export function fileRoutes(app: App, { db, files, fileStore }: AreaDeps): void {
  route(app, calls.downloadFile, {
    schema: schema.downloadFileSchema,
    access: signedIn,
    handler: async ({ request, reply, principal, path }) =>
      sendFile(request, reply, fileStore, await files.readable(principal, path.fileId)),
  });

  route(app, calls.deleteFile, {
    schema: schema.deleteFileSchema,
    access: signedIn,
    handler: async ({ principal, path }) => {
      await files.remove(principal, path.fileId, 'deleteFile');
      return { outcome };
    },
  });

  route(app, calls.listOwnFiles, {
    schema: schema.listOwnFilesSchema,
    access: signedIn,
    handler: async ({ principal }) => ({ outcome, files: await readOwnFiles(db, files.readers, principal) }),
  });

  route(app, calls.listFiles, {
    schema: schema.listFilesSchema,
    access: administersFiles,
    handler: async ({ principal }) => ({ outcome, files: await readFiles(db, files.readers, principal) }),
  });
}
