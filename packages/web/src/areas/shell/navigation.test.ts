import type { AllowedAction } from '@torre/contract/identity';
import { expect, test } from 'vitest';
import { entryAt, navigationFor } from './navigation.ts';

const screensOf = (...allowedActions: AllowedAction[]): string[] =>
  navigationFor({ allowedActions }).map(({ to }) => to);

test('the menu names the screens that the server allows, and no other', () => {
  expect(screensOf()).toEqual(['/']);
  expect(screensOf('see-own-calendar')).toEqual(['/', '/dipendente/calendario']);
  expect(screensOf('manage-roster', 'administer')).toEqual([
    '/',
    '/responsabile/calendario',
    '/amministrazione/persone',
  ]);
});

test('a path finds its place in the menu, home only itself', () => {
  expect(entryAt('/responsabile/calendario')?.text).toBe('calendar');
  expect(entryAt('/')?.text).toBe('home');
  expect(entryAt('/password')).toBeNull();
});
