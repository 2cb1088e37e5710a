import { expect, test } from 'vitest';
import { entranceOf } from './authentication-guard.ts';
import { isBack } from '../areas/identity/index.ts';

const nobody = { signedIn: false, externalRedirect: true, hasChildRoutes: false, cameBack: false };

test('[P2.14] without a session a route that has no child routes and carries a code is let through', () => {
  expect(entranceOf({ ...nobody, cameBack: isBack({ code: 'abc', error: undefined }) })).toBe('exchange');
  expect(entranceOf({ ...nobody, cameBack: isBack({ code: '', error: undefined }) })).toBe('external');
  expect(entranceOf({ ...nobody, cameBack: true, hasChildRoutes: true })).toBe('external');
});

test('[P2.15] in every other case the way leads to the identity provider; without one to login', () => {
  expect(entranceOf(nobody)).toBe('external');
  expect(entranceOf({ ...nobody, hasChildRoutes: true })).toBe('external');
  expect(entranceOf({ ...nobody, externalRedirect: false })).toBe('login');
  expect(entranceOf({ ...nobody, externalRedirect: false, cameBack: true })).toBe('login');
});

test('[P2.13] a session passes, whatever else the address carries', () => {
  expect(entranceOf({ ...nobody, signedIn: true })).toBe('pass');
  expect(entranceOf({ ...nobody, signedIn: true, cameBack: true })).toBe('pass');
});

test('who gave up at the provider comes back too, and is not sent there again by itself', () => {
  expect(entranceOf({ ...nobody, cameBack: isBack({ code: undefined, error: 'access_denied' }) })).toBe(
    'exchange',
  );
});
