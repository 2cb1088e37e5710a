/** The door of the counters: the only file that desks import. */
export { CounterCorner } from './counter-corner.tsx';
export { CounterLines, slotKey } from './counter-lines.tsx';
export { counterTable, type CounterTable } from './counter-table.ts';
export { effectWords } from './effect-words.ts';
export {
  applyCountersPatch,
  counterEffectQuery,
  countersQuery,
  expireCounters,
  readCountersAgain,
} from './counters.queries.ts';
export { RedSlots } from './red-slots.tsx';
export { firstGlance } from './shortages.ts';
