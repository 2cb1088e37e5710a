export type { FactColumn, FactKind, FactReference, FactRow, FactValue, StandingFact } from './fact.ts';
export {
  FACT_KINDS,
  FACT_KIND_NAMES,
  MOST_ISLANDS_OF_PLANT,
  MOST_SPECIALIZATIONS_OF_PLANT,
  QUALIFICATION,
  daysOfKind,
  kindOf,
} from './fact-kinds.ts';
export type { FactKindName } from './fact-kinds.ts';
export { ATTRIBUTE_COLUMN } from './lookup-kinds.ts';
export type { FactFault, FactRefusals } from './fact-refusals.ts';
export { checkFacts, isKind } from './check-facts.ts';
export { isKept } from './check-removal.ts';
export type { CheckedFacts, FactChange, FactContext, FactEdit } from './check-facts.ts';
export { LAST, emptyFacts, keyOfFact, keyText, sameRow, sameValue, spanOfFact } from './fact-set.ts';
export type { FactSet } from './fact-set.ts';
export { changedDays } from './changed-days.ts';
export type { DaySpan } from './changed-days.ts';
export { editsRewritePast, rewritesPast } from './past-change.ts';
export { movedPerson } from './moved-person.ts';
export type { PersonFacts, PersonMove } from './moved-person.ts';
export { dayBefore, stateFrom } from './state-from.ts';
export { endedByNext } from './ended-by-next.ts';
export { stateGaps } from './state-gaps.ts';
export { IMPORT, IMPORT_STATES } from './import-state.ts';
export type { ImportState } from './import-state.ts';
export { copiedPlant } from './copied-plant.ts';
export type { FactBook } from './copied-plant.ts';
export { changedOpenings, openingChanges, openingsOn } from './changed-openings.ts';
export type { OpeningHours } from './changed-openings.ts';
export { proposedHolidays } from './proposed-holidays.ts';
export { reorderedFacts } from './reordered-facts.ts';
export { changedHours, changedSubtractions, differing, endedSpans } from './effect-spans.ts';
export type { EndedSpan, HoursSpan, SubtractionSpan } from './effect-spans.ts';
export { FIRST_STEPS, STEP_OWNER, firstSteps, hasStarted } from './first-steps.ts';
export type { FirstStep, FirstStepName, PlantContents, StepOwner } from './first-steps.ts';
