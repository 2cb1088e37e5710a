import type { FastifyRequest } from 'fastify';
import { OUTCOME } from '@torre/contract/outcome';
import type { TSchema } from 'typebox';
import { refused } from './refused.ts';

const PLAIN_INTEGER = /^-?\d{1,16}$/;

/**
 * Refuses with 400 what would reach the database as something else than what was sent: a whole number of the address
 * written as `0x1` or `1e5`, which the validation would turn into one, and text that PostgreSQL cannot hold.
 */
export function refuseBentValues(query: TSchema | undefined, request: FastifyRequest): void {
  const given = request.query as Readonly<Record<string, unknown>>;
  const properties =
    (query as { properties?: Record<string, { type?: string }> } | undefined)?.properties ?? {};
  for (const [name, { type }] of Object.entries(properties)) {
    const text = given[name];
    if (type === 'integer' && typeof text === 'string' && text !== '' && !PLAIN_INTEGER.test(text)) {
      throw refused(
        400,
        OUTCOME.malformed,
        `Richiesta non valida: ${name} è un numero intero scritto in cifre.`,
      );
    }
  }
  if (!isStorable([given, request.params, request.body])) {
    throw refused(
      400,
      OUTCOME.malformed,
      'La richiesta contiene un carattere che non si può conservare: toglilo.',
    );
  }
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

/** A body may also be a stream of bytes, which is nobody's text. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === null || prototype === Object.prototype;
}
