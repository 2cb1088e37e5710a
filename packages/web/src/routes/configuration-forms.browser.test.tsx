import { changeSetting } from '@torre/contract/administration';
import { signIn } from '@torre/contract/identity';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { StandingSettings } from '../testing/fake-configuration.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { ADMINISTRATOR, DONE, signedIn, signedOut } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';
import { reloaded } from '../testing/reloaded.ts';
import { expectNotice } from '../testing/notice.ts';
import { tabTo } from '../testing/tab-to.ts';

const dialog = page.getByRole('dialog');
const question = page.getByRole('alertdialog');
const value = dialog.getByRole('textbox', { name: 'Valore' });
const from = dialog.getByRole('textbox', { name: 'Vale dal' });
const reason = dialog.getByRole('textbox', { name: 'Motivo' });
const save = dialog.getByRole('button', { name: 'Salva', exact: true });
const yes = question.getByRole('button', { name: 'Sì, salva' });
const row = (label: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: label });

function open(search = '', settings = new StandingSettings(), declare?: (server: FakeServer) => void) {
  const app = openApp(`/amministrazione/${search || 'configurazione'}`, (server) => {
    signedIn(server, ADMINISTRATOR);
    settings.declare(server);
    declare?.(server);
  });
  onTestFinished(app.close);
  return app;
}

async function change(label: string): Promise<void> {
  await page.getByRole('button', { name: `Modifica ${label}`, exact: true }).click();
  await expect.element(dialog).toBeVisible();
}

test('what does not fit, a day that does not exist and the past without a reason are not saved, and nothing typed is lost', async () => {
  const { server } = open();
  await change('Giorni di lavoro prima di FLES');
  await value.fill('7');
  await save.click();
  await expect.element(dialog).toMatchTextContent('Scrivi un valore tra 1 e 6 giorni.');
  await value.fill('5');
  await from.fill('31/11');
  await save.click();
  await expect.element(dialog).toMatchTextContent('Scrivi il giorno da cui vale.');
  await from.fill('1/12');
  await save.click();
  await expect.element(dialog).toMatchTextContent('Per cambiare il passato serve un motivo.');
  await expect.element(value).toHaveValue('5');
  expect(server.askedFor(changeSetting)).toEqual([]);
  await reason.fill('Accordo del 30/11/2026');
  await userEvent.keyboard('{Enter}');
  await yes.click();
  await expectNotice(1, 'Impostazione salvata');
  await change('Giorni di lavoro prima di FLES');
  await expect.element(dialog.getByRole('listitem')).toMatchTextContent('Accordo del 30/11/2026');
  await value.fill('6');
  await from.fill('1/12');
  await reason.fill('Come prima');
  await save.click();
  await yes.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(row('Giorni di lavoro prima di FLES')).toMatchTextContent('6 giorni');
});

