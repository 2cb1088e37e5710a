/**
 * Runs a task never twice at once. The returned function resolves after a run that began after its call;
 * calls that come while a run is under way share the next one.
 */
export function oneAtATime(task: () => Promise<void>): { run(): Promise<void>; settled(): Promise<void> } {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const begin = (): Promise<void> => {
    next = null;
    const current = task().finally(() => {
      if (running === current) running = null;
    });
    running = current;
    return current;
  };
  return {
    run() {
      if (!running) return begin();
      next ??= running.catch(() => {}).then(begin);
      return next;
    },
    /** Waits for what is under way; never rejects. */
    async settled() {
      await running?.catch(() => {});
    },
  };
}
