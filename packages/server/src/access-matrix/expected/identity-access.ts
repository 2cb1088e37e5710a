import { only, open, signedIn } from '../matrix-case.ts';
import type { ExpectedAccess } from '../matrix-case.ts';
import { SIGNED_IN } from '../principals.ts';

export const IDENTITY_ACCESS: ExpectedAccess = {
  getSignInOptions: [{ on: 'the sign-in page', answers: open(200) }],
  autenticazione: [{ on: 'an empty form', ask: () => ({ body: {} }), answers: open(400) }],
  readOneTimeLink: [
    { on: 'a link that nobody made', ask: () => ({ path: { token: 'nessuno' } }), answers: open(404) },
  ],
  useOneTimeLink: [
    {
      on: 'a link that nobody made',
      ask: () => ({ path: { token: 'nessuno' }, body: { newPassword: 'una password lunga' } }),
      answers: open(404),
    },
  ],
  getSession: [{ on: 'the own session', answers: signedIn(200) }],
  selectPlant: [
    {
      on: 'the plant of the session, or another',
      ask: () => ({ body: { selectedImpiantoIcao: 'LIRR' } }),
      answers: only(['employee', 'colleague', 'manager', 'h35', 'approver2'], 200),
      mayTry: SIGNED_IN,
    },
    {
      on: 'a plant of others',
      ask: () => ({ body: { selectedImpiantoIcao: 'LIRN' } }),
      answers: signedIn(403),
      mayTry: SIGNED_IN,
    },
  ],
  changePassword: [
    {
      on: 'a new password that is too weak',
      ask: () => ({ body: { currentPassword: 'x', newPassword: 'x' } }),
      answers: signedIn(409),
    },
  ],
  fineSessione: [{ on: 'the own session', answers: signedIn(200), endsSession: true }],
  listOwnSessions: [{ on: 'the own sessions', answers: signedIn(200) }],
  endOwnSession: [
    {
      on: 'a session of somebody else',
      ask: ({ foreignSession }) => ({ path: { sessionLabel: foreignSession } }),
      answers: signedIn(404),
    },
  ],
  endOtherSessions: [{ on: 'the own sessions', answers: signedIn(200) }],

  startExternalSignIn: [
    { on: 'a product without a provider', ask: () => ({ body: { again: false } }), answers: open(404) },
  ],
  exchangeCode: [
    {
      on: 'a product without a provider',
      ask: () => ({ body: { code: 'x', state: 'x' } }),
      answers: open(404),
    },
  ],
  leaveProvider: [{ on: 'a step of the browser', answers: open(303) }],
};
