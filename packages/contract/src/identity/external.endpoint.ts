import { endpoint } from '../endpoint.ts';
import type { OutcomeReply } from '../outcome/outcome.endpoint.ts';

/** Sign-in at the identity provider (external redirect on). `again`: it asks who the person is, also one it knows. */
export const startExternalSignIn = endpoint<{
  body: { again: boolean };
  /** Address of the provider, to which the browser goes. */
  reply: OutcomeReply & { url: string };
}>({
  id: 'startExternalSignIn',
  method: 'POST',
  path: '/autenticazione/redirect',
  summary: 'Comincia l’accesso presso il servizio di accesso esterno',
  load: 'sign-in',
  required: ['body'],
});

/**
 * P7.15: the code found on return is exchanged for tokens. `token` keeps its key and is always null: the tokens stay on the
 * server, the browser gets the session cookie (resolution A33).
 */
export const exchangeCode = endpoint<{
  body: { code: string; state: string; iss?: string };
  reply: OutcomeReply & { token: null };
}>({
  id: 'exchangeCode',
  method: 'POST',
  path: '/autenticazione/token',
  summary: 'Scambia il codice del servizio di accesso con una sessione',
  load: 'sign-in',
  required: ['body'],
});

/** P7.16: a step of the browser after the end of the session, answered with a redirect; no page calls it by script. */
export const leaveProvider = endpoint<{ reply: OutcomeReply }>({
  id: 'leaveProvider',
  method: 'GET',
  path: '/autenticazione/uscita',
  summary: 'Esce anche dal servizio di accesso esterno',
  load: 'first',
});
