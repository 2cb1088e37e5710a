import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What is wrong with the provider's next answers. */
export type Fault =
  | 'nothing'
  | 'wrong-audience'
  | 'wrong-issuer'
  | 'wrong-nonce'
  | 'no-nonce'
  | 'alg-none'
  | 'hs256-with-the-public-key'
  | 'hs256-with-the-secret'
  | 'foreign-signature'
  | 'expired'
  | 'no-id-token'
  | 'no-claim'
  | 'invalid-grant'
  | 'outcome-not-zero'
  | 'slow'
  | 'broken'
  | 'hangs-up';

export interface FaultyProvider {
  readonly issuer: string;
  readonly env: Readonly<Record<string, string>>;
  fault: Fault;
  /** Who comes back, and the nonce of the way there. */
  person: string;
  nonce: string;
  /** What it says of the person beside the name. */
  says: Readonly<Record<string, unknown>>;
  /** How often a code was brought here. */
  readonly exchanges: number;
  close(): Promise<void>;
}

const CLIENT = { id: 'torre', secret: 'segreto-di-prova-del-fornitore-finto' };

/** A provider that takes every code as often as it comes, and answers as wrongly as it is told. */
export async function startFaultyProvider(): Promise<FaultyProvider> {
  // Before anybody waits for an answer: how long a key takes is a matter of chance.
  const keys = { ...newPair(), foreign: newPair().privateKey };
  let exchanges = 0;
  const server = createServer((request, response) => {
    const path = request.url!.split('?', 1)[0];
    if (path === '/.well-known/openid-configuration')
      return json(response, 200, description(provider.issuer));
    if (path === '/jwks') return json(response, 200, { keys: [publicKey(keys.publicKey)] });
    if (path === '/userinfo') return json(response, 200, { sub: provider.person });
    exchanges++;
    if (provider.fault === 'slow') return;
    if (provider.fault === 'hangs-up') return void request.socket.destroy();
    if (provider.fault === 'broken') return json(response, 500, { error: 'server_error' });
    if (provider.fault === 'invalid-grant') return json(response, 400, { error: 'invalid_grant' });
    json(response, 200, tokens(provider, keys));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = {
    issuer,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_TIMEOUT: '1',
    },
    fault: 'nothing' as Fault,
    person: 'cta.lirr',
    nonce: '',
    says: {} as Readonly<Record<string, unknown>>,
    get exchanges() {
      return exchanges;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return provider;
}

interface Keys {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
  /** Private too, of a pair that is nobody's here. */
  readonly foreign: KeyObject;
}

const newPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

function tokens({ issuer, fault, person, nonce, says }: FaultyProvider, keys: Keys): object {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: fault === 'wrong-issuer' ? 'http://127.0.0.1:1' : issuer,
    aud: fault === 'wrong-audience' ? 'un-altro-programma' : CLIENT.id,
    sub: person,
    ...(fault !== 'no-claim' && { preferred_username: person }),
    ...says,
    ...(fault !== 'no-nonce' && { nonce: fault === 'wrong-nonce' ? `${nonce}x` : nonce }),
    iat: now - 10,
    exp: fault === 'expired' ? now - 3600 : now + 300,
  };
  return {
    access_token: 'un-token-di-accesso',
    token_type: 'Bearer',
    ...(fault !== 'no-id-token' && { id_token: idToken(fault, claims, keys) }),
    ...(fault === 'outcome-not-zero' && { outcome: { code: 7, messageIT: 'no' } }),
  };
}

function idToken(fault: Fault, claims: object, keys: Keys): string {
  if (fault === 'alg-none') return `${encoded({ alg: 'none' })}.${encoded(claims)}.`;
  const isHmac = fault.startsWith('hs256');
  const body = `${encoded({ alg: isHmac ? 'HS256' : 'RS256', kid: 'k1' })}.${encoded(claims)}`;
  if (isHmac) {
    const key =
      fault === 'hs256-with-the-secret'
        ? CLIENT.secret
        : keys.publicKey.export({ type: 'spki', format: 'pem' });
    return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
  }
  const signer = fault === 'foreign-signature' ? keys.foreign : keys.privateKey;
  return `${body}.${sign('sha256', Buffer.from(body), signer).toString('base64url')}`;
}

function description(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    userinfo_endpoint: `${issuer}/userinfo`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    code_challenge_methods_supported: ['S256'],
  };
}

function publicKey(key: KeyObject): object {
  return { ...key.export({ format: 'jwk' }), kid: 'k1', use: 'sig', alg: 'RS256' };
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
