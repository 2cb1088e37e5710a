import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type pg from 'pg';
import { MANAGER } from '../product/world-under-load.ts';
import { HttpSession } from './http-session.ts';

const hash = promisify(argon2);
const COST = /m=(\d+),t=(\d+),p=(\d+)/;
const TAG_LENGTH = 32;

/** One round trip of the sign-in, connection included. */
export async function enter(url: string): Promise<void> {
  (await HttpSession.open(url, MANAGER)).close();
}

/** The floor of a sign-in: a hash at the cost that the stored ones have. */
export async function hashAsStored(pool: pg.Pool): Promise<() => Promise<unknown>> {
  const { rows } = await pool.query<{ hash: string }>(
    'select password_hash as hash from account where user_name = $1',
    [MANAGER],
  );
  const [memory, passes, parallelism] = COST.exec(rows[0]!.hash)!.slice(1).map(Number);
  return () =>
    hash('argon2id', {
      memory: memory!,
      passes: passes!,
      parallelism: parallelism!,
      message: 'torre-bench',
      nonce: randomBytes(16),
      tagLength: TAG_LENGTH,
    });
}
