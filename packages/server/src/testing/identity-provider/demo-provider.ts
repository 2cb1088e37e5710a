import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
import { answerInteraction, signOutPage } from './provider-pages.ts';

/** What Torre is configured with to use this provider. */
export interface DemoProvider {
  readonly issuer: string;
  /** OIDC_* for a Torre that uses it. */
  readonly env: Readonly<Record<string, string>>;
  /** Requests that came from the server of Torre, newest last: path and headers. */
  readonly asked: readonly { readonly path: string; readonly headers: Readonly<Record<string, unknown>> }[];
  close(): Promise<void>;
}

const CLIENT_ID = 'torre';
/** Seconds. */
const HOUR = 3600;
const BROWSER_PATHS = /^\/(auth|interaction|session)\b/;

/**
 * A real OpenID Connect provider on the loopback: the demo accounts and one person whom Torre does not know sign in with
 * the demo password. For tests and for trying out, never for people. `port` 0 takes a free one.
 */
export async function startDemoProvider(port = 0): Promise<DemoProvider> {
  const asked: { path: string; headers: Record<string, unknown> }[] = [];
  let serve: ((request: IncomingMessage, response: ServerResponse) => void) | null = null;
  const server = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '/';
    if (!BROWSER_PATHS.test(path)) asked.push({ path, headers: request.headers });
    serve?.(request, response);
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const secret = randomBytes(24).toString('hex');
  const provider = makeProvider(issuer, secret);
  const callback = provider.callback();
  serve = (request, response) => {
    if (request.url?.startsWith('/interaction/')) void answerInteraction(provider, request, response);
    else void callback(request, response);
  };
  return {
    issuer,
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT_ID, OIDC_CLIENT_SECRET: secret },
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function makeProvider(issuer: string, secret: string): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: secret,
        redirect_uris: ['http://127.0.0.1/'],
        post_logout_redirect_uris: ['http://127.0.0.1/uscita'],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'demo', use: 'sig', alg: 'RS256' }] },
    // Its own choice, 'none', is one that browsers keep over https only.
    cookies: { keys: [randomBytes(24).toString('hex')], long: { httpOnly: true, sameSite: 'lax' } },
    claims: { openid: ['sub'], profile: ['preferred_username'], email: ['email'] },
    pkce: { required: () => true },
    ttl: {
      AccessToken: HOUR,
      AuthorizationCode: 60,
      Grant: HOUR,
      IdToken: HOUR,
      Interaction: HOUR,
      Session: HOUR,
    },
    findAccount: (_: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ sub, preferred_username: sub, email: `${sub}@torre.example` }),
    }),
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    loadExistingGrant: grantEverything,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: signOutPage },
    },
  });
  // Torre listens on any port of this machine.
  const isTorre = (path: string) => (uri: string) =>
    URL.canParse(uri) &&
    /^(127\.0\.0\.1|localhost)$/.test(new URL(uri).hostname) &&
    new URL(uri).pathname === path;
  provider.Client.prototype.redirectUriAllowed = isTorre('/');
  provider.Client.prototype.postLogoutRedirectUriAllowed = isTorre('/uscita');
  return provider;
}

/** There is one client, our own: nobody is asked to agree. */
async function grantEverything({ oidc }: KoaContextWithOIDC): Promise<Grant> {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client!.clientId,
    accountId: oidc.session!.accountId!,
  });
  grant.addOIDCScope(String(oidc.params!['scope']));
  await grant.save();
  return grant;
}
