import { inTransaction } from '../../../platform/db/index.ts';
import { ProviderAway } from '../../../platform/oidc/provider-answer.ts';
import { unseal } from '../../../platform/oidc/sealed-text.ts';
import type { ExternalDeps } from './external-deps.ts';
import { takeProviderToken } from './provider-token.store.ts';

/** Between the end of the session and the redirect lies one step of the browser. */
const STEP_MINUTES = 5;

/**
 * Where the browser goes after its session has ended: the provider's sign-out with the id token as hint (P7.16), then
 * back to `backTo`. null when the session did not end by its person just now, or the provider cannot be asked.
 */
export async function leaveProvider(
  deps: ExternalDeps,
  session: Buffer,
  backTo: string,
): Promise<string | null> {
  const endedAfter = deps.clock.now().subtract({ minutes: STEP_MINUTES });
  const sealed = await inTransaction(deps.db, (tx) => takeProviderToken(tx, session, endedAfter));
  if (sealed === null) return null;
  try {
    return await deps.provider.signOutAddress(idTokenIn(unseal(deps.key, sealed, session)), backTo);
  } catch (error) {
    // The session is over already; the provider's own one then ends by its time.
    if (error instanceof ProviderAway) return null;
    throw error;
  }
}

/** null: sealed with another key. The provider then asks the person. */
function idTokenIn(text: string | null): string | null {
  return text === null ? null : (JSON.parse(text) as { id_token: string }).id_token;
}
