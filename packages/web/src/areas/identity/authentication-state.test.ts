import { afterEach, expect, test, vi } from 'vitest';
import { OUTCOME } from '@torre/contract/outcome';
import { CallFailed } from '../../platform/call-failure.ts';
import { onSessionEnd } from '../../platform/session-end.ts';
import { authenticationState } from './authentication-state.ts';
import { makeExchange } from './external.queries.ts';

afterEach(() => vi.unstubAllGlobals());

test('[P4.17] authentication waits while the code is being exchanged', () => {
  expect(authenticationState('pending')).toBe('waiting');
});

test('[P4.18] an exchange that fails sets it to KO, [P4.21] one that goes well to OK', () => {
  expect(authenticationState('error')).toBe('ko');
  expect(authenticationState('success')).toBe('ok');
});

function answers(status: number, reply: object): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(reply), { status })));
}
const cameBack = { code: 'c', state: 's', iss: undefined, error: undefined };

test('[P7.24] an exchange with an outcome other than 0 has failed, although the status is 200', async () => {
  answers(200, { outcome: { code: 3, messageIT: 'no' }, token: null });
  await expect(makeExchange(cameBack)).rejects.toBeInstanceOf(CallFailed);
  answers(200, { outcome: { code: 0, messageIT: '' }, token: null });
  await expect(makeExchange(cameBack)).resolves.toMatchObject({ token: null });
});

test('a refused exchange ends no session', async () => {
  const ended = vi.fn<() => void>();
  const stop = onSessionEnd(ended);
  answers(401, { outcome: { code: OUTCOME.exchangeRefused, messageIT: 'no' } });
  await expect(makeExchange(cameBack)).rejects.toBeInstanceOf(CallFailed);
  expect(ended).not.toHaveBeenCalled();
  stop();
});
