import { managers, managersOfPlant, only, open, peopleOfPlants, signedIn } from '../matrix-case.ts';
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
  employees: [
    {
      on: 'a person of the division of the plant',
      ask: ({ employee }) => ({ query: { division: 'DIVLIRR', date: '20261123', employeeId: employee } }),
      answers: managersOfPlant(200),
    },
    {
      on: "the division '-'",
      ask: () => ({ query: { division: '-', date: '20261123' } }),
      answers: managers(200),
    },
  ],
  categories: [{ on: 'the categories', answers: signedIn(200) }],
  employeeDivision: [
    {
      on: 'oneself',
      ask: ({ self }) => ({ query: { employeeId: self, date: '20261123' } }),
      answers: peopleOfPlants(200, 404),
    },
    {
      on: 'a person of another plant',
      ask: ({ elsewhere }) => ({ query: { employeeId: elsewhere, date: '20261123' } }),
      answers: only(['otherManager'], 200),
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
  readCalendarFeed: [{ on: 'the own calendar outside', answers: signedIn(200) }],
  makeCalendarFeed: [{ on: 'the own calendar outside', answers: signedIn(200) }],
  endCalendarFeed: [{ on: 'the own calendar outside', answers: signedIn(200) }],
  calendarContent: [
    { on: 'an address that nobody made', ask: () => ({ path: { token: 'nessuno' } }), answers: open(404) },
  ],
  calendarContentHead: [
    { on: 'an address that nobody made', ask: () => ({ path: { token: 'nessuno' } }), answers: open(404) },
  ],
  exportMonth: [
    {
      on: 'the month of the plant',
      ask: () => ({ query: { plant: 'LIRR' }, body: { month: '202611', format: 'csv' } }),
      answers: managersOfPlant(200),
    },
    {
      on: 'the month of another plant',
      ask: () => ({ query: { plant: 'LIRF' }, body: { month: '202611', format: 'pdf' } }),
      answers: only(['otherManager'], 200),
    },
  ],
  previewImport: [
    {
      on: 'a file with one cell of a person of the plant',
      ask: ({ employee }) => ({
        query: { plant: 'LIRR' },
        body: { month: '202611', content: tableOf(employee) },
      }),
      answers: managersOfPlant(200),
    },
    {
      on: 'what is no table',
      ask: () => ({ query: { plant: 'LIRR' }, body: { month: '202611', content: 'AAAA' } }),
      answers: managersOfPlant(415),
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
  copyShifts: [
    {
      on: 'a cell of the plant, seen by nobody',
      ask: ({ employee }) => ({
        query: {},
        body: { division: 'DIVLIRR', ...oneCell(employee), versions: [] },
      }),
      answers: managersOfPlant(409),
      mayTry: ['otherManager'],
    },
  ],
  cutShifts: [
    {
      on: 'a cell of the plant, seen by nobody',
      ask: ({ employee }) => ({
        query: {},
        body: { division: 'DIVLIRR', ...oneCell(employee), versions: [] },
      }),
      answers: managersOfPlant(409),
      mayTry: ['otherManager'],
    },
  ],
  changeSelection: [
    {
      on: 'a version that nobody saw',
      ask: ({ employee }) => ({
        query: {},
        body: { division: 'DIVLIRR', turn: 'M', cells: [unseen(employee)] },
      }),
      answers: managersOfPlant(409),
      mayTry: ['otherManager'],
    },
    {
      on: 'a person of another plant',
      ask: ({ elsewhere }) => ({
        query: { preview: true },
        body: { division: 'DIVLIRR', turn: 'M', cells: [unseen(elsewhere)] },
      }),
      answers: managersOfPlant(200),
      mayTry: ['otherManager'],
    },
  ],
  changeRange: [
    {
      on: 'a day of the plant, seen by nobody',
      ask: ({ employee }) => ({
        query: {},
        body: {
          division: 'DIVLIRR',
          turn: 'M',
          employees: [employee],
          from: '20261123',
          to: '20261123',
          versions: [],
        },
      }),
      answers: managersOfPlant(409),
      mayTry: ['otherManager'],
    },
  ],
  changeMany: [
    {
      on: 'a version that nobody saw',
      ask: ({ employee }) => ({
        query: { division: 'DIVLIRR' },
        body: [{ ...unseen(employee), confTurnId: null, extraActivities: [] }],
      }),
      answers: managersOfPlant(409),
      mayTry: ['otherManager'],
    },
  ],
  createMany: [
    {
      on: 'a cell that is not empty',
      ask: ({ employee }) => ({
        query: { division: 'DIVLIRR' },
        body: [{ employeeId: employee, date: '20261123', confTurnId: null, extraActivities: [] }],
      }),
      answers: managersOfPlant(409),
      mayTry: ['otherManager'],
    },
  ],
};

function shift(employeeId: string, version: number | null): object {
  return { date: '20261123', employeeId, turn: 'M', noteTurno: null, note: null, isStr: false, version };
}

const unseen = (employeeId: string) => ({ employeeId, date: '20261123', version: 99 });

const oneCell = (employeeId: string) => ({
  from: [{ employeeId, date: '20261123' }],
  to: { employeeId, date: '20261124' },
  people: [employeeId],
});

/** A csv with one cell, in base64. */
const tableOf = (employeeId: string): string =>
  Buffer.from(`Codice personale;Nome;Categoria;Isola;23/11/2026\n${employeeId};;;;M\n`).toString('base64');
