import * as calls from '@torre/contract/attendance';
import * as schema from '@torre/contract/attendance/schema';
import { offeredOn } from '@torre/domain/lookups';
import { manager } from '../../platform/access/access.ts';
import type { App } from '../../platform/deps.ts';
import { okOutcome } from '../../platform/http/refused.ts';
import { requestedRange } from '../../platform/http/requested-days.ts';
import { route } from '../../platform/http/route.ts';
import { readsAttendance, readsDirectories } from './attendance.access.ts';
import { serveAttendance } from './attendance-services.ts';
import type { AttendanceDeps } from './attendance-services.ts';
import { readActivities, readTimetableDirectory } from './directories.reads.ts';
import { readAttendanceDays } from './own-attendance.ts';
import { requestedSlashDays } from './requested-days.ts';

/** What came of the days of a person, and the directories of attendance. */
export function registerAttendance(app: App, deps: AttendanceDeps): void {
  const { db, clock, lookups } = deps;

  route(app, calls.readAttendance, {
    schema: schema.readAttendanceSchema,
    access: readsAttendance,
    handler: (context) => serveAttendance(deps, context),
  });

  route(app, calls.attendanceActivities, {
    schema: schema.attendanceActivitiesSchema,
    access: readsAttendance,
    handler: async ({ principal: { employeeId }, query }) => ({
      ris: { ret: 1, attivita: await readActivities(db, employeeId, requestedSlashDays(query)) },
    }),
  });

  route(app, calls.ownAttendance, {
    schema: schema.ownAttendanceSchema,
    access: readsAttendance,
    handler: async ({ principal, query }) => ({
      outcome: okOutcome(),
      ...(await readAttendanceDays(deps, principal, null, requestedRange(query))),
    }),
  });

  route(app, calls.personAttendance, {
    schema: schema.personAttendanceSchema,
    access: manager,
    handler: async ({ principal, query }) => ({
      outcome: okOutcome(),
      ...(await readAttendanceDays(deps, principal, query.employeeId, requestedRange(query))),
    }),
  });

  route(app, calls.timetableDirectory, {
    schema: schema.timetableDirectorySchema,
    access: readsDirectories,
    handler: async () => ({ ris: { ret: 1, orario: await readTimetableDirectory(db) } }),
  });

  route(app, calls.tradeUnions, {
    schema: schema.tradeUnionsSchema,
    access: readsDirectories,
    handler: async () => ({
      outcome: okOutcome(),
      tradeUnions: offeredOn(lookups.lists['trade-union'], clock.today()).map(({ code, nameIt }) => ({
        code,
        label: nameIt,
      })),
    }),
  });
}
