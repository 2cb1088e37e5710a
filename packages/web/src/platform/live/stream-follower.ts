import type { LiveEventName } from '@torre/contract/shell';
import { LIVE_EVENTS, type LivePorts, type LiveStatus, type Stream } from './live-message.ts';

/** After how long without a stream the data count as old. */
export const STALE_AFTER_MS = 10_000;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 5000;
/** `EventSource.CLOSED`: the browser has given up and will not try again by itself. */
const CLOSED = 2;

interface FollowerEvents {
  /** Status left behind by the tab that led before. */
  readonly before: LiveStatus;
  position(): string | null;
  onEvent(name: LiveEventName, data: unknown, position: string | null): void;
  onStatus(status: LiveStatus): void;
}

export interface Follower {
  networkChanged(online: boolean): void;
  /** Opens the stream again, from the position as it is now. */
  reopen(): void;
  stop(): void;
}

/** Keeps one stream open: opens it again from the last position after every loss, and says how current the data are. */
export function followStream(ports: LivePorts, events: FollowerEvents): Follower {
  let stream: Stream | null = null;
  let status = events.before;
  let retryMs = FIRST_RETRY_MS;
  let cancelRetry: (() => void) | null = null;
  let cancelStale: (() => void) | null = null;

  const say = (next: LiveStatus): void => {
    status = next;
    events.onStatus(next);
  };

  const open = (): void => {
    cancelRetry?.();
    stream?.close();
    const current = ports.openStream(events.position());
    stream = current;
    current.onopen = () => {
      retryMs = FIRST_RETRY_MS;
      cancelStale?.();
      cancelStale = null;
      say({ state: 'live', since: ports.now() });
    };
    current.onerror = () => {
      if (current === stream) lost(current.readyState === CLOSED);
    };
    for (const name of LIVE_EVENTS) {
      current.addEventListener(name, (event) => {
        events.onEvent(name, event.data === '' ? null : JSON.parse(event.data), event.lastEventId || null);
      });
    }
  };

  const lost = (mustReopen: boolean): void => {
    if (status.state === 'live') say({ state: 'reconnecting', since: ports.now() });
    cancelStale ??= ports.after(STALE_AFTER_MS, () => say({ state: 'stale', since: status.since }));
    if (!mustReopen) return;
    cancelRetry?.();
    cancelRetry = ports.after(retryMs, open);
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
  };

  open();
  return {
    networkChanged(online) {
      if (online) {
        retryMs = FIRST_RETRY_MS;
        open();
      } else {
        // A dead connection may look open for minutes: the browser knows sooner.
        stream?.close();
        cancelRetry?.();
        say({ state: 'stale', since: status.state === 'live' ? ports.now() : status.since });
      }
    },
    reopen: open,
    stop() {
      cancelRetry?.();
      cancelStale?.();
      stream?.close();
    },
  };
}
