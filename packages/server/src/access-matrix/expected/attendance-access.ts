import { administrators, only, signedIn } from '../matrix-case.ts';
import type { ExpectedAccess } from '../matrix-case.ts';

/** No file of punches. */
const NO_TABLE = Buffer.from('niente').toString('base64');
const DAYS = { dal: '2026/11/01', al: '2026/11/13' };

/** Attendance: of oneself, and of the people whom a manager manages on those days. */
export const ATTENDANCE_ACCESS: ExpectedAccess = {
  readAttendance: [
    { on: 'the services', ask: () => ({ query: { idservizio: 'servizi' } }), answers: signedIn(200) },
    {
      on: 'the own clock-ins',
      ask: () => ({ query: { idservizio: 'timbrature', ...DAYS } }),
      answers: signedIn(200),
    },
    {
      on: 'what came of the days of a person of LIRR',
      ask: ({ employee }) => ({
        query: { idservizio: 'stato', ...DAYS, modo: 'RESP', numindividuale: employee },
      }),
      answers: only(['employee', 'manager', 'h35', 'approver2'], 200),
    },
    {
      on: 'the clock-ins of a person of LIRF',
      ask: ({ elsewhere }) => ({
        query: { idservizio: 'timbrature', ...DAYS, modo: 'RESP', numindividuale: elsewhere },
      }),
      answers: only(['otherManager'], 200),
    },
    {
      on: 'the timetable of a person of LIRR, as the person',
      ask: ({ employee }) => ({
        query: { idservizio: 'orario', data: '2026/11/13', modo: 'DIPE', numindividuale: employee },
      }),
      answers: only(['employee'], 200),
    },
    {
      on: 'the own causes',
      ask: () => ({ query: { idservizio: 'causali' } }),
      answers: signedIn(200),
    },
    {
      on: 'the events of a plant',
      ask: () => ({ query: { idservizio: 'eventi', ...DAYS, modo: 'RESP', icao: 'LIRR' } }),
      answers: only(['manager', 'h35', 'approver2'], 200),
    },
    {
      on: 'the balances of a person of LIRF',
      ask: ({ elsewhere }) => ({ query: { idservizio: 'saldi', modo: 'RESP', numindividuale: elsewhere } }),
      answers: only(['otherManager'], 200),
    },
    {
      on: 'an insertion by GET',
      ask: () => ({ query: { idservizio: 'giustificativi', codop: 'I' } }),
      answers: signedIn(405),
    },
    { on: 'no such service', ask: () => ({ query: { idservizio: 'paghe' } }), answers: signedIn(400) },
  ],
  attendanceActivities: [
    {
      on: 'the own activities',
      ask: () => ({ query: { ...DAYS, modo: 'DIPE', estraidoc: 'B64' } }),
      answers: signedIn(200),
    },
  ],
  ownAttendance: [
    {
      on: 'the own days',
      ask: () => ({ query: { from: '20261101', to: '20261113' } }),
      answers: signedIn(200),
    },
  ],
  personAttendance: [
    {
      on: 'the days of a person of LIRR',
      ask: ({ employee }) => ({ query: { employeeId: employee, from: '20261112', to: '20261113' } }),
      answers: only(['manager', 'h35', 'approver2'], 200),
    },
    {
      on: 'the days of a person of LIRF',
      ask: ({ elsewhere }) => ({ query: { employeeId: elsewhere, from: '20261112', to: '20261113' } }),
      answers: only(['otherManager'], 200),
    },
  ],
  timetableDirectory: [{ on: 'all timetables', answers: signedIn(200) }],
  tradeUnions: [{ on: 'those of today', answers: signedIn(200) }],
  checkPunches: [
    {
      on: 'a file without a head',
      ask: () => ({ body: { content: NO_TABLE } }),
      answers: administrators(400),
    },
  ],
  importPunches: [
    {
      on: 'a file without a head',
      ask: () => ({ body: { content: NO_TABLE } }),
      answers: administrators(400),
    },
  ],
};
