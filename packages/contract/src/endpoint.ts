/**
 * One value per call: what the browser, the server, the tests and the API description share.
 * The types travel in the phantom field `_types`; nothing of a schema reaches the browser.
 */
export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallTypes {
  readonly path?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly reply: unknown;
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
  /** Italian summary for the API description. */
  readonly summary: string;
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

export type EndpointOptions = Omit<Endpoint, 'required' | 'envelope' | '_types'> & {
  readonly required?: readonly string[];
  readonly envelope?: Endpoint['envelope'];
};

/** Declares a call: `endpoint<{ body: ShiftBody; reply: ShiftReply }>({ … })`. */
export function endpoint<T extends CallTypes>(options: EndpointOptions): Endpoint<T> {
  return { required: [], envelope: 'outcome', ...options };
}

/** How the call is weighed when many come at once. */
export function loadOf(call: Pick<Endpoint, 'method' | 'load'>): CallLoad {
  return call.load ?? (call.method === 'GET' ? 'read' : 'save');
}

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
