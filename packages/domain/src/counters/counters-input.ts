import type { Day, UtcMinute, ZoneTable } from '../kernel/index.ts';

/** Holds from its first to its last day (null: it goes on). */
export interface DatedState {
  readonly validFrom: Day;
  readonly validTo: Day | null;
}

/** Whether the state is that of a day. */
export const holdsOn = ({ validFrom, validTo }: DatedState, day: Day): boolean =>
  validFrom <= day && (validTo === null || day <= validTo);

/** Working shifts fill the working slots, on-call shifts the on-call slots (domain.md 3.7 step 2). */
export type PresenceKind = 'LAV' | 'REP';

/** A state of a timeslot; an id has one a day at most. */
export interface CounterTimeslot extends DatedState {
  readonly timeslotId: string;
  /** Minutes from midnight; an end of 1440 is 0000. An end before the begin: the slot begins on the day before. */
  readonly beginTime: number;
  readonly endTime: number;
  readonly kind: PresenceKind;
}

/** What somebody may do and where they belong on the date of a shift. */
export interface Standing {
  /** Bit n: usable for the specialization of index n (domain.md 3.3). None: the person fills no chair and is not counted. */
  readonly specializations: number;
  /** Index of the primary island; -1: none. */
  readonly island: number;
}

/** One open position (domain.md 3.7 step 4). */
export interface Chair {
  /** Index of the specialization that it asks for. */
  readonly specialization: number;
  /** Index of the island that it belongs to; -1: none. */
  readonly island: number;
}

/** Time in the room or on call. */
export interface PresenceSpan {
  readonly kind: PresenceKind;
  readonly start: UtcMinute;
  readonly end: UtcMinute;
  /** Overtime stands beside the shift: what takes the whole shift away leaves it (STR, domain.md 3.7 step 2). */
  readonly overtime?: boolean;
}

export interface Presence extends PresenceSpan {
  /** Index into the people. */
  readonly personIndex: number;
  /** Competence date of the shift that brings it; not the day on which it starts. */
  readonly day: Day;
}

/** Time taken from somebody's presence. Touching a cell empties it. */
export interface Withdrawal {
  readonly personIndex: number;
  /** Of the absence, for `ignored`; null: an activity. */
  readonly absenceId: string | null;
  /** The whole shift of a competence date (a day's absence, a jolly activity), or a stretch of time. */
  readonly takes: { readonly shiftOf: Day } | { readonly start: UtcMinute; readonly end: UtcMinute };
}

/** An absence that does not subtract in one slot of one day (domain.md 3.7 step 2). */
export interface IgnoredAbsence {
  readonly absenceId: string;
  readonly day: Day;
  readonly slotIndex: number;
}

/** Bits of a number in JavaScript's bitwise operations, without the sign. */
export const MOST_SPECIALIZATIONS = 31;

/** Everything that the counters of one plant and one stretch of days follow from (domain.md 3.7). */
export interface CountersInput {
  /** Must reach from one day before `from` to two days after `to`. */
  readonly zone: ZoneTable;
  readonly from: Day;
  readonly to: Day;
  /** States, each with an index of its own: on a day on which it does not hold it has no counter. */
  readonly timeslots: readonly CounterTimeslot[];
  /** How many specializations, islands and people there are: the others name them by index. At most MOST_SPECIALIZATIONS. */
  readonly specializations: number;
  readonly islands: number;
  readonly people: number;
  /** Competence dates from the day before `from` to the day after `to`; others reach no slot and are left out. */
  readonly presence: readonly Presence[];
  readonly withdrawals: readonly Withdrawal[];
  readonly ignored: readonly IgnoredAbsence[];
  /** Of a person on the competence date of a shift. */
  readonly standing: (personIndex: number, day: Day) => Standing;
  /**
   * Positions open in a clock hour (0–23) of a local day, the most important first: the matching fills them in this order.
   * The same list (the same object) for the same configuration.
   */
  readonly chairs: (day: Day, hour: number, kind: PresenceKind) => readonly Chair[];
  /**
   * Bits of the specializations that some chair of a kind asks for on a local day (domain.md 3.7 step 3): who may do none of
   * them is not counted in its hours. Without it every specialization counts.
   */
  readonly asked?: (day: Day, kind: PresenceKind) => number;
}

/** One counter: its numbers are those of the worst cell h* (domain.md 3.7 step 6). */
export interface CounterValue {
  readonly employees: number;
  readonly chairs: number;
  readonly lacks: number;
  /** Some other cell of the slot has chairs left empty too. */
  readonly hasAnotherLacks: boolean;
  readonly beginCounter: UtcMinute;
  readonly endCounter: UtcMinute;
}

/** People against chairs in one stretch of time. */
export interface Balance {
  readonly employees: number;
  readonly chairs: number;
  readonly start: UtcMinute;
  readonly end: UtcMinute;
}

export interface HourValue extends Balance {
  readonly lacks: number;
}

export interface SpecializationValue extends Balance {
  /** Index. */
  readonly specialization: number;
  /** Chairs that the matching leaves empty at this time; only of an hour. */
  readonly lacks: number;
}

/** An island in one stretch of time. */
export interface IslandValue extends Balance {
  /** Index. */
  readonly island: number;
  /** Chairs of the island that its own people leave empty. */
  readonly lacks: number;
}

/** An island in one cell, as its people and those of others sit there. */
export interface IslandHourValue extends IslandValue {
  /** Chairs of the island that nobody can take. */
  readonly missing: number;
  /** Chairs of the island that people of other islands take. */
  readonly taken: number;
  /** Indexes of the islands of those people. */
  readonly by: readonly number[];
}

/** What of a counter a change may move. */
export interface CounterDifferences {
  /** Employees minus chairs in the worst cell. */
  readonly total: number;
  /** As of the verdict. */
  readonly missing: number;
  /** The same of each island in its own worst cell, by index. */
  readonly islands: readonly number[];
  /** Of each specialization likewise; null: no chair of the slot asks for it. */
  readonly specializations: readonly (number | null)[];
}

/** A specialization with too few or too many people, and when. */
export interface SpecializationRanges {
  readonly specialization: number;
  readonly ranges: readonly { readonly start: UtcMinute; readonly end: UtcMinute }[];
}

/** One counter with all that its screen shows (domain.md 3.7 steps 6 and 7). */
export interface CounterDetail extends CounterValue {
  /** Each by its own worst cell, as the counter itself; all islands, in order. */
  readonly islands: readonly IslandValue[];
  /** Each that some chair of the slot asks for, by its own worst cell. */
  readonly specializations: readonly SpecializationValue[];
  readonly hours: readonly HourValue[];
  /** Chairs left empty, merged. */
  readonly lacking: readonly SpecializationRanges[];
  /** More holders than chairs, merged; to be shown only when nothing is lacking. */
  readonly abundant: readonly SpecializationRanges[];
}
