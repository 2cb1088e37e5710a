import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type * as schema from './identity.schema.ts';

export * from './external.endpoint.ts';
export * from './session-list.endpoint.ts';

/** Session user (P3.23); names to the letter of the specification. */
export type Utente = Frozen<Static<typeof schema.UtenteSchema>>;
export type DivisionEntry = Frozen<Static<typeof schema.DivisionEntrySchema>>;
export type Timeslot = Frozen<Static<typeof schema.TimeslotSchema>>;
/** Configuration of a plant that its screens need. */
export type PlantSettings = Frozen<Static<typeof schema.PlantSettingsSchema>>;
/** What a session may do beyond looking at its own data; the screens draw it, the server checks it again. */
export type AllowedAction = Frozen<Static<typeof schema.AllowedActionSchema>>;
/** GET /session: the union of resolution A18 without tokens (A33). */
export type SessionReply = Frozen<Static<typeof schema.SessionReplySchema>>;
export type ProductInfo = Frozen<Static<typeof schema.ProductInfoSchema>>;
/** What a one-time link is for; never the name of an account that does not hold the link. */
export type OneTimeLinkReply = Frozen<Static<typeof schema.OneTimeLinkReplySchema>>;
export type DemoAccount = Frozen<Static<typeof schema.DemoAccountSchema>>;
/** What the page 'login' needs before anybody signed in. */
export type SignInOptionsReply = Frozen<Static<typeof schema.SignInOptionsReplySchema>>;

export const getSession = endpoint<typeof schema.getSessionSchema>({
  id: 'getSession',
  method: 'GET',
  path: '/session',
});

/** Remembers the plant used by addresses without one; it must be one of the session's plants. */
export const selectPlant = endpoint<typeof schema.selectPlantSchema>({
  id: 'selectPlant',
  method: 'PUT',
  path: '/session/selectedImpiantoIcao',
  required: ['body'],
});

export const signIn = endpoint<typeof schema.signInSchema>({
  id: 'autenticazione',
  method: 'POST',
  path: '/autenticazione',
  load: 'sign-in',
  required: ['body'],
});

export const signOut = endpoint<typeof schema.signOutSchema>({
  id: 'fineSessione',
  method: 'DELETE',
  path: '/autenticazione',
  load: 'first',
});

export const changePassword = endpoint<typeof schema.changePasswordSchema>({
  id: 'changePassword',
  method: 'PUT',
  path: '/autenticazione/password',
  required: ['body'],
});

export const readOneTimeLink = endpoint<typeof schema.readOneTimeLinkSchema>({
  id: 'readOneTimeLink',
  method: 'GET',
  path: '/autenticazione/link/{token}',
});

export const useOneTimeLink = endpoint<typeof schema.useOneTimeLinkSchema>({
  id: 'useOneTimeLink',
  method: 'POST',
  path: '/autenticazione/link/{token}',
  load: 'sign-in',
  required: ['body'],
});

export const getSignInOptions = endpoint<typeof schema.getSignInOptionsSchema>({
  id: 'getSignInOptions',
  method: 'GET',
  path: '/autenticazione',
});
