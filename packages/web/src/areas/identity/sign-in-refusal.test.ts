import { expect, test } from 'vitest';
import { CallFailed, NetworkFailed } from '../../platform/call-failure.ts';
import { signInRefusal } from './sign-in-refusal.ts';

const failed = (status: number, messageIT = ''): CallFailed =>
  new CallFailed('autenticazione', status, { outcome: { code: -1, messageIT } });

test('[P7.17] every reason for a 401 shows the one text of the wrong pair', () => {
  expect(signInRefusal(failed(401, 'Account disabilitato'))).toEqual({ text: 'wrongPair' });
  expect(signInRefusal(failed(401, ''))).toEqual({ text: 'wrongPair' });
});

test('after wrong tries the page says how long to wait', () => {
  const braked = new CallFailed('autenticazione', 429, { outcome: { code: -1, messageIT: '' } }, 8);
  expect(signInRefusal(braked)).toEqual({ text: 'tooManyTries', seconds: 8 });
});

test('a queue asks for patience, and a service that is away says so', () => {
  expect(signInRefusal(failed(503))).toEqual({ text: 'tooBusy' });
  expect(signInRefusal(failed(500, 'boom'))).toEqual({ text: 'serviceAway' });
  expect(signInRefusal(new NetworkFailed('autenticazione', 'offline'))).toEqual({ text: 'serviceAway' });
});
