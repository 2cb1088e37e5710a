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
};
