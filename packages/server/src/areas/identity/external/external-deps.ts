import { IdentityProvider } from '../../../platform/oidc/identity-provider.ts';
import { loadKey } from '../../../platform/oidc/torre-key.ts';
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
  return { ...deps, provider: new IdentityProvider(oidc), key: await loadKey(deps.config) };
}
