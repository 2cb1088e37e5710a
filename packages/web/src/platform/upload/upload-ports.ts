import { buildRequest } from '@torre/contract/endpoint';
import {
  createUpload,
  endUpload,
  PIECE_TYPE,
  sendPiece,
  TUS_VERSION,
  uploadOffset,
} from '@torre/contract/files';
import type { NewUploadBody } from '@torre/contract/files';
import { call } from '../call.ts';
import { endOf, outcomeOf } from '../call-failure.ts';
import { serverWords } from '../server-words.ts';
import { announceSessionEnd } from '../session-end.ts';

/** What the server said to a piece. */
export interface PieceAnswer {
  readonly status: number;
  /** Where the upload stands now; null when it did not say. */
  readonly offset: number | null;
  /** Seconds after which to come back (429, 503). */
  readonly retryAfter: number | null;
  /** Its sentence, when it refused. */
  readonly message: string;
}

/** Where an upload stands. */
export interface UploadStand {
  /** Bytes that have arrived. */
  readonly received: number;
  /** Nothing is missing. A picture has another size once it was drawn again: bytes alone do not tell. */
  readonly isWhole: boolean;
}

/** Everything an upload reaches outside itself; the browser's parts in the product, plain objects in tests. */
export interface UploadPorts {
  /** Announces the file and returns its id; throws CallFailed or NetworkFailed. */
  create(wanted: NewUploadBody): Promise<string>;
  /** Where the upload stands; null when it is gone. Throws without a connection. */
  stand(fileId: string): Promise<UploadStand | null>;
  /** Throws without a connection. */
  send(fileId: string, offset: number, piece: Blob, signal: AbortSignal): Promise<PieceAnswer>;
  /** Gives it up, also while the page closes; never throws. */
  end(fileId: string): Promise<void>;
  /** Resolves after so long, or earlier when the connection is back or the signal is aborted. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
}

const HEADERS = { 'X-Requested-By': 'torre', 'Tus-Resumable': TUS_VERSION };

export const browserUpload: UploadPorts = {
  create: async (wanted) => (await call(createUpload, { body: wanted })).fileId,

  async stand(fileId) {
    const { url } = buildRequest(uploadOffset, { path: { fileId } });
    const response = await fetch(url, { method: 'HEAD', headers: HEADERS, credentials: 'include' });
    if (response.status === 401) announceSessionEnd('expired');
    if (response.status === 429 || response.status >= 500) throw new Error(`status ${response.status}`);
    const received = offsetOf(response);
    if (!response.ok || received === null) return null;
    return { received, isWhole: received === Number(response.headers.get('upload-length')) };
  },

  async send(fileId, offset, piece, signal) {
    const { url } = buildRequest(sendPiece, { path: { fileId } });
    const response = await fetch(url, {
      method: 'PATCH',
      headers: { ...HEADERS, 'Content-Type': PIECE_TYPE, 'Upload-Offset': String(offset) },
      body: piece,
      credentials: 'include',
      signal,
    });
    const reply: unknown = await response.json().catch(() => null);
    if (response.status === 401) announceSessionEnd(endOf(reply));
    const outcome = outcomeOf(reply);
    const retryAfter = Number(response.headers.get('retry-after'));
    return {
      status: response.status,
      offset: offsetOf(response),
      retryAfter: retryAfter > 0 ? retryAfter : null,
      message: outcome === null ? '' : serverWords(outcome),
    };
  },

  async end(fileId) {
    const { url } = buildRequest(endUpload, { path: { fileId } });
    // What stays behind is forgotten by the server after two days.
    const options = { method: 'DELETE', headers: HEADERS, credentials: 'include', keepalive: true } as const;
    await fetch(url, options).catch(() => null);
  },

  pause: (milliseconds, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(done, milliseconds);
      function done(): void {
        clearTimeout(timer);
        window.removeEventListener('online', done);
        signal.removeEventListener('abort', done);
        resolve();
      }
      window.addEventListener('online', done);
      signal.addEventListener('abort', done);
    }),
};

function offsetOf(response: Response): number | null {
  const text = response.headers.get('upload-offset');
  return text === null ? null : Number(text);
}
