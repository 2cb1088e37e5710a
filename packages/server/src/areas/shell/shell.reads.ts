import type { HealthReply } from '@torre/contract/shell';
import type { Database } from '../../platform/db/index.ts';
import { PRODUCT } from '../../platform/product.ts';
import { within } from '../../platform/within.ts';

/** Longer than a healthy database ever takes to answer nothing, shorter than a load balancer waits. */
const PATIENCE_MS = 2000;

/** Whether the service can do its work; never throws. */
export async function readHealth(db: Database): Promise<HealthReply> {
  const answers = db.query('select 1').then(
    () => true,
    () => false,
  );
  const isUp = await within(PATIENCE_MS, answers, false);
  return { status: isUp ? 'ok' : 'degraded', version: PRODUCT.version, database: isUp ? 'ok' : 'down' };
}
