/** The door of attendance: the own days and directories, and punches as a file. */
export { AttendanceScreen, type AttendanceAddress } from './attendance-screen.tsx';
export { DayAttendance } from './day-attendance.tsx';
export { PunchFileScreen } from './punch-file/punch-file-screen.tsx';
