import { isUtf8 } from 'node:buffer';
import { OUTCOME } from '@torre/contract/outcome';
import type { App } from '../deps.ts';
import { refused } from './refused.ts';

const NOT_UTF8 = 'La richiesta non è scritta in UTF-8.';

/**
 * Bodies are JSON in UTF-8. Bytes that are none are refused with 400: read as text they would become other characters,
 * which nobody wrote. Plain text, which Fastify also takes, is answered with 415 as any other media type.
 */
export function readJsonBodies(app: App): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (isUtf8(body)) void parseJson(request, body.toString('utf8'), done);
    else done(refused(400, OUTCOME.malformed, NOT_UTF8));
  });
}
