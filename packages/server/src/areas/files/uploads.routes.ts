import type { FastifyReply, FastifyRequest } from 'fastify';
import * as calls from '@torre/contract/files';
import * as schema from '@torre/contract/files/schema';
import { OUTCOME } from '@torre/contract/outcome';
import { signedIn } from '../../platform/access/access.ts';
import { asSystem } from '../../platform/access/request-scope.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { refused, refusedAccess } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { administersFiles } from './files.access.ts';
import { announcedUpload } from './announced-upload.ts';

const outcome = { code: OUTCOME.ok, messageIT: '' };

/** The resumable upload protocol tus 1.0.0 (tus.io): creation, offset, pieces, termination. */
export function uploadRoutes(app: App, { files }: AreaDeps): void {
  // The piece goes to the store as it comes; nothing of it is kept in memory.
  app.addContentTypeParser(calls.PIECE_TYPE, (_, payload, done) => done(null, payload));

  route(app, calls.createUpload, {
    schema: schema.createUploadSchema,
    access: administersFiles,
    handler: async ({ request, reply, principal }) => {
      const fileId = await files.beginUpload(principal, announcedUpload(request));
      tus(reply).code(201).header('Location', `/api/files/uploads/${fileId}`);
      return { outcome, fileId };
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

  route(app, calls.sendPiece, {
    schema: schema.sendPieceSchema,
    access: signedIn,
    handler: async ({ request, reply, principal, path }) => {
      requireVersion(request, reply);
      const offset = offsetOf(request);
      // A piece may take minutes: whose session or account ended meanwhile has sent it for nothing.
      const requireStill = (): Promise<void> =>
        asSystem(async () => {
          if ((await app.readPrincipal(request)) !== null) return;
          throw refusedAccess(await app.refuseSession(request));
        });
      const received = await files.receivePiece(principal, path.fileId, offset, request.raw, requireStill);
      return tus(reply).code(204).header('Upload-Offset', received).send();
    },
  });

  route(app, calls.endUpload, {
    schema: schema.endUploadSchema,
    access: signedIn,
    handler: async ({ request, reply, principal, path }) => {
      requireVersion(request, reply);
      await files.uploadOf(principal, path.fileId);
      await files.remove(principal, path.fileId, 'endUpload');
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
  throw refused(
    412,
    OUTCOME.malformed,
    'Versione del protocollo di caricamento non ammessa: serve tus 1.0.0.',
  );
}

function offsetOf(request: FastifyRequest): number {
  if (request.headers['content-type'] !== calls.PIECE_TYPE) {
    throw refused(415, OUTCOME.malformed, `Un pezzo di file si manda come ${calls.PIECE_TYPE}.`);
  }
  const text = request.headers['upload-offset'];
  if (typeof text === 'string' && /^\d{1,15}$/.test(text)) return Number(text);
  throw refused(400, OUTCOME.malformed, 'Manca Upload-Offset: da quale punto comincia il pezzo.');
}
