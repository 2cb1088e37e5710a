import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '@torre/contract/endpoint';
import { outcomeSentence } from '@torre/contract/outcome/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { refused } from './refused.ts';

/**
 * E5.21, E8.14: a call without one of its required parameters is refused with 400 and the specified text. `among`: only
 * these names are looked for; without it all.
 */
export function refuseMissing(call: Endpoint, request: FastifyRequest, among?: ReadonlySet<string>): void {
  const { query, params, body } = request;
  const given = { ...fieldsOf(body), ...fieldsOf(query), ...fieldsOf(params) };
  for (const name of call.required) {
    if (among?.has(name) === false) continue;
    const value = name === 'body' ? body : given[name];
    if (value === undefined || value === null || value === '') {
      throw refused(400, OUTCOME.missingParameter, outcomeSentence('parameterMissing', { call: call.id }));
    }
  }
}

const fieldsOf = (given: unknown): Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null ? { ...given } : {};
