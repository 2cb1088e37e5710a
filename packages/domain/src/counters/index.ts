export type {
  CounterPerson,
  CountersInput,
  CounterTimeslot,
  CounterValue,
  Presence,
  PresenceKind,
  PresenceSpan,
  Withdrawal,
} from './counters-input.ts';
export { chairTable } from './chair-table.ts';
export type { ChairDemand, DayType } from './chair-table.ts';
export { MonthCounters } from './month-counters.ts';
export type { ChangedCounter, PreviewedCounter } from './month-counters.ts';
export { recount } from './recount.ts';
