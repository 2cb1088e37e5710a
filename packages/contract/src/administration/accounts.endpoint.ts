import type { Static } from 'typebox';
import { endpoint, EXPORT } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type * as schema from './accounts.schema.ts';
import type { PlantNameSchema } from './plant-name.schema.ts';

export { accountList, accountListOf, personName } from './account-list.ts';

/** A person, with or without an account. */
export type AccountRow = Frozen<Static<typeof schema.AccountRowSchema>>;
/** A new person with an account, without rights and without a password. */
export type NewAccount = Frozen<Static<typeof schema.NewAccountSchema>>;
/** A plant that a manager holds. */
export type ManagedPlantEntry = Frozen<Static<typeof schema.ManagedPlantEntrySchema>>;
/** What an account may do; changed as a whole. */
export type AccountRights = Frozen<Static<typeof schema.AccountRightsSchema>>;
export type AccountDetail = Frozen<Static<typeof schema.AccountDetailSchema>>;
export type PlantName = Frozen<Static<typeof PlantNameSchema>>;

export const listAccounts = endpoint<typeof schema.listAccountsSchema>({
  id: 'listAccounts',
  method: 'GET',
  path: '/administration/accounts',
});

export const exportAccounts = endpoint<typeof schema.exportAccountsSchema>({
  id: 'exportAccounts',
  path: '/administration/accounts/export',
  ...EXPORT,
});

/** 409 when the user name, or somebody with the personnel code, has an account already. */
export const createAccount = endpoint<typeof schema.createAccountSchema>({
  id: 'createAccount',
  method: 'POST',
  path: '/administration/accounts',
  required: ['body'],
});

export const makePasswordLink = endpoint<typeof schema.makePasswordLinkSchema>({
  id: 'makePasswordLink',
  method: 'POST',
  path: '/administration/accounts/{userName}/password-link',
});

export const endSessions = endpoint<typeof schema.endSessionsSchema>({
  id: 'endSessions',
  method: 'DELETE',
  path: '/administration/accounts/{userName}/sessions',
});

/**
 * Closes an account (sessions and unused links end at once) or opens a closed one again. 409 for one's own account and
 * for the last administrator's.
 */
export const changeAccountState = endpoint<typeof schema.changeAccountStateSchema>({
  id: 'changeAccountState',
  method: 'PUT',
  path: '/administration/accounts/{userName}/state',
  required: ['body'],
});

export const readAccount = endpoint<typeof schema.readAccountSchema>({
  id: 'readAccount',
  method: 'GET',
  path: '/administration/accounts/{userName}',
});

/** Takes effect at once, open screens included. 412 with `current` when somebody else was first. */
export const changeRights = endpoint<typeof schema.changeRightsSchema>({
  id: 'changeRights',
  method: 'PUT',
  path: '/administration/accounts/{userName}/rights',
  required: ['body'],
});
