import type { LiveEventName } from '@torre/contract/shell';
import { openLiveLink, type LiveLink } from './live-link.ts';
import type { LivePorts, Stream, TabChannel, TabMessage } from './live-message.ts';

type Listener = (event: { data: string; lastEventId: string }) => void;

/** A stream of the fake server; `from` is the position that it was opened with. */
class FakeStream implements Stream {
  readyState = 1;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly listeners = new Map<string, Listener>();
  readonly from: string | null;

  constructor(from: string | null) {
    this.from = from;
  }

  addEventListener(name: string, listener: Listener): void {
    this.listeners.set(name, listener);
  }

  close(): void {
    this.readyState = 2;
  }
}

/** Tabs of one browser for tests: lock, channel, clock and streams as plain objects that answer at once. */
export class FakeBrowser {
  readonly streams: FakeStream[] = [];
  readonly #shares: boolean;
  readonly #channels = new Set<TabChannel>();
  readonly #waiting: (() => Promise<void>)[] = [];
  readonly #hearing = new Set<(position: string) => void>();
  #timers: { at: number; run: () => void }[] = [];
  #time: number;
  #locked = false;
  #oldest: string | null = null;

  constructor({ time = 0, shares = true }: { time?: number; shares?: boolean } = {}) {
    this.#time = time;
    this.#shares = shares;
  }

  readonly server = {
    send: (name: LiveEventName, data: unknown, position: string): void => {
      for (const stream of this.#open()) stream.listeners.get(name)?.({ data: JSON.stringify(data), lastEventId: position });
    },
    drop: ({ closed }: { closed: boolean }): void => {
      for (const stream of this.#open()) {
        stream.readyState = closed ? 2 : 0;
        stream.onerror?.();
      }
    },
  };

  openTab(): LiveLink {
    return openLiveLink(this.#ports());
  }

  hearReply(position: string): void {
    this.#oldest ??= position;
    for (const listener of this.#hearing) listener(position);
  }

  pass(milliseconds: number): void {
    this.#time += milliseconds;
    const due = this.#timers.filter(({ at }) => at <= this.#time);
    this.#timers = this.#timers.filter(({ at }) => at > this.#time);
    for (const { run } of due) run();
  }

  #open(): FakeStream[] {
    return this.streams.filter(({ readyState }) => readyState !== 2);
  }

  #ports(): LivePorts {
    return {
      openStream: (from) => {
        const stream = new FakeStream(from);
        this.streams.push(stream);
        // The handlers are set after the constructor, as on a real EventSource: it opens when first looked at.
        return new Proxy(stream, {
          set: (target, name, value) => {
            Reflect.set(target, name, value);
            if (name === 'onopen') (value as () => void)();
            return true;
          },
        });
      },
      openChannel: () => (this.#shares ? this.#channel() : null),
      whenLeading: this.#shares ? (lead) => this.#request(lead) : null,
      now: () => this.#time,
      after: (milliseconds, run) => {
        const timer = { at: this.#time + milliseconds, run };
        this.#timers.push(timer);
        return () => (this.#timers = this.#timers.filter((other) => other !== timer));
      },
      oldestPosition: () => this.#oldest,
      onPosition: (listener) => {
        this.#hearing.add(listener);
        return () => this.#hearing.delete(listener);
      },
    };
  }

  #channel(): TabChannel {
    const channel: TabChannel = {
      onmessage: null,
      postMessage: (message: TabMessage) => {
        for (const other of this.#channels) if (other !== channel) other.onmessage?.({ data: structuredClone(message) });
      },
      close: () => void this.#channels.delete(channel),
    };
    this.#channels.add(channel);
    return channel;
  }

  /** The lock: one holder at a time, the others in the order in which they asked. */
  #request(lead: () => Promise<void>): void {
    if (this.#locked) {
      this.#waiting.push(lead);
      return;
    }
    this.#locked = true;
    const held = lead() as Promise<void> & { then: Promise<void>['then'] };
    void held.then(() => {
      this.#locked = false;
      const next = this.#waiting.shift();
      if (next) this.#request(next);
    });
  }
}
