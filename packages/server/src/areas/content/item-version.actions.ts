import { ITEM } from '@torre/domain/content';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { contentRefusal, deskActors, stepFacts } from './desk-item.ts';
import { readCarriers } from './item-parts.reads.ts';
import type { ItemVersion, StandingItem } from './item.reads.ts';
import { insertVersion, storeState } from './item.store.ts';

/**
 * A further version of an item that is held, which nobody has approved yet. `by`: whose text it is, where that is not who
 * acts. Throws what the rules refuse of a write.
 */
export async function writeVersion(
  tx: Tx,
  actor: Actor,
  item: StandingItem,
  written: ItemVersion,
  by = actor.employeeId,
): Promise<StandingItem> {
  const decided = ITEM.decide(item.state, 'write', deskActors(actor.principal), {
    ...stepFacts(item, false),
    isInFuture: false,
  });
  if (!decided.ok) throw contentRefusal(decided);
  const state = decided.value!;
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
  return { ...item, ...written, state, version, publishAt: null, savedBy: by };
}

/**
 * What was asked for or has its day, and would take this item out with it, changed or only now, waits again as if it had been written itself: an
 * approver publishes what was read (docs/decisions/0139). Its text stays whose it was. The desk is held.
 */
export async function takeBackCarriers(tx: Tx, actor: Actor, part: StandingItem): Promise<void> {
  if (part.publishedVersion !== null) return;
  for (const carrier of await readCarriers(tx, part.id))
    await writeVersion(tx, actor, carrier, carrier, carrier.savedBy);
}
