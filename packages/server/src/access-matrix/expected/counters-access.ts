import { managers, managersOfPlant } from '../matrix-case.ts';
import type { ExpectedAccess } from '../matrix-case.ts';

export const COUNTERS_ACCESS: ExpectedAccess = {
  counters: [
    {
      on: 'the division of the plant',
      ask: () => ({ query: { division: 'DIVLIRR', from: '20261123', to: '20261124' } }),
      answers: managersOfPlant(200),
    },
    {
      on: "the division '-'",
      ask: () => ({ query: { division: '-', from: '20261123', to: '20261124' } }),
      answers: managers(200),
    },
  ],
  counterEffect: [
    {
      on: 'a person of the plant',
      ask: ({ employee }) => ({
        query: { division: 'DIVLIRR', employeeId: employee, date: '20261123', turn: 'P' },
      }),
      answers: managersOfPlant(200),
    },
    {
      on: 'a person of another plant',
      ask: ({ elsewhere }) => ({
        query: { division: 'DIVLIRR', employeeId: elsewhere, date: '20261123', turn: 'P' },
      }),
      answers: managersOfPlant(404),
    },
  ],
};
