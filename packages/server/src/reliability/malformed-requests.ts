import { chance } from './chance.ts';

/** What this needs of an OpenAPI 3.1 document, as GET /api/docs answers it. */
export interface ApiDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface RawRequest {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Endless requests of the described calls, most of them wrong somewhere; the same for the same seed. Each call comes once
 * before any comes again.
 */
export function* malformedRequests(description: ApiDescription): Generator<RawRequest, never> {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  let bag: typeof operations = [];
  for (;;) {
    if (bag.length === 0) bag = [...operations];
    const { path, method, operation } = bag.splice(chance(bag.length), 1)[0]!;
    const parameters = operation.parameters ?? [];
    const query = parameters.filter((one) => one.in === 'query' && chance(8) > 0);
    const values = query.map(({ name, schema }) => `${name}=${encode(textOf(value(name, schema)))}`);
    if (chance(20) === 0)
      values.push(pick(['__proto__=1', 'plant=LIRR&plant=LIRF', '%00=%00', 'a[b]=c', '=']));
    const search = values.length > 0 ? `?${values.join('&')}` : '';
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? {};
      return encode(textOf(value(name, schema)));
    });
    const content = operation.requestBody?.content['application/json'];
    yield {
      operationId: operation.operationId,
      method,
      path: filled + search,
      headers: oddHeaders(),
      ...(content && { body: bodyText(content.schema) }),
    };
  }
}

const encode = (text: string): string => (chance(30) === 0 ? '%' : encodeURIComponent(text.toWellFormed()));

function oddHeaders(): Record<string, string> {
  if (chance(10) > 0) return {};
  return pick<Record<string, string>>([
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'if-match': pick(['"', 'W/"-1"', '*', '99999999999999999999', '"1", "2"']) },
    { 'last-event-id': pick(['-1', 'x', '9'.repeat(40), '18446744073709551616']) },
    { 'idempotency-key': pick(['', ' ', 'k'.repeat(5000), '../..']) },
    { id: pick(['000000', '-1', "1' or '1'='1"]) },
    { 'accept-encoding': 'br;q=banana, *' },
    { 'accept-language': 'x'.repeat(3000) },
    { cookie: 'torre_session=%00%ff' },
  ]);
}

function bodyText(schema: Schema): string {
  if (chance(12) === 0)
    return pick([
      '',
      '{',
      '[]',
      'null',
      '0',
      '"x"',
      '{"a":',
      `${'['.repeat(20_000)}`,
      '\u0000',
      '{"__proto__":{"isAdmin":true}}',
    ]);
  const body = value('', schema);
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
    const keys = Object.keys(body);
    if (chance(5) === 0 && keys.length > 0) delete (body as Record<string, unknown>)[pick(keys)];
    if (chance(8) === 0)
      (body as Record<string, unknown>)[pick(['constructor', 'extra', 'toString', ''])] = junk();
  }
  return JSON.stringify(body) ?? 'undefined';
}

/** A value that fits the schema or nearly, or junk. */
function value(name: string, schema: Schema, depth = 0): unknown {
  if (chance(6) === 0 || depth > 4) return junk();
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(schema.enum);
  if (schema.anyOf) return value(name, pick(schema.anyOf), depth + 1);
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['string']);
  switch (pick(types)) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => schema.required?.includes(key) || chance(2) === 0)
          .map(([key, inner]) => [key, value(key, inner, depth + 1)]),
      );
    case 'array':
      return Array.from({ length: chance(4) }, () => value(name, schema.items ?? {}, depth + 1));
    case 'integer':
    case 'number':
      return pick([0, 1, 2, 7, 60, 1440]);
    case 'boolean':
      return chance(2) === 0;
    case 'null':
      return null;
    default:
      return plausible(name);
  }
}

function plausible(name: string): string {
  if (/^(from|to|date|day|giorno|valid)/i.test(name))
    return pick(['20261114', '20261101', '20261130', '20261231', '2026-11-14', '20260101']);
  if (/date$/i.test(name)) return pick(['20261114 0700', '20261114 2300', '20261115 0700', '20261114']);
  if (/plant|icao|impianto/i.test(name)) return pick(['LIRR', 'LIRF', 'LIRN']);
  if (/division/i.test(name)) return pick(['DIVLIRR', 'DIVLIRF']);
  if (/employee|codice/i.test(name)) return pick(['800001', '800100', '800123', '800200']);
  if (/shiftId/i.test(name)) return pick(['800001-20261114', '800100-20261120', '800123-20261201']);
  if (/user/i.test(name)) return pick(['cta.lirr', 'studente', 'nessuno']);
  if (/turn/i.test(name)) return pick(['M', 'P', 'N', 'R', 'FREE', 'XX']);
  return pick(['a', 'testo', '1', 'torre-demo']);
}

/** Wrong in every way that has broken somebody's server before. */
function junk(): unknown {
  return pick<() => unknown>([
    () => null,
    () => '',
    () => ' ',
    () => -1,
    () => 1.5,
    () => 1e308,
    () => Number.MAX_SAFE_INTEGER + 2,
    () => true,
    () => [],
    () => ({}),
    () => [[[[{}]]]],
    () => '\u0000',
    () => '\ud800',
    () => '👩‍✈️'.repeat(50),
    () => '\u202etxt\u200f',
    () => "'; drop table day_shift; --",
    () => '../../../../etc/passwd',
    () => 'x'.repeat(chance(2) === 0 ? 2001 : 70_000),
    () => '99999999',
    () => '00000000',
    () => '20260229',
    () => '00010101',
    () => '99991231',
    () => '20261114 2400',
    () => '20261114 9999',
    () => '-20261114',
    () => '9223372036854775808',
    () => ({ toString: 1, __proto__: { a: 1 } }),
    () => Array.from({ length: 1001 }, () => '800001'),
  ])();
}

function textOf(any: unknown): string {
  return typeof any === 'string' ? any : (JSON.stringify(any) ?? '');
}

function pick<T>(from: readonly T[]): T {
  return from[chance(from.length)]!;
}
