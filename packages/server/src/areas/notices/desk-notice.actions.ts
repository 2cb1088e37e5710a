import type { Actor } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/index.ts';
import { uuidv7 } from '../../platform/uuid.ts';
import { deleteDeskNotices, insertDeskNotices } from './desk-notice.store.ts';
import type { DeskNotice } from './desk-notice.store.ts';
import { NO_PLANT, publishNotices } from './notice-events.ts';

/** Tells people that an item of the desk waits for them; who took the step before knows. What stood of it before is gone. */
export async function notifyOfDesk(
  tx: Tx,
  actor: Actor,
  item: Pick<DeskNotice, 'itemId' | 'state'>,
  people: readonly string[],
): Promise<void> {
  const others = people.filter((one) => one !== actor.employeeId);
  if (others.length === 0) return;
  const recipients = others.map((employeeId) => ({ noticeId: uuidv7(), employeeId }));
  await insertDeskNotices(tx, actor, { ...item, recipients });
  await publishNotices(tx, NO_PLANT, others);
}

/** Items that went on wait for nobody's step of before. */
export async function withdrawDeskNotices(tx: Tx, itemIds: readonly string[]): Promise<void> {
  const people = await deleteDeskNotices(tx, itemIds);
  if (people.length > 0) await publishNotices(tx, NO_PLANT, people);
}
