import type { RequestRow } from '@torre/contract/requests';
import type { Day, UtcMinute, ZoneTable } from '@torre/domain/kernel';
import { formatMinutes, slashDay } from '@torre/domain/kernel';
import {
  LEAVE,
  canProposeDay,
  lacksDocument,
  leaveLabel,
  measureOf,
  rowActions,
} from '@torre/domain/requests';
import type {
  ActionViewer,
  CauseCategory,
  Gestdoc,
  LeaveActor,
  LeaveOperation,
  LeaveRight,
  LeaveState,
  LeaveUnit,
} from '@torre/domain/requests';
import { decidesSecond, managesPlant, standsInFor } from '../../platform/access/principal.ts';
import type { Principal } from '../../platform/access/principal.ts';
import { sqlDay, sqlMinute } from '../../platform/db/index.ts';
import { zoneOf } from '../../platform/local-time.ts';

/** A request as the database holds it, with its cause as it stands on the first day. Instants in milliseconds since 1970. */
export interface RequestRecord {
  readonly id: string;
  readonly employeeId: string;
  readonly name: string;
  readonly surname: string;
  readonly icao: string | null;
  readonly tipo: 0 | 1;
  readonly cause: string;
  readonly descausale: string | null;
  readonly category: CauseCategory | null;
  readonly gestdoc: Gestdoc;
  readonly right: LeaveRight | null;
  readonly oneTime: boolean;
  readonly givesLeaveBack: boolean;
  readonly state: LeaveState;
  readonly unit: LeaveUnit;
  readonly fromDay: Day;
  readonly toDay: Day;
  readonly start: UtcMinute | null;
  readonly end: UtcMinute | null;
  readonly quantity: number | null;
  readonly note: string;
  readonly insertedAt: number;
  readonly approvedAt: number | null;
  readonly rejectedAt: number | null;
  readonly decidedBy: string | null;
  readonly seriesId: string | null;
  /** Rows of its series that stand as it does, this one included; 1 without a series. */
  readonly seriesRows: number;
  /** First day that a manager proposes instead; null without. */
  readonly proposedDay: Day | null;
  readonly proposedBy: string | null;
  readonly version: number;
  readonly documents: number;
  readonly ignoredId: string | null;
}

/** A manager proposes another day; its owner moves the request there, or keeps it. */
export type OtherDayOperation = 'proposeDay' | 'moveDay' | 'keepDay';

/** What a step of the history did. */
export type HistoryOperation = LeaveOperation | 'addDocument' | OtherDayOperation;

/** `select` of a record; `RECORD_FROM` brings its tables. */
export const RECORD = `x.absence_id as id, x.employee_id as "employeeId", e.name, e.surname, x.icao, x.tipo, x.cause,
  c.descausale, c.cause_category as category, coalesce(c.gestdoc, '') as gestdoc, c.needed_right as "right",
  coalesce(c.one_time, false) as "oneTime", coalesce(c.gives_leave_back, false) as "givesLeaveBack", x.state, x.unit,
  ${sqlDay('x.from_day')} as "fromDay", ${sqlDay('x.to_day')} as "toDay", ${sqlMinute('x.start_at')} as start,
  ${sqlMinute('x.end_at')} as "end", x.quantity, x.note, x.inserted_at as "insertedAt", x.approved_at as "approvedAt",
  x.rejected_at as "rejectedAt", x.decided_by as "decidedBy", x.series_id as "seriesId", x.version,
  case when x.series_id is null then 1 else (select count(*)::int from absence s where s.series_id = x.series_id
    and s.state = x.state and s.icao is not distinct from x.icao) end as "seriesRows",
  ${sqlDay('x.proposed_day')} as "proposedDay", x.proposed_by as "proposedBy",
  (select count(*)::int from absence_document d where d.absence_id = x.absence_id) as documents,
  (select g.icao || '-' || to_char(g.day, 'YYYYMMDD') || '-' || g.timeslot_id from absence_ignored g
    where g.absence_id = x.absence_id order by g.day, g.timeslot_id limit 1) as "ignoredId"`;

export const RECORD_FROM = `absence x join employee e on e.employee_id = x.employee_id
  left join absence_cause c on c.idcausale = x.cause
    and x.from_day between c.valid_from and coalesce(c.valid_to, 'infinity')`;

