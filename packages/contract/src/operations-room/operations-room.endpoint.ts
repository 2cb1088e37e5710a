import type { PositionRules } from '@torre/domain/legality';
import type { PlanState } from '@torre/domain/operations-room';
import { endpoint } from '../endpoint.ts';
import type { OutcomeReply } from '../outcome/outcome.endpoint.ts';
import type { ShiftDefinition } from '../roster/shift.ts';

/** Somebody in a position, or an empty seat (M3.08). Times HHmm of the plan's day; an end of 0000 is its midnight. */
export interface TimePlan {
  readonly timePlanId: string;
  readonly positionId: string;
  readonly employeeId: string | null;
  readonly beginTime: string;
  readonly endTime: string;
}

/** Date-times YYYYMMDD HHmm. */
export interface Stretch {
  readonly startDate: string;
  readonly endDate: string;
}

/** Somebody who works on the day of a plan. */
export interface RoomPerson {
  readonly employeeId: string;
  readonly employeeName: string;
  readonly employeeSurname: string;
  readonly category: string;
  readonly island: string | null;
  /** Ids of those that the person may take on one of the shifts. */
  readonly specializations: readonly string[];
  /** Working shifts that touch the day, overtime included; what is done `elsewhere` is neither position nor break. */
  readonly shifts: readonly (Stretch & {
    readonly date: string;
    readonly turn: string;
    /** Ids of those that the person may take on the shift's own date (`domain.md` 3.7 step 3). */
    readonly specializations: readonly string[];
    readonly elsewhere: readonly Stretch[];
  })[];
  /** When the person may be placed: the shifts without what takes somebody from the room. */
  readonly present: readonly Stretch[];
}

export interface OperativePlan {
  /** `{division}-{YYYYMMDD}` */
  readonly operativePlanId: string;
  readonly date: string;
  readonly state: PlanState;
  /** 0: nothing is stored, the plan is what the operating configurations open. */
  readonly version: number;
  readonly editable: boolean;
  readonly timePlans: readonly TimePlan[];
  /** Time plans that the warnings leave out. */
  readonly ignored: readonly IgnoredTimePlan[];
  /** Who saved it last, DD/MM/YYYY HH:mm; null: nobody. */
  readonly savedBy: { readonly employeeName: string; readonly employeeSurname: string } | null;
  readonly savedAt: string | null;
}

export interface OperativePlanReply extends OutcomeReply {
  readonly operativePlan: OperativePlan;
  /** Everybody of the plant with a working shift on the day. */
  readonly people: readonly RoomPerson[];
  /** By which time in position is judged. */
  readonly rules: PositionRules;
}

export const readOperativePlan = endpoint<{ path: { id: string }; reply: OperativePlanReply }>({
  id: 'operativePlanDetails',
  method: 'GET',
  path: '/operativeplans/{id}',
  summary: 'Piano operativo di un giorno',
  required: ['id'],
});

export interface OperativePlanBody {
  /** The version that was seen; 0 where nothing was stored. */
  readonly version: number;
  readonly state: PlanState;
  readonly timePlans: readonly TimePlan[];
}

export interface SavedPlanReply extends OutcomeReply {
  readonly operativePlan: OperativePlan;
  readonly position: string;
}

/** Saves the whole plan of a day. 412 carries what stands there (`StalePlanReply`). */
export const saveOperativePlan = endpoint<{
  path: { id: string };
  body: OperativePlanBody;
  reply: SavedPlanReply;
}>({
  id: 'saveOperativePlan',
  method: 'PUT',
  path: '/operativeplans/{id}',
  summary: 'Salva il piano operativo di un giorno',
  required: ['id', 'body'],
});

export interface StalePlanReply extends OutcomeReply {
  readonly current: OperativePlan;
}

export interface RoomPosition {
  readonly positionId: string;
  readonly name: string;
  readonly kind: 'LAV' | 'REP';
  readonly island: string | null;
  readonly islandName: string | null;
  readonly specializationId: string;
  readonly specializationName: string;
}

export interface PositionsReply extends OutcomeReply {
  readonly positions: readonly RoomPosition[];
}

