import { ITEM } from '@torre/domain/content';
import type { ItemState } from '@torre/domain/content';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { withdrawDeskNotices } from '../notices/index.ts';
import { contentRefusal, deskActors, stepFacts } from './desk-item.ts';
import { readCarriers } from './item-parts.reads.ts';
import type { ItemVersion, StandingItem } from './item.reads.ts';
import { insertVersion, storeState } from './item.store.ts';

/** A further version of an item that is held, which nobody has approved yet. Throws what the rules refuse of a write. */
export async function writeVersion(
  tx: Tx,
  actor: Actor,
  item: StandingItem,
  written: ItemVersion,
): Promise<StandingItem> {
  const decided = ITEM.decide(item.state, 'write', deskActors(actor.principal), {
    ...stepFacts(item, false),
    isInFuture: false,
  });
  if (!decided.ok) throw contentRefusal(decided);
  return storeVersion(tx, actor, item, written, { state: decided.value!, by: actor.employeeId });
}

/** `by`: whose text it is. */
async function storeVersion(
  tx: Tx,
  actor: Actor,
  item: StandingItem,
  written: ItemVersion,
  { state, by }: { readonly state: ItemState; readonly by: string },
): Promise<StandingItem> {
  const [version, at] = [item.version + 1, actor.now.toString()];
  await insertVersion(tx, { ...written, id: item.id, version, by, at });
  const { publishedVersion, remark } = item;
  await storeState(tx, item.id, { state, version, publishedVersion, publishAt: null, remark, at });
  await auditChange(tx, actor, {
    what: 'write-content',
    entity: 'content',
    entityKey: item.id,
    values: [
      { field: 'version', privacyClass: 'PUBLIC', old: String(item.version), new: String(version) },
      ...(state === item.state
        ? []
        : [{ field: 'state', privacyClass: 'PUBLIC', old: item.state, new: state } as const]),
    ],
  });
  await withdrawDeskNotices(tx, [item.id]);
  return { ...item, ...written, state, version, publishAt: null, savedBy: by };
}

/**
 * What would take this item out with it, changed or only now, is another text than was read: it has a version of its own, so that
 * who publishes what was read before is told (docs/decisions/0139). What was asked for or has its day waits again as if it had been
 * written itself; its text stays whose it was. The desk is held.
 */
export async function takeBackCarriers(tx: Tx, actor: Actor, part: StandingItem): Promise<void> {
  if (part.publishedVersion !== null) return;
  for (const carrier of await readCarriers(tx, part.id)) {
    const { state, savedBy } = carrier;
    const isTakenBack = state === 'ASKED' || state === 'SCHEDULED';
    await storeVersion(tx, actor, carrier, carrier, { state: isTakenBack ? 'DRAFT' : state, by: savedBy });
  }
}
