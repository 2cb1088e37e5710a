/** The rows under the staffing counters beside the rosters: the room, papers, and what takes people away. */
/** A working position, or a place on call; `ord` is the order in which they are filled. */
export interface PositionRow {
  readonly icao: string;
  readonly position_id: string;
  readonly name: string;
  readonly kind: 'LAV' | 'REP';
  readonly island_id: string | null;
  readonly specialization_id: string;
  readonly ord: number;
}

export interface OperatingConfigurationRow {
  readonly icao: string;
  readonly configuration_id: string;
  readonly name: string;
  readonly day_type: 'TUTTI' | 'FERIALE' | 'SABATO' | 'FESTIVO';
  readonly valid_from: string;
  readonly valid_to: string | null;
}

export interface PositionOpeningRow {
  readonly icao: string;
  readonly configuration_id: string;
  readonly position_id: string;
  readonly begin_hour: number;
  readonly end_hour: number;
}

export interface QualificationRow {
  readonly employee_id: string;
  readonly kind: 'LICENCE' | 'MEDICAL' | 'ENGLISH' | 'SUSPENSION';
  readonly valid_from: string;
  readonly valid_to: string | null;
}

/** States of domain.md 5.3. */
export type AbsenceState = 10 | 20 | 30 | 40 | 50 | 60 | 70;

/** Who asked when and who decided; of a row without them nobody knows it. */
export interface RequestColumns {
  readonly icao: string;
  readonly inserted_by: string;
  readonly inserted_at: string;
  readonly approved_at: string | null;
  readonly rejected_at: string | null;
  readonly decided_by: string | null;
  /** What its owner wrote. */
  readonly note: string;
  readonly draws_on_leave: boolean;
  readonly gives_leave_back: boolean;
}

/** A step of a request. */
export interface AbsenceHistoryRow {
  readonly absence_id: string;
  readonly step: number;
  readonly operation: string;
  readonly actor_id: string;
  readonly actor_role: 'owner' | 'manager' | 'second';
  readonly made_at: string;
  readonly note: string;
  readonly from_state: AbsenceState | null;
  readonly to_state: AbsenceState;
}

export interface AbsenceRow extends Partial<RequestColumns> {
  readonly absence_id: string;
  readonly employee_id: string;
  readonly cause: string;
  readonly state: AbsenceState;
  readonly unit: 'G' | 'H' | 'Q';
  readonly from_day: string;
  readonly to_day: string;
  /** Of hours (H) only. */
  readonly start_at: string | null;
  readonly end_at: string | null;
  readonly version: number;
}

export interface AbsenceIgnoredRow {
  readonly absence_id: string;
  readonly icao: string;
  readonly day: string;
  readonly timeslot_id: string;
  readonly ignored_by: string;
  readonly ignored_at: string;
}

export interface ActivityRow {
  readonly activity_id: string;
  readonly employee_id: string;
  readonly icao: string;
  readonly day: string;
  readonly code: string;
  /** null: the whole main shift. */
  readonly start_at: string | null;
  readonly end_at: string | null;
  readonly version: number;
}

/** Somebody who was asked to take a slot of a day. */
export interface CoverCallRow {
  readonly icao: string;
  readonly day: string;
  readonly timeslot_id: string;
  readonly employee_id: string;
  readonly asked_by: string;
  readonly asked_at: string;
  readonly answer: 'waiting' | 'yes' | 'no' | 'none';
  readonly answered_at: string | null;
  readonly version: number;
}

export interface OperativePlanRow {
  readonly icao: string;
  readonly day: string;
  readonly state: 'DRAFT' | 'PUBLISHED';
  readonly saved_by: string;
  readonly saved_at: string;
}

interface SeatRow {
  readonly icao: string;
  readonly day: string;
  readonly position_id: string;
  readonly begin_minute: number;
  readonly end_minute: number;
}

export interface TimePlanRow extends SeatRow {
  readonly time_plan_id: string;
  readonly state: 'DRAFT' | 'PUBLISHED';
  readonly employee_id: string | null;
}

export interface RoomLogRow extends SeatRow {
  readonly log_id: string;
  readonly employee_id: string;
  readonly logged_at: string;
}
