import { asSystem } from '../access/request-scope.ts';
import type { Database, Tx } from '../db/index.ts';
import type { KeyedRequest } from './idempotency-key.ts';

/** What stands under a key. */
export interface KeptAnswer {
  readonly requestHash: Buffer;
  /** null while it is not known, and for ever where it holds a secret or was lost. */
  readonly status: number | null;
  readonly reply: string | null;
  /** Milliseconds since the key was taken. */
  readonly age: number;
}

/** Takes the key in the caller's transaction; false when it is taken. Waits for a transaction that is taking it. */
export async function takeKey(tx: Tx, key: KeyedRequest, call: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'idempotency-take',
    text: `insert into idempotency_key (employee_id, key_hash, request_hash, call) values ($1, $2, $3, $4)
      on conflict do nothing`,
    values: [key.employeeId, key.keyHash, key.requestHash, call],
  });
  return rowCount === 1;
}

/** Writes the answer beside the key, in the caller's transaction or after it. */
export async function keepAnswer(
  on: Tx | Database,
  key: KeyedRequest,
  status: number,
  reply: string,
): Promise<void> {
  await on.query({
    name: 'idempotency-keep',
    text: 'update idempotency_key set status = $3, reply = $4 where employee_id = $1 and key_hash = $2',
    values: [key.employeeId, key.keyHash, status, reply],
  });
}

/** Names its owner in the statement, hence as the system: one message instead of a transaction. */
export async function findAnswer(db: Database, key: KeyedRequest): Promise<KeptAnswer | null> {
  const { rows } = await asSystem(() =>
    db.query<KeptAnswer>({
      name: 'idempotency-find',
      text: `select request_hash as "requestHash", status, reply,
          extract(epoch from clock_timestamp() - made_at)::float8 * 1000 as age
        from idempotency_key where employee_id = $1 and key_hash = $2`,
      values: [key.employeeId, key.keyHash],
    }),
  );
  return rows[0] ?? null;
}

/** Forgets keys taken before `before`: nobody repeats a call of yesterday. Returns how many. */
export async function deleteOldKeys(tx: Tx, before: Temporal.Instant): Promise<number> {
  const { rowCount } = await tx.query('delete from idempotency_key where made_at < $1', [before.toString()]);
  return rowCount ?? 0;
}
