import { CONFIGURATION_TOPIC } from '../platform/configuration/configuration.ts';
import { inTransaction } from '../platform/db/index.ts';
import type { Database } from '../platform/db/index.ts';
import { publish } from '../platform/events/publish.ts';
import type { TestStream } from './event-stream.ts';

/** Waits until the streams heard an event for everybody: what was told them before has arrived, and what has not never does. */
export async function heardSoFar(db: Database, streams: readonly TestStream[]): Promise<void> {
  await inTransaction(db, (tx) => publish(tx, CONFIGURATION_TOPIC, {}));
  await Promise.all(streams.map((stream) => stream.next('configuration')));
}
