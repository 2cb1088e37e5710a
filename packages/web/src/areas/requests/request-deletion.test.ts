import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SaveKeys } from '../../platform/repeat-save.ts';
import { isSpinning } from '../../platform/spinner.ts';
import { request } from '../../testing/fake-requests.ts';
import { deleteWithLoader } from './request-deletion.ts';

const fetchCall = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchCall);
});
afterEach(() => {
  fetchCall.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function answers(status: number, esito: number): void {
  const ris = { ret: 1, esito: [{ id: '1', esito, msg: '' }] };
  const reply = { outcome: { code: status === 200 ? 0 : -500, messageIT: '' }, ris, requests: [] };
  fetchCall.mockImplementation(async () => Response.json(reply, { status }));
}
const remove = () =>
  deleteWithLoader(request(), { signal: new AbortController().signal, keys: new SaveKeys() });

test.each([
  ['was refused', 200, 1],
  ['failed', 500, 0],
])('[M8.16] after a deletion that %s the loader turns for a second', async (_, status, esito) => {
  answers(status, esito);
  await remove().catch(() => undefined);
  expect(isSpinning()).toBe(true);
  await vi.advanceTimersByTimeAsync(999);
  expect(isSpinning()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(isSpinning()).toBe(false);
});

test('after a deletion that was done it is gone at once', async () => {
  answers(200, 0);
  await remove();
  expect(isSpinning()).toBe(false);
});
