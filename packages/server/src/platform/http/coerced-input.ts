import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { outcomeSentence } from '@torre/contract/outcome/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { TSchema } from 'typebox';
import { refused } from './refused.ts';

const PLAIN_INTEGER = /^-?\d{1,16}$/;

/**
 * Refuses with 400 a whole number of the address written as `0x1` or `1e5`: the validation would turn it into something
 * else than what was sent.
 */
export function rejectCoercedInput(query: TSchema | undefined, request: FastifyRequest): void {
  const given = request.query as Readonly<Record<string, unknown>>;
  const properties =
    (query as { properties?: Record<string, { type?: string }> } | undefined)?.properties ?? {};
  for (const [name, { type }] of Object.entries(properties)) {
    const text = given[name];
    if (type === 'integer' && typeof text === 'string' && text !== '' && !PLAIN_INTEGER.test(text)) {
      throw refused(400, OUTCOME.malformed, outcomeSentence('notInDigits', { name }));
    }
  }
}

/** Refuses with 400 what holds a text that PostgreSQL cannot store, in a name or in a value. */
export function refuseUnstorable(value: unknown): void {
  if (!isStorable(value)) throw refused(400, OUTCOME.malformed, outcomeSentence('unstorable'));
}

/** No NUL and no half of a character in any text of a value that was read from JSON or an address, however deep. */
function isStorable(root: unknown): boolean {
  const left = [root];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && (!value.isWellFormed() || value.includes('\0'))) return false;
    // One by one: a long array would not fit on the stack as arguments.
    if (isPlain(value)) for (const inner of Object.values(value)) left.push(inner);
  }
  return true;
}

/** Parameters of an address stand in objects of the parsers' own. A body may also be a stream of bytes, which is nobody's text. */
function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Readable);
}
