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
  /** attivo: has a password; da attivare: none yet; scaduta: the password expired; chiuso: nobody enters with it. */
  readonly stato: 'attivo' | 'da attivare' | 'scaduta' | 'chiuso';
  /** DD/MM/YYYY HH:mm or null. */
  readonly lastSignIn: string | null;
  readonly openSessions: number;
  readonly allowedActions: readonly ('password-link' | 'end-sessions' | 'close-account' | 'open-account')[];
}

export const listAccounts = endpoint<{ reply: OutcomeReply & { accounts: readonly AccountRow[] } }>({
  id: 'listAccounts',
  method: 'GET',
  path: '/administration/accounts',
  summary: 'Account delle persone',
});

/** A new person with an account, without rights and without a password. */
export interface NewAccount {
  readonly userName: string;
  readonly nome: string;
  readonly cognome: string;
  /** Six digits; null: the next free one. */
  readonly codicePersonale: string | null;
}

/** 409 when the user name, or somebody with the personnel code, has an account already. */
export const createAccount = endpoint<{
  body: NewAccount;
  reply: OutcomeReply & { account: { userName: string; employeeId: string } };
}>({
  id: 'createAccount',
  method: 'POST',
  path: '/administration/accounts',
  summary: 'Crea una persona con il suo account',
  required: ['body'],
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

/**
 * Closes an account (sessions and unused links end at once) or opens a closed one again. 409 for one's own account and
 * for the last administrator's.
 */
export const changeAccountState = endpoint<{
  path: { userName: string };
  body: { chiuso: boolean };
  reply: OutcomeReply;
}>({
  id: 'changeAccountState',
  method: 'PUT',
  path: '/administration/accounts/{userName}/state',
  summary: 'Chiude o riapre l’account di una persona',
  required: ['userName', 'body'],
});

/** A plant that a manager holds; '-' is a manager without a plant (B47). Days YYYYMMDD, both included; null: no end. */
export interface ManagedPlantEntry {
  readonly icao: string;
  readonly validFrom: string;
  readonly validTo: string | null;
}

/** What an account may do; changed as a whole. */
export interface AccountRights {
  readonly ruoli: readonly string[];
  readonly responsabile: boolean;
  readonly responsabileH35: boolean;
  readonly managedPlants: readonly ManagedPlantEntry[];
}

export interface AccountDetail extends AccountRights {
  readonly userName: string;
  readonly employeeId: string;
  readonly nome: string;
  readonly cognome: string;
  readonly categoria: string | null;
  readonly plant: string | null;
  /** Of the rights: the save names the one seen. */
  readonly version: number;
  /** The account is one's own: its role of administrator cannot be taken away from here. */
  readonly own: boolean;
}

export interface PlantName {
  readonly icao: string;
  readonly name: string;
}

export const readAccount = endpoint<{
  path: { userName: string };
  reply: OutcomeReply & { account: AccountDetail; plants: readonly PlantName[] };
}>({
  id: 'readAccount',
  method: 'GET',
  path: '/administration/accounts/{userName}',
  summary: 'Diritti di una persona',
  required: ['userName'],
});

/** Takes effect at once, open screens included. 412 with `current` when somebody else was first. */
export const changeRights = endpoint<{
  path: { userName: string };
  body: AccountRights & { version: number };
  reply: OutcomeReply & { account: AccountDetail };
}>({
  id: 'changeRights',
  method: 'PUT',
  path: '/administration/accounts/{userName}/rights',
  summary: 'Cambia i diritti di una persona',
  required: ['userName', 'body'],
});
