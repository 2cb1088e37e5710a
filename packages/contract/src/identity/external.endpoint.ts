import { endpoint } from '../endpoint.ts';
import type * as schema from './external.schema.ts';

/** Sign-in at the identity provider (external redirect on). */
export const startExternalSignIn = endpoint<typeof schema.startExternalSignInSchema>({
  id: 'startExternalSignIn',
  method: 'POST',
  path: '/autenticazione/redirect',
  load: 'sign-in',
  required: ['body'],
});

/** P7.15: the code found on return is exchanged for tokens, which stay on the server (resolution A33). */
export const exchangeCode = endpoint<typeof schema.exchangeCodeSchema>({
  id: 'exchangeCode',
  method: 'POST',
  path: '/autenticazione/token',
  load: 'sign-in',
  required: ['body'],
});

/** P7.16: a step of the browser after the end of the session, answered with a redirect; no page calls it by script. */
export const leaveProvider = endpoint<typeof schema.leaveProviderSchema>({
  id: 'leaveProvider',
  method: 'GET',
  path: '/autenticazione/uscita',
  load: 'first',
});
