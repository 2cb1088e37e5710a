import { buildRequest, type CallArguments, type Endpoint } from '@torre/contract/endpoint';
import { CallFailed, endOf, endsSession, NetworkFailed } from './call-failure.ts';
import { announceSessionEnd } from './session-end.ts';

/**
 * Makes a call that answers a file and hands the file to the browser; answers its name. Throws as `call` does: CallFailed
 * when the server refuses, NetworkFailed when no answer came.
 */
export async function download<E extends Endpoint>(endpoint: E, args: CallArguments<E>): Promise<string> {
  const { method, url, body } = buildRequest(endpoint, args);
  const response = await fetchFile(endpoint.id, url, {
    method,
    headers: {
      'X-Requested-By': 'torre',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    body: body ?? null,
  });
  const name =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? endpoint.id;
  saveAs(await answered(endpoint.id, () => response.blob()), name);
  return name;
}

/**
 * The answer of this server that is no JSON, with the session cookie; `id` names the call. Throws as `call` does: CallFailed
 * when the server refuses, NetworkFailed when no answer came.
 */
export async function fetchFile(id: string, url: string, init: RequestInit): Promise<Response> {
  const response = await answered(id, () => fetch(url, { ...init, credentials: 'include' }));
  if (response.ok) return response;
  const reply: unknown = await response.json().catch(() => null);
  if (endsSession(response.status, reply)) announceSessionEnd(endOf(reply));
  throw new CallFailed(id, response.status, reply);
}

async function answered<T>(id: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw new NetworkFailed(id, 'offline', error);
  }
}

function saveAs(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has taken the content by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
