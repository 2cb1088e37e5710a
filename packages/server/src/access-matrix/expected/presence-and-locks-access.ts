import { administrators, managers, managersOfPlant, signedIn } from '../matrix-case.ts';
import type { ExpectedAccess } from '../matrix-case.ts';

const NOBODYS_ID = '00000000-0000-7000-8000-00000000000f';
const NOWHERE = { plant: 'LIXX', month: '202612' };

/** Locks of the roster, who is away from it, and who has a month open. */
export const PRESENCE_AND_LOCKS_ACCESS: ExpectedAccess = {
  awayTimes: [
    {
      on: 'the days of the plant',
      ask: () => ({ query: { plant: 'LIRR', from: '20261101', to: '20261130' } }),
      answers: managersOfPlant(200),
    },
    {
      on: "the plant '-'",
      ask: () => ({ query: { plant: '-', from: '20261101', to: '20261130' } }),
      answers: managers(200),
    },
  ],
  ownAwayTimes: [
    {
      on: 'the own days away',
      ask: () => ({ query: { from: '20261101', to: '20261130' } }),
      answers: signedIn(200),
    },
  ],
  legality: [
    {
      on: 'the days of the plant',
      ask: () => ({ query: { plant: 'LIRR', from: '20261101', to: '20261130' } }),
      answers: managersOfPlant(200),
    },
    {
      on: "the plant '-'",
      ask: () => ({ query: { plant: '-', from: '20261101', to: '20261130' } }),
      answers: managers(200),
    },
  ],
  ownLegality: [
    {
      on: 'the own findings',
      ask: () => ({ query: { from: '20261101', to: '20261130' } }),
      answers: signedIn(200),
    },
  ],
  listLocks: [
    {
      on: 'the days of the plant',
      ask: () => ({ query: { plant: 'LIRR', from: '20261101', to: '20261130' } }),
      answers: managersOfPlant(200),
    },
    {
      on: "the plant '-'",
      ask: () => ({ query: { plant: '-', from: '20261101', to: '20261130' } }),
      answers: managers(200),
    },
  ],
  setLock: [
    {
      on: 'days of the plant, without a reason',
      ask: () => ({
        query: { plant: 'LIRR' },
        body: { employeeId: null, from: '20261123', to: '20261123', reason: '' },
      }),
      answers: managersOfPlant(400),
    },
    {
      on: 'a person of another plant, in the name of this one',
      ask: ({ elsewhere }) => ({
        query: { plant: 'LIRR' },
        body: { employeeId: elsewhere, from: '20261123', to: '20261123', reason: 'x' },
      }),
      answers: managersOfPlant(409),
    },
  ],
  liftLock: [
    {
      on: 'a lock that is gone',
      ask: () => ({ path: { lockId: NOBODYS_ID }, query: { plant: 'LIRR' } }),
      answers: managersOfPlant(404),
    },
  ],
  listClosedMonths: [
    { on: 'a year', ask: () => ({ query: { year: '2026' } }), answers: administrators(200) },
  ],
  closeMonth: [
    {
      on: 'a plant that does not exist',
      ask: () => ({ path: NOWHERE, body: { reason: 'x' } }),
      answers: administrators(404),
    },
  ],
  reopenMonth: [
    {
      on: 'a plant that does not exist',
      ask: () => ({ path: NOWHERE }),
      answers: administrators(404),
    },
  ],
  bePresent: [
    {
      on: 'a month of the plant',
      ask: () => ({
        path: { tabId: NOBODYS_ID },
        query: { plant: 'LIRR' },
        body: { month: '202612', editing: null },
      }),
      answers: managersOfPlant(200),
    },
  ],
  leavePresence: [
    {
      on: 'a tab that is gone',
      ask: () => ({ path: { tabId: NOBODYS_ID }, query: { plant: 'LIRR' } }),
      answers: managersOfPlant(200),
    },
  ],
};
