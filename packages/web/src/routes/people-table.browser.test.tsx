import { makePasswordLink } from '@torre/contract/administration';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DONE } from '../testing/fake-session.ts';
import { openPeopleList, person } from '../testing/people-list.ts';

const TODAY = '14/12/2026 08:00';
const PEOPLE = [
  person('admin', { lastSignIn: TODAY, ruoli: ['ROLE_ADMIN'], allowedActions: ['password-link'] }),
  person('hr', { lastSignIn: '12/12/2026 23:59', stato: 'attivo' }),
  person('studente', { lastSignIn: null, categoria: 'STUD', openSessions: 0 }),
];

async function screenOf(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1366, 768));
}

test('[M2.3.14][M9.05] a date filter compares days; its calendar has the buttons Annulla and OK', async () => {
  const people = openPeopleList(PEOPLE);
  // Who signed in today: this administrator at least; 14/12/2026 is today.
  const date = people.filter('Ultimo accesso');
  await date.fill('14/12');
  await userEvent.keyboard('{Enter}');
  await expect.element(date).toHaveValue('14/12/2026');
  await expect.element(people.row('admin')).toBeVisible();
  await expect.poll(people.app.address).toMatch(/accesso=20261214/);
  await expect.poll(() => people.column('Ultimo accesso')).toEqual([TODAY]);

  const open = people.table.getByRole('button', { name: 'Apri il calendario' });
  const calendar = page.getByRole('dialog', { name: 'Apri il calendario' });
  const day = calendar.getByRole('button', { name: /^13 dicembre/ });
  await open.click();
  await expect.element(day).toBeVisible();
  const words = calendar
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);
  expect(words.filter((word) => /Annulla|OK/.test(word))).toEqual(['Annulla', 'OK']);
  await day.click();
  await calendar.getByRole('button', { name: 'Annulla' }).click();
  await expect.element(date).toHaveValue('14/12/2026');
  await open.click();
  await day.click();
  await calendar.getByRole('button', { name: 'OK' }).click();
  await expect.element(date).toHaveValue('13/12/2026');
  await expect.element(page.getByText('Nessuna riga corrisponde ai filtri')).toBeVisible();

  await date.fill('31/11');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Scrivi una data, per esempio 03/11/2026 o 3/11')).toBeVisible();
  await expect.element(date).toHaveValue('31/11');
  await expect.poll(people.rows, { message: 'what is no date filters nothing' }).toBe(PEOPLE.length);
  await date.fill('');
  await userEvent.keyboard('{Enter}');
  await expect.poll(people.rows).toBe(PEOPLE.length);
});

test('[P9.04] columns hide by the names of the breakpoints', async () => {
  await screenOf(1200, 800);
  const people = openPeopleList(PEOPLE);
  await expect.element(people.head('Ruoli')).toBeVisible();
  await page.viewport(1199, 800);
  await expect.element(people.head('Ruoli')).not.toBeInTheDocument();
  await expect.element(people.head('Categoria')).toBeVisible();
  await page.viewport(991, 800);
  await expect.element(people.head('Categoria')).not.toBeInTheDocument();
  await expect.element(people.head('Cognome e nome')).toBeVisible();
});

test('the name and the actions of a row stay in view while the columns between scroll sideways', async () => {
  await screenOf(800, 768);
  const people = openPeopleList(PEOPLE);
  const boxOf = (part: { element: () => Element }): DOMRect => part.element().getBoundingClientRect();
  const scroller = page.getByRole('region', { name: 'Persone' });
  const [name, action] = [
    people.row('hr').getByRole('link', { name: 'hr Anna' }),
    people.action('hr', 'Chiudi l’account'),
  ];
  await expect.element(action).toBeInTheDocument();
  const frame = boxOf(scroller);
  for (const left of [0, 10_000]) {
    scroller.element().scrollLeft = left;
    for (const part of [name, action]) {
      expect(boxOf(part).left).toBeGreaterThanOrEqual(frame.left);
      expect(boxOf(part).right).toBeLessThanOrEqual(frame.right);
    }
  }
  expect(scroller.element().scrollLeft).toBeGreaterThan(0);
  const height = (): number => people.table.element().querySelector('thead')!.getBoundingClientRect().height;
  const before = height();
  const filter = people.filter('Ultimo accesso');
  await filter.fill('31/11');
  await userEvent.keyboard('{Tab}');
  await expect.element(filter).toHaveAccessibleDescription(/Scrivi una data/);
  expect(height()).toBe(before);
});

test('a password link is made only after a yes: it ends the one that was handed out before', async () => {
  const people = openPeopleList(PEOPLE, {
    declare: (server) =>
      server.answers(makePasswordLink, {
        outcome: DONE,
        url: 'https://torre.example/accesso/prova',
        expiresAt: '2026-12-17T08:00:00Z',
      }),
  });
  const made = () => people.app.server.askedFor(makePasswordLink).length;
  const question = page.getByRole('alertdialog');
  await people.action('hr', 'Link per la password').click();
  await expect.element(question).toMatchTextContent(/smette di valere/);
  await question.getByRole('button', { name: 'No' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(made()).toBe(0);
  await people.action('hr', 'Link per la password').click();
  await question.getByRole('button', { name: 'Sì, crea' }).click();
  await expect.element(page.getByRole('dialog', { name: /^Link per la password di / })).toBeVisible();
  expect(made()).toBe(1);
});

test('filters stay in their place while typing, and categories are words', async () => {
  const people = openPeopleList(PEOPLE);
  await expect.element(people.row('studente')).toBeVisible();
  await expect.poll(() => people.column('Categoria')).toContain('Allievi');
  const places = (): readonly number[] =>
    people.table
      .getByRole('columnheader')
      .elements()
      .map((head) => Math.round(head.getBoundingClientRect().x));
  const before = places();
  await people.filter('Nome utente').fill('stud');
  await expect.poll(people.rows).toBe(1);
  expect(places()).toEqual(before);
});
