import type { Page } from '@playwright/test';
import { at, panels } from './screen-state.ts';
import type { ScreenState } from './screen-state.ts';

const OWN = '/dipendente/presenze';
/** Rows of a table, or of its list on the phone. */
const lines = (page: Page) => {
  const main = page.getByRole('main');
  return main.getByRole('row').or(main.getByRole('listitem'));
};

/** The own attendance, and the files of the clocks. */
export const ATTENDANCE_SCREENS: readonly ScreenState[] = [
  { name: 'own attendance', inJourney: true, userName: 'cta.lirr', open: at(OWN, lines) },
  { name: 'own punches', userName: 'cta.lirr', open: at(`${OWN}?vista=timbrature`, lines) },
  { name: 'timetables of day staff', userName: 'cta.lirr', open: at(`${OWN}?vista=orari`, lines) },
  {
    name: 'attendance that is kept elsewhere',
    userName: 'impiegato',
    open: at(OWN, (page) => page.getByRole('tabpanel').getByRole('paragraph')),
  },
  {
    name: 'files of punches',
    inJourney: true,
    userName: 'admin',
    open: at('/amministrazione/timbrature', panels),
  },
];
