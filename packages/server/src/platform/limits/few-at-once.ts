/** Runs tasks that take long a few at a time, in the order in which they were asked for; refuses none. */
export class FewAtOnce {
  readonly #limit: number;
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  /** By question: the answer that is being found, and the one after it. */
  readonly #current = new Map<string, Promise<unknown>>();
  readonly #next = new Map<string, Promise<unknown>>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limit) this.#running++;
    // who leaves hands its place over
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }

  /**
   * As `run`, one task of a question at a time: who asks it meanwhile shares the next one. So each answer was begun after it was
   * asked for, and holds what was committed before. Who may not have the answer must have been refused before.
   */
  shared<T>(question: string, task: () => Promise<T>): Promise<T> {
    const next = this.#next.get(question);
    if (next) return next as Promise<T>;
    const begin = (): Promise<T> => {
      this.#next.delete(question);
      this.#current.set(question, made);
      return task();
    };
    const before = this.#current.get(question) ?? Promise.resolve();
    const made: Promise<T> = before
      .catch(() => {})
      .then(() => this.run(begin))
      .finally(() => {
        if (this.#current.get(question) === made) this.#current.delete(question);
      });
    this.#next.set(question, made);
    return made;
  }
}
