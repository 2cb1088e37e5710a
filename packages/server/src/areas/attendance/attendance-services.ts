import type { AttendanceQuery, AttendanceReply, readAttendance } from '@torre/contract/attendance';
import { attendanceSentence } from '@torre/contract/attendance/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { CHANGING_SERVICES, dayResults, punchStates, serviceValues } from '@torre/domain/attendance';
import type { AttendanceLimits, AttendanceService } from '@torre/domain/attendance';
import { worksAllTheSame } from '@torre/domain/counters';
import { addDays } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Principal } from '../../platform/access/principal.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { refused } from '../../platform/http/refused.ts';
import type { Context } from '../../platform/http/route.ts';
import { zoneOf } from '../../platform/local-time.ts';
import { performanceEntry, punchRow, timetableEntry } from './attendance-replies.ts';
import { readAttendanceInput, readTimetables } from './attendance.reads.ts';
import { postOn, readAskedPerson } from './person-posts.reads.ts';
import type { AskedPerson } from './person-posts.reads.ts';
import { requestedSlashDay, requestedSlashDays } from './requested-days.ts';
import type { Days } from './requested-days.ts';

type Ris = Omit<AttendanceReply['ris'], 'ret'>;
type Serve = (deps: AreaDeps, principal: Principal, query: AttendanceQuery) => Promise<Ris>;

const MS_PER_MINUTE = 60_000;

/** In the words of who asks which services there are. */
const WORDS: Partial<Readonly<Record<AttendanceService, string>>> = {
  status: 'Stato delle giornate',
  timestamps: 'Timbrature',
  services: 'Servizi',
  h36: 'Orario del giorno',
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
    const isOutside = (day: Day): boolean => {
      const category = postOn(person.posts, day)?.category;
      const known = category === undefined ? null : deps.lookups.categories(day).named(category);
      return known?.attributes['outsideTimeSystem'] === true;
    };
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
};

/** Answers a service of attendance (E7.6.01 to E7.6.04): 400 for an unknown one, 405 for what changes something. */
export async function serveAttendance(
  deps: AreaDeps,
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

async function ofPerson(
  { db, clock, configuration }: AreaDeps,
  principal: Principal,
  query: AttendanceQuery,
) {
  const days: Days = requestedSlashDays(query);
  const person: AskedPerson = await readAskedPerson(db, principal, query, days);
  const { posts, employeeId } = person;
  const causesOfWork = configuration.read('legality.causesOfWork');
  const causesThatStay = configuration.read('counters.causesThatStay');
  const input = await readAttendanceInput(db, employeeId, days, {
    now: Math.floor(clock.now().epochMilliseconds / MS_PER_MINUTE),
    worksWith: (cause, day) =>
      causesOfWork.includes(cause) ||
      worksAllTheSame(cause, postOn(posts, day)?.condition ?? null, { causesThatStay }),
  });
  const plant = posts[0]?.icao ?? null;
  const limits: AttendanceLimits = {
    tolerance: configuration.read('attendance.tolerance', plant),
    margin: configuration.read('attendance.punchMargin', plant),
    longestPresence: configuration.read('attendance.longestPresence'),
  };
  return { days, person, input, limits };
}
