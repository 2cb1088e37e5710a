import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { LoadSetup, LoadTasks } from './generator.ts';

const GENERATOR = new URL('generator.ts', import.meta.url).pathname;

type ArgumentsOf<K extends keyof LoadTasks> = Parameters<LoadTasks[K]>;
type AnswerOf<K extends keyof LoadTasks> = Awaited<ReturnType<LoadTasks[K]>>;

interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly failure?: string;
}

/** The load generator as the bench sees it. */
export class LoadProcess {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #lastId = 0;

  private constructor(child: ChildProcess) {
    this.#child = child;
    child.on('message', ({ id, value, failure }: Reply) => {
      const asked = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (failure === undefined) asked?.resolve(value);
      else asked?.reject(new Error(failure));
    });
    child.once('exit', (code) => {
      for (const asked of this.#waiting.values())
        asked.reject(new Error(`the load generator ended with ${code}`));
    });
  }

  /** Starts it and waits until its clients are signed in. */
  static async start(setup: LoadSetup): Promise<LoadProcess> {
    const load = new LoadProcess(fork(GENERATOR));
    const ready = load.#wait(0);
    load.#child.send(setup);
    await ready;
    return load;
  }

  run<K extends keyof LoadTasks>(task: K, ...[args]: ArgumentsOf<K>): Promise<AnswerOf<K>> {
    const id = ++this.#lastId;
    const answer = this.#wait(id);
    this.#child.send({ id, task, args: args ?? {} });
    return answer as Promise<AnswerOf<K>>;
  }

  stop(): void {
    this.#child.kill();
  }

  #wait(id: number): Promise<unknown> {
    const asked = Promise.withResolvers<unknown>();
    this.#waiting.set(id, asked);
    return asked.promise;
  }
}
