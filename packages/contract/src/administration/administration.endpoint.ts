import { endpoint } from '../endpoint.ts';
import type { OutcomeReply } from '../outcome/outcome.endpoint.ts';

export interface AccountRow {
  readonly userName: string;
  readonly employeeId: string;
  readonly nome: string;
  readonly cognome: string;
  readonly categoria: string | null;
  readonly plant: string | null;
  readonly ruoli: readonly string[];
  readonly responsabile: boolean;
  /** attivo: has a password; da attivare: none yet; scaduta: the password expired. */
  readonly stato: 'attivo' | 'da attivare' | 'scaduta';
  /** DD/MM/YYYY HH:mm or null. */
  readonly lastSignIn: string | null;
  readonly openSessions: number;
  readonly allowedActions: readonly ('password-link' | 'end-sessions')[];
}

export const listAccounts = endpoint<{ reply: OutcomeReply & { accounts: readonly AccountRow[] } }>({
  id: 'listAccounts',
  method: 'GET',
  path: '/administration/accounts',
  summary: 'Account delle persone',
});

export const makePasswordLink = endpoint<{
  path: { userName: string };
  reply: OutcomeReply & { url: string; expiresAt: string };
}>({
  id: 'makePasswordLink',
  method: 'POST',
  path: '/administration/accounts/{userName}/password-link',
  summary: 'Collegamento monouso per la password',
  required: ['userName'],
});

export const endSessions = endpoint<{ path: { userName: string }; reply: OutcomeReply & { ended: number } }>({
  id: 'endSessions',
  method: 'DELETE',
  path: '/administration/accounts/{userName}/sessions',
  summary: 'Chiude le sessioni di una persona',
  required: ['userName'],
});
