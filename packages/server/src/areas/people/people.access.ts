import { manager, signedIn } from '../../platform/access/access.ts';
import type { AccessRule } from '../../platform/access/access.ts';

/** Managers; whether they hold the division's plant is known once the division is read. */
export const readsEmployees: AccessRule = manager;

/** Names of categories are no secret. */
export const readsCategories: AccessRule = signedIn;

/** One's own; the read itself refuses that of people whose plant is not managed. */
export const readsDivisionOfPerson: AccessRule = signedIn;
