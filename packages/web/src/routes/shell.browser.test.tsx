import { makePasswordLink } from '@torre/contract/administration';
import type { SessionReply } from '@torre/contract/identity';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { declareHome } from '../testing/fake-home.ts';
import { ACCOUNTS, declarePeople, PEOPLE_ADDRESS } from '../testing/fake-people.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { CONTROLLER, MANAGER, signedIn, signedOut } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';
import { expectNotice } from '../testing/notice.ts';
import { reloaded } from '../testing/reloaded.ts';

function open(address: string, declare: (server: FakeServer) => void) {
  const app = openApp(address, declare);
  onTestFinished(app.close);
  return app;
}

function openHome(session: SessionReply) {
  return open('/', (server) => {
    signedIn(server, session);
    declareHome(server);
  });
}

const product = page.getByRole('dialog', { name: 'Torre' });
const links = page.getByRole('navigation', { name: 'Navigazione' }).getByRole('link');

test('[P2.20][P2.21][P2.22] Shift+F8 opens a dialog 850 px wide with product, session and keys; Escape gives the focus back', async () => {
  openHome({ ...MANAGER, utente: { ...MANAGER.utente, ruoli: [{ ruolo: 'DIPE_TRAVEL' }] } });
  const link = page.getByRole('link', { name: 'Calendario', exact: true });
  await expect.element(link).toBeVisible();
  link.element().focus();
  await userEvent.keyboard('{Shift>}{F8}{/Shift}');
  await expect.element(product).toBeVisible();
  await expect.poll(() => product.element().getBoundingClientRect().width).toBe(850);
  const versions = product.getByRole('definition').filter({ hasText: /^\d+\.\d+\.\d+$/ });
  expect(versions.elements().map(({ textContent }) => textContent)).toEqual(['0.1.0', '5.2.1']);
  for (const word of ['responsabile.lirr', 'Trasferte', 'LIRR'])
    expect(product.element().textContent).toContain(word);
  for (const key of ['frecce', 'Invio', 'Pag su', 'Esc', 'Tab', 'F8'])
    await expect.element(product.getByText(key, { exact: true }).first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(product).not.toBeInTheDocument();
  await expect.element(link).toHaveFocus();
});

test('[P2.20] Shift+F8 works in front of the sign-in, where it names no session', async () => {
  open('/login', signedOut);
  await expect.element(page.getByRole('heading', { name: 'Accedi', exact: true })).toBeVisible();
  await userEvent.keyboard('{Shift>}{F8}{/Shift}');
  await expect.element(product).toMatchTextContent(/Nessuna sessione aperta/);
});

test('[P2.23][P2.24] Backspace outside a field is blocked, inside a field it deletes', async () => {
  const { address } = open(PEOPLE_ADDRESS, declarePeople);
  const wasBlocked = async (): Promise<boolean> => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    window.addEventListener('keydown', (event) => resolve(event.defaultPrevented), { once: true });
    await userEvent.keyboard('{Backspace}');
    return promise;
  };
  const field = page.getByRole('textbox', { name: 'Filtra Nome utente' });
  await field.fill('adm');
  expect(await wasBlocked()).toBe(false);
  await expect.element(field).toHaveValue('ad');
  page.getByRole('link', { name: 'Home', exact: true }).element().focus();
  expect(await wasBlocked()).toBe(true);
  expect(address()).toMatch(/persone/);
});

test('[P2.25] one spinner turns for every screen while a call runs, and rests after it', async () => {
  const answered = Promise.withResolvers<Response>();
  open(PEOPLE_ADDRESS, (server) => {
    declarePeople(server);
    server.answers(makePasswordLink, () => answered.promise);
  });
  const spinner = page.getByRole('status').getByText('Caricamento in corso');
  const row = page.getByRole('row', { name: new RegExp(ACCOUNTS.rows[0]!.userName!) });
  await row.getByRole('button', { name: /^Link per la password/ }).click();
  await page.getByRole('button', { name: 'Sì, crea' }).click();
  await expect.element(spinner).toBeVisible();
  expect(spinner.elements()).toHaveLength(1);
  answered.resolve(Response.json({ outcome: { code: -1, messageIT: 'Non ora.' } }, { status: 409 }));
  await expectNotice(4, 'Non ora.');
  await expect.element(spinner).not.toBeInTheDocument();
});

test('[E9.01][P9.03] below 768 px the navigation lies under the thumb, from 768 px at the side', async () => {
  await page.viewport(767, 800);
  onTestFinished(() => page.viewport(1366, 768));
  openHome(MANAGER);
  const more = page.getByRole('button', { name: 'Altro', exact: true });
  const shrink = page.getByRole('button', { name: 'Riduci il menu' });
  await expect.element(more).toBeVisible();
  await expect.element(shrink).not.toBeInTheDocument();
  await page.viewport(768, 800);
  await expect.element(shrink).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
});

test('the tab of the browser names the screen first', async () => {
  const title = async (text: string) => {
    await expect.poll(() => document.title).toBe(text);
  };
  const login = open('/login', signedOut);
  await title('Accedi · Torre');
  await login.close();
  const unknown = open('/not-found', signedOut);
  await title('Pagina non trovata · Torre');
  await unknown.close();
  openHome(CONTROLLER);
  await title('Home · Torre');
  await page.getByRole('link', { name: 'Il mio calendario' }).first().click();
  await title('Il mio calendario · Torre');
});

test('the navigation shows what the session may open, and remembers its width', async () => {
  const before = openHome(CONTROLLER);
  await expect.element(links.nth(1)).toBeVisible();
  expect(links.elements().map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Il mio calendario',
    'Le mie richieste',
    'Saldi',
    'Presenze',
    'Articoli',
  ]);
  await page.getByRole('button', { name: 'Riduci il menu' }).click();
  await reloaded(before, () => openHome(CONTROLLER));
  await expect.element(page.getByRole('button', { name: 'Allarga il menu' })).toBeVisible();
  await expect.element(links.nth(1)).toHaveAccessibleName('Il mio calendario');
  await links.nth(1).hover();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Il mio calendario');
});

test('the first Tab offers to skip to the content', async () => {
  openHome(CONTROLLER);
  await expect.element(links.first()).toBeVisible();
  // The browser goes on from where an earlier test had the focus.
  getSelection()?.collapse(document.querySelector('#root'), 0);
  await userEvent.keyboard('{Tab}');
  const skip = page.getByRole('link', { name: 'Vai al contenuto' });
  await expect.element(skip).toHaveFocus();
  await expect.element(skip).toBeInViewport();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('plants that have ended stand behind the others in the menu of plants, with their last day, and a division by its name where it has another', async () => {
  openHome({
    ...MANAGER,
    plants: ['LIRF', 'LIRR'],
    managerPlants: ['LIRF', 'LIRR'],
    divisionList: [
      {
        divisionId: 'DIVLIRF',
        icao: 'LIRF',
        name: 'Fiumicino',
        divisionName: 'Divisione aeroporti',
        isStrategic: false,
        endedOn: '20260930',
      },
      ...MANAGER.divisionList,
    ],
  });
  await page.getByRole('button', { name: 'Impianto LIRR Roma ACC: cambia' }).click();
  const items = page.getByRole('menuitem');
  await expect.element(items.nth(1)).toBeVisible();
  expect(items.elements().map(({ textContent }) => textContent)).toEqual([
    'LIRR Roma ACC',
    'LIRF Fiumicino · Divisione aeroporti · fino al 30/09/2026',
  ]);
});
