import type { LiveEventName } from '@torre/contract/shell';
import { expect, test } from 'vitest';
import { openLiveLink, type LiveLink } from './live-link.ts';
import type { LivePorts, Stream, TabChannel, TabMessage } from './live-message.ts';

class FakeStream implements Stream {
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly listeners = new Map<string, (event: { data: string; lastEventId: string }) => void>();
  readonly from: string | null;

  constructor(from: string | null) {
    this.from = from;
  }
  addEventListener(name: string, listener: (event: { data: string; lastEventId: string }) => void): void {
    this.listeners.set(name, listener);
  }
  close(): void {
    this.readyState = 2;
  }
}

/** Tabs of one browser with a server behind them: lock, channel, clock and streams as plain objects. */
class FakeBrowser {
  readonly streams: FakeStream[] = [];
  time = 0;
  shares = true;
  /** What tabs tell each other waits, as it does for a moment in a browser. */
  holdsMail = false;
  #mail: (() => void)[] = [];
  readonly #channels = new Set<TabChannel>();
  readonly #waiting: (() => Promise<void>)[] = [];
  readonly #hearing = new Set<(position: string) => void>();
  #timers: { at: number; run: () => void }[] = [];
  #locked = false;
  #oldest: string | null = null;

  openTab(): LiveLink {
    const tab = openLiveLink(this.#ports());
    this.connect();
    return tab;
  }

  /** The server takes the streams that wait. */
  connect(): void {
    for (const stream of this.streams.filter(({ readyState }) => readyState === 0)) {
      stream.readyState = 1;
      stream.onopen?.();
    }
  }

  send(name: LiveEventName, data: unknown, position: string): void {
    for (const stream of this.streams.filter(({ readyState }) => readyState === 1)) {
      stream.listeners.get(name)?.({ data: JSON.stringify(data), lastEventId: position });
    }
  }

  /** Breaks the streams; `givenUp`: the browser will not try again by itself. */
  breakStreams(givenUp: boolean): void {
    for (const stream of this.streams.filter(({ readyState }) => readyState === 1)) {
      stream.readyState = givenUp ? 2 : 0;
      stream.onerror?.();
    }
  }

  hearReply(position: string): void {
    this.#oldest ??= position;
    for (const listener of this.#hearing) listener(position);
    this.connect();
  }

  deliverMessages(): void {
    for (let next = this.#mail.shift(); next; next = this.#mail.shift()) next();
  }

  pass(milliseconds: number): void {
    this.time += milliseconds;
    const due = this.#timers.filter(({ at }) => at <= this.time);
    this.#timers = this.#timers.filter(({ at }) => at > this.time);
    for (const { run } of due) run();
  }

  /** The lock goes to the next tab in the microtasks after its holder left. */
  async passLead(): Promise<void> {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    this.connect();
  }

  #ports(): LivePorts {
    return {
      openStream: (from) => {
        const stream = new FakeStream(from);
        this.streams.push(stream);
        return stream;
      },
      openChannel: () => (this.shares ? this.#channel() : null),
      whenLeading: this.shares ? (lead) => this.#request(lead) : null,
      now: () => this.time,
      after: (milliseconds, run) => {
        const timer = { at: this.time + milliseconds, run };
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
        this.#mail.push(() => {
          for (const other of this.#channels)
            if (other !== channel) other.onmessage?.({ data: structuredClone(message) });
        });
        if (!this.holdsMail) this.deliverMessages();
      },
      close: () => void this.#channels.delete(channel),
    };
    this.#channels.add(channel);
    return channel;
  }

  #request(lead: () => Promise<void>): void {
    if (this.#locked) return void this.#waiting.push(lead);
    this.#locked = true;
    void this.#requestLock(lead);
  }

  async #requestLock(lead: () => Promise<void>): Promise<void> {
    await lead();
    this.#locked = false;
    const next = this.#waiting.shift();
    if (next) this.#request(next);
  }
}

function seenBy(tab: LiveLink, name: LiveEventName = 'roster'): unknown[] {
  const seen: unknown[] = [];
  tab.on(name, (data) => seen.push(data));
  return seen;
}

const froms = (browser: FakeBrowser): (string | null)[] => browser.streams.map(({ from }) => from);

test('eight tabs share one stream and all hear every event', () => {
  const browser = new FakeBrowser();
  const tabs = Array.from({ length: 8 }, () => browser.openTab());
  const seen = tabs.map((tab) => seenBy(tab));
  browser.send('roster', { n: 1 }, '11');
  expect(browser.streams).toHaveLength(1);
  expect(seen).toEqual(tabs.map(() => [{ n: 1 }]));
  expect(tabs.map((tab) => tab.status().state)).toEqual(tabs.map(() => 'live'));
});

test('a leader that leaves tells the others what the stream has not said yet', () => {
  const browser = new FakeBrowser();
  const [leader, other] = [browser.openTab(), browser.openTab()];
  const heard: string[] = [];
  leader.on('ended', () => heard.push('leader'));
  other.on('ended', () => heard.push('other'));
  leader.tellOthers('ended');
  leader.stop();
  expect(heard).toEqual(['other']);
});

test('a tab that opens later hears the rights that the stream named last', () => {
  const browser = new FakeBrowser();
  browser.openTab();
  browser.send('hello', { position: '10', rights: 'before' }, '10');
  browser.send('session', { rights: 'after' }, '');
  browser.holdsMail = true;
  const seen = seenBy(browser.openTab(), 'hello');
  browser.deliverMessages();
  expect(seen).toEqual([{ rights: 'after' }]);
});

test('when the leader closes the next tab goes on from the last position that it heard', async () => {
  const browser = new FakeBrowser();
  const leader = browser.openTab();
  const seen = seenBy(browser.openTab());
  browser.send('roster', { n: 1 }, '11');
  leader.stop();
  await browser.passLead();
  expect(froms(browser)).toEqual([null, '11']);
  browser.send('roster', { n: 2 }, '12');
  expect(seen).toEqual([{ n: 1 }, { n: 2 }]);
});

test('a tab that closes while it waits for its turn never leads', async () => {
  const browser = new FakeBrowser();
  const leader = browser.openTab();
  browser.openTab().stop();
  const last = browser.openTab();
  leader.stop();
  await browser.passLead();
  expect(browser.streams).toHaveLength(2);
  expect(last.status().state).toBe('live');
});

test('a stream that the browser gave up is opened again from the last position, later each time', () => {
  const browser = new FakeBrowser();
  const tab = browser.openTab();
  browser.send('roster', { n: 1 }, '11');
  browser.breakStreams(true);
  expect(tab.status().state).toBe('reconnecting');
  browser.pass(1000);
  expect(froms(browser)).toEqual([null, '11']);
  browser.connect();
  expect(tab.status().state).toBe('live');
});

test('after ten seconds without a stream the data count as old since the moment of the loss, in every tab', () => {
  const browser = new FakeBrowser();
  browser.time = 500;
  const tabs = [browser.openTab(), browser.openTab()];
  browser.breakStreams(false);
  browser.pass(9_999);
  expect(tabs.map((tab) => tab.status().state)).toEqual(['reconnecting', 'reconnecting']);
  browser.pass(1);
  expect(tabs.map((tab) => tab.status())).toEqual([
    { state: 'stale', since: 500 },
    { state: 'stale', since: 500 },
  ]);
});

test('without the network the data are old at once, and with it the stream is there again', () => {
  const browser = new FakeBrowser();
  const tab = browser.openTab();
  browser.send('roster', { n: 1 }, '11');
  tab.networkChanged(false);
  expect(tab.status().state).toBe('stale');
  tab.networkChanged(true);
  browser.connect();
  expect(tab.status().state).toBe('live');
  expect(froms(browser).at(-1)).toBe('11');
});

test('a reply that is older than the begin of the stream makes the stream reach back to it', () => {
  const browser = new FakeBrowser();
  browser.openTab();
  browser.send('hello', { position: '100' }, '100');
  browser.hearReply('99');
  browser.hearReply('101');
  expect(froms(browser)).toEqual([null, '99']);
});

test('so does a reply from before the first hello, and that hello moves nothing forward', () => {
  const browser = new FakeBrowser();
  const hellos = seenBy(browser.openTab(), 'hello');
  browser.hearReply('99');
  browser.send('hello', { position: '100' }, '100');
  expect(froms(browser)).toEqual([null, '99']);
  expect(hellos).toEqual([]);
});

test('without locks or channels every tab reads a stream of its own', () => {
  const browser = new FakeBrowser();
  browser.shares = false;
  const seen = [browser.openTab(), browser.openTab()].map((tab) => seenBy(tab));
  browser.send('roster', { n: 1 }, '11');
  expect(browser.streams).toHaveLength(2);
  expect(seen).toEqual([[{ n: 1 }], [{ n: 1 }]]);
});

test('a handler that was taken off hears nothing more', () => {
  const browser = new FakeBrowser();
  const tab = browser.openTab();
  const seen: unknown[] = [];
  tab.on('roster', (data) => seen.push(data))();
  browser.send('roster', { n: 1 }, '11');
  expect(seen).toEqual([]);
});
