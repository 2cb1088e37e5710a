export { canTake, coverCandidates } from './cover-candidates.ts';
export type { Cover, CoverCandidate, CoverInput, CoverPerson } from './cover-candidates.ts';
export { codeOn, coverCodes } from './cover-codes.ts';
export { codesFor, dayStateOf, missingMinutes } from './cover-slot.ts';
export type { CoverCode, CoverSlot, DayState, Judged, SlotHour, StandingDay } from './cover-slot.ts';
export { cheapestMends } from './cheapest-mends.ts';
export type { CoverMend, MendPart } from './cheapest-mends.ts';
export {
  codeOptions,
  dayOptions,
  daysBesideCell,
  firstMend,
  givenAway,
  personOptions,
} from './finding-mend.ts';
export type { BrokenCell, FindingMend, MendCell, MendOption } from './finding-mend.ts';
