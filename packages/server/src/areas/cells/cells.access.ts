import { manager } from '../../platform/access/access.ts';
import type { AccessRule } from '../../platform/access/access.ts';

/** The history names a person, not a plant: the read itself refuses when the day's plant is not managed. */
export const readsHistory: AccessRule = manager;
