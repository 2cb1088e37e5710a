import { managers, managersOfPlant } from '../matrix-case.ts';
import type { ExpectedAccess, MatrixCase } from '../matrix-case.ts';

const atCounter = (more: { hour?: string } = {}): readonly MatrixCase[] => [
  {
    on: 'a counter of the plant',
    ask: () => ({ path: { timeslotId: 'N', counterId: 'DIVLIRR-20261123', ...more } }),
    answers: managersOfPlant(200),
  },
  {
    on: 'a counter that is none',
    ask: () => ({ path: { timeslotId: 'N', counterId: 'DIVLIRR', ...more } }),
    answers: managers(400),
  },
];

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
  counterDetail: atCounter(),
  counterSpecializationCategories: atCounter(),
  counterSpecializationDetail: atCounter({ hour: '3' }),
  refreshCounters: [
    {
      on: 'the division of the plant',
      ask: () => ({ query: { division: 'DIVLIRR', from: '20261123', to: '20261123' } }),
      answers: managersOfPlant(200),
    },
    {
      on: "the division '-'",
      ask: () => ({ query: { division: '-', from: '20261123', to: '20261123' } }),
      answers: managers(200),
    },
    {
      on: 'no division',
      ask: () => ({ query: { from: '20261123', to: '20261123' } }),
      answers: managers(400),
    },
  ],
  counterPreview: [
    {
      on: 'a person of the plant',
      ask: ({ employee }) => ({
        query: { division: 'DIVLIRR' },
        body: { changes: [{ kind: 'shift', employeeId: employee, date: '20261123', turn: 'P' }] },
      }),
      answers: managersOfPlant(200),
      mayTry: ['otherManager'],
    },
    {
      on: 'a person of another plant',
      ask: ({ elsewhere }) => ({
        query: { division: 'DIVLIRR' },
        body: { changes: [{ kind: 'shift', employeeId: elsewhere, date: '20261123', turn: 'P' }] },
      }),
      answers: managersOfPlant(404),
      mayTry: ['otherManager'],
    },
  ],
};
