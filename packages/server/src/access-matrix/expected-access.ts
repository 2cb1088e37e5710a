import { ADMINISTRATION_ACCESS } from './expected/administration-access.ts';
import { ATTENDANCE_ACCESS } from './expected/attendance-access.ts';
import { CONTENT_ACCESS } from './expected/content-access.ts';
import { COUNTERS_ACCESS } from './expected/counters-access.ts';
import { COVER_ACCESS } from './expected/cover-access.ts';
import { ENTITLEMENTS_ACCESS } from './expected/entitlements-access.ts';
import { FILES_ACCESS } from './expected/files-access.ts';
import { IDENTITY_ACCESS } from './expected/identity-access.ts';
import { OPERATIONS_ROOM_ACCESS } from './expected/operations-room-access.ts';
import { ORGANISATION_ACCESS } from './expected/organisation-access.ts';
import { PLANNING_ACCESS } from './expected/planning-access.ts';
import { REQUESTS_ACCESS } from './expected/requests-access.ts';
import { ROSTER_ACCESS } from './expected/roster-access.ts';
import { SUBSTITUTIONS_ACCESS } from './expected/substitutions-access.ts';
import { SHELL_ACCESS } from './expected/shell-access.ts';
import { PRESENCE_AND_LOCKS_ACCESS } from './expected/presence-and-locks-access.ts';
import type { ExpectedAccess } from './matrix-case.ts';

/**
 * The one table of who gets what: an entry for every call, by endpoint id, with one case or more; an area a file. Whoever
 * adds a call adds its entry, and the test fails until it is there. Statuses show that the access rule let the request
 * through without changing the world: a save with a version that nobody saw answers 412, an insert into a full cell 409.
 */
export const EXPECTED_ACCESS: ExpectedAccess = {
  ...SHELL_ACCESS,
  ...IDENTITY_ACCESS,
  ...ROSTER_ACCESS,
  ...PLANNING_ACCESS,
  ...COUNTERS_ACCESS,
  ...OPERATIONS_ROOM_ACCESS,
  ...COVER_ACCESS,
  ...ATTENDANCE_ACCESS,
  ...REQUESTS_ACCESS,
  ...CONTENT_ACCESS,
  ...ADMINISTRATION_ACCESS,
  ...ORGANISATION_ACCESS,
  ...ENTITLEMENTS_ACCESS,
  ...SUBSTITUTIONS_ACCESS,
  ...FILES_ACCESS,
  ...PRESENCE_AND_LOCKS_ACCESS,
};
