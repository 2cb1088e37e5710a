import type { ApiDescription, Schema } from './malformed-requests.ts';

/** Whole numbers that a described call takes without bounds, as `operationId parameter` or `operationId body.field`. */
export function unboundedNumbers({ paths }: ApiDescription): string[] {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  return operations.flatMap(({ operationId, parameters = [], requestBody }) => [
    ...parameters.flatMap(({ name, schema }) => unbounded(schema, `${operationId} ${name}`)),
    ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
      unbounded(schema, `${operationId} body`),
    ),
  ]);
}

function unbounded(schema: Schema, place: string): string[] {
  const isWhole = [schema.type].flat().includes('integer');
  const isBounded = schema.minimum !== undefined && schema.maximum !== undefined;
  return [
    ...(isWhole && !isBounded ? [place] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
      unbounded(inner, `${place}.${name}`),
    ),
    ...(schema.items ? unbounded(schema.items, place) : []),
    ...(schema.anyOf ?? []).flatMap((one) => unbounded(one, place)),
  ];
}