/** What somebody is to a request, for LEAVE and for the buttons of its row. */
export interface Standpoint {
  readonly actors: readonly LeaveActor[];
  readonly relation: ActionViewer['relation'];
}

/**
 * Nobody decides on own requests, nor a substitute on those of who is replaced; a request belongs to the plant of its first day,
 * other plants' managers read.
 */
export function standpointOf(
  principal: Principal,
  { employeeId, icao }: Pick<RequestRecord, 'employeeId' | 'icao'>,
): Standpoint {
  if (employeeId === principal.employeeId) return { actors: ['owner'], relation: 'owner' };
  if (icao === null || !managesPlant(principal, icao)) return { actors: [], relation: 'reader' };
  if (standsInFor(principal, employeeId)) return { actors: [], relation: 'substitute' };
  return decidesSecond(principal, icao)
    ? { actors: ['manager', 'second'], relation: 'second' }
    : { actors: ['manager'], relation: 'first' };
}

/** From where a row is looked at. */
export type Viewed = Pick<ActionViewer, 'side' | 'place'>;

/** The row of the contract, with what this person may do and why not the rest (E5.17, E5.18). */
export function requestRow(record: RequestRecord, principal: Principal, { side, place }: Viewed): RequestRow {
  const { state, unit, category, gestdoc, fromDay, toDay, start, end, ignoredId } = record;
  const { actors, relation } = standpointOf(principal, record);
  const allowedActions: string[] = LEAVE.allowed(state, actors).filter(
    (operation) => operation !== 'insert' && operation !== 'disposition',
  );
  if (actors.includes('manager') && canProposeDay(record)) allowedActions.push('proposeDay');
  if (actors.includes('owner') && record.proposedDay !== null) allowedActions.push('answerDay');
  const zone = zoneOf(fromDay, toDay);
  const mis = measureOf(unit);
  return {
    id: record.id,
    tipo: record.tipo,
    codcausale: record.cause,
    descausale: record.descausale ?? record.cause,
    codtipofruizione: unit,
    mis,
    stato: state,
    timestampins: stamp(record.insertedAt),
    timestampapp: record.approvedAt === null ? null : stamp(record.approvedAt),
    timestamprif: record.rejectedAt === null ? null : stamp(record.rejectedAt),
    nome: record.name,
    cognome: record.surname,
    numindividuale: record.employeeId,
    datainizio: slashDay(fromDay),
    datafine: slashDay(toDay),
    orainizio: start === null ? null : minuteIn(zone, start, fromDay),
    orafine: end === null ? null : minuteIn(zone, end, toDay),
    giorni: record.quantity,
    note: record.note,
    codresponsabile: record.decidedBy,
    isIgnored: ignoredId !== null,
    ignoredId,
    requestType: record.tipo === 0 ? 'EMPLOYEE' : 'MANAGER',
    trasferta: false,
    trasfertaGestita: false,
    service: 'GeripManager',
    plant: record.icao,
    gestdoc,
    documenti: record.documents,
    serie: record.seriesId,
    righeSerie: record.seriesRows,
    proposta: record.proposedDay && slashDay(record.proposedDay),
    version: record.version,
    allowedActions,
    actions: [
      ...rowActions(
        {
          kind: 'leave',
          label: leaveLabel(state, side),
          measure: record.oneTime ? null : mis,
          isIgnored: ignoredId !== null,
          gestdoc,
          direction: null,
          allowedActions,
          isLaw104: category === '104',
          isRegistered: record.givesLeaveBack && record.documents > 0,
          lacksDocument: lacksDocument(record, record.documents > 0),
        },
        { side, place, relation, hasCauses: true },
      ),
    ],
  };
}

/** YYYY/MM/DD HH:mm in Rome of milliseconds since 1970. */
export function stamp(at: number): string {
  const minutes = Math.floor(at / MS_PER_MINUTE);
  const around = Math.floor(minutes / MINUTES_PER_DAY) as Day;
  const { day, minute } = zoneOf(around, around).local(minutes);
  return `${slashDay(day)} ${formatMinutes(minute)}`;
}

const MS_PER_MINUTE = 60_000;
const MINUTES_PER_DAY = 1440;

/** The clock of `day` at an instant; the midnight that ends the day is 1440. */
function minuteIn(zone: ZoneTable, at: UtcMinute, day: Day): number {
  const local = zone.local(at);
  return (local.day - day) * MINUTES_PER_DAY + local.minute;
}
