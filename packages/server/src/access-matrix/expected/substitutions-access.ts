import { only } from '../matrix-case.ts';
import type { ExpectedAccess } from '../matrix-case.ts';

/** Managers, for oneself; administrators, for everybody. */
const namers = (status: number) =>
  only(['manager', 'h35', 'approver2', 'otherManager', 'administrator'], status);

/** Who stands in for a manager. */
export const SUBSTITUTIONS_ACCESS: ExpectedAccess = {
  listSubstitutions: [{ on: 'those of oneself, or of everybody', answers: namers(200) }],
  findSubstitutes: [{ on: 'part of a name', ask: () => ({ query: { name: 'ros' } }), answers: namers(200) }],
  nameSubstitute: [
    {
      on: 'days that are over',
      ask: ({ employee }) => ({
        body: { giver: null, substitute: employee, plant: 'LIRR', from: '20260101', to: '20260102' },
      }),
      answers: namers(409),
    },
  ],
  endSubstitution: [
    {
      on: 'one that is not there',
      ask: () => ({ path: { substitutionId: '00000000-0000-7000-8000-000000000000' } }),
      answers: namers(404),
    },
  ],
};
