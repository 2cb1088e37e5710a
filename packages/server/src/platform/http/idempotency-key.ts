import { createHash, createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { outcomeSentence } from '@torre/contract/outcome/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { refused } from './refused.ts';

/** Printable, without spaces; eight characters keep '1' and 'test' out. */
const FORM = /^[\x21-\x7e]{8,128}$/;

/** A request with its key, as it is kept: neither key nor body can be worked out from it. */
export interface KeyedRequest {
  readonly employeeId: string;
  readonly keyHash: Buffer;
  /** Equal for requests that ask for the same: method, address, `If-Match` and body. */
  readonly requestHash: Buffer;
}

/** The `Idempotency-Key` of a request; null without one, 400 when it has not the form of one. */
export function readKey(request: FastifyRequest, employeeId: string): KeyedRequest | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !FORM.test(key)) {
    throw refused(400, OUTCOME.malformed, outcomeSentence('keyMalformed'));
  }
  const asked = [request.method, request.url, request.headers['if-match'] ?? null, bodyOf(request)];
  return {
    employeeId,
    keyHash: createHash('sha256').update(key).digest(),
    // Under the key, which is kept nowhere: a plain hash of a body with a password could be guessed from.
    requestHash: createHmac('sha256', key).update(JSON.stringify(asked)).digest(),
  };
}

/**
 * A body that goes to the store as it comes is known by its length and its place in the upload: sent again under the same
 * key it asks for the same.
 */
function bodyOf({ body, headers }: FastifyRequest): unknown {
  if (!(body instanceof Readable)) return body ?? null;
  return [headers['content-length'] ?? null, headers['upload-offset'] ?? null];
}
