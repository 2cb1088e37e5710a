/** The services of attendance (E7.6.02). */
export const ATTENDANCE_SERVICES = [
  'status',
  'causes',
  'events',
  'timestamps',
  'services',
  'balances',
  'justifications',
  'h36',
  'schedules',
  'authoriser',
] as const;

export type AttendanceService = (typeof ATTENDANCE_SERVICES)[number];

/** Those that change something: never by GET (E7.6.04, resolution B18). */
export const CHANGING_SERVICES: readonly AttendanceService[] = ['justifications', 'schedules', 'authoriser'];

/** The value of `idservizio` that stands for each service, of the setting's items `service value`; the first one counts. */
export function serviceValues(items: readonly string[]): ReadonlyMap<string, AttendanceService> {
  const values = new Map<string, AttendanceService>();
  for (const item of items) {
    const [service, value] = item.split(' ') as [AttendanceService, string];
    if (!values.has(value)) values.set(value, service);
  }
  return values;
}
