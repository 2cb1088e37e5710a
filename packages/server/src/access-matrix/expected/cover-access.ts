import { managers, managersOfPlant } from '../matrix-case.ts';
import type { ExpectedAccess } from '../matrix-case.ts';

const PLANT = { query: { plant: 'LIRR' } };
const NOBODY = { date: '20261123', timeslotId: 'P', employeeId: '999999' };
const FINDING = {
  plant: 'LIRR',
  rule: 'R373.5',
  limit: 'minRiposo',
  from: '20261123',
  date: '20261123',
};

/** Who could take a slot, and whom one asked. */
export const COVER_ACCESS: ExpectedAccess = {
  cover: [
    {
      on: 'a timeslot of the plant',
      ask: () => ({ query: { plant: 'LIRR', date: '20261123', timeslotId: 'P' } }),
      answers: managersOfPlant(200),
    },
    {
      on: "the plant '-'",
      ask: () => ({ query: { plant: '-', date: '20261123', timeslotId: 'P' } }),
      answers: managers(403),
    },
  ],
  coverMends: [
    {
      on: 'a timeslot of the plant',
      ask: () => ({ query: { plant: 'LIRR', date: '20261123', timeslotId: 'P' } }),
      answers: managersOfPlant(200),
    },
  ],
  findingMend: [
    {
      on: 'a finding that nobody has',
      ask: ({ employee }) => ({ query: { ...FINDING, employeeId: employee } }),
      answers: managersOfPlant(200),
    },
    {
      on: 'a person of another plant, in the name of this one',
      ask: ({ elsewhere }) => ({ query: { ...FINDING, employeeId: elsewhere } }),
      answers: managersOfPlant(200),
    },
    {
      on: "the plant '-'",
      ask: ({ employee }) => ({ query: { ...FINDING, plant: '-', employeeId: employee } }),
      answers: managers(403),
    },
  ],
  addCoverCall: [
    {
      on: 'a timeslot that the plant does not have',
      ask: ({ employee }) => ({
        ...PLANT,
        body: { date: '20261123', timeslotId: 'X', employeeId: employee },
      }),
      answers: managersOfPlant(404),
    },
    {
      on: 'a person of another plant, in the name of this one',
      ask: ({ elsewhere }) => ({
        ...PLANT,
        body: { date: '20261123', timeslotId: 'P', employeeId: elsewhere },
      }),
      answers: managersOfPlant(409),
    },
  ],
  answerCoverCall: [
    {
      on: 'somebody who is not on the list',
      ask: () => ({ ...PLANT, path: NOBODY, body: { answer: 'yes', version: 1 } }),
      answers: managersOfPlant(404),
    },
  ],
  removeCoverCall: [
    {
      on: 'somebody who is not on the list',
      ask: () => ({ path: NOBODY, query: { plant: 'LIRR', version: '1' } }),
      answers: managersOfPlant(404),
    },
  ],
};
