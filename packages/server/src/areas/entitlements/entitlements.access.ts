import { ROLE } from '@torre/domain/identity';
import { holderOf } from '../../platform/access/access.ts';

/** Entitlements and rights of people are human resources' alone. */
export const keepsEntitlements = holderOf(ROLE.hr);
