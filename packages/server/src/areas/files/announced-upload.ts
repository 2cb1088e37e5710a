import { Value } from 'typebox/value';
import type { FastifyRequest } from 'fastify';
import type { NewUploadBody } from '@torre/contract/files';
import { NewUploadBodySchema } from '@torre/contract/files/schema';
import { fileSentence } from '@torre/contract/files/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { refused } from '../../platform/http/refused.ts';

/**
 * What a request announces: our screens send JSON, a client of the protocol sends `Upload-Length` and
 * `Upload-Metadata` (`filename` base64, comma-separated). Refuses with 400.
 */
export function announcedUpload(request: FastifyRequest): NewUploadBody {
  const announced = request.headers['upload-length'] === undefined ? request.body : fromHeaders(request);
  if (Value.Check(NewUploadBodySchema, announced)) return announced;
  throw refused(400, OUTCOME.malformed, fileSentence('announcement'));
}

function fromHeaders({ headers }: FastifyRequest): unknown {
  const metadata = new Map(
    String(headers['upload-metadata'] ?? '')
      .split(',')
      .map((pair) => pair.trim().split(' ', 2) as [string, string?])
      .map(([name, value]) => [name, Buffer.from(value ?? '', 'base64').toString()]),
  );
  return {
    area: metadata.get('area'),
    kind: metadata.get('kind'),
    name: metadata.get('filename'),
    size: Number(headers['upload-length']),
  };
}
