import { entitlementSentence } from '@torre/contract/entitlements/sentences';
import { ROLE } from '@torre/domain/identity';
import { allow, denied, holderOf } from '../../platform/access/access.ts';
import type { Access } from '../../platform/access/access.ts';
import type { Principal } from '../../platform/access/principal.ts';

/** Entitlements and rights of people are human resources' alone. */
export const keepsEntitlements = holderOf(ROLE.hr);

/** Nobody writes the own ones, whatever the role (docs/decisions/0129). */
export function writesThoseOf(
  principal: Pick<Principal, 'employeeId'>,
  { employeeId }: { readonly employeeId: string },
): Access {
  return employeeId === principal.employeeId ? denied(entitlementSentence('ownNotWritten')) : allow;
}

/** What the screen offers of a person's entitlements and rights. */
export const actionsOn = (...whose: Parameters<typeof writesThoseOf>): 'change'[] =>
  writesThoseOf(...whose) === 'allow' ? ['change'] : [];
