import { manager } from '../../platform/access/access.ts';
import type { AccessRule } from '../../platform/access/access.ts';

/** Managers; whether they hold the division's plant is known once the division is read. */
export const managesRooms: AccessRule = manager;
