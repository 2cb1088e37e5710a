import { area } from '../../platform/area/area.ts';
import type { AttendanceDeps } from './attendance-services.ts';
import { ATTENDANCE_TABLES } from './attendance.tables.ts';
import { registerAttendance } from './attendance.routes.ts';
import { registerPunchImport } from './punch-import.routes.ts';

export type { AttendanceDeps, RequestServices } from './attendance-services.ts';

/** Punches, timetables and what came of each day (issue 14, part 4). */
export const attendance = area<AttendanceDeps>('attendance', {
  tables: ATTENDANCE_TABLES,
  routes: (app, deps) => {
    registerAttendance(app, deps);
    registerPunchImport(app, deps);
  },
});
