import type { FastifyReply, FastifyRequest } from 'fastify';
import * as calls from '@torre/contract/files';
import * as schema from '@torre/contract/files/schema';
import { fileSentence } from '@torre/contract/files/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { allow, signedIn } from '../../platform/access/access.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { findFile } from '../../platform/files/file.store.ts';
import { okOutcome, refused, requireAccess } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { newThing, saveRoute } from '../../platform/http/save-route.ts';
import { sendsFilesOf } from './files.access.ts';
import { announcedUpload } from './announced-upload.ts';

/** The resumable upload protocol tus 1.0.0 (tus.io): creation, offset, pieces, termination. */
export function uploadRoutes(app: App, deps: AreaDeps): void {
  const { files } = deps;
  // The piece goes to the store as it comes; nothing of it is kept in memory.
  app.addContentTypeParser(calls.PIECE_TYPE, (_, payload, done) => done(null, payload));

  saveRoute(app, deps, calls.createUpload, {
    schema: schema.createUploadSchema,
    mayTry: signedIn,
    prepare: ({ request, principal }) => {
      const announced = announcedUpload(request);
      requireAccess(sendsFilesOf(announced.area)(principal, undefined));
      return announced;
    },
    ...newThing,
    act: (tx, actor, _, { prepared }) => files.beginUpload(tx, actor, prepared),
    done: (fileId, { reply }) => {
      tus(reply).code(201).header('Location', `/api/files/uploads/${fileId}`);
      return { outcome: okOutcome(), fileId };
    },
  });

  route(app, calls.uploadOffset, {
    schema: schema.uploadOffsetSchema,
    access: signedIn,
    handler: async ({ request, reply, principal, path }) => {
      requireVersion(request, reply);
      const { received, size } = await files.uploadOf(principal, path.fileId);
      return tus(reply).headers({ 'Upload-Offset': received, 'Upload-Length': size }).send();
    },
  });

  // Not a `saveRoute`: a piece comes for minutes, and no transaction is open while it does. Its right is asked once the upload
  // is found: of somebody else's nobody learns that it is there.
  route(app, calls.sendPiece, {
    schema: schema.sendPieceSchema,
    access: signedIn,
    handler: async ({ request, reply, principal, path }) => {
      requireVersion(request, reply);
      const offset = offsetOf(request);
      const received = await files.receivePiece(principal, sendsFilesOf, {
        fileId: path.fileId,
        offset,
        content: request.raw,
      });
      return tus(reply).code(204).header('Upload-Offset', received).send();
    },
  });

  saveRoute(app, deps, calls.endUpload, {
    schema: schema.endUploadSchema,
    mayTry: signedIn,
    prepare: ({ request, reply }) => requireVersion(request, reply),
    find: (tx, { path }) => findFile(tx, path.fileId),
    missing: fileSentence('unknown'),
    // An upload of somebody else is not told about.
    may: ({ employeeId }, { ownerId }) => (ownerId === employeeId ? allow : 'missing'),
    act: (tx, actor, file) => files.remove(tx, actor, file),
    done: async (keys, { reply }) => {
      await files.discard(keys);
      return tus(reply).code(204).send();
    },
  });
}

function tus(reply: FastifyReply): FastifyReply {
  return reply.header('Tus-Resumable', calls.TUS_VERSION);
}

/** Another version of the protocol is another protocol: 412, with the one that is spoken here. */
function requireVersion(request: FastifyRequest, reply: FastifyReply): void {
  if (request.headers['tus-resumable'] === calls.TUS_VERSION) return;
  reply.header('Tus-Version', calls.TUS_VERSION);
  throw refused(412, OUTCOME.malformed, fileSentence('protocol'));
}

function offsetOf(request: FastifyRequest): number {
  if (request.headers['content-type'] !== calls.PIECE_TYPE) {
    throw refused(415, OUTCOME.malformed, fileSentence('pieceType', { type: calls.PIECE_TYPE }));
  }
  const text = request.headers['upload-offset'];
  if (typeof text === 'string' && /^\d{1,15}$/.test(text)) return Number(text);
  throw refused(400, OUTCOME.malformed, fileSentence('offsetMissing'));
}
