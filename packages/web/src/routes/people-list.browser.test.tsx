import { listAccounts, readAccount } from '@torre/contract/administration';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { ACCOUNTS, declarePeople, PEOPLE_ADDRESS } from '../testing/fake-people.ts';
import { ACCOUNT } from '../testing/fake-rights.ts';
import { DONE } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';

const FIRST = {
  ...ACCOUNTS.rows[0]!,
  userName: 'amministrazione.lirr',
  nome: 'Margherita Francesca',
  cognome: 'De Santis Bianchi',
  plant: 'LIRR',
  categoria: 'AMMINISTRATIVI',
  stato: 'da attivare' as const,
  openSessions: 12,
};
const ROWS = [
  { ...FIRST, allowedActions: ['password-link', 'end-sessions', 'close-account'] as const },
  {
    ...FIRST,
    employeeId: '800351',
    cognome: 'Verdi',
    allowedActions: ['password-link', 'close-account'] as const,
  },
  {
    ...FIRST,
    employeeId: '800352',
    cognome: 'Neri',
    stato: 'chiuso' as const,
    allowedActions: ['open-account'] as const,
  },
];

function openPeople(rows: typeof ROWS, address = PEOPLE_ADDRESS) {
  const app = openApp(address, (server) => {
    declarePeople(server);
    server.answers(listAccounts, { ...ACCOUNTS, rows, total: rows.length });
    server.answers(readAccount, { outcome: DONE, account: ACCOUNT, plants: [] });
  });
  onTestFinished(app.close);
  return app;
}

const edges = (name: string): readonly number[] =>
  page
    .getByRole('button', { name, exact: true })
    .elements()
    .map((button) => button.getBoundingClientRect().left);

test('every column of the people stands beside the actions, not below them', async () => {
  openPeople(ROWS);
  const sessions = page.getByRole('columnheader', { name: 'Sessioni' });
  await expect.element(sessions).toBeVisible();
  const actions = page.getByRole('columnheader', { name: 'Azioni' }).element().getBoundingClientRect();
  expect(sessions.element().getBoundingClientRect().right).toBeLessThanOrEqual(actions.left + 1);
});

test('an action has the same place in every line, also where others are not allowed', async () => {
  openPeople(ROWS);
  await expect.element(page.getByRole('button', { name: 'Riapri l’account' })).toBeVisible();
  const closing = edges('Chiudi l’account');
  expect(closing.length).toBe(2);
  expect(new Set([...closing, ...edges('Riapri l’account')]).size).toBe(1);
});

test('the way back from a person leads to the filters and the place in the list from which one came', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...ROWS[0]!,
    employeeId: String(800400 + index),
    userName: `rossi${index}`,
    cognome: `Rossi${index}`,
  }));
  const address = `${PEOPLE_ADDRESS}?impianto=LIRR`;
  const app = openPeople(many as unknown as typeof ROWS, address);
  const list = page.getByRole('region', { name: 'Persone' });
  const person = page.getByRole('link', { name: /^Rossi50 / });
  await expect.element(person).toBeInTheDocument();
  await person.click();
  await expect.poll(app.address).toMatch(/persone\/rossi50/);
  await page.getByRole('link', { name: 'Tutte le persone' }).click();
  await expect.poll(app.address).toBe(address);
  await expect.element(list).toBeVisible();
  await expect.poll(() => list.element().scrollTop).toBeGreaterThan(500);
});
