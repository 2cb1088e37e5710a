import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoadMonitor } from './load-monitor.ts';

const LOOK_MS = 50;
let monitor: LoadMonitor;

beforeEach(() => {
  vi.useFakeTimers();
  monitor = new LoadMonitor(() => undefined);
  monitor.start();
});
afterEach(() => {
  monitor.stop();
  vi.useRealTimers();
});

function come(calls: number): void {
  for (let call = 0; call < calls; call++) monitor.callCame();
}

/** The event loop stands still: its timers run late. */
function standStill(milliseconds: number): void {
  const late = performance.now() + milliseconds;
  vi.spyOn(performance, 'now').mockReturnValueOnce(late + LOOK_MS);
  vi.advanceTimersByTime(LOOK_MS);
}

test('a process that is late while many call is in a crowd, and no longer when the lateness is past', () => {
  come(100);
  standStill(400);
  expect(monitor.delayMs).toBeGreaterThan(300);
  vi.advanceTimersByTime(20 * LOOK_MS);
  expect(monitor.delayMs).toBeLessThan(10);
});

test('a machine that stands still while few call is no crowd: nobody is refused', () => {
  come(5);
  standStill(3000);
  expect(monitor.delayMs).toBe(0);
});

test('calls of a while ago make no crowd', () => {
  come(200);
  vi.advanceTimersByTime(60 * LOOK_MS);
  standStill(400);
  expect(monitor.delayMs).toBe(0);
});
