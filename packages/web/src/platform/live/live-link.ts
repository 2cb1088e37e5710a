import type { LiveEventName } from '@torre/contract/shell';
import type { LivePorts, LiveStatus, TabChannel, TabMessage } from './live-message.ts';
import { isAfter } from '../position.ts';
import { followStream, type Follower } from './stream-follower.ts';

export interface LiveLink {
  status(): LiveStatus;
  /** Subscribes to one kind of event; answers the function that unsubscribes. */
  on(name: LiveEventName, handler: (data: unknown) => void): () => void;
  onStatus(changed: () => void): () => void;
  /** Tells the other tabs what this one knows before the stream says it. */
  tellOthers(name: LiveEventName): void;
  /** The network came or went (`online`, `offline` of the window). */
  networkChanged(online: boolean): void;
  stop(): void;
}

/**
 * One stream for all tabs of a browser: the tab that holds the lock reads it and shares what arrives; the others listen.
 * When it closes, the browser hands the lock to the next tab, which goes on from the last position that it heard itself:
 * the server sends again what lies at or above it, so nothing is lost. Handlers bear an event that comes twice.
 * Without Web Locks or BroadcastChannel each tab reads a stream of its own.
 */
export function openLiveLink(ports: LivePorts): LiveLink {
  const handlers = new Map<LiveEventName, Set<(data: unknown) => void>>();
  const statusListeners = new Set<() => void>();
  const channel: TabChannel | null = ports.whenLeading ? ports.openChannel() : null;
  let status: LiveStatus = { state: 'connecting', since: null };
  let position = ports.oldestPosition();
  let rights: string | null = null;
  /** Where the stream that this tab reads began. */
  let coveredFrom: string | null = null;
  let leading: Follower | null = null;
  let stopped = false;
  let giveUpLock: (() => void) | null = null;

  const deliver = (name: LiveEventName, data: unknown, at: string | null): void => {
    if (at) position = at;
    rights = rightsNamed(name, data) ?? rights;
    for (const handler of handlers.get(name) ?? []) handler(data);
  };
  const setStatus = (next: LiveStatus): void => {
    status = next;
    for (const changed of statusListeners) changed();
  };

  const lead = (): Promise<void> => {
    if (stopped) return Promise.resolve();
    coveredFrom = position;
    leading = followStream(ports, {
      before: status,
      position: () => position,
      onEvent(name, data, at) {
        if (name === 'hello' && reachesBackAfterHello(at)) return;
        channel?.postMessage({ kind: 'event', name, data, position: at });
        deliver(name, data, at);
      },
      onStatus(next) {
        channel?.postMessage({ kind: 'status', status: next, position, rights });
        setStatus(next);
      },
    });
    return new Promise((resolve) => {
      giveUpLock = resolve;
    });
  };

  /** A reply that is older than the begin of the stream: what happened in between must still come. */
  const reachBack = (to: string | null): boolean => {
    if (!leading || coveredFrom === null || to === null || !isAfter(coveredFrom, to)) return false;
    coveredFrom = position = to;
    leading.reopen();
    return true;
  };
  const reachesBackAfterHello = (at: string | null): boolean => {
    coveredFrom ??= at;
    return reachBack(ports.oldestPosition());
  };
  const stopHearing = ports.onPosition(reachBack);

  const listen = ({ data }: { data: TabMessage }): void => {
    if (data.kind === 'who-leads') {
      if (leading) channel?.postMessage({ kind: 'status', status, position, rights });
    } else if (!leading) {
      if (data.kind === 'event') deliver(data.name, data.data, data.position);
      else {
        position = data.position ?? position;
        setStatus(data.status);
        if (data.rights !== null) deliver('hello', { rights: data.rights }, null);
      }
    }
  };

  if (channel && ports.whenLeading) {
    channel.onmessage = listen;
    ports.whenLeading(lead);
    channel.postMessage({ kind: 'who-leads' });
  } else {
    void lead();
  }

  return {
    status: () => status,
    on(name, handler) {
      const set = handlers.get(name) ?? new Set();
      handlers.set(name, set.add(handler));
      return () => set.delete(handler);
    },
    onStatus(changed) {
      statusListeners.add(changed);
      return () => statusListeners.delete(changed);
    },
    tellOthers: (name) => channel?.postMessage({ kind: 'event', name, data: {}, position: null }),
    networkChanged: (online) => leading?.networkChanged(online),
    stop() {
      stopped = true;
      stopHearing();
      leading?.stop();
      leading = null;
      giveUpLock?.();
      channel?.close();
    },
  };
}

function rightsNamed(name: LiveEventName, data: unknown): string | null {
  if (name !== 'hello' && name !== 'session') return null;
  return (data as { rights?: string } | null)?.rights ?? null;
}
