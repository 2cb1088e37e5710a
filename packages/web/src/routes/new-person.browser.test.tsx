import {
  createAccount,
  makePasswordLink,
  type AccountRow,
  type NewAccount,
} from '@torre/contract/administration';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DONE } from '../testing/fake-session.ts';
import { openPeopleList, person } from '../testing/people-list.ts';

const TAKEN = 'Questo nome utente esiste già: scegline un altro.';

test('a person is created, found in the list and given a link; what is refused stays in its window as typed', async () => {
  const rows: AccountRow[] = [person('hr')];
  const people = openPeopleList(rows, {
    declare(server) {
      server.answers(createAccount, ({ body }) => {
        const { userName, nome, cognome } = body as NewAccount;
        if (rows.some((row) => row.userName === userName))
          return Response.json({ outcome: { code: -409, messageIT: TAKEN } }, { status: 409 });
        const made = person(userName, { nome, cognome, stato: 'da attivare', openSessions: 0 });
        rows.push(made);
        return { outcome: DONE, account: { userName, employeeId: made.employeeId } };
      });
      const url = 'https://torre.example/accesso/prova';
      server.answers(makePasswordLink, { outcome: DONE, url, expiresAt: '2026-12-17T08:00:00Z' });
    },
  });
  await page.getByRole('button', { name: 'Nuova persona' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuova persona' });
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  const create = dialog.getByRole('button', { name: 'Crea' });
  await expect.element(dialog.getByRole('combobox', { name: 'Persona già in elenco' })).toHaveFocus();
  await create.click();
  await expect.element(field('Cognome')).toHaveAccessibleDescription('Manca: scrivilo');
  await field('Cognome').fill('Verdi');
  await field('Nome').fill('Ada');
  await field('Nome utente').fill('hr');
  await create.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(TAKEN);
  await expect.element(field('Cognome')).toHaveValue('Verdi');
  await field('Nome utente').fill('ada.verdi');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(people.row('ada.verdi')).toMatchTextContent('da attivare');
  await people.action('ada.verdi', 'Link per la password').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sì, crea' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Link per la password di Verdi Ada' })).toBeVisible();
});
