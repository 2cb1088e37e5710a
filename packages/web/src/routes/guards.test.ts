import type { SessionReply } from '@torre/contract/identity';
import { expect, test } from 'vitest';
import { refusingGuard } from './guards.ts';

interface Given {
  readonly responsabile?: boolean;
  readonly responsabileH35?: boolean;
  readonly allowedActions?: SessionReply['allowedActions'];
  readonly plants?: readonly string[] | null;
}

/** What the guards look at. */
function sessionOf({
  responsabile = false,
  responsabileH35 = false,
  allowedActions = [],
  plants = null,
}: Given): SessionReply {
  return {
    utente: { responsabile, responsabileH35 },
    plants,
    allowedActions,
  } as unknown as SessionReply;
}

test('[P2.16] the manager guard lets managers pass and nobody else, H35 managers neither', () => {
  expect(refusingGuard(['manager'], sessionOf({ responsabile: true }))).toBeNull();
  expect(refusingGuard(['manager'], sessionOf({}))).toBe('manager');
  expect(refusingGuard(['manager'], sessionOf({ responsabileH35: true }))).toBe('manager');
});

test('the plants guard refuses a missing and an empty list; a list that holds only - passes', () => {
  expect(refusingGuard(['plants'], sessionOf({ plants: null }))).toBe('plants');
  expect(refusingGuard(['plants'], sessionOf({ plants: [] }))).toBe('plants');
  expect(refusingGuard(['plants'], sessionOf({ plants: ['-'] }))).toBeNull();
});

test('the desk lets those pass who write or approve, and nobody else', () => {
  expect(refusingGuard(['editorial'], sessionOf({ allowedActions: ['edit-content'] }))).toBeNull();
  expect(refusingGuard(['editorial'], sessionOf({ allowedActions: ['administer'] }))).toBe('editorial');
});

test('[P2.18] the category guard lets those pass whose category the organisation lets see the shifts, and no other', () => {
  expect(refusingGuard(['category'], sessionOf({ allowedActions: ['see-own-calendar'] }))).toBeNull();
  expect(refusingGuard(['category'], sessionOf({ allowedActions: ['manage-roster'] }))).toBe('category');
  expect(refusingGuard(['category'], sessionOf({}))).toBe('category');
});

test('the first guard that refuses gives the reason', () => {
  expect(refusingGuard(['manager', 'plants'], sessionOf({}))).toBe('manager');
  expect(refusingGuard(['manager', 'plants'], sessionOf({ responsabile: true, plants: [] }))).toBe('plants');
});
