import {
  buildRequest,
  loadOf,
  type BuiltRequest,
  type CallArguments,
  type Endpoint,
  type ReplyOf,
} from '@torre/contract/endpoint';
import {
  CallFailed,
  endOf,
  endsSession,
  isFailure,
  NetworkFailed,
  outcomeOf,
  positionOf,
} from './call-failure.ts';
import { notePosition } from './position.ts';
import { repeatBroken, SaveKeys } from './repeat-save.ts';
import { loadServerWords } from './server-words.ts';
import { announceSessionEnd } from './session-end.ts';
import { sessionWasRenewed } from './session-renewal.ts';

/** P7.19: a request of any area is given up after this time. */
export const REQUEST_TIMEOUT_MS = 180_000;
/** P7.20, resolution B11: how long the handler that watches for 401 waits for the body that holds the inner code. */
export const SESSION_WATCH_TIMEOUT_MS = 300_000;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** A POST that only reads (calendar filter) says so: then codes above 0 are failures too (M8.17). */
  readonly kind?: 'read' | 'write';
  /** Codes above 0 that this read takes as an answer, for instance 100: nobody matches. */
  readonly acceptCodes?: readonly number[];
  /** A42: the sign-in itself answers 401 to a wrong pair and logs nobody out. */
  readonly keepsSession?: boolean;
  /** The keys of the form or button that saves; without them each call is a save of its own. */
  readonly keys?: SaveKeys;
}

/**
 * Makes a call of the contract with the session cookie (P7.18) and answers its typed reply.
 * A save carries a key of its own (`decisions.md`, Calls) and is sent once more when the connection broke before its
 * answer, so that no change is lost or made twice. Throws MissingParameter before any request (E5.21), CallFailed when
 * the server refuses (status or outcome), NetworkFailed when no answer came.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  args: CallArguments<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  const request = buildRequest(endpoint, args);
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort('timeout'), REQUEST_TIMEOUT_MS);
  try {
    const signal = options.signal ? AbortSignal.any([limit.signal, options.signal]) : limit.signal;
    const isSave = loadOf(endpoint) === 'save' && options.kind !== 'read';
    const keys = options.keys ?? new SaveKeys();
    const key = isSave ? keys.keyOf(request) : null;
    const ask = () => exchange(endpoint.id, request, { key, limit, signal, timer });
    const asked = () => (isSave ? repeatBroken(ask, signal) : ask());
    const isOver = ({ response, reply }: Answer): boolean =>
      !options.keepsSession && endsSession(response.status, reply);
    let answer = await asked();
    if (isOver(answer) && (await sessionWasRenewed())) answer = await asked();
    const { response, reply } = answer;
    keys.answered();
    notePosition(response.headers.get('x-torre-position') ?? positionOf(reply));
    if (isOver(answer)) announceSessionEnd(endOf(reply));
    const kind = options.kind ?? (request.method === 'GET' ? 'read' : 'write');
    const code = endpoint.envelope === 'outcome' ? (outcomeOf(reply)?.code ?? 0) : 0;
    await loadServerWords();
    if (!response.ok || isFailure(kind, code, options.acceptCodes)) {
      throw new CallFailed(endpoint.id, response.status, reply, retryAfterOf(response));
    }
    return reply as ReplyOf<E>;
  } finally {
    clearTimeout(timer);
  }
}

/** Whole seconds; the date form of the header is not one that our server sends. */
function retryAfterOf(response: Response): number | null {
  const text = response.headers.get('retry-after');
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

interface Way {
  readonly key: string | null;
  /** Ends the request when its time is up, whatever the caller does. */
  readonly limit: AbortController;
  /** The limit, or the caller who stopped waiting. */
  readonly signal: AbortSignal;
  readonly timer: ReturnType<typeof setTimeout>;
}

interface Answer {
  readonly response: Response;
  readonly reply: unknown;
}

/** One request and its answer. Throws NetworkFailed when there is none. */
async function exchange(id: string, request: BuiltRequest, way: Way): Promise<Answer> {
  const response = await send(id, request, way);
  const mayEndSession = response.status === 401 || response.status === 500;
  if (mayEndSession) clearTimeout(way.timer);
  const reply = await readBody(id, response, mayEndSession ? SESSION_WATCH_TIMEOUT_MS : null, way);
  return { response, reply };
}

async function send(id: string, request: BuiltRequest, way: Way): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json', 'X-Requested-By': 'torre' };
  if (request.body !== undefined) headers['Content-Type'] = 'application/json';
  if (way.key !== null) headers['Idempotency-Key'] = way.key;
  try {
    return await fetch(request.url, {
      method: request.method,
      headers,
      body: request.body ?? null,
      credentials: 'include',
      signal: way.signal,
    });
  } catch (error) {
    throw networkFailure(id, error, way);
  }
}

async function readBody(id: string, response: Response, watchMs: number | null, way: Way): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const text = response.text();
    const read =
      watchMs === null
        ? text
        : Promise.race([
            text,
            new Promise<string>((resolve) => {
              // A body that never ends must not keep a dead session open: without it the status alone decides.
              timer = setTimeout(() => resolve(''), watchMs);
            }),
          ]);
    return parsed(await read);
  } catch (error) {
    throw networkFailure(id, error, way);
  } finally {
    clearTimeout(timer);
  }
}

function parsed(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
}

function networkFailure(id: string, error: unknown, { limit, signal }: Way): NetworkFailed {
  if (limit.signal.aborted) return new NetworkFailed(id, 'timeout', error);
  if (signal.aborted) return new NetworkFailed(id, 'aborted', error);
  return new NetworkFailed(id, 'offline', error);
}
