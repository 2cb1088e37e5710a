export { compactMonth } from './compact-month.ts';
export { domainDefinition } from './definition.reads.ts';
export { NOT_HERE, NO_SHIFT } from './month-people.ts';
export type { MonthData, MonthKey } from './month.reads.ts';
