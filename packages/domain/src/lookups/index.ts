export { Categories } from './categories.ts';
export { dayStaffSpans } from './day-staff.ts';
export type { DayStaffSpan } from './day-staff.ts';
export { decideLookupChange } from './lookup-change.ts';
export type { LookupChange, LookupRefusals } from './lookup-change.ts';
export { LOOKUP_LISTS, isLookupList, lookupAttributes, offeredOn, standsOn } from './lookup-value.ts';
export type { LookupAttribute, LookupList, LookupValue } from './lookup-value.ts';
