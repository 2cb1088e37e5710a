export { canTake, coverCandidates } from './cover-candidates.ts';
export type { Cover, CoverCandidate, CoverInput, CoverPerson } from './cover-candidates.ts';
export { coverCodes } from './cover-codes.ts';
export { codesFor, dayStateOf, missingMinutes } from './cover-slot.ts';
export type { CoverCode, CoverSlot, DayState, Judged, SlotHour, StandingDay } from './cover-slot.ts';
export { cheapestMends } from './cheapest-mends.ts';
export type { CoverMend, MendPart } from './cheapest-mends.ts';
