import * as oidc from 'openid-client';
import type { OidcConfig } from './oidc-config.ts';
import { ExchangeRefused, ProviderAway, providerFetch } from './provider-answer.ts';

/**
 * The provider's description is read again after this time; its keys are followed by the library. Short, because it also
 * tells whether the provider is there: a browser that is sent to one that is down shows a page of its own.
 */
const DESCRIPTION_MS = 15_000;
const SCOPE = 'openid profile email';

/** What binds one way to the provider to one browser. */
export interface SignInProof {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE; the provider sees its hash first and the text only from us. */
  readonly codeVerifier: string;
}

/** Who came back, by the configured claim, and the tokens that stay on the server. */
export interface ProvenPerson {
  readonly claim: string;
  readonly idToken: string;
  readonly accessToken: string;
}

interface KeptDescription {
  readonly until: number;
  readonly client: Promise<oidc.Configuration>;
}

/** An OpenID Connect provider, as its client: authorization code with PKCE, state and nonce. */
export class IdentityProvider {
  readonly #config: OidcConfig;
  #kept: KeptDescription | null = null;

  constructor(config: OidcConfig) {
    this.#config = config;
  }

  /** Where the browser goes to sign in. `again`: the provider asks who it is, also somebody it knows. */
  async signInAddress(redirectUri: string, proof: SignInProof, again: boolean): Promise<string> {
    const client = await this.#client();
    return oidc.buildAuthorizationUrl(client, {
      redirect_uri: redirectUri,
      scope: SCOPE,
      state: proof.state,
      nonce: proof.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(proof.codeVerifier),
      code_challenge_method: 'S256',
      ...(again && { prompt: 'login' }),
    }).href;
  }

  /**
   * Exchanges the code in the address that the browser came back to (P7.15). Throws ExchangeRefused when the answer
   * fails any check, ProviderAway when there is none.
   */
  async exchange(cameBackTo: URL, proof: SignInProof): Promise<ProvenPerson> {
    const client = await this.#client();
    try {
      const tokens = await oidc.authorizationCodeGrant(client, cameBackTo, {
        expectedState: proof.state,
        expectedNonce: proof.nonce,
        pkceCodeVerifier: proof.codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims()!;
      const claim =
        this.#claimIn(claims) ??
        this.#claimIn(await oidc.fetchUserInfo(client, tokens.access_token, claims.sub));
      if (claim === null) throw new ExchangeRefused('claim-missing');
      return { claim, idToken: tokens.id_token!, accessToken: tokens.access_token };
    } catch (error) {
      throw knownFailure(error);
    }
  }

  /** Where the browser goes to sign out, with the id token as hint (P7.16); null: the provider has no such place. */
  async signOutAddress(idToken: string | null, backTo: string): Promise<string | null> {
    const client = await this.#client();
    if (!client.serverMetadata().end_session_endpoint) return null;
    return oidc.buildEndSessionUrl(client, {
      post_logout_redirect_uri: backTo,
      ...(idToken !== null && { id_token_hint: idToken }),
    }).href;
  }

  /** An address of mail counts only when the provider says that it belongs to the person. */
  #claimIn(claims: Readonly<Record<string, unknown>>): string | null {
    const value = claims[this.#config.claim];
    if (typeof value !== 'string' || value.trim() === '') return null;
    if (this.#config.claim === 'email' && claims['email_verified'] !== true) {
      throw new ExchangeRefused('mail-unverified');
    }
    return value;
  }

  #client(): Promise<oidc.Configuration> {
    if (this.#kept && this.#kept.until > performance.now()) return this.#kept.client;
    const client = this.#discover();
    const kept = { until: performance.now() + DESCRIPTION_MS, client };
    this.#kept = kept;
    // A failure is not kept: the next person asks again.
    client.catch(() => {
      if (this.#kept === kept) this.#kept = null;
    });
    return client;
  }

  async #discover(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret, timeoutSeconds, tokenHeaders } = this.#config;
    try {
      return await oidc.discovery(
        new URL(issuer),
        clientId,
        undefined,
        clientSecret === null ? oidc.None() : oidc.ClientSecretBasic(clientSecret),
        {
          timeout: timeoutSeconds,
          [oidc.customFetch]: providerFetch(tokenHeaders) as unknown as oidc.CustomFetch,
          execute: [
            // Without it the library trusts TLS alone and does not look at the id token's signature.
            oidc.enableNonRepudiationChecks,
            // Settings allow http for a provider on this machine only.
            ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
          ],
        },
      );
    } catch (error) {
      const failure = knownFailure(error);
      // A description that cannot be used is the provider's trouble, not the person's.
      throw failure instanceof ProviderAway ? failure : new ProviderAway('down', error);
    }
  }
}

/** The library wraps what its parts throw; the trail gets its fixed code. */
function knownFailure(error: unknown): ProviderAway | ExchangeRefused {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ProviderAway || cause instanceof ExchangeRefused) return cause;
  }
  if (error instanceof oidc.ResponseBodyError || error instanceof oidc.AuthorizationResponseError) {
    return new ExchangeRefused(error.error.slice(0, 60), error);
  }
  const code = error instanceof Error ? (error as { code?: unknown }).code : undefined;
  return new ExchangeRefused(typeof code === 'string' ? code : 'unexpected', error);
}
