import { changeAccountState, listAccounts, type AccountRow } from '@torre/contract/administration';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { ACCOUNTS, declarePeople, PEOPLE_ADDRESS } from '../testing/fake-people.ts';
import { DONE } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';
import { expectNotice } from '../testing/notice.ts';

function person(number: number, part: Partial<AccountRow> = {}): AccountRow {
  const cognome = `Rossi${number}`;
  const own = { userName: `rossi${number}`, employeeId: `80040${number}`, cognome };
  return { ...ACCOUNTS.rows[0]!, ...own, openSessions: 0, allowedActions: ['close-account'], ...part };
}

async function ask(rows: readonly AccountRow[]) {
  const app = openApp(PEOPLE_ADDRESS, (server) => {
    declarePeople(server);
    server.answers(listAccounts, { ...ACCOUNTS, rows, total: rows.length });
    server.answers(changeAccountState, { outcome: DONE });
  });
  onTestFinished(app.close);
  const first = page.getByRole('checkbox', { name: /^Scegli Rossi1/ });
  await expect.element(first).toBeVisible();
  for (const { cognome } of rows)
    await page.getByRole('checkbox', { name: new RegExp(`^Scegli ${cognome} `) }).click();
  await page.getByRole('button', { name: /^Chiudi l’account \(\d\)$/ }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toBeVisible();
  return { app, question };
}

test('a question about several people names them, and says who of the chosen is left out and why', async () => {
  const own = person(3, { userName: 'admin', allowedActions: [] });
  const { app, question } = await ask([person(1), person(2), own]);
  await expect.element(question).toMatchTextContent(/Non potranno più entrare/);
  await expect.element(question).toMatchTextContent(/Rossi1 Anna, Rossi2 Anna/);
  await expect.element(question).toMatchTextContent(/3 scelte, una esclusa: Rossi3 Anna \(sei tu\)/);
  await question.getByRole('button', { name: 'Sì, chiudi' }).click();
  await expectNotice(1, '2 account chiusi');
  expect(app.server.askedFor(changeAccountState).length).toBe(2);
});

test('of many people a question names five and counts the others; of one it asks as for one', async () => {
  const many = await ask([1, 2, 3, 4, 5, 6, 7].map((number) => person(number)));
  await expect.element(many.question).toMatchTextContent(/Rossi5 Anna e altre 2/);
  await many.app.close();
  const closed = person(2, { stato: 'chiuso', allowedActions: ['open-account'] });
  const { question } = await ask([person(1), closed]);
  await expect.element(question).toMatchTextContent(/^Chiudi l’account di Rossi1 Anna\?/);
  await expect.element(question).toMatchTextContent(/una esclusa: Rossi2 Anna \(account già chiuso\)/);
});

test('who could not be closed is named with the words of the refusal, beside the count of what was done', async () => {
  const { app, question } = await ask([person(1), person(2)]);
  app.server.answers(changeAccountState, ({ path }) =>
    path.includes('rossi2')
      ? Response.json({ outcome: { code: -440, messageIT: 'È l’ultimo amministratore.' } }, { status: 409 })
      : { outcome: DONE },
  );
  await question.getByRole('button', { name: 'Sì, chiudi' }).click();
  const outcome = page.getByRole('dialog', { name: '1 fatte, 1 non riuscite' });
  await expect.element(outcome).toMatchTextContent(/Rossi2 Anna: È l’ultimo amministratore\./);
});
