/** A clock-in or clock-out. */
export interface PunchRow {
  readonly employee_id: string;
  readonly punched_at: string;
  readonly kind: 'entrance' | 'exit';
  readonly icao: string | null;
  readonly source: string;
}

interface TimetableColumns {
  readonly codorario: string;
  /** Minutes from midnight. */
  readonly entrata1: number;
  readonly uscita1: number;
  readonly entrata2: number | null;
  readonly uscita2: number | null;
}

/** A timetable of the directory. */
export interface OrarioRow extends TimetableColumns {
  readonly idorario: number;
  readonly desorario: string;
  readonly tipologia: string;
}

/** The timetable of a person's day. */
export interface DayTimetableRow extends TimetableColumns {
  readonly employee_id: string;
  readonly day: string;
  readonly icao: string | null;
}
