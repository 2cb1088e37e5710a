import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifyRequest, FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import type { Endpoint } from '@torre/contract/endpoint';
import { refusedField } from './refused.ts';
import { refuseMissing } from './required-parameters.ts';
import { rejectCoercedInput, refuseUnstorable } from './coerced-input.ts';

export interface AddressSchema {
  readonly path?: TSchema;
  readonly query?: TSchema;
}

/** Fastify validates bodies; path and query are read before them, by `addressReader`. */
export const validateBodies: FastifySchemaCompiler<TSchema> = (definition) =>
  definition.httpPart === 'body' ? TypeBoxValidatorCompiler(definition) : () => true;

/**
 * Checks path and query of a call and turns them into what its schemas say; may be done again. Before the body, so that
 * who may call is decided on values that are what they claim to be. Throws 400.
 */
export function addressReader(
  call: Endpoint,
  { path, query }: AddressSchema,
): (request: FastifyRequest) => void {
  const names = new Set([...namesOf(path), ...namesOf(query)]);
  const pathReader = path && partReader(call, path, 'params');
  const queryReader = query && partReader(call, query, 'querystring');
  return (request) => {
    refuseUnstorable([request.query, request.params]);
    refuseMissing(call, request, names);
    rejectCoercedInput(query, request);
    if (pathReader) request.params = pathReader(request.params);
    if (queryReader) request.query = queryReader(request.query);
  };
}

function partReader(
  { method, path: url }: Endpoint,
  schema: TSchema,
  httpPart: 'params' | 'querystring',
): (given: unknown) => unknown {
  const validate = TypeBoxValidatorCompiler({ schema, method, url, httpPart });
  return (given) => {
    const result = validate(given) as { value: unknown } | { error: readonly { instancePath: string }[] };
    if ('value' in result) return result.value;
    throw refusedField(result.error[0]?.instancePath);
  };
}

const namesOf = (schema: TSchema | undefined): string[] =>
  Object.keys((schema as { properties?: object } | undefined)?.properties ?? {});
