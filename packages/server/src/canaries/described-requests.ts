/** A parameter or body as GET /api/docs describes it. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

export interface ApiDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export interface DescribedRequest {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly body: string | undefined;
}

/** Values by the name of the parameter or field; any other text gets `anyText`. */
export interface Known {
  readonly values: Readonly<Record<string, unknown>>;
  readonly anyText: string;
}

/** One request for every described call, about the known person and days wherever it names them. */
export function requestsAbout(description: ApiDescription, known: Known): DescribedRequest[] {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const parameters = operation.parameters ?? [];
      const text = (name: string, schema: Schema): string =>
        encodeURIComponent(String(valueOf(name, schema, known)));
      const query = parameters
        .filter((one) => one.in === 'query')
        .map(({ name, schema }) => `${name}=${text(name, schema)}`);
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => text(name, {}));
      const body = operation.requestBody?.content['application/json']?.schema;
      return {
        operationId: operation.operationId,
        method: method.toUpperCase(),
        path: query.length > 0 ? `${filled}?${query.join('&')}` : filled,
        body: body && JSON.stringify(valueOf('', body, known)),
      };
    }),
  );
}

function valueOf(name: string, schema: Schema, known: Known): unknown {
  if (name in known.values) return known.values[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return valueOf(name, schema.anyOf[0]!, known);
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, one]) => [key, valueOf(key, one, known)]),
    );
  }
  if (schema.type === 'array') return [valueOf(name, schema.items ?? {}, known)];
  if (schema.type === 'integer' || schema.type === 'number') return 1;
  if (schema.type === 'boolean') return true;
  return known.anyText;
}
