import { afterEach, expect, test, vi } from 'vitest';
import { announceSessionEnd, setLeaving } from './session-end.ts';

afterEach(() => {
  setLeaving(false);
  vi.unstubAllGlobals();
});

test('who signs out leaves nothing typed in the tab; a session that expired keeps it for the return', () => {
  const clear = vi.fn<() => void>();
  vi.stubGlobal('sessionStorage', { clear });
  announceSessionEnd('expired');
  expect(clear).not.toHaveBeenCalled();
  setLeaving(true);
  announceSessionEnd('ended');
  expect(clear).toHaveBeenCalledOnce();
});
