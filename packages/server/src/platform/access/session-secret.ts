import { createHash, randomBytes } from 'node:crypto';

/** A secret for a cookie or a link: 32 random bytes, base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a secret: a stolen backup opens nothing. The secret is random, so no salt is needed. */
export function secretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