/** In the order in which they are filled. */
export const readPositions = endpoint<{ query: { division: string }; reply: PositionsReply }>({
  id: 'positions',
  method: 'GET',
  path: '/positions',
  summary: 'Postazioni di una sala operativa',
  required: ['division'],
});

export interface OperativeCalendar {
  readonly date: string;
  readonly dayType: 'FERIALE' | 'SABATO' | 'FESTIVO';
  readonly configurations: readonly { readonly configurationId: string; readonly name: string }[];
  /** Seats that the configurations open on this day. */
  readonly openings: readonly Omit<TimePlan, 'timePlanId' | 'employeeId'>[];
  readonly operativePlan: Pick<OperativePlan, 'operativePlanId' | 'state' | 'version' | 'editable'>;
}

export interface OperativeCalendarsReply extends OutcomeReply {
  readonly calendars: readonly OperativeCalendar[];
}

/** One for each day of a plant that has configurations. */
export const readOperativeCalendars = endpoint<{
  query: { division: string; from: string; to: string };
  reply: OperativeCalendarsReply;
}>({
  id: 'operativeCalendars',
  method: 'GET',
  path: '/operativecalendars',
  summary: 'Calendari operativi di una sala',
  required: ['division', 'from', 'to'],
});

/** Which positions are open on the days of a type, while it is valid. */
export interface OperatingConfiguration {
  readonly configurationId: string;
  readonly name: string;
  /** TUTTI: the days for which no configuration of their own type is valid. */
  readonly dayType: 'TUTTI' | OperativeCalendar['dayType'];
  /** YYYYMMDD, first and last day; null: until further notice. */
  readonly validFrom: string;
  readonly validTo: string | null;
  /** In the order in which positions are filled; those on call among them. */
  readonly openings: OperativeCalendar['openings'];
}

export interface ConfigurationsReply extends OutcomeReply {
  readonly configurations: readonly OperatingConfiguration[];
}

/** Our own addition: the configurations that are valid on a day (YYYYMMDD) or will be. */
export const readConfigurations = endpoint<{
  query: { division: string; from: string };
  reply: ConfigurationsReply;
}>({
  id: 'operatingConfigurations',
  method: 'GET',
  path: '/operatingconfigurations',
  summary: 'Configurazioni operative di una sala, da un giorno in poi',
  required: ['division', 'from'],
});

export interface TurnsReply extends OutcomeReply {
  readonly turns: readonly ShiftDefinition[];
}

/** Of a division; without one, of the plant that the session has selected. */
export const readTurns = endpoint<{ query: { division?: string }; reply: TurnsReply }>({
  id: 'turns',
  method: 'GET',
  path: '/turns',
  summary: 'Turni in uso oggi',
});

export interface LogEntry {
  /** `timePlanId` of the log's own. */
  readonly timePlanId: string;
  readonly date: string;
  readonly positionId: string;
  readonly employeeId: string;
  readonly employeeName: string;
  readonly employeeSurname: string;
  readonly beginTime: string;
  readonly endTime: string;
}

export interface LogReply extends OutcomeReply {
  readonly timePlans: readonly LogEntry[];
}

/** Who was where in the timeslot of a counter, up to now (M3.07, E7.9.10). */
export const readRoomLog = endpoint<{ path: { slot: string; counter: string }; reply: LogReply }>({
  id: 'counterDetailLogs',
  method: 'GET',
  path: '/manager/counters/{slot}/{counter}/log',
  summary: 'Log di sala di una fascia',
  required: ['slot', 'counter'],
});

/** Our own addition: the whole day of a plan, of whatever timeslot. */
export const readDayLog = endpoint<{ path: { id: string }; reply: LogReply }>({
  id: 'operativePlanLog',
  method: 'GET',
  path: '/operativeplans/{id}/log',
  summary: 'Log di sala di un giorno',
  required: ['id'],
});

/** Live event `room`: a plan (its date) or the groups (null) of a plant changed; its managers read them again. */
export interface RoomPatch {
  readonly plant: string;
  readonly date: string | null;
}

/** A time plan that the warnings leave out. */
export interface IgnoredTimePlan {
  readonly ignoredId: string;
  readonly operativePlanId: string;
  readonly timePlanId: string;
}
