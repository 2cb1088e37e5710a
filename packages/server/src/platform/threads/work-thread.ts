import type { ResourceLimits, Transferable, Worker } from 'node:worker_threads';

/** What the thread's module says: that it is loaded, then an answer for each piece of work. `answerWork` writes it. */
export type WorkAnswer<Result> =
  | { readonly ready: true }
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly error: unknown };

/** The thread took longer than it may, or more memory: what it was given is too much for it. */
export class WorkTooMuch extends Error {}

/** Too many pieces wait already, or this one waited too long: it was never begun, and may be sent again later. */
export class ThreadBusy extends Error {}

export interface WorkThreadParts<Work> {
  /** Opens the module's thread. */
  readonly start: (limits: ResourceLimits) => Worker;
  /** What of a piece changes hands uncopied; without it everything is copied. */
  readonly handedOver?: (work: Work) => Transferable[];
  /** Milliseconds for one piece, from its beginning. */
  readonly longestMs: number;
  /** Milliseconds that a piece may wait for its beginning. */
  readonly longestWaitMs: number;
  /** Pieces that may wait; of one person, only so many. */
  readonly mostWaiting: number;
  readonly mostWaitingOfOne: number;
  readonly limits: ResourceLimits;
}

interface Piece<Work, Result> {
  readonly id: number;
  readonly work: Work;
  readonly by: string;
  /** Pieces of the same person that were under way when this one came. */
  readonly turn: number;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
  /** Of its wait, then of its work. */
  timer: NodeJS.Timeout;
}

/**
 * A thread for work that would keep the event loop from others (over 20 ms of processor time). It is started by the first
 * piece of work and kept: loading its libraries takes longer than most of the work. One piece is done after the other; a
 * piece that is too much is given up with its thread, and those that wait go on in a new one. People take turns: whoever
 * brings many pieces makes nobody wait for more than one of them.
 */
export class WorkThread<Work, Result> {
  readonly #parts: WorkThreadParts<Work>;
  readonly #waiting: Piece<Work, Result>[] = [];
  #running: Piece<Work, Result> | null = null;
  #worker: Worker | null = null;
  #isClosed = false;
  #last = 0;

  constructor(parts: WorkThreadParts<Work>) {
    this.#parts = parts;
  }

  /** Throws ThreadBusy, WorkTooMuch, or what the module threw (as a plain Error: its class stays in the thread). */
  run(work: Work, by: string): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new Error('the thread is closed'));
      const { mostWaiting, mostWaitingOfOne, longestWaitMs } = this.#parts;
      const own = this.#waiting.filter((piece) => piece.by === by).length;
      if (this.#waiting.length >= mostWaiting || own >= mostWaitingOfOne) return reject(new ThreadBusy());
      const timer = setTimeout(() => this.#refuse(piece), longestWaitMs);
      const turn = own + (this.#running?.by === by ? 1 : 0);
      const piece = { id: ++this.#last, work, by, turn, resolve, reject, timer };
      const later = this.#waiting.findIndex((other) => other.turn > turn);
      this.#waiting.splice(later === -1 ? this.#waiting.length : later, 0, piece);
      this.#beginNext();
    });
  }

  /** What runs and what waits fails. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const error = new Error('the thread is closed');
    for (const piece of this.#waiting.splice(0)) settle(piece).reject(error);
    const worker = this.#worker;
    this.#giveUp(error);
    await worker?.terminate();
  }

  #beginNext(): void {
    if (this.#running !== null) return;
    const piece = this.#waiting.shift();
    if (piece === undefined) return;
    this.#running = piece;
    const worker = (this.#worker ??= this.#open());
    this.#timeRunning();
    // Only while it works does it keep the process alive.
    worker.ref();
    worker.postMessage({ id: piece.id, work: piece.work }, this.#parts.handedOver?.(piece.work) ?? []);
  }

  /** The clock of the piece that runs, from now on. */
  #timeRunning(): void {
    const piece = this.#running;
    if (piece === null) return;
    clearTimeout(piece.timer);
    piece.timer = setTimeout(() => this.#giveUp(new WorkTooMuch('took too long')), this.#parts.longestMs);
  }

  #open(): Worker {
    const worker = this.#parts.start(this.#parts.limits);
    worker.unref();
    const ended = (error: unknown): void => {
      if (this.#worker === worker) this.#giveUp(error);
    };
    worker.on('message', (answer: WorkAnswer<Result>) => {
      if (this.#worker !== worker) return;
      // The time that the module took to load is not the piece's.
      if ('ready' in answer) return this.#timeRunning();
      const piece = this.#running;
      if (piece?.id !== answer.id) return;
      this.#running = null;
      worker.unref();
      if ('result' in answer) settle(piece).resolve(answer.result);
      else settle(piece).reject(answer.error);
      this.#beginNext();
    });
    worker.on('error', (error: Error & { code?: string }) =>
      ended(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkTooMuch('out of memory') : error),
    );
    worker.on('exit', () => ended(new Error('the thread has ended')));
    return worker;
  }

  /** Ends the thread and the piece that runs in it, and no other. */
  #giveUp(error: unknown): void {
    const piece = this.#running;
    void this.#worker?.terminate();
    this.#worker = null;
    this.#running = null;
    if (piece !== null) {
      settle(piece).reject(error);
      // Whoever brought what was too much brings more of it: after all others.
      this.#waiting.sort((one, other) => Number(one.by === piece.by) - Number(other.by === piece.by));
    }
    this.#beginNext();
  }

  #refuse(piece: Piece<Work, Result>): void {
    this.#waiting.splice(this.#waiting.indexOf(piece), 1);
    piece.reject(new ThreadBusy());
  }
}

function settle<Work, Result>(piece: Piece<Work, Result>): Piece<Work, Result> {
  clearTimeout(piece.timer);
  return piece;
}
