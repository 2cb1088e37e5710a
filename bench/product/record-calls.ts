import { BulkActor } from '../load/bulk-actor.ts';
import { HttpSession } from '../load/http-session.ts';
import { readPeople, RosterActor } from '../load/roster-actor.ts';
import { WRITE_STATEMENT } from '../load/save-floor.ts';
import type { DatabaseAccess, RecordedStatement } from './recorded-statement.ts';
import { Recording, transactionWith } from './recording.ts';
import { startProduct } from './start-product.ts';
import { MANAGER, ROW, TODAY } from './world-under-load.ts';

export interface RecordedCalls {
  readonly access: DatabaseAccess;
  /** What a cold read of the compact month asks. */
  readonly month: readonly RecordedStatement[];
  /** What stands between begin and commit of a save. */
  readonly save: readonly RecordedStatement[];
  /** The same of a change of many cells. */
  readonly bulk: readonly RecordedStatement[];
}

const MONTH_STATEMENTS = 'roster-month-';

/**
 * Starts the product once with its statements written down, makes the three calls, and stops it. The demo world stays in
 * the data folder for the product that is then timed.
 */
export async function recordCalls(dataFolder: string, recordingFile: string): Promise<RecordedCalls> {
  const product = await startProduct({ dataFolder, today: TODAY, recordingFile });
  try {
    const recording = new Recording(recordingFile);
    const session = await HttpSession.open(product.url, MANAGER);
    const month = await recording.during(() => readPeople(session));
    const actor = await RosterActor.on(session, ROW.recorded);
    const save = await recording.during(() => actor.save());
    const many = await BulkActor.open(session);
    const bulk = await recording.during(() => many.save());
    session.close();
    return {
      access: await recording.access(),
      month: month.filter(({ name }) => name?.startsWith(MONTH_STATEMENTS)),
      save: transactionWith(WRITE_STATEMENT, save),
      bulk: transactionWith(WRITE_STATEMENT, bulk),
    };
  } finally {
    await product.stop();
  }
}
