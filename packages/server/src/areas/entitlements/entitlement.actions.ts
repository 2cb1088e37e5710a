import type { EntitlementBody, StandingEntitlement } from '@torre/contract/entitlements';
import { entitlementSentence } from '@torre/contract/entitlements/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { checkEntitlement } from '@torre/domain/entitlements';
import type { EntitlementYear } from '@torre/domain/entitlements';
import type { BalanceCode } from '@torre/domain/requests';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { publish } from '../../platform/events/publish.ts';
import { refused } from '../../platform/http/refused.ts';
import { ENTITLEMENTS_CHANGED } from '../people/index.ts';
import { entitlementRefusal } from './entitlement-refusals.ts';
import { readYears } from './entitlement.reads.ts';
import type { PersonYear } from './entitlement.reads.ts';
import { lockEntitlements, storeEntitlement } from './entitlement.store.ts';

const AMOUNTS = ['teorica', 'riduzioni', 'forzate', 'residuoAnniPrec', 'residuoAnnoPrec'] as const;

export interface EntitlementSave extends Pick<EntitlementYear, 'balance' | 'year'> {
  readonly employeeId: string;
  readonly body: EntitlementBody;
}

/** Writes a year of a balance, or adds it. Throws Refused: 409 with what does not fit, 412 with what stands. */
export async function saveEntitlement(
  tx: Tx,
  actor: Actor,
  { employeeId, balance, year, body }: EntitlementSave,
): Promise<StandingEntitlement> {
  const { version, reason = null, ...amounts } = body;
  await lockEntitlements(tx);
  const own = await yearsOf(tx, employeeId, balance);
  const current = ofYear(own, year);
  if ((current?.version ?? 0) !== version)
    throw refused(412, OUTCOME.stale, entitlementSentence('stale'), { current });
  const wanted = { balance, year, ...amounts, reason };
  const decision = checkEntitlement(
    wanted,
    own.map((one) => one.year),
    actor.today,
  );
  if (!decision.ok) throw entitlementRefusal(decision);
  await storeEntitlement(tx, { employeeId, balance, year, ...amounts, version: version + 1 });
  await auditChange(tx, actor, {
    what: 'change-entitlement',
    entity: 'leave-entitlement',
    entityKey: `${balance} ${year}`,
    subject: employeeId,
    values: [
      ...AMOUNTS.filter((field) => current?.[field] !== amounts[field]).map((field) => ({
        field,
        privacyClass: 'PERSONAL' as const,
        old: current === null ? null : String(current[field]),
        new: String(amounts[field]),
      })),
      ...(reason?.trim()
        ? [{ field: 'reason', privacyClass: 'PERSONAL', old: null, new: reason.trim() } as const]
        : []),
    ],
  });
  await publish(tx, ENTITLEMENTS_CHANGED, { employeeId });
  return ofYear(await yearsOf(tx, employeeId, balance), year)!;
}

async function yearsOf(tx: Tx, employeeId: string, balance: BalanceCode): Promise<readonly PersonYear[]> {
  return (await readYears(tx, [employeeId])).filter((one) => one.balance === balance);
}

/** As the contract has it; null where the year does not stand. */
function ofYear(years: readonly PersonYear[], year: number): StandingEntitlement | null {
  const found = years.find((one) => one.year === year);
  if (!found) return null;
  const { employeeId: _employeeId, ...standing } = found;
  return standing;
}
