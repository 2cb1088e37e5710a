import { administrationSentence } from '@torre/contract/administration/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { refused } from '../../platform/http/refused.ts';

/** The user name of a new account as it is kept: small letters. Throws 400 for what cannot be one. */
export function newUserName(text: string | undefined): string {
  const userName = (text ?? '').trim().toLowerCase();
  if (/^[a-z0-9][a-z0-9._-]{1,38}$/.test(userName)) return userName;
  throw refused(400, OUTCOME.malformed, administrationSentence('userNameMalformed'));
}
