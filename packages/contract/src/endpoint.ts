/**
 * One value per call: what the browser, the server, the tests and the API description share.
 * The types travel in the phantom field `_types`, derived from the call's schema; nothing of a schema reaches the browser.
 */
import type { Static, TSchema } from 'typebox';
import type { CallSchema } from './call.schema.ts';

export type { CallSchema } from './call.schema.ts';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A type that is read-only all the way down, as what was sent and received is; TypeBox's `Static` is not. */
export type Frozen<T> = T extends readonly (infer E)[]
  ? readonly Frozen<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

export interface CallTypes {
  readonly schema?: CallSchema;
  readonly path?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly reply: unknown;
}

type PartOf<S, Name extends string> = S extends { readonly [N in Name]: infer P extends TSchema }
  ? Frozen<Static<P>> | (P extends { '~optional': true } ? undefined : never)
  : undefined;

/** The types of a call as its schema says them; a part that the schema does not name is `undefined`. */
export interface TypesOf<S extends CallSchema> extends CallTypes {
  readonly schema: S;
  readonly path: PartOf<S, 'path'>;
  readonly query: PartOf<S, 'query'>;
  readonly body: S extends { readonly selfCheckedBody: TSchema }
    ? PartOf<S, 'selfCheckedBody'>
    : PartOf<S, 'body'>;
  readonly reply: PartOf<S, 'reply'>;
}

/**
 * What a call weighs when many come at once: `first` is served always (health, leaving), `stream` stays open, `upload`
 * sends its body for as long as it takes, `sign-in` has a queue of its own, `save` goes before `read`, and an `export`
 * is a costly read.
 */
export type CallLoad = 'first' | 'stream' | 'upload' | 'sign-in' | 'save' | 'read' | 'export';

export interface Endpoint<T extends CallTypes = CallTypes> {
  /** Name of the call in messages, logs and the API description, e.g. `createShift`. */
  readonly id: string;
  readonly method: Method;
  /** Path below `/api`, with `{name}` for path parameters, to the letter of the specification. */
  readonly path: string;
  /** Parameters without which no call is made (E5.21): names of path, query or a field of the body, or `body` itself. */
  readonly required: readonly string[];
  /** How the reply says success: `outcome` (code and messageIT) or `plain`. */
  readonly envelope: 'outcome' | 'plain';
  /** Without it a GET is a `read`, everything else a `save`; a POST that only reads says so. */
  readonly load?: CallLoad;
  /** The page makes it by itself, again and again: no sign that somebody is there, so that a session still ends idle. */
  readonly inBackground?: true;
  readonly _types?: T;
}

export type EndpointOptions<S extends CallSchema> = Omit<
  Endpoint,
  'id' | 'required' | 'envelope' | '_types'
> & {
  readonly id: S['id'];
  /** Besides those of the path. */
  readonly required?: readonly string[];
  readonly envelope?: Endpoint['envelope'];
};

/** Declares a call: `endpoint<typeof createShiftSchema>({ … })`. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<S extends CallSchema = never>(options: EndpointOptions<S>): Endpoint<TypesOf<S>> {
  const inPath = [...options.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  return { envelope: 'outcome', ...options, required: [...inPath, ...(options.required ?? [])] };
}

/** What every call is that answers a list as an attachment: it leaves a row in the trail. */
export const EXPORT = { method: 'POST', envelope: 'plain', load: 'export', required: ['format'] } as const;

/** How the call is weighed when many come at once. */
export function loadOf(call: Pick<Endpoint, 'method' | 'load'>): CallLoad {
  return call.load ?? (call.method === 'GET' ? 'read' : 'save');
}

/** The only schema that `route()` takes for the call; a call without one cannot be served. */
export type SchemaOf<E> =
  E extends Endpoint<infer T> ? (T extends { schema: infer S extends CallSchema } ? S : never) : never;
export type PathOf<E> = E extends Endpoint<infer T> ? (T extends { path: infer P } ? P : undefined) : never;
export type QueryOf<E> = E extends Endpoint<infer T> ? (T extends { query: infer Q } ? Q : undefined) : never;
export type BodyOf<E> = E extends Endpoint<infer T> ? (T extends { body: infer B } ? B : undefined) : never;
export type ReplyOf<E> = E extends Endpoint<infer T> ? T['reply'] : never;

type Part<K extends string, V> = [V] extends [undefined]
  ? { readonly [P in K]?: undefined }
  : undefined extends V
    ? { readonly [P in K]?: V }
    : { readonly [P in K]: V };
export type CallArguments<E> = Part<'path', PathOf<E>> & Part<'query', QueryOf<E>> & Part<'body', BodyOf<E>>;

/** E8.14: raised before any call is made. */
export class MissingParameter extends Error {
  readonly call: string;
  readonly parameter: string;
  constructor(call: string, parameter: string) {
    super(`Required parameter for ${call} is null or undefined`);
    this.name = 'MissingParameter';
    this.call = call;
    this.parameter = parameter;
  }
}

export interface BuiltRequest {
  readonly method: Method;
  /** Path with query, starting with `/api/`. */
  readonly url: string;
  readonly body: string | undefined;
}

/**
 * Turns a call into method, address and body.
 * Throws MissingParameter when a required value is null, undefined or an empty string.
 */
export function buildRequest<E extends Endpoint>(call: E, args: CallArguments<E>): BuiltRequest {
  const path = (args.path ?? {}) as Record<string, unknown>;
  const query = (args.query ?? {}) as Record<string, unknown>;
  const body = (args.body ?? {}) as Record<string, unknown>;
  const isMissing = (value: unknown): boolean => value === null || value === undefined || value === '';
  for (const name of call.required) {
    const value = name === 'body' ? args.body : (path[name] ?? query[name] ?? body[name]);
    if (isMissing(value)) throw new MissingParameter(call.id, name);
  }
  const filled = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (isMissing(path[name])) throw new MissingParameter(call.id, name);
    return encodeURIComponent(String(path[name]));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (!isMissing(value)) search.append(name, String(value));
  }
  const text = search.toString();
  return {
    method: call.method,
    url: `/api${filled}${text ? `?${text}` : ''}`,
    body: args.body === undefined ? undefined : JSON.stringify(args.body),
  };
}
