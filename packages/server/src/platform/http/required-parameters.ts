import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '@torre/contract/endpoint';
import { OUTCOME } from '@torre/contract/outcome';
import { refused } from './refused.ts';

/** E5.21, E8.14: a call without one of its required parameters is refused with 400 and the specified text. */
export function refuseMissing(call: Endpoint, request: FastifyRequest): void {
  const given = { ...(request.query as object), ...(request.params as object) } as Record<string, unknown>;
  for (const name of call.required) {
    const value = name === 'body' ? request.body : given[name];
    if (value === undefined || value === null || value === '') {
      throw refused(400, OUTCOME.missingParameter, `Required parameter for ${call.id} is null or undefined`);
    }
  }
}
