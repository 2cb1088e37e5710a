import { managers, managersOfPlant, only, signedIn } from '../matrix-case.ts';
import type { ExpectedAccess } from '../matrix-case.ts';
import { SIGNED_IN } from '../principals.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const NOBODYS = {
  ignoredDate: '20261123',
  plant: 'LIRR',
  timeslot: 'M',
  absencesIds: [NOBODY],
};
const DAYS = { from: '20261123', to: '20261124' };
const SLASHED = { from: '2026/11/23', to: '2026/11/24' };
const PERIOD = { dal: '2026/11/23', al: '2026/11/24' };
const ID = { path: { id: NOBODY } };
const NO_CAUSE = { idcausale: 'XYZ', codunitamisura: 'G', datainizio: '2026/11/23' };
const others = (...allowed: readonly string[]) => SIGNED_IN.filter((kind) => !allowed.includes(kind));

const ofPlant = [
  { on: 'the plant', ask: () => ({ query: { plant: 'LIRR' } }), answers: managersOfPlant(200) },
  { on: "the plant '-'", ask: () => ({ query: { plant: '-' } }), answers: managers(200) },
];
const asFile = [
  {
    on: 'the plant',
    ask: () => ({ query: { plant: 'LIRR', format: 'csv' } }),
    answers: managersOfPlant(200),
  },
];

/** Requests: of oneself; of a plant, for its managers; and what its counters leave out. */
export const REQUESTS_ACCESS: ExpectedAccess = {
  writeJustification: [
    {
      on: 'a cause that nobody has, for oneself',
      ask: () => ({ query: { codop: 'I' }, body: NO_CAUSE }),
      answers: signedIn(409),
    },
    {
      on: 'a disposition for a person of LIRR, who asks for it themself',
      ask: ({ employee }) => ({
        query: { codop: 'I', modo: 'RESP' },
        body: { ...NO_CAUSE, numindividuale: employee },
      }),
      answers: only(['employee', 'manager', 'h35', 'approver2'], 409),
      mayTry: others('employee', 'manager', 'h35', 'approver2'),
    },
    {
      // M2.4.30, resolution A25: the modal of a manager's performance list sends DIPE
      on: 'a justification for a person of LIRR, with the service type of employees',
      ask: ({ employee }) => ({
        query: { codop: 'I', modo: 'DIPE' },
        body: { ...NO_CAUSE, numindividuale: employee },
      }),
      answers: only(['employee', 'manager', 'h35', 'approver2'], 409),
      mayTry: others('employee', 'manager', 'h35', 'approver2'),
    },
    {
      on: 'a deletion of what nobody has',
      ask: () => ({ query: { codop: 'C' }, body: { id: NOBODY } }),
      answers: signedIn(404),
    },
  ],
  decideRequests: [
    {
      on: 'a request that nobody has',
      ask: () => ({ body: { jsoninput: JSON.stringify([{ id: NOBODY, operazione: 'A' }]) } }),
      answers: managers(200),
    },
  ],
  listLeaveRequests: ofPlant,
  listPunchRequests: ofPlant,
  listOtherRequests: ofPlant,
  exportLeaveRequests: asFile,
  exportPunchRequests: asFile,
  exportOtherRequests: asFile,
  countRequests: ofPlant,
  listOwnRequests: [{ on: 'the own ones', answers: signedIn(200) }],
  ownBalances: [{ on: 'the own ones', answers: signedIn(200) }],
  listCauses: [{ on: 'those of oneself', answers: signedIn(200) }],
  readRequest: [{ on: 'a request that nobody has', ask: () => ID, answers: signedIn(404) }],
  changeOwnRequest: [
    {
      on: 'a request that nobody has',
      ask: () => ({ ...ID, body: { operazione: 'delete', version: 1 } }),
      answers: signedIn(404),
    },
  ],
  proposeDay: [
    {
      on: 'a request that nobody has',
      ask: () => ({ ...ID, body: { data: '2026/12/01', version: 1 } }),
      answers: managers(404),
    },
  ],
  answerDay: [
    {
      on: 'a request that nobody has',
      ask: () => ({ ...ID, body: { sposta: false, version: 1 } }),
      answers: signedIn(404),
    },
  ],
  addRequestDocuments: [
    {
      on: 'a request that nobody has',
      ask: () => ({ ...ID, body: { documenti: [NOBODY], version: 1 } }),
      answers: signedIn(404),
    },
  ],
  downloadRequestDocument: [
    {
      on: 'a request that nobody has',
      ask: () => ({ path: { id: NOBODY, fileId: NOBODY } }),
      answers: signedIn(404),
    },
  ],
  tryRequest: [
    { on: 'a cause that nobody has', ask: () => ({ body: NO_CAUSE }), answers: signedIn(200) },
    {
      on: 'for a person of LIRR',
      ask: ({ employee }) => ({ body: { ...NO_CAUSE, numindividuale: employee } }),
      answers: only(['employee', 'manager', 'h35', 'approver2'], 200),
      mayTry: others('employee', 'manager', 'h35', 'approver2'),
    },
  ],
  requestEffects: [
    {
      on: 'a request that nobody has',
      ask: () => ({ body: { plant: 'LIRR', ids: [NOBODY] } }),
      answers: managersOfPlant(200),
      mayTry: ['otherManager'],
    },
  ],
  awayIfApproved: [
    {
      on: 'a request that nobody has',
      ask: () => ({ body: { plant: 'LIRR', ids: [NOBODY] } }),
      answers: managersOfPlant(200),
      mayTry: ['otherManager'],
    },
  ],
  managerEvents: [
    {
      on: 'the plant',
      ask: () => ({ query: { ...PERIOD, icao: 'LIRR' } }),
      answers: managersOfPlant(200),
      mayTry: ['otherManager'],
    },
    { on: 'no plant', ask: () => ({ query: PERIOD }), answers: managers(200) },
  ],
  requestsOfDay: [
    {
      on: 'days of the plant',
      ask: () => ({ query: { ...SLASHED, plant: 'LIRR' } }),
      answers: managersOfPlant(200),
    },
  ],
  ignoreAbsences: [
    {
      on: 'an absence that nobody has',
      ask: () => ({ body: NOBODYS }),
      answers: managersOfPlant(409),
      mayTry: ['otherManager'],
    },
    {
      on: "the plant '-'",
      ask: () => ({ body: { ...NOBODYS, plant: '-' } }),
      answers: managers(404),
    },
  ],
  considerAbsences: [
    {
      on: 'an absence that nobody has',
      ask: () => ({ body: NOBODYS }),
      answers: managersOfPlant(409),
      mayTry: ['otherManager'],
    },
  ],
  ignoredAbsences: [
    {
      on: 'days of the plant',
      ask: () => ({ query: { ...DAYS, plant: 'LIRR' } }),
      answers: managersOfPlant(200),
    },
    {
      on: "the plant '-'",
      ask: () => ({ query: { ...DAYS, plant: '-' } }),
      answers: managers(200),
    },
  ],
};
