import { expect, test } from 'vitest';
import { openRoom, roomScreen } from '../testing/fake-room.ts';

const { button, proposals, proposed, gaps } = roomScreen;

test('the room of tomorrow is filled: proposals are taken all at once and taken back in one step', async () => {
  openRoom();
  await expect.element(gaps.first()).toBeVisible();
  await button('Riempi').click();
  await expect.element(proposals).toHaveTextContent('Non resta scoperto niente.');
  expect(proposed.all().length).toBeGreaterThan(5);
  await button('Prendi tutte').click();
  await expect.poll(() => proposed.all().length).toBe(0);
  await expect.poll(() => gaps.all().length).toBe(0);
  await button('Annulla la mossa').click();
  await expect.poll(() => gaps.all().length).toBe(3);
});
