import { managers, managersOfPlant, only, peopleOfPlants, signedIn } from '../matrix-case.ts';
import type { ExpectedAccess } from '../matrix-case.ts';

export const ROSTER_ACCESS: ExpectedAccess = {
  filterCalendar: [
    {
      on: 'the month of the plant',
      ask: () => ({ query: { plant: 'LIRR' }, body: { from: '20261123', to: '20261124' } }),
      answers: managersOfPlant(200),
    },
    {
      on: 'the compact month of the plant',
      ask: () => ({ query: { plant: 'LIRR', shape: 'compact' }, body: { from: '20261123', to: '20261124' } }),
      answers: managersOfPlant(200),
    },
    {
      on: "the plant '-'",
      ask: () => ({ query: { plant: '-' }, body: { from: '20261123', to: '20261124' } }),
      answers: managers(200),
    },
  ],
  colleaguesCalendar: [
    {
      on: 'the month of the own plant',
      ask: () => ({ query: { from: '20261123', to: '20261124' } }),
      // Categories that pass the guard of the calendar; those of the managers do not.
      answers: only(['employee', 'colleague'], 200),
    },
  ],
  ownShifts: [
    {
      on: 'the own shifts',
      ask: () => ({ query: { from: '20261123', to: '20261124' } }),
      answers: signedIn(200),
    },
  ],
  readOwnDay: [
    { on: 'the own day', ask: () => ({ query: { date: '20261123' } }), answers: peopleOfPlants(200, 404) },
  ],
  readDay: [
    {
      on: 'a person of the plant',
      ask: ({ employee }) => ({ query: { plant: 'LIRR', employeeId: employee, date: '20261123' } }),
      answers: managersOfPlant(200),
    },
    {
      on: 'a person of another plant',
      ask: ({ elsewhere }) => ({ query: { plant: 'LIRR', employeeId: elsewhere, date: '20261123' } }),
      answers: managersOfPlant(404),
    },
  ],
  shiftHistory: [
    {
      on: 'a person of the plant',
      ask: ({ employee }) => ({ query: { employeeId: employee, date: '20261123' } }),
      answers: managersOfPlant(200),
    },
    {
      on: 'a person of another plant',
      ask: ({ elsewhere }) => ({ query: { employeeId: elsewhere, date: '20261123' } }),
      answers: only(['otherManager'], 200),
    },
  ],
  createShift: [
    {
      on: 'a person of the plant who has a shift',
      ask: ({ employee }) => ({ query: { plant: 'LIRR' }, body: shift(employee, null) }),
      answers: managersOfPlant(409),
    },
    {
      on: 'a person of another plant',
      ask: ({ elsewhere }) => ({ query: { plant: 'LIRR' }, body: shift(elsewhere, null) }),
      answers: managersOfPlant(409),
    },
    {
      on: 'the own cell',
      ask: ({ self }) => ({ query: { plant: 'LIRR' }, body: shift(self, null) }),
      answers: managersOfPlant(409),
    },
  ],
  updateShift: [
    {
      on: 'a person of another plant, in the name of this one',
      ask: ({ elsewhere }) => ({
        path: { shiftId: `${elsewhere}-20261123` },
        query: { plant: 'LIRR' },
        body: shift(elsewhere, 1),
      }),
      answers: managersOfPlant(409),
    },
    {
      on: 'a person of the plant, in the name of another',
      ask: ({ employee }) => ({
        path: { shiftId: `${employee}-20261123` },
        query: { plant: 'LIRF' },
        body: shift(employee, 1),
      }),
      answers: only(['otherManager'], 409),
    },
    {
      on: 'a person of the plant, a version that nobody saw',
      ask: ({ employee }) => ({
        path: { shiftId: `${employee}-20261123` },
        query: { plant: 'LIRR' },
        body: shift(employee, 99),
      }),
      answers: managersOfPlant(412),
    },
  ],
  deleteShift: [
    {
      on: 'a person of another plant, in the name of this one',
      ask: ({ elsewhere }) => ({
        path: { shiftId: `${elsewhere}-20261123` },
        query: { plant: 'LIRR', version: '1' },
      }),
      answers: managersOfPlant(409),
    },
    {
      on: 'a person of the plant, a version that nobody saw',
      ask: ({ employee }) => ({
        path: { shiftId: `${employee}-20261123` },
        query: { plant: 'LIRR', version: '99' },
      }),
      answers: managersOfPlant(412),
    },
  ],
};

function shift(employeeId: string, version: number | null): object {
  return { date: '20261123', employeeId, turn: 'M', noteTurno: null, note: null, isStr: false, version };
}
