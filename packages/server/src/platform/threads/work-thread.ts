import type { ResourceLimits, Transferable, Worker } from 'node:worker_threads';

/** What the thread's module answers for each piece of work: `answerWork` writes it. */
export type WorkAnswer<Result> =
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly error: unknown };

/** The thread took longer than it may, or more memory: what it was given is too much for it. */
export class WorkTooMuch extends Error {}

interface Waiting<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * A thread for work that would keep the event loop from others (over 20 ms of processor time). It is started by the first
 * piece of work and kept: loading its libraries takes longer than most of the work. Pieces are done one after the other.
 */
export class WorkThread<Work, Result> {
  readonly #start: (limits: ResourceLimits) => Worker;
  readonly #longestMs: number;
  readonly #limits: ResourceLimits;
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting<Result>>();
  #last = 0;

  /** `start` opens the module's thread; `longestMs` bounds one piece with its wait for those before it. */
  constructor(parts: {
    readonly start: (limits: ResourceLimits) => Worker;
    readonly longestMs: number;
    readonly limits: ResourceLimits;
  }) {
    this.#start = parts.start;
    this.#longestMs = parts.longestMs;
    this.#limits = parts.limits;
  }

  /** Throws WorkTooMuch, or what the module threw (as a plain Error: its class stays in the thread). */
  run(work: Work, transfer: Transferable[] = []): Promise<Result> {
    const worker = (this.#worker ??= this.#open());
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#giveUp(worker, new WorkTooMuch('took too long')), this.#longestMs);
      this.#waiting.set(id, { resolve, reject, timer });
      // Only while it works does it keep the process alive.
      worker.ref();
      worker.postMessage({ id, work }, transfer);
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #open(): Worker {
    const worker = this.#start(this.#limits);
    worker.unref();
    worker.on('message', (answer: WorkAnswer<Result>) => {
      const one = this.#waiting.get(answer.id);
      if (!one) return;
      this.#waiting.delete(answer.id);
      clearTimeout(one.timer);
      if (this.#waiting.size === 0) worker.unref();
      if ('result' in answer) one.resolve(answer.result);
      else one.reject(answer.error);
    });
    worker.on('error', (error: Error & { code?: string }) =>
      this.#giveUp(
        worker,
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkTooMuch('out of memory') : error,
      ),
    );
    worker.on('exit', () => this.#giveUp(worker, new Error('the thread has ended')));
    return worker;
  }

  /** Ends the thread and everything that waits for it; the next piece of work opens another. */
  #giveUp(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    const waiting = this.#waiting;
    this.#waiting = new Map();
    void worker.terminate();
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
  }
}