test('the window of a setting begins in its first field, and closes on what was typed only after a yes', async () => {
  const first = open();
  await change('Chiusura del mese');
  await expect.element(dialog.getByRole('textbox', { name: 'lunedì' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await first.close();

  open('configurazione?voce=identity.passwordLife');
  await expect.element(value).toHaveFocus();
  await value.fill('un anno');
  await save.click();
  await expect.element(dialog).toMatchTextContent('Scrivi un numero intero, per esempio 365.');
  await expect.element(dialog).not.toMatchTextContent('decisions.md');
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toMatchTextContent('Vuoi chiudere senza salvare?');
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(value).toHaveValue('un anno');
  await dialog.getByRole('button', { name: 'Annulla', exact: true }).click();
  await question.getByRole('button', { name: 'Sì, chiudi' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveFocus();
  await change('Durata della password');
  await expect.element(value).toHaveValue('365');
});

test('the fields of a setting come back after the session ended and the person signed in again', async () => {
  const settings = new StandingSettings();
  const first = open('', settings, (server) => server.refuses(changeSetting, 401, -403));
  await change('Durata della password');
  await value.fill('180');
  await reason.fill('Nuova politica');
  await save.click();
  await yes.click();
  await expect.poll(first.left).toMatch(/^\/login\?/);
  const address = first.left()!;
  const signsInAgain = (server: FakeServer): void => {
    signedOut(server);
    settings.declare(server);
    server.answers(signIn, () => {
      signedIn(server, ADMINISTRATOR);
      return { outcome: DONE, mustChangePassword: false };
    });
  };
  const app = await reloaded(first, () => openApp(address, signsInAgain));
  onTestFinished(app.close);
  await page.getByRole('textbox', { name: 'Nome utente' }).fill('admin');
  await page.getByLabelText('Password', { exact: true }).fill('torre');
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await expect.element(value).toHaveValue('180');
  await expect.element(reason).toHaveValue('Nuova politica');
});

test('what another administrator saved meanwhile is shown, and what was typed stays', async () => {
  const settings = new StandingSettings();
  open('', settings);
  await change('Durata massima della sessione');
  await value.fill('100');
  settings.save('identity.sessionLife', { icao: '', validFrom: '20261214', value: 200 });
  await save.click();
  await yes.click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('ora vale 200 ore');
  await expect.element(value).toHaveValue('100');
  await save.click();
  await yes.click();
  await expectNotice(1, 'Impostazione salvata');
  await expect.element(row('Durata massima della sessione')).toMatchTextContent('100 ore');
});

test('the rules of each profile are read and changed like any other value; a plant changes its profile from a day on', async () => {
  const app = open('regole');
  const profile = page.getByRole('group', { name: 'Regole del profilo' });
  await profile.getByRole('button', { name: 'SRATCOH-UK' }).click();
  await expect.poll(app.address).toMatch(/profilo=SRATCOH-UK/);
  await profile.getByRole('button', { name: 'BASE' }).click();
  await page.getByRole('button', { name: 'Cambia il profilo di LIRN' }).click();
  await dialog.getByRole('combobox', { name: 'Valore' }).selectOptions('SRATCOH-UK');
  await from.fill('1/3/2027');
  await save.click();
  await yes.click();
  await expectNotice(1, 'Impostazione salvata');
  const naples = row('LIRN');
  await expect.element(naples).toMatchTextContent('BASE');
  await expect.element(naples).toMatchTextContent('01/03/2027');
});

test('a parameter of a rule gets a value for one category of a plant; which categories a rule holds for is no category’s own', async () => {
  const settings = new StandingSettings();
  const key = 'rules.BASE.R373.1.maxGiorniConsecutivi';
  settings.save(key, { icao: 'LIRF', validFrom: '20261201', value: 5 });
  const { address, server } = open('regole', settings);
  await page.getByRole('button', { name: 'Modifica Giorni consecutivi al massimo' }).first().click();
  await dialog.getByRole('combobox', { name: 'Vale per' }).selectOptions('LIRF');
  await dialog.getByRole('combobox', { name: 'Categoria' }).selectOptions('METEO');
  await expect.element(value).toHaveValue('5');
  await expect
    .element(dialog.getByRole('checkbox', { name: 'Nessun valore proprio della categoria: vale 5 giorni' }))
    .toBeVisible();
  await value.fill('4');
  await save.click();
  await expect.element(question).toMatchTextContent('Vale solo per LIRF METEO.');
  await yes.click();
  await expectNotice(1, 'Impostazione salvata');
  expect(server.askedFor(changeSetting).map(({ body }) => body)).toMatchObject([
    { icao: 'LIRF', category: 'METEO', value: 4, version: 0 },
  ]);
  await page.getByRole('button', { name: 'LIRF METEO: 4 giorni' }).click();
  await expect.poll(address).toMatch(/impianto=LIRF&categoria=METEO/);
  await expect.element(value).toHaveValue('4');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Modifica Categorie (nessuna: tutte)' }).first().click();
  await expect.element(dialog.getByRole('combobox', { name: 'Vale per' })).toBeVisible();
  await expect.element(dialog.getByRole('combobox', { name: 'Categoria' })).not.toBeInTheDocument();
});

test('a setting is found, changed and left by keyboard; the focus returns', async () => {
  const { address } = open();
  await tabTo(page.getByRole('searchbox', { name: 'Cerca' }));
  await userEvent.keyboard('link');
  const found = page.getByRole('button', { name: 'Modifica Validità del link per la password' });
  await expect.poll(() => page.getByRole('main').getByRole('listitem').elements().length).toBe(1);
  await tabTo(found);
  await userEvent.keyboard('{Enter}');
  await expect.element(value).toHaveFocus();
  await expect.poll(address).toMatch(/voce=identity\.passwordLink/);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(found).toHaveFocus();
});
