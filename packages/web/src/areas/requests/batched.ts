interface Batching {
  readonly most: number;
  /** What is asked for within this time of one another goes together. */
  readonly pauseMs: number;
}

interface Waiting<V> {
  readonly key: string;
  readonly signal: AbortSignal;
  readonly resolve: (value: V | null) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Asks for many keys at once what is asked for one by one; null for a key without an answer. What nobody waits for any more is not
 * asked for.
 */
export function batched<V>(
  { most, pauseMs }: Batching,
  askAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>,
): (key: string, signal: AbortSignal) => Promise<V | null> {
  let waiting: Waiting<V>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (part: readonly Waiting<V>[]): Promise<void> => {
    try {
      const answers = await askAll([...new Set(part.map(({ key }) => key))]);
      for (const { key, resolve } of part) resolve(answers.get(key) ?? null);
    } catch (error) {
      for (const { reject } of part) reject(error);
    }
  };
  const askWaiting = (): void => {
    const all = waiting.filter(({ signal }) => !signal.aborted);
    for (const { signal, reject } of waiting) if (signal.aborted) reject(signal.reason);
    waiting = [];
    for (let from = 0; from < all.length; from += most) void ask(all.slice(from, from + most));
  };
  return (key, signal) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, signal, resolve, reject });
      clearTimeout(timer);
      timer = setTimeout(askWaiting, pauseMs);
    });
}
