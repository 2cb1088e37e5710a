import { managers, managersOfPlant } from '../matrix-case.ts';
import type { ExpectedAccess } from '../matrix-case.ts';

const DIVISION = { division: 'DIVLIRR' };
const NONE = { division: '-' };
const RANGE = { from: '20261123', to: '20261124' };
const PLAN = 'DIVLIRR-20261123';
const NOBODYS_ID = '00000000-0000-7000-8000-00000000000f';
const group = { ...DIVISION, name: 'Prova', kind: 'POSITIONS', members: ['NESSUNA'] };

/** Plans, positions, log and groups of an operations room. */
export const OPERATIONS_ROOM_ACCESS: ExpectedAccess = {
  positions: [
    { on: 'the division of the plant', ask: () => ({ query: DIVISION }), answers: managersOfPlant(200) },
    { on: "the division '-'", ask: () => ({ query: NONE }), answers: managers(200) },
  ],
  operativeCalendars: [
    {
      on: 'the division of the plant',
      ask: () => ({ query: { ...DIVISION, ...RANGE } }),
      answers: managersOfPlant(200),
    },
    { on: "the division '-'", ask: () => ({ query: { ...NONE, ...RANGE } }), answers: managers(200) },
  ],
  operatingConfigurations: [
    {
      on: 'the division of the plant',
      ask: () => ({ query: { ...DIVISION, from: RANGE.from } }),
      answers: managersOfPlant(200),
    },
    { on: "the division '-'", ask: () => ({ query: { ...NONE, from: RANGE.from } }), answers: managers(200) },
  ],
  operativePlanDetails: [
    { on: 'a day of the plant', ask: () => ({ path: { id: PLAN } }), answers: managersOfPlant(200) },
  ],
  saveOperativePlan: [
    {
      on: 'a plan at a version that nobody saw',
      ask: () => ({ path: { id: PLAN }, body: { version: 77, state: 'DRAFT', timePlans: [] } }),
      answers: managersOfPlant(412),
      mayTry: ['otherManager'],
    },
  ],
  turns: [
    { on: 'the division of the plant', ask: () => ({ query: DIVISION }), answers: managersOfPlant(200) },
    { on: 'no division', answers: managers(200) },
  ],
  counterDetailLogs: [
    {
      on: 'a timeslot of the plant',
      ask: () => ({ path: { slot: 'M', counter: PLAN } }),
      answers: managersOfPlant(200),
    },
  ],
  operativePlanLog: [
    { on: 'a day of the plant', ask: () => ({ path: { id: PLAN } }), answers: managersOfPlant(200) },
  ],
  listGroups: [
    { on: 'the division of the plant', ask: () => ({ query: DIVISION }), answers: managersOfPlant(200) },
    { on: "the division '-'", ask: () => ({ query: NONE }), answers: managers(200) },
  ],
  createGroup: [
    {
      on: 'positions that the plant does not have',
      ask: () => ({ body: group }),
      answers: managersOfPlant(409),
      mayTry: ['otherManager'],
    },
  ],
  changeGroup: [
    {
      on: 'a group that is not there',
      ask: () => ({ body: { ...group, groupId: NOBODYS_ID, version: 1 } }),
      answers: managersOfPlant(404),
      mayTry: ['otherManager'],
    },
  ],
  deleteGroup: [
    {
      on: 'a group that is not there',
      ask: () => ({ path: { id: NOBODYS_ID }, query: { version: '1' } }),
      answers: managers(404),
    },
  ],
  listIgnoredTimePlans: [
    {
      on: 'the division of the plant',
      ask: () => ({ query: { ...DIVISION, ...RANGE } }),
      answers: managersOfPlant(200),
    },
    { on: "the division '-'", ask: () => ({ query: { ...NONE, ...RANGE } }), answers: managers(200) },
  ],
  ignoreTimePlan: [
    {
      on: 'a time plan that is not stored',
      ask: () => ({ body: { operativePlanId: PLAN, timePlanId: 'nessuna' } }),
      answers: managersOfPlant(404),
      mayTry: ['otherManager'],
    },
  ],
  considerTimePlan: [
    {
      on: 'one that is not left out',
      ask: () => ({ path: { id: NOBODYS_ID } }),
      answers: managers(404),
    },
  ],
};
