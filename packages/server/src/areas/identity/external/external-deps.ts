import { IdentityProvider } from '../../../platform/oidc/identity-provider.ts';
import { loadKeys } from '../../../platform/torre-key.ts';
import type { IdentityDeps } from '../identity-deps.ts';

/** What sign-in at the provider needs beside the area's own. */
export interface ExternalDeps extends IdentityDeps {
  readonly provider: IdentityProvider;
  /** Seals provider tokens at rest. */
  readonly key: Buffer;
}

/** null: external redirect off. The provider itself is asked when the first person signs in, not at the start. */
export async function prepareExternal(deps: IdentityDeps): Promise<ExternalDeps | null> {
  const { oidc } = deps.config;
  if (oidc === null) return null;
  const [key] = await loadKeys(deps.config);
  return { ...deps, provider: new IdentityProvider(oidc), key };
}
