import type { PresenceKind } from '@torre/domain/counters';
import type { EditWindow, WeeklyMinutes } from '@torre/domain/roster';
import { endpoint } from '../endpoint.ts';
import type { OutcomeReply } from '../outcome/outcome.endpoint.ts';

export * from './external.endpoint.ts';
export * from './session-list.endpoint.ts';

/** Session user (P3.23); names to the letter of the specification. */
export interface Utente {
  readonly userName: string;
  readonly nome: string;
  readonly cognome: string;
  readonly ruoli: readonly { readonly ruolo: string }[];
  readonly responsabile: boolean;
  readonly responsabileH35: boolean;
  readonly societa: string;
  readonly codicePersonale: string;
  /** Code of `domain/identity` CATEGORY, or null for who has none. */
  readonly categoria: string | null;
  readonly descrizioneUO: string;
  readonly tipoPersona: string;
}

export interface DivisionEntry {
  readonly divisionId: string;
  readonly icao: string;
  readonly name: string;
  readonly isStrategic: boolean;
}

export interface Timeslot {
  readonly timeslotId: string;
  readonly description: string;
  /** HHmm */
  readonly beginTime: string;
  readonly endTime: string;
  /** Which shifts fill it: working or on-call ones. */
  readonly kind: PresenceKind;
}

/** Configuration of a plant that its screens need. */
export interface PlantSettings {
  readonly editWindow: EditWindow;
  /** Weekly hours with which the totals of a month are compared. */
  readonly weeklyMinutes: WeeklyMinutes;
}

/** What a session may do beyond looking at its own data; the screens draw it, the server checks it again. */
export type AllowedAction = 'manage-roster' | 'see-own-calendar' | 'administer';

/** GET /session: the union of resolution A18 without tokens (A33). */
export interface SessionReply extends OutcomeReply {
  readonly utente: Utente;
  /** null: no list (plants guard refuses); ['-']: manager without a plant (B47). */
  readonly plants: readonly string[] | null;
  readonly managerPlants: readonly string[];
  readonly selectedImpiantoIcao: string | null;
  readonly divisionId: string | null;
  readonly divisionList: readonly DivisionEntry[];
  /** Plant of the person's own roster today, if any. */
  readonly ownPlant: string | null;
  readonly unitCodes: readonly string[];
  readonly causali: readonly unknown[];
  /** By plant of the list and, where there is one, the own plant: what its rules are told today. */
  readonly plantSettings: Readonly<Record<string, PlantSettings>>;
  readonly plantTimeout: Readonly<Record<string, number>>;
  readonly plantTimeslots: Readonly<Record<string, readonly Timeslot[]>>;
  readonly plantActivities: readonly unknown[];
  readonly plantEmployees: readonly unknown[];
  readonly preferredShifts: readonly unknown[];
  readonly shifts: readonly unknown[];
  readonly calendarSnapshot: null;
  readonly allowedActions: readonly AllowedAction[];
  readonly product: ProductInfo;
  /** Torre's idea of today, YYYYMMDD (TORRE_TODAY). */
  readonly today: string;
  /** Instant of the reply, ISO 8601 UTC, shifted when TORRE_TODAY is set. */
  readonly now: string;
  /** First 8 characters of the public session id: for support, gives no access. */
  readonly sessionLabel: string;
  /** Mark of the rights that these data were read with; the stream's `hello` says that of its own. */
  readonly rights: string;
  readonly expiresAt: string;
  readonly mustChangePassword: boolean;
  /** People sign in at the identity provider: no password of Torre, and another way out. */
  readonly externalRedirect: boolean;
}

export interface ProductInfo {
  readonly name: 'Torre';
  readonly version: string;
  /** P9.02 */
  readonly backendVersion: '5.2.1';
}

export const getSession = endpoint<{ reply: SessionReply }>({
  id: 'getSession',
  method: 'GET',
  path: '/session',
  summary: 'Dati della sessione',
});

/** Remembers the plant used by addresses without one; it must be one of the session's plants. */
export const selectPlant = endpoint<{ body: { selectedImpiantoIcao: string }; reply: OutcomeReply }>({
  id: 'selectPlant',
  method: 'PUT',
  path: '/session/selectedImpiantoIcao',
  summary: "Sceglie l'impianto predefinito",
  required: ['body'],
});

export const signIn = endpoint<{
  body: { username: string; password: string };
  reply: OutcomeReply & { mustChangePassword: boolean };
}>({
  id: 'autenticazione',
  method: 'POST',
  path: '/autenticazione',
  summary: 'Accesso con nome utente e password',
  load: 'sign-in',
  required: ['body'],
});

export const signOut = endpoint<{ reply: OutcomeReply }>({
  id: 'fineSessione',
  method: 'DELETE',
  path: '/autenticazione',
  summary: 'Fine della sessione',
  load: 'first',
});

export const changePassword = endpoint<{
  body: { currentPassword: string; newPassword: string };
  reply: OutcomeReply;
}>({
  id: 'changePassword',
  method: 'PUT',
  path: '/autenticazione/password',
  summary: 'Cambia la propria password; le altre sessioni finiscono',
  required: ['body'],
});

/** What a one-time link is for; never the name of an account that does not hold the link. */
export interface OneTimeLinkReply extends OutcomeReply {
  readonly purpose: 'set-password' | 'first-administrator';
  readonly userName: string | null;
  readonly expiresAt: string;
}

export const readOneTimeLink = endpoint<{ path: { token: string }; reply: OneTimeLinkReply }>({
  id: 'readOneTimeLink',
  method: 'GET',
  path: '/autenticazione/link/{token}',
  summary: 'Legge un collegamento monouso',
});

export const useOneTimeLink = endpoint<{
  path: { token: string };
  /** Without a password only where none is kept: for the first administrator, with the external redirect on. */
  body: { newPassword?: string; userName?: string; nome?: string; cognome?: string };
  reply: OutcomeReply;
}>({
  id: 'useOneTimeLink',
  method: 'POST',
  path: '/autenticazione/link/{token}',
  summary: 'Usa un collegamento monouso: imposta la password o crea il primo amministratore',
  load: 'sign-in',
  required: ['body'],
});

export interface DemoAccount {
  readonly userName: string;
  readonly description: string;
}

/** What the page 'login' needs before anybody signed in. */
export interface SignInOptionsReply extends OutcomeReply {
  readonly externalRedirect: boolean;
  readonly product: ProductInfo;
  /** Empty unless the database is marked as demo. */
  readonly demoAccounts: readonly DemoAccount[];
  readonly demoPassword: string | null;
  readonly now: string;
}

export const getSignInOptions = endpoint<{ reply: SignInOptionsReply }>({
  id: 'getSignInOptions',
  method: 'GET',
  path: '/autenticazione',
  summary: 'Come si accede a questa installazione',
});
