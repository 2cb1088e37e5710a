import { Value } from 'typebox/value';
import type { TSchema } from 'typebox';
import type { Endpoint } from '@torre/contract/endpoint';

declare module 'fastify' {
  interface FastifyInstance {
    /** Tests: a reply that differs from its schema answers 500. */
    checksReplies: boolean;
  }
}

/**
 * Compares an answer with the call's reply schema as it will be sent; throws with the first differences.
 * Tests only: on large replies the comparison costs more than the answer.
 */
export function checkReply(call: Endpoint, schema: TSchema, answer: unknown): void {
  const sent: unknown = JSON.parse(Buffer.isBuffer(answer) ? answer.toString() : JSON.stringify(answer));
  if (Value.Check(schema, sent)) return;
  const differences = [...Value.Errors(schema, sent)]
    .slice(0, 3)
    .map((e) => `${e.instancePath} ${e.message}`);
  throw new Error(`the reply of ${call.id} differs from its schema: ${differences.join('; ')}`);
}
