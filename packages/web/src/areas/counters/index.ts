/** The door of the counters: the only file that desks import. */
export { CounterCorner } from './counter-corner.tsx';
export { CounterLines, slotKey } from './counter-lines.tsx';
export { counterTable, type CounterTable } from './counter-table.ts';
export { EffectPanel } from './effect-panel.tsx';
export { effectsOf } from './effect-lines.ts';
export {
  besideCounter,
  effectWords,
  fallsShort,
  losesAnywhere,
  movedCounters,
  shownEffects,
} from './effect-words.ts';
export {
  applyCountersPatch,
  countersQuery,
  expireCounters,
  previewQuery,
  readCountersAgain,
  readDraftCountersAgain,
} from './counters.queries.ts';
export {
  IslandsCard,
  SpecializationsCard,
  SpecializationsGraph,
  TotalsCard,
} from './detail/counter-cards.tsx';
export { CounterHead } from './detail/counter-head.tsx';
export { counterRange } from './detail/counter-range.ts';
export { ErrorList } from './detail/error-list.tsx';
export { HoursCard } from './detail/hours-card.tsx';
export { useCounterDetail } from './detail/use-counter-detail.ts';
export { hourAt, useIslandsOfHour } from './detail/use-islands-of-hour.ts';
export { useRecount } from './detail/use-recount.ts';
export { RedSlots } from './red-slots.tsx';
export type { WantedHours } from './open-slots.ts';
export { firstGlance, narrowSlots } from './shortages.ts';
export { useOpenSlots } from './use-open-slots.ts';
