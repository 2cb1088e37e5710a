import { signedIn } from '../../platform/access/access.ts';
import type { AccessRule } from '../../platform/access/access.ts';

/** One's own; of whom else is decided on the person's posts on those days. */
export const readsAttendance: AccessRule = signedIn;

/** Timetables and trade unions are no secret. */
export const readsDirectories: AccessRule = signedIn;
