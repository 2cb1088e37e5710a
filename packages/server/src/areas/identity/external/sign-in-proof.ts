import { createHmac } from 'node:crypto';
import type { SignInProof } from '../../../platform/oidc/identity-provider.ts';

/**
 * Nonce and code verifier of one attempt, derived from the browser's secret and the state: nothing that opens a session
 * is stored, and another browser cannot even compute them.
 */
export function proofOf(browserSecret: string, state: string): SignInProof {
  const derive = (purpose: string): string =>
    createHmac('sha256', browserSecret).update(`${purpose} ${state}`).digest('base64url');
  return { state, nonce: derive('nonce'), codeVerifier: derive('verifier') };
}
