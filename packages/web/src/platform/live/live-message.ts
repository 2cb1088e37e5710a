import type { LiveEventName } from '@torre/contract/shell';

/** Each must stand here: an event that no stream listens for is lost without a word. */
const HEARD: Readonly<Record<LiveEventName, true>> = {
  hello: true,
  roster: true,
  counters: true,
  planning: true,
  notices: true,
  job: true,
  session: true,
  configuration: true,
  lookups: true,
  content: true,
  locks: true,
  away: true,
  requests: true,
  legality: true,
  organisation: true,
  entitlements: true,
  substitutions: true,
  signatures: true,
  presence: true,
  room: true,
  cover: true,
  ended: true,
  reset: true,
};

export const LIVE_EVENTS = Object.keys(HEARD) as readonly LiveEventName[];

/** live: events arrive; reconnecting: just lost; stale: lost for so long that what is shown may be old. */
export type LiveState = 'connecting' | 'live' | 'reconnecting' | 'stale';

export interface LiveStatus {
  readonly state: LiveState;
  /** Milliseconds since the epoch of the last moment when the data were current; null before the first contact. */
  readonly since: number | null;
}

/** What tabs tell each other. */
export type TabMessage =
  | {
      readonly kind: 'event';
      readonly name: LiveEventName;
      readonly data: unknown;
      readonly position: string | null;
    }
  | {
      readonly kind: 'status';
      readonly status: LiveStatus;
      readonly position: string | null;
      /** The mark of rights that the stream last named: a tab that opened meanwhile may have read others. */
      readonly rights: string | null;
    }
  | { readonly kind: 'who-leads' };

/** The part of EventSource that we use. */
export interface Stream {
  readonly readyState: number;
  onopen: (() => void) | null;
  onerror: (() => void) | null;
  addEventListener(name: string, listener: (event: { data: string; lastEventId: string }) => void): void;
  close(): void;
}

/** The part of BroadcastChannel that we use. */
export interface TabChannel {
  onmessage: ((event: { data: TabMessage }) => void) | null;
  postMessage(message: TabMessage): void;
  close(): void;
}

/** Everything the live link reaches outside itself; the browser's parts in the product, plain objects in tests. */
export interface LivePorts {
  openStream(position: string | null): Stream;
  /** null where the browser has no BroadcastChannel: then each tab reads its own stream. */
  openChannel(): TabChannel | null;
  /** Runs `lead` while this tab holds the lock, until the promise that it answers settles. null without Web Locks. */
  readonly whenLeading: ((lead: () => Promise<void>) => void) | null;
  now(): number;
  after(milliseconds: number, run: () => void): () => void;
  /** Oldest position that a reply named so far: the stream must reach back to it. */
  oldestPosition(): string | null;
  /** Hears the positions of later replies. */
  onPosition(listener: (position: string) => void): () => void;
}
