import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const argon2Async = promisify(argon2);

/** argon2id with 19 MiB and two passes: about 30 ms of one core. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** Hash of a new password, in the PHC text form that carries its own salt and cost; another cost only for worlds of tests. */
export async function hashPassword(password: string, cost: typeof COST = COST): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await argon2Async('argon2id', {
    ...cost,
    nonce,
    message: password.normalize('NFC'),
    tagLength: TAG_LENGTH,
  });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(tag)}`;
}

/** Whether the password has this hash. Costs the same for every answer; throws on a hash of another form. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const match = PHC.exec(hash);
  if (!match) throw new Error('a stored password hash has an unknown form');
  const [, memory, passes, parallelism, nonce, tag] = match;
  const expected = Buffer.from(tag!, 'base64');
  const found = await argon2Async('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce!, 'base64'),
    message: password.normalize('NFC'),
    tagLength: expected.length,
  });
  return timingSafeEqual(found, expected);
}

/** No password has it, and it costs what a real one costs: unknown accounts answer in the same time. */
export const NOBODYS_HASH = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(Buffer.alloc(16, 1))}$${encode(Buffer.alloc(TAG_LENGTH, 1))}`;
