import type { Day, UtcMinute, ZoneTable } from '../kernel/index.ts';

/** Working shifts fill the working slots, on-call shifts the on-call slots (domain.md 3.7 step 2). */
export type PresenceKind = 'LAV' | 'REP';

export interface CounterTimeslot {
  readonly timeslotId: string;
  /** Minutes from midnight; an end of 1440 is 0000. An end before the begin: the slot begins on the day before. */
  readonly beginTime: number;
  readonly endTime: number;
  readonly kind: PresenceKind;
}

export interface CounterPerson {
  readonly personId: string;
  readonly category: string;
}

/** Time in the room or on call: a shift with its overtime, or overtime by itself. */
export interface PresenceSpan {
  readonly kind: PresenceKind;
  readonly start: UtcMinute;
  readonly end: UtcMinute;
}

export interface Presence extends PresenceSpan {
  /** Index into `people`. */
  readonly personIndex: number;
  /** Competence date of the shift that brings it; not the day on which it starts. */
  readonly day: Day;
}

/** Time taken from somebody's presence: an absence or an activity that subtracts. Touching a cell empties it. */
export interface Withdrawal {
  readonly personIndex: number;
  readonly start: UtcMinute;
  readonly end: UtcMinute;
}

/** Everything that the counters of one plant and one stretch of days follow from (domain.md 3.7). */
export interface CountersInput {
  /** Must reach from one day before `from` to two days after `to`. */
  readonly zone: ZoneTable;
  readonly from: Day;
  readonly to: Day;
  readonly timeslots: readonly CounterTimeslot[];
  readonly people: readonly CounterPerson[];
  /** Competence dates from the day before `from` to the day after `to`; others reach no slot and are left out. */
  readonly presence: readonly Presence[];
  /** Chairs to fill in a clock hour (0–23) of a local day. */
  readonly chairs: (day: Day, hour: number, kind: PresenceKind) => number;
  /** Only people of a category that some chair asks for are counted. */
  readonly chairCategories: ReadonlySet<string>;
  readonly absences?: readonly Withdrawal[];
  readonly activities?: readonly Withdrawal[];
  /** Whether the person may take at least one chair at that time; everybody may where it is left out. */
  readonly usable?: (personIndex: number, at: UtcMinute) => boolean;
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
