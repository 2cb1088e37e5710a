import { area } from '../../platform/area/area.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { ATTENDANCE_TABLES } from './attendance.tables.ts';
import { registerAttendance } from './attendance.routes.ts';
import { registerPunchImport } from './punch-import.routes.ts';

/** Punches, timetables and what came of each day (issue 14, part 4). */
export const attendance = area<AreaDeps>('attendance', {
  tables: ATTENDANCE_TABLES,
  routes: (app, deps) => {
    registerAttendance(app, deps);
    registerPunchImport(app, deps);
  },
});
