import { managersOfPlant, signedIn } from '../matrix-case.ts';
import type { ExpectedAccess } from '../matrix-case.ts';

const DIVISION = { division: 'DIVLIRR' };
/** A draft that was never opened: who may ask for it is told so. */
const NO_DRAFT = '00000000-0000-7000-8000-00000000dddd';
const cycle = { name: 'Prova', turns: ['NONSO'], restsOnHolidays: false };

export const PLANNING_ACCESS: ExpectedAccess = {
  readPlanning: [
    {
      on: 'a month of the plant',
      ask: () => ({ query: { ...DIVISION, month: '202612' } }),
      answers: managersOfPlant(200),
    },
  ],
  openDraft: [
    {
      on: 'a month of the plant',
      ask: () => ({ query: DIVISION, body: { month: '202612' } }),
      answers: managersOfPlant(200),
      mayTry: ['otherManager'],
    },
  ],
  discardDraft: [
    {
      on: 'a draft that is not open',
      ask: () => ({ path: { draftId: NO_DRAFT }, query: { ...DIVISION, revision: '1' } }),
      answers: managersOfPlant(409),
    },
  ],
  draftDifference: [
    {
      on: 'a draft that is not open',
      ask: () => ({ path: { draftId: NO_DRAFT }, query: DIVISION }),
      answers: managersOfPlant(404),
    },
  ],
  publishDraft: [
    {
      on: 'a draft that is not open',
      ask: () => ({ path: { draftId: NO_DRAFT }, query: DIVISION, body: { revision: 1, resolved: [] } }),
      answers: managersOfPlant(409),
      mayTry: ['otherManager'],
    },
  ],
  ownNotices: [{ on: 'the own notices', answers: signedIn(200) }],
  acknowledgeNotice: [
    {
      on: 'a notice that is not there',
      ask: () => ({ path: { noticeId: NO_DRAFT } }),
      answers: signedIn(404),
    },
  ],
  waitingNotices: [
    { on: 'the people of the plant', ask: () => ({ query: DIVISION }), answers: managersOfPlant(200) },
  ],
  readMonthVersion: [
    {
      on: 'a version that is not there',
      ask: () => ({ path: { versionNo: '999' }, query: { ...DIVISION, month: '202612' } }),
      answers: managersOfPlant(404),
    },
  ],
  listCycles: [
    { on: 'the cycles of the plant', ask: () => ({ query: DIVISION }), answers: managersOfPlant(200) },
  ],
  createCycle: [
    {
      on: 'a cycle of unknown shifts',
      ask: () => ({ query: DIVISION, body: cycle }),
      answers: managersOfPlant(409),
      mayTry: ['otherManager'],
    },
  ],
  changeCycle: [
    {
      on: 'a cycle that is not there',
      ask: () => ({
        path: { cycleId: 'nessuno' },
        query: DIVISION,
        body: { ...cycle, endsOn: null, version: 1 },
      }),
      answers: managersOfPlant(404),
      mayTry: ['otherManager'],
    },
  ],
  assignCycle: [
    {
      on: 'a cycle that is not there',
      ask: ({ employee }) => ({
        path: { cycleId: 'nessuno' },
        query: DIVISION,
        body: { from: '20261201', to: null, people: [{ employeeId: employee, offset: 0 }] },
      }),
      answers: managersOfPlant(404),
      mayTry: ['otherManager'],
    },
  ],
  generateMonth: [
    {
      on: 'a month that has shifts',
      ask: () => ({ query: DIVISION, body: { month: '202612', without: [], keep: [], overwrites: false } }),
      answers: managersOfPlant(409),
      mayTry: ['otherManager'],
    },
  ],
};
