import type { AttendanceQuery, AttendanceReply, readAttendance } from '@torre/contract/attendance';
import { attendanceSentence } from '@torre/contract/attendance/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { CHANGING_SERVICES, dayResults, punchStates, serviceValues } from '@torre/domain/attendance';
import type { AttendanceService } from '@torre/domain/attendance';
import { addDays } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Principal } from '../../platform/access/principal.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { refused } from '../../platform/http/refused.ts';
import type { Context } from '../../platform/http/route.ts';
import { zoneOf } from '../../platform/local-time.ts';
import { performanceEntry, punchRow, timetableEntry } from './attendance-replies.ts';
import { readTimetables } from './attendance.reads.ts';
import { isKeptElsewhere, readJudgedDays } from './judged-days.ts';
import { readAskedPerson } from './person-posts.reads.ts';
import { requestedSlashDay, requestedSlashDays } from './requested-days.ts';
import type { Days } from './requested-days.ts';

type Ris = Omit<AttendanceReply['ris'], 'ret'>;
type Serve = (deps: AttendanceDeps, principal: Principal, query: AttendanceQuery) => Promise<Ris>;

/** What the later area of requests answers; who may ask is decided here. */
export interface RequestServices {
  readonly causes: (employeeId: string) => Promise<NonNullable<Ris['causali']>>;
  /** Up to a day; null: today. */
  readonly balances: (employeeId: string, upTo: Day | null) => Promise<NonNullable<Ris['saldi']>>;
  /** Of one person; of others only those that belong to a managed plant. */
  readonly eventsOfPerson: (
    principal: Principal,
    employeeId: string,
    query: AttendanceQuery & Days,
  ) => Promise<NonNullable<Ris['eventi']>>;
  /** Of a plant or of units: 403 where one is not managed. */
  readonly eventsOfPlant: (
    principal: Principal,
    query: AttendanceQuery & Days,
  ) => Promise<NonNullable<Ris['eventi']>>;
}

export interface AttendanceDeps extends AreaDeps {
  readonly requestServices: RequestServices;
}

/** In the words of who asks which services there are. */
const WORDS: Partial<Readonly<Record<AttendanceService, string>>> = {
  status: 'Stato delle giornate',
  timestamps: 'Timbrature',
  services: 'Servizi',
  h36: 'Orario del giorno',
  causes: 'Causali',
  events: 'Richieste di un periodo',
  balances: 'Saldi',
};

const SERVED: Partial<Readonly<Record<AttendanceService, Serve>>> = {
  services: async ({ configuration }) => ({
    servizi: [...serviceValues(configuration.read('attendance.services'))].flatMap(
      ([idservizio, servizio]) => {
        const descrizione = WORDS[servizio];
        return descrizione === undefined ? [] : [{ idservizio, servizio, descrizione }];
      },
    ),
  }),
  timestamps: async (deps, principal, query) => {
    const { days, person, input, limits } = await ofPerson(deps, principal, query);
    const zone = zoneOf(addDays(days.from, -1), addDays(days.to, 1));
    const shown = (day: Day): boolean => day >= days.from && day <= days.to && person.sees(day);
    return {
      timbrature: punchStates(input, limits)
        .filter(({ at }) => shown(zone.local(at).day))
        .map((state) => punchRow(state, zone)),
    };
  },
  status: async (deps, principal, query) => {
    const { days, person, input, limits } = await ofPerson(deps, principal, query);
    const zone = zoneOf(addDays(days.from, -1), addDays(days.to, 1));
    const isOutside = (day: Day): boolean => isKeptElsewhere(deps, person, day);
    return {
      gestito: !isOutside(days.to),
      stato: dayResults(input, limits)
        .filter(({ day }) => day >= days.from && day <= days.to && person.sees(day) && !isOutside(day))
        .map((row) => performanceEntry(row, zone)),
    };
  },
  h36: async ({ db }, principal, query) => {
    if (!query.data) throw refused(400, OUTCOME.missingParameter, attendanceSentence('dayMissing'));
    const day = requestedSlashDay(query.data);
    const { employeeId } = await readAskedPerson(db, principal, query, { from: day, to: day });
    const rows = await readTimetables(db, employeeId, { from: day, to: day });
    return { orario: rows.filter((row) => row.day === day).map(timetableEntry) };
  },
  causes: async ({ requestServices }, { employeeId }, { numindividuale }) => {
    // of somebody else they would tell the rights, which no manager reads (docs/decisions/0104)
    if (numindividuale && numindividuale !== employeeId)
      throw refused(403, OUTCOME.notAllowed, attendanceSentence('causesOfOneself'));
    return { causali: await requestServices.causes(employeeId) };
  },
  events: async ({ db, requestServices }, principal, query) => {
    const days = requestedSlashDays(query);
    const asked = { ...query, ...days };
    if (query.modo === 'RESP' && !query.numindividuale && (query.icao || query.filtrouo))
      return { eventi: await requestServices.eventsOfPlant(principal, asked) };
    const { employeeId } = await readAskedPerson(db, principal, query, days);
    return { eventi: await requestServices.eventsOfPerson(principal, employeeId, asked) };
  },
  balances: async ({ db, clock, requestServices }, principal, query) => {
    const upTo = query.al ? requestedSlashDay(query.al) : null;
    const day = upTo ?? clock.today();
    const { employeeId } = await readAskedPerson(db, principal, query, { from: day, to: day });
    return { saldi: await requestServices.balances(employeeId, upTo) };
  },
};

/** Answers a service of attendance (E7.6.01 to E7.6.04): 400 for an unknown one, 405 for what changes something. */
export async function serveAttendance(
  deps: AttendanceDeps,
  { principal, query, reply }: Pick<Context<typeof readAttendance>, 'principal' | 'query' | 'reply'>,
): Promise<AttendanceReply> {
  const service = serviceValues(deps.configuration.read('attendance.services')).get(query.idservizio);
  if (query.codop || (service && CHANGING_SERVICES.includes(service))) {
    reply.header('Allow', 'POST');
    throw refused(405, OUTCOME.malformed, attendanceSentence('changesByPost'));
  }
  const serve = service && SERVED[service];
  if (!serve) {
    const key = service ? 'serviceNotRead' : 'serviceUnknown';
    throw refused(400, OUTCOME.malformed, attendanceSentence(key, { value: query.idservizio }));
  }
  return { ris: { ret: 1, ...(await serve(deps, principal, query)) } };
}

async function ofPerson(deps: AreaDeps, principal: Principal, query: AttendanceQuery) {
  const days = requestedSlashDays(query);
  const person = await readAskedPerson(deps.db, principal, query, days);
  return { days, person, ...(await readJudgedDays(deps, person, days)) };
}
