import {
  buildRequest,
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
import { announceSessionEnd } from './session-end.ts';

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
  /** Same key, same answer once (`decisions.md`, Calls). */
  readonly idempotencyKey?: string;
}

/**
 * Makes a call of the contract with the session cookie (P7.18) and answers its typed reply.
 * Throws MissingParameter before any request (E5.21), CallFailed when the server refuses (status or outcome),
 * NetworkFailed when no answer came.
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
    const response = await send(endpoint.id, request, options, limit.signal);
    const mayEndSession = response.status === 401 || response.status === 500;
    if (mayEndSession) clearTimeout(timer);
    const reply = await readBody(
      endpoint.id,
      response,
      mayEndSession ? SESSION_WATCH_TIMEOUT_MS : null,
      limit.signal,
    );
    notePosition(response.headers.get('x-torre-position') ?? positionOf(reply));
    if (!options.keepsSession && endsSession(response.status, reply)) announceSessionEnd(endOf(reply));
    const kind = options.kind ?? (request.method === 'GET' ? 'read' : 'write');
    const code = endpoint.envelope === 'outcome' ? (outcomeOf(reply)?.code ?? 0) : 0;
    if (!response.ok || isFailure(kind, code, options.acceptCodes)) {
      throw new CallFailed(endpoint.id, response.status, reply);
    }
    return reply as ReplyOf<E>;
  } finally {
    clearTimeout(timer);
  }
}

async function send(
  id: string,
  request: BuiltRequest,
  options: CallOptions,
  limit: AbortSignal,
): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json', 'X-Requested-By': 'torre' };
  if (request.body !== undefined) headers['Content-Type'] = 'application/json';
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
  try {
    return await fetch(request.url, {
      method: request.method,
      headers,
      body: request.body ?? null,
      credentials: 'include',
      signal: options.signal ? AbortSignal.any([limit, options.signal]) : limit,
    });
  } catch (error) {
    throw networkFailure(id, error, limit, options.signal);
  }
}

async function readBody(
  id: string,
  response: Response,
  watchMs: number | null,
  limit: AbortSignal,
): Promise<unknown> {
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
    throw networkFailure(id, error, limit, undefined);
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

function networkFailure(
  id: string,
  error: unknown,
  limit: AbortSignal,
  caller: AbortSignal | undefined,
): NetworkFailed {
  if (limit.aborted) return new NetworkFailed(id, 'timeout', error);
  if (caller?.aborted) return new NetworkFailed(id, 'aborted', error);
  return new NetworkFailed(id, 'offline', error);
}
