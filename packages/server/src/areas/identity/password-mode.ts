import { identitySentence } from '@torre/contract/identity/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { Config } from '../../platform/config.ts';
import { refused } from '../../platform/http/refused.ts';

/** With the external redirect on no password is checked, set or kept: refuses with 409. */
export function requirePasswordMode(config: Config): void {
  if (config.oidc === null) return;
  throw refused(409, OUTCOME.externalSignIn, identitySentence('externalSignIn'));
}
