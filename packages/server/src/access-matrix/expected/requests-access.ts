import { managers, managersOfPlant } from '../matrix-case.ts';
import type { ExpectedAccess } from '../matrix-case.ts';

const NOBODYS = {
  ignoredDate: '20261123',
  plant: 'LIRR',
  timeslot: 'M',
  absencesIds: ['00000000-0000-4000-8000-000000000000'],
};
const DAYS = { dateFrom: '20261123', dateTo: '20261124' };

/** What waits, and what counters leave out. */
export const REQUESTS_ACCESS: ExpectedAccess = {
  countRequests: [
    { on: 'the plant', ask: () => ({ query: { plant: 'LIRR' } }), answers: managersOfPlant(200) },
    { on: "the plant '-'", ask: () => ({ query: { plant: '-' } }), answers: managers(200) },
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
