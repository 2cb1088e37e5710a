import { changeRights, listAccounts } from '@torre/contract/administration';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ACCOUNTS, declareSettings, PEOPLE_ADDRESS } from '../testing/fake-people.ts';
import { openRights, StandingRights } from '../testing/fake-rights.ts';
import { expectNotice } from '../testing/notice.ts';
import { tabTo } from '../testing/tab-to.ts';

const question = page.getByRole('alertdialog');
const role = (name: string) => page.getByRole('checkbox', { name });
const yes = (word = 'Sì, cambia') => question.getByRole('button', { name: word });
const backToPeople = page.getByRole('link', { name: 'Tutte le persone' });

test('a line without its plant, with a day that does not exist or with an end before its begin cannot be saved', async () => {
  const standing = new StandingRights({ managedPlants: [] });
  const { app, save } = openRights(standing.declare);
  await page.getByRole('button', { name: 'Aggiungi un impianto' }).click();
  await expect.element(save).toBeDisabled();
  await page.getByRole('combobox', { name: 'Impianto' }).selectOptions('LIRN');
  const [from, to] = [
    page.getByRole('textbox', { name: 'Dal', exact: true }),
    page.getByRole('textbox', { name: 'Al', exact: true }),
  ];
  await expect.element(from).toHaveValue('14/12/2026');
  await expect.element(save).toBeEnabled();
  await to.fill('31/11');
  await userEvent.keyboard('{Tab}');
  await expect.element(save).toBeDisabled();
  await to.fill('13/12/2026');
  await userEvent.keyboard('{Tab}');
  await expect.element(to).toHaveAccessibleDescription(/Finisce prima di cominciare/);
  await expect.element(save).toBeDisabled();
  await to.fill('31/1/27');
  await userEvent.keyboard('{Tab}');
  await expect.element(to).toHaveValue('31/01/2027');
  await save.click();
  await expect.element(question).toMatchTextContent('Impianti: LIRN 14/12/2026–31/01/2027');
  await yes().click();
  await expectNotice(1, 'Diritti aggiornati');
  const managedPlants = [{ icao: 'LIRN', validFrom: '20261214', validTo: '20270131' }];
  expect(app.server.askedFor(changeRights).map(({ body }) => body)).toMatchObject([{ managedPlants }]);
});

test('what somebody else changed meanwhile is marked and stays; the second save carries only what was changed here', async () => {
  const standing = new StandingRights();
  const { app, save } = openRights(standing.declare);
  const given = role('Amministrazione note spese');
  await role('Redattore').click();
  standing.change({ ruoli: ['ROLE_EXPENSES'] });
  await save.click();
  await yes().click();
  await expectNotice(3, 'Qualcun altro li ha cambiati nel frattempo.');
  await expect.element(role('Redattore')).toBeChecked();
  await expect.element(given).toBeChecked();
  await expect.element(given).toHaveAccessibleDescription(/ora: sì \(cambiato da altri\)/);
  // The bar of the buttons stands below what scrolls, also while a notice stands.
  const bar = document.querySelector('main footer')!.getBoundingClientRect();
  const list = page
    .getByRole('region', { name: /^Diritti di / })
    .element()
    .getBoundingClientRect();
  expect(list.bottom).toBeLessThanOrEqual(bar.top);
  await save.click();
  await expect.element(question).toMatchTextContent('Dai: Redattore. Vale subito');
  await yes().click();
  await expectNotice(1, 'Diritti aggiornati');
  await app.close();
  openRights(standing.declare);
  await expect.element(role('Redattore')).toBeChecked();
  await expect.element(given).toBeChecked();
});

test('the own role of administrator cannot be taken away here, and the screen says who can', async () => {
  openRights(new StandingRights({ own: true, ruoli: ['ROLE_ADMIN'] }).declare);
  const own = role('Amministratore');
  await expect.element(own).toBeChecked();
  await expect.element(own).toBeDisabled();
  await expect.element(own).toHaveAccessibleDescription(/solo un altro amministratore/);
});

test('rights are changed by keyboard alone', async () => {
  const standing = new StandingRights();
  const { save } = openRights(standing.declare);
  await tabTo(role('Redattore'));
  await userEvent.keyboard(' ');
  await tabTo(save);
  await userEvent.keyboard('{Enter}');
  await expect.element(question.getByRole('button', { name: 'No' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expectNotice(1, 'Diritti aggiornati');
  expect(standing.account.ruoli.length).toBe(1);
});

test('who leaves with rights that were changed and not saved is asked first', async () => {
  const declare = new StandingRights().declare;
  const { app } = openRights((server) => {
    declare(server);
    declareSettings(server);
    server.answers(listAccounts, ACCOUNTS);
  });
  await role('Redattore').click();
  await backToPeople.click();
  await expect.element(question).toMatchTextContent('Vuoi uscire senza salvare?');
  await question.getByRole('button', { name: 'No' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(role('Redattore')).toBeChecked();
  await backToPeople.click();
  await yes('Sì, esci').click();
  await expect.poll(app.address).toBe(PEOPLE_ADDRESS);
  history.back();
  await expect.element(role('Redattore')).not.toBeChecked();
  await backToPeople.click();
  await expect.poll(app.address).toBe(PEOPLE_ADDRESS);
});
