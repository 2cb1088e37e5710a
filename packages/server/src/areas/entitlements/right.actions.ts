import type { PersonRightRow } from '@torre/contract/entitlements';
import { entitlementSentence } from '@torre/contract/entitlements/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { checkRight } from '@torre/domain/entitlements';
import type { PersonRight } from '@torre/domain/entitlements';
import { isoDay } from '@torre/domain/kernel';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { publish } from '../../platform/events/publish.ts';
import { refused } from '../../platform/http/refused.ts';
import { uuidv7 } from '../../platform/uuid.ts';
import { ENTITLEMENTS_CHANGED } from '../people/index.ts';
import { rightRefusal } from './entitlement-refusals.ts';
import { lockEntitlements } from './entitlement.store.ts';
import { contractRight, readStoredRight, readStoredRights } from './right.reads.ts';
import type { StoredRight } from './right.reads.ts';
import { insertRight, updateRight } from './right.store.ts';

/** What a save says of a right. */
export interface RightSave extends PersonRight {
  readonly note: string | null;
  readonly reason: string | null;
}

/** Adds a right to a person. Throws Refused: 409 with what does not fit. */
export async function addRight(
  tx: Tx,
  actor: Actor,
  employeeId: string,
  wanted: RightSave,
): Promise<PersonRightRow> {
  await lockEntitlements(tx);
  const decision = checkRight(wanted, null, await readStoredRights(tx, employeeId), actor.today);
  if (!decision.ok) throw rightRefusal(decision);
  const rightId = uuidv7();
  await insertRight(tx, { ...wanted, rightId, employeeId });
  return recorded(tx, actor, null, { rightId, employeeId, wanted });
}

/** Changes a right, or ends it by its last day. Throws Refused: 409 with what does not fit, 412 with what stands. */
export async function changeRight(
  tx: Tx,
  actor: Actor,
  { rightId, employeeId }: StoredRight,
  save: Omit<RightSave, 'right'> & { readonly version: number },
): Promise<PersonRightRow> {
  await lockEntitlements(tx);
  // What was found before the lock may have changed since.
  const all = await readStoredRights(tx, employeeId);
  const standing = all.find((one) => one.rightId === rightId)!;
  if (standing.version !== save.version)
    throw refused(412, OUTCOME.stale, entitlementSentence('rightStale'), {
      current: contractRight(standing),
    });
  const wanted = { ...save, right: standing.right };
  const others = all.filter((one) => one !== standing);
  const decision = checkRight(wanted, standing, others, actor.today);
  if (!decision.ok) throw rightRefusal(decision);
  await updateRight(tx, { ...wanted, rightId, employeeId });
  return recorded(tx, actor, standing, { rightId, employeeId, wanted });
}

interface Written {
  readonly rightId: string;
  readonly employeeId: string;
  readonly wanted: RightSave;
}

/** The trail, which names the person and keeps all else for human resources, and the word to open screens. */
async function recorded(
  tx: Tx,
  actor: Actor,
  before: StoredRight | null,
  { rightId, employeeId, wanted }: Written,
): Promise<PersonRightRow> {
  const [old, now] = [before === null ? null : textsOf(before), textsOf(wanted)];
  const values = RIGHT_FIELDS.filter((field) => (old?.[field] ?? null) !== now[field]).map((field) => ({
    field,
    privacyClass: 'PERSONAL' as const,
    old: old?.[field] ?? null,
    new: now[field],
  }));
  const { reason } = wanted;
  await auditChange(tx, actor, {
    what: before === null ? 'add-right' : 'change-right',
    entity: 'person-right',
    entityKey: rightId,
    subject: employeeId,
    values:
      reason === null
        ? values
        : [...values, { field: 'reason', privacyClass: 'PERSONAL', old: null, new: reason }],
  });
  await publish(tx, ENTITLEMENTS_CHANGED, { employeeId });
  return contractRight((await readStoredRight(tx, rightId))!);
}

const RIGHT_FIELDS = ['right', 'assisted', 'validFrom', 'validTo', 'note'] as const;

function textsOf({ right, assisted, validFrom, validTo, note }: Omit<RightSave, 'reason'>) {
  const end = validTo === null ? null : isoDay(validTo);
  return { right, assisted, validFrom: isoDay(validFrom), validTo: end, note };
}
