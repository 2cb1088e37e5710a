import { noticeSentence } from '@torre/contract/notices/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { compactDay, isoDay } from '@torre/domain/kernel';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { uuidv7 } from '../../platform/uuid.ts';
import type { CellKey } from '../month/index.ts';
import { publishNotices } from './notice-events.ts';
import { acknowledge, correctNotices, insertNotices } from './notice.store.ts';

/** What the person is told about one changed cell. */
export interface NotifiedChange {
  readonly key: CellKey;
  readonly before: string | null;
  readonly after: string;
  readonly reason: string | null;
  readonly acknowledge: boolean;
}

/** One notice a person for changes of one plant that were made together and for one reason; the own ones need none. */
export async function notifyPeople(
  tx: Tx,
  actor: Actor,
  icao: string,
  kind: 'PUBLICATION' | 'CHANGE',
  notified: readonly NotifiedChange[],
): Promise<void> {
  const others = notified.filter(({ key }) => key.employeeId !== actor.employeeId);
  if (others.length === 0) return;
  const byReason = Map.groupBy(others, ({ key, reason, acknowledge: asked }) =>
    JSON.stringify([key.employeeId, reason, asked]),
  );
  await insertNotices(
    tx,
    [...byReason.values()].map((changes) => ({
      noticeId: uuidv7(),
      employeeId: changes[0]!.key.employeeId,
      icao,
      kind,
      changes: changes.map(({ key, before, after }) => ({ date: compactDay(key.day), before, after })),
      reason: changes[0]!.reason,
      needsAcknowledgement: changes[0]!.acknowledge,
      madeBy: actor.employeeId,
      madeAt: actor.now.toString(),
    })),
  );
  await publishNotices(tx, icao, [...new Set(others.map(({ key }) => key.employeeId))]);
}

/** After any change of published cells: what people are still told about them is what stands. */
export async function withdrawOutdatedNotices(tx: Tx, icao: string, keys: readonly CellKey[]): Promise<void> {
  const cells = keys.map(({ employeeId, day }) => ({ employeeId, day: isoDay(day) }));
  const people = await correctNotices(tx, icao, cells);
  if (people.length > 0) await publishNotices(tx, icao, people);
}

/** Throws 404 for a notice that is none of the person's, or that was acknowledged before. */
export async function acknowledgeNotice(tx: Tx, actor: Actor, noticeId: string): Promise<void> {
  const icao = await acknowledge(tx, noticeId, actor);
  if (icao === null) {
    throw refused(404, OUTCOME.notFound, noticeSentence('gone'));
  }
  const about = { entityKey: noticeId, subject: actor.employeeId, icao };
  await auditChange(tx, actor, { what: 'update', entity: 'shiftNotice', ...about });
  await publishNotices(tx, icao, [actor.employeeId]);
}
