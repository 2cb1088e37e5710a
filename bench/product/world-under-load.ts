/** What every measure of the product looks at: the small world on one fixed Monday. */
export const TODAY = '2026-12-14';
export const PLANT = 'LIRR';
export const MONTH = { from: '20261201', to: '20261231' } as const;
/** A day of the month that is open to edits. */
export const DATE = '20261222';
export const MANAGER = 'responsabile.lirr';
export const OTHER_MANAGER = 'responsabile2.lirr';

/** Rows of the grid whose cell of DATE each measure may change: nobody's saves meet another's. */
export const ROW = { recorded: 1, saved: 2, cold: 3, painted: 5 } as const;
/** Hands that save by turns while one screen looks on: a save that takes its time is not overtaken in its own cell. */
export const LIVE = { actors: 4, row: 30, floorRow: 34 } as const;
/** Managers who save at once, and the rows from which each side takes one for each of them. */
export const CONCURRENT = { clients: 8, productRow: 6, floorRow: 130 } as const;
/** Hands that save by turns while many screens look on: none is asked again before it was answered. */
export const MANY_SCREENS = { actors: 16, row: 14 } as const;
/** Cells that change at once, as many as those of 300 people in a week; a month that nobody else changes. */
export const BULK = { people: 100, from: '20270101', days: 21 } as const;
