import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { NOTICE, notify } from '../platform/notify.ts';
import { openCell } from '../testing/day-dialog-page.ts';
import { covered } from '../testing/covered.ts';
import { declarePeople, PEOPLE_ADDRESS } from '../testing/fake-people.ts';
import { openApp } from '../testing/mounted-app.tsx';

const WINDOWS = [
  [1366, 600],
  [390, 844],
] as const;

const PHONES = [
  [390, 844],
  [740, 360],
] as const;

const LONG = 'Accedi di nuovo: torni alla pagina in cui eri, con quello che avevi scritto.';

function tell(): void {
  notify({ type: NOTICE.warning, header: 'La sessione è scaduta', text: LONG, staysMs: null });
  notify({ type: NOTICE.error, text: 'Errore nella modifica del turno.', staysMs: null });
}

test.each(WINDOWS)('at %i × %i no notice covers a button of a dialog or of its question', async (...size) => {
  await page.viewport(...size);
  onTestFinished(() => page.viewport(1366, 768));
  const { dialog } = openCell();
  await expect.element(dialog.edit).toBeVisible();
  await dialog.edit.click();
  await dialog.noteTurno.fill('Posto 12');
  tell();
  const cards = page.getByText(LONG);
  await expect.element(cards).toBeVisible();
  const footer = [dialog.cancel, dialog.save, dialog.remove, dialog.close];
  await expect.poll(() => covered(footer.map((button) => button.element()))).toEqual([]);
  await dialog.close.click();
  const answers = dialog.question.getByRole('button');
  await expect.element(answers.first()).toBeVisible();
  await expect.poll(() => covered(answers.elements())).toEqual([]);
  expect(covered(page.getByRole('button', { name: 'Chiudi', exact: true }).elements())).toEqual([]);
});

test.each(PHONES)('at %i × %i no notice covers the bar of the screens', async (...size) => {
  await page.viewport(...size);
  onTestFinished(() => page.viewport(1366, 768));
  const app = openApp(PEOPLE_ADDRESS, declarePeople);
  onTestFinished(app.close);
  const bar = page.getByRole('navigation', { name: 'Navigazione' });
  await expect.element(bar.getByRole('button', { name: 'Altro' })).toBeVisible();
  tell();
  await expect.element(page.getByText(LONG)).toBeVisible();
  const entries = [...bar.getByRole('link').elements(), ...bar.getByRole('button').elements()];
  expect(entries.length).toBeGreaterThan(2);
  await expect.poll(() => covered(entries)).toEqual([]);
});

test('beside a notice the screen below takes the pointer', async () => {
  const { dialog } = openCell();
  await expect.element(dialog.edit).toBeVisible();
  tell();
  const words = page.getByText(LONG);
  await expect.element(words).toBeVisible();
  const card = words.element().closest('[data-type]')!;
  const { left, bottom } = card.getBoundingClientRect();
  const gap = document.elementFromPoint(left + 20, bottom + 3);
  expect(card.parentElement?.parentElement?.contains(gap)).toBe(false);
});

test('a question that does not reach down to the notices stays where it is when one comes', async () => {
  const app = openApp(PEOPLE_ADDRESS, declarePeople);
  onTestFinished(app.close);
  await page
    .getByRole('row', { name: /h35/ })
    .getByRole('button', { name: /Chiudi le sessioni/ })
    .click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByRole('button').first()).toBeVisible();
  const place = (): string => JSON.stringify(question.element().getBoundingClientRect());
  const before = place();
  tell();
  await expect.element(page.getByText(LONG)).toBeVisible();
  await expect.poll(() => document.documentElement.hasAttribute('data-notices')).toBe(true);
  expect(place()).toBe(before);
});
