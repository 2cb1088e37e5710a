import type { AllowedAction } from '@torre/contract/identity';
import { expect, test } from 'vitest';
import { entryAt, navigationFor, phoneNavigationFor, screenBelow } from './navigation.ts';

const screensOf = (...allowedActions: AllowedAction[]): string[] =>
  navigationFor({ allowedActions, mustChangePassword: false }).map(({ to }) => to);

test('the menu names the screens that the server allows, and no other', () => {
  expect(screensOf()).toEqual(['/', '/dipendente/presenze', '/articoli']);
  expect(screensOf('see-own-calendar')).toEqual([
    '/',
    '/dipendente/calendario',
    '/dipendente/richieste',
    '/dipendente/saldi',
    '/dipendente/presenze',
    '/articoli',
  ]);
  expect(screensOf('keep-qualifications')).toEqual([
    '/',
    '/dipendente/presenze',
    '/articoli',
    '/personale/titoli',
    '/personale/spettanze',
  ]);
  expect(screensOf('manage-roster', 'administer')).toEqual([
    '/',
    '/responsabile/calendario',
    '/responsabile/richieste',
    '/responsabile/pianificazione',
    '/responsabile/sala',
    '/responsabile/sostituti',
    '/responsabile/firme',
    '/dipendente/presenze',
    '/articoli',
    '/amministrazione',
    '/amministrazione/persone',
    '/amministrazione/organizzazione',
    '/amministrazione/regole',
    '/amministrazione/configurazione',
    '/amministrazione/elenchi',
    '/amministrazione/timbrature',
    '/amministrazione/mesi',
    '/amministrazione/sostituti',
    '/amministrazione/audit',
    '/amministrazione/lavori',
    '/amministrazione/posta',
    '/amministrazione/file',
  ]);
});

test('who writes or approves articles finds the editorial desk', () => {
  expect(screensOf('edit-content')).toEqual(['/', '/dipendente/presenze', '/articoli', '/redazione']);
});

test('while the password must be changed no screen is offered, on the phone neither', () => {
  const forced = { allowedActions: ['manage-roster', 'administer'], mustChangePassword: true } as const;
  expect(navigationFor(forced)).toEqual([]);
  expect(phoneNavigationFor(forced)).toEqual({ bar: [], more: [] });
});

test('the bar of the phone holds four screens, the others wait behind Altro', () => {
  const { bar, more } = phoneNavigationFor({
    allowedActions: ['manage-roster', 'see-own-calendar', 'administer'],
    mustChangePassword: false,
  });
  expect(bar.map(({ text }) => text)).toEqual(['home', 'calendar', 'requests', 'planning']);
  expect(more.map(({ text }) => text)).toEqual([
    'room',
    'substitutes',
    'signatures',
    'ownCalendar',
    'ownRequests',
    'ownBalances',
    'attendance',
    'articles',
    'overview',
    'people',
    'organisation',
    'rules',
    'configuration',
    'lookups',
    'punches',
    'months',
    'substitutesOfAll',
    'audit',
    'jobs',
    'mail',
    'files',
  ]);
});

test('a path finds its place in the menu, home only itself', () => {
  expect(entryAt('/responsabile/calendario')?.text).toBe('calendar');
  expect(entryAt('/')?.text).toBe('home');
  expect(entryAt('/amministrazione')?.text).toBe('overview');
  expect(entryAt('/amministrazione/persone/hr')?.text).toBe('people');
  expect(entryAt('/password')).toBeNull();
});

test('a counter stands below the calendar, under a name of its own', () => {
  const address = '/responsabile/calendario/contatore/DIVLIRR-20261215/N';
  expect([entryAt(address)?.text, screenBelow(address)]).toEqual(['calendar', 'counterDetail']);
  expect(screenBelow('/responsabile/calendario')).toBeNull();
});

test('a new request stands below the own ones, under a name of its own', () => {
  const address = '/dipendente/richieste/nuova';
  expect([entryAt(address)?.text, screenBelow(address)]).toEqual(['ownRequests', 'newRequest']);
});
