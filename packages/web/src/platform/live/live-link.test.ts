import { expect, test } from 'vitest';
import type { LiveEventName } from '@torre/contract/shell';
import { FakeBrowser } from './fake-browser.ts';

const seenBy = (tab: ReturnType<FakeBrowser['openTab']>, name: LiveEventName = 'roster'): unknown[] => {
  const seen: unknown[] = [];
  tab.on(name, (data) => seen.push(data));
  return seen;
};

test('eight tabs share one stream and all hear every event', () => {
  const browser = new FakeBrowser();
  const tabs = Array.from({ length: 8 }, () => browser.openTab());
  const seen = tabs.map((tab) => seenBy(tab));
  browser.server.send('roster', { n: 1 }, '11');
  expect(browser.streams).toHaveLength(1);
  expect(seen).toEqual(tabs.map(() => [{ n: 1 }]));
  expect(tabs.map((tab) => tab.status().state)).toEqual(tabs.map(() => 'live'));
});

test('when the leader closes the next tab goes on from the last position that it heard', () => {
  const browser = new FakeBrowser();
  const leader = browser.openTab();
  const follower = browser.openTab();
  const seen = seenBy(follower);
  browser.server.send('roster', { n: 1 }, '11');
  leader.stop();
  expect(browser.streams.map(({ from }) => from)).toEqual([null, '11']);
  browser.server.send('roster', { n: 2 }, '12');
  expect(seen).toEqual([{ n: 1 }, { n: 2 }]);
});

test('a stream that the browser gave up is opened again from the last position', () => {
  const browser = new FakeBrowser();
  const tab = browser.openTab();
  browser.server.send('roster', { n: 1 }, '11');
  browser.server.drop({ closed: true });
  expect(tab.status().state).toBe('reconnecting');
  browser.pass(1000);
  expect(browser.streams.at(-1)?.from).toBe('11');
  expect(tab.status().state).toBe('live');
});

test('after ten seconds without a stream the data count as old since the moment of the loss', () => {
  const browser = new FakeBrowser({ time: 500 });
  const tab = browser.openTab();
  const follower = browser.openTab();
  browser.server.drop({ closed: false });
  browser.pass(10_000);
  expect(tab.status()).toEqual({ state: 'stale', since: 500 });
  expect(follower.status()).toEqual({ state: 'stale', since: 500 });
});

test('without the network the data are old at once, and with it the stream is there again', () => {
  const browser = new FakeBrowser();
  const tab = browser.openTab();
  browser.server.send('roster', { n: 1 }, '11');
  tab.networkChanged(false);
  expect(tab.status().state).toBe('stale');
  tab.networkChanged(true);
  expect(tab.status().state).toBe('live');
  expect(browser.streams.at(-1)?.from).toBe('11');
});

test('a reply that is older than the begin of the stream makes the stream reach back to it', () => {
  const browser = new FakeBrowser();
  browser.openTab();
  browser.server.send('hello', { position: '100' }, '100');
  browser.hearReply('99');
  expect(browser.streams.map(({ from }) => from)).toEqual([null, '99']);
  browser.hearReply('101');
  expect(browser.streams).toHaveLength(2);
});

test('a reply from before the first hello moves the begin back too, and that hello moves nothing forward', () => {
  const browser = new FakeBrowser();
  const tab = browser.openTab();
  const hellos = seenBy(tab, 'hello');
  browser.hearReply('99');
  browser.server.send('hello', { position: '100' }, '100');
  expect(browser.streams.map(({ from }) => from)).toEqual([null, '99']);
  expect(hellos).toEqual([]);
});

test('without locks or channels every tab reads a stream of its own', () => {
  const browser = new FakeBrowser({ shares: false });
  const tabs = [browser.openTab(), browser.openTab()];
  const seen = tabs.map((tab) => seenBy(tab));
  browser.server.send('roster', { n: 1 }, '11');
  expect(browser.streams).toHaveLength(2);
  expect(seen).toEqual([[{ n: 1 }], [{ n: 1 }]]);
});

test('a handler that was taken off hears nothing more', () => {
  const browser = new FakeBrowser();
  const tab = browser.openTab();
  const seen: unknown[] = [];
  const off = tab.on('roster', (data) => seen.push(data));
  off();
  browser.server.send('roster', { n: 1 }, '11');
  expect(seen).toEqual([]);
});
