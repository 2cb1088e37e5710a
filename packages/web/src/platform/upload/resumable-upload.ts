import type { NewUploadBody } from '@torre/contract/files';
import { OUTCOME } from '@torre/contract/outcome';
import { CallFailed, refusalWords } from '../call-failure.ts';
import type { UploadPorts } from './upload-ports.ts';

/** Large enough to be quick, small enough to lose little and to show progress. */
const PIECE_BYTES = 512 * 1024;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** Until the person's other uploads are asked about again. */
const PLACE_PAUSE_MS = 2000;

/**
 * waiting: for a place among the person's uploads, it begins by itself; lost: no connection, it goes on by itself;
 * refused: the server does not want it.
 */
export type UploadState = 'waiting' | 'sending' | 'paused' | 'lost' | 'sent' | 'refused' | 'cancelled';

export interface UploadProgress {
  readonly state: UploadState;
  /** Bytes that have safely arrived. */
  readonly sent: number;
  /** The server's sentence; '' without one. */
  readonly message: string;
  readonly fileId: string | null;
}

/** What a piece is cut from: a File of the browser. */
export type UploadSource = Pick<Blob, 'size' | 'slice'>;

/**
 * One file on its way (tus 1.0.0): sends piece after piece, goes on where it stood after a lost connection, a pause
 * or a busy server, and tells each step. It starts at once.
 */
export class ResumableUpload {
  readonly #source: UploadSource;
  readonly #wanted: NewUploadBody;
  readonly #ports: UploadPorts;
  readonly #tell: (progress: UploadProgress) => void;
  #progress: UploadProgress = { state: 'sending', sent: 0, message: '', fileId: null };
  #stop = new AbortController();
  #creating: Promise<string> | null = null;

  constructor(
    source: UploadSource,
    wanted: NewUploadBody,
    ports: UploadPorts,
    tell: (progress: UploadProgress) => void,
  ) {
    this.#source = source;
    this.#wanted = wanted;
    this.#ports = ports;
    this.#tell = tell;
    void this.#run();
  }

  pause(): void {
    if (this.#progress.state !== 'sending' && this.#progress.state !== 'lost') return;
    this.#stop.abort();
    this.#say({ state: 'paused' });
  }

  resume(): void {
    if (this.#progress.state !== 'paused') return;
    this.#stop = new AbortController();
    this.#say({ state: 'sending' });
    void this.#run();
  }

  /** Gives the file up; what had arrived is thrown away. Told once more when the server knows. */
  cancel(): void {
    if (['sent', 'refused', 'cancelled'].includes(this.#progress.state)) return;
    this.#stop.abort();
    this.#say({ state: 'cancelled', message: '' });
    if (this.#progress.fileId !== null)
      void this.#ports.end(this.#progress.fileId).then(() => this.#say({ state: 'cancelled' }));
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    let pause = FIRST_PAUSE_MS;
    let mustAsk = this.#progress.fileId !== null;
    while (!signal.aborted && this.#progress.state !== 'sent') {
      try {
        const fileId = this.#progress.fileId ?? (await this.#create(signal));
        if (fileId === null) return;
        if (mustAsk) await this.#askStand(fileId);
        mustAsk = false;
        const wait = await this.#sendNext(fileId, signal);
        pause = FIRST_PAUSE_MS;
        if (wait === 'ask') mustAsk = true;
        else if (wait > 0) await this.#ports.pause(wait, signal);
      } catch (error) {
        if (error instanceof CallFailed && error.retryAfter === null && !isFull(error))
          return this.#end('refused', sentenceOf(error));
        if (signal.aborted) return;
        if (isFull(error)) {
          this.#say({ state: 'waiting', message: sentenceOf(error) });
          await this.#ports.pause(PLACE_PAUSE_MS, signal);
          continue;
        }
        this.#say({ state: 'lost' });
        mustAsk = this.#progress.fileId !== null;
        await this.#ports.pause(pause, signal);
        pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
      }
    }
  }

  async #create(signal: AbortSignal): Promise<string | null> {
    // Paused and resumed meanwhile: one announcement for both.
    this.#creating ??= this.#ports.create(this.#wanted).finally(() => (this.#creating = null));
    const fileId = await this.#creating;
    if (this.#progress.state === 'cancelled') {
      await this.#ports.end(fileId);
      this.#say({ state: 'cancelled' });
      return null;
    }
    if (this.#progress.state === 'waiting') this.#say({ state: 'sending', message: '', fileId });
    this.#progress = { ...this.#progress, fileId };
    return signal.aborted ? null : fileId;
  }

  async #askStand(fileId: string): Promise<void> {
    const stand = await this.#ports.stand(fileId);
    if (stand === null) return this.#end('refused', '');
    if (stand.isWhole) return this.#end('sent', '');
    this.#say({ state: 'sending', sent: stand.received });
  }

  /** Milliseconds to wait before the next piece, or 'ask' where the upload stands elsewhere. */
  async #sendNext(fileId: string, signal: AbortSignal): Promise<number | 'ask'> {
    if (this.#progress.state === 'sent' || this.#progress.state === 'refused') return 0;
    const { sent } = this.#progress;
    const piece = this.#source.slice(sent, sent + PIECE_BYTES);
    const answer = await this.#ports.send(fileId, sent, piece, signal);
    if (answer.status === 204) {
      const now = answer.offset ?? sent + piece.size;
      if (!signal.aborted) this.#say({ state: 'sending', sent: now });
      if (now >= this.#source.size) this.#end('sent', '');
      return 0;
    }
    if (answer.status === 409) return 'ask';
    if (answer.retryAfter !== null) return answer.retryAfter * 1000;
    if (answer.status >= 500) throw new Error(`status ${answer.status}`);
    this.#end('refused', answer.message);
    return 0;
  }

  #end(state: 'sent' | 'refused', message: string): void {
    this.#say({ state, message, ...(state === 'sent' && { sent: this.#source.size }) });
    this.#stop.abort();
  }

  #say(change: Partial<UploadProgress>): void {
    this.#progress = { ...this.#progress, ...change };
    this.#tell(this.#progress);
  }
}

/** Other uploads of the person, of another tab or device, take all places: one becomes free. */
function isFull(error: unknown): error is CallFailed {
  return error instanceof CallFailed && error.status === 409 && error.outcome?.code === OUTCOME.noRoomForFile;
}

function sentenceOf(error: CallFailed): string {
  return refusalWords(error) ?? '';
}
