export { MOST_SPECIALIZATIONS, holdsOn } from './counters-input.ts';
export type {
  Balance,
  Chair,
  CounterDetail,
  CounterDifferences,
  CountersInput,
  CounterTimeslot,
  CounterValue,
  DatedState,
  HourValue,
  IgnoredAbsence,
  IslandHourValue,
  IslandValue,
  Presence,
  PresenceKind,
  PresenceSpan,
  SpecializationRanges,
  SpecializationValue,
  Standing,
  Withdrawal,
} from './counters-input.ts';
export { isDecided, SUBTRACTS, takesAway, withdrawalsOf, worksAllTheSame } from './absences.ts';
export type {
  Absence,
  Activity,
  ConditionOn,
  EmploymentCondition,
  StayingCause,
  SubtractionRules,
  Subtracts,
} from './absences.ts';
export { askedBy, configurationsOn, dayTypeOf, openPositions } from './open-positions.ts';
export type {
  DayType,
  OperatingConfiguration,
  Position,
  PositionOpening,
  RoomPlan,
} from './open-positions.ts';
export { ASKED_OF_LICENSED, conditionOf, standingOf } from './usable.ts';
export type {
  AskedQualification,
  Competences,
  QualificationKind,
  Specialization,
  Validity,
} from './usable.ts';
export { EXPIRING_DAYS, GAP_KINDS, qualificationGaps } from './qualification-gaps.ts';
export type { PersonCompetences, QualificationGap } from './qualification-gaps.ts';
export { MonthCounters } from './month-counters.ts';
export type { ChangedCounter, Previewed, Wish, WishedPresence, WishedWithdrawals } from './wish.ts';
export { shownFigure } from './slot-verdict.ts';
export type { SlotVerdict } from './slot-verdict.ts';
export { uncoveredDays } from './uncovered-days.ts';
