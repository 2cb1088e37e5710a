import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Tx } from '../../platform/db/index.ts';
import { uuidv7 } from '../../platform/uuid.ts';

interface AskedValues {
  readonly plants: readonly string[];
  readonly categories: readonly string[];
  readonly due: Day;
}

/** A new ask of a version. `actor`: who asks, and when. */
export async function insertAsk(
  tx: Tx,
  item: { readonly id: string; readonly version: number },
  { plants, categories, due }: AskedValues,
  actor: { readonly employeeId: string; readonly now: Temporal.Instant },
): Promise<void> {
  await tx.query({
    name: 'content-read-ask-insert',
    text: `insert into content_read_ask (ask_id, item_id, version, plants, categories, due, asked_at, asked_by)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      uuidv7(),
      item.id,
      item.version,
      plants,
      categories,
      isoDay(due),
      actor.now.toString(),
      actor.employeeId,
    ],
  });
}

export async function changeAsk(
  tx: Tx,
  askId: string,
  { plants, categories, due }: AskedValues,
): Promise<void> {
  await tx.query({
    name: 'content-read-ask-change',
    text: 'update content_read_ask set plants = $2, categories = $3, due = $4 where ask_id = $1',
    values: [askId, plants, categories, isoDay(due)],
  });
}

/** `at`: an instant in ISO 8601. */
export async function endAsk(tx: Tx, askId: string, at: string): Promise<void> {
  await tx.query({
    name: 'content-read-ask-end',
    text: 'update content_read_ask set ended_at = $2 where ask_id = $1',
    values: [askId, at],
  });
}

/** false: it was there already. `at`: an instant in ISO 8601. */
export async function insertSignature(
  tx: Tx,
  askId: string,
  employeeId: string,
  at: string,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'content-read-sign',
    text: `insert into content_read_signature (ask_id, employee_id, signed_at) values ($1, $2, $3) on conflict do nothing`,
    values: [askId, employeeId, at],
  });
  return rowCount !== 0;
}
