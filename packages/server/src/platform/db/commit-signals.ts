/** Coalesced NOTIFY: many commits within the pause cost one message, and none of them waits for it. */
export interface CommitSignals {
  /** Sends NOTIFY on the channel within 20 ms; call it after the commit. */
  send(channel: string): void;
  /** Waits for what is under way (graceful stop). */
  flush(): Promise<void>;
}

const PAUSE_MS = 10;

/**
 * `notify` may fail: the readers' poll finds the rows within a second anyway, so a failure is swallowed
 * here and the broken connection shows in the pool's own error log.
 */
export function commitSignals(notify: (channel: string) => Promise<void>): CommitSignals {
  const waiting = new Map<string, NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();
  const fire = (channel: string): void => {
    waiting.delete(channel);
    const sending = notify(channel)
      .catch(() => {})
      .finally(() => underWay.delete(sending));
    underWay.add(sending);
  };
  return {
    send(channel) {
      if (!waiting.has(channel)) waiting.set(channel, setTimeout(fire, PAUSE_MS, channel));
    },
    async flush() {
      for (const [channel, timer] of waiting) {
        clearTimeout(timer);
        fire(channel);
      }
      await Promise.all(underWay);
    },
  };
}
