import { writeJustification } from '@torre/contract/requests';
import { expect, onTestFinished, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { declareHome } from '../testing/fake-home.ts';
import { declareNewRequest } from '../testing/fake-own-requests.ts';
import { ownRequest, ownRequestsOf } from '../testing/fake-requests.ts';
import { CONTROLLER, signedIn } from '../testing/fake-session.ts';
import { openApp, type MountedApp } from '../testing/mounted-app.tsx';
import { onPhone, tap } from '../testing/phone.ts';
import { reloaded } from '../testing/reloaded.ts';

const id = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
/** The latest is an illness, most of them are leave. */
const HISTORY = ['MAL', 'RFS', '8114', '8114'].map((codcausale, index) =>
  ownRequest({ id: id(index), codcausale, stato: 10 }),
);

function open(address: string): MountedApp {
  const app = openApp(address, (server) => {
    signedIn(server, CONTROLLER);
    declareHome(server);
    ownRequestsOf(server, HISTORY);
    declareNewRequest(server);
  });
  onTestFinished(app.close);
  return app;
}
const send = page.getByRole('button', { name: 'Invia richiesta' });
const cause = page.getByRole('combobox', { name: 'Causale' });
const calendar = page.getByRole('button', { name: 'Apri il calendario' }).first();
const ofCalendar = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

test('three days of leave take seven presses of a thumb at most from the own requests, and the way to send stays in view', async () => {
  await onPhone();
  const app = open('/dipendente/richieste');
  let presses = 0;
  const press = async (what: Locator): Promise<void> => {
    presses += 1;
    await tap(what);
  };
  await press(page.getByRole('link', { name: 'Nuova richiesta' }));
  await expect.element(cause).toHaveValue('8114');
  await press(calendar);
  await press(ofCalendar('23 dicembre 2026'));
  await press(ofCalendar('25 dicembre 2026'));
  await press(ofCalendar('OK'));
  await expect.element(page.getByRole('textbox', { name: 'Al', exact: true })).toHaveValue('25/12/2026');
  await expect.element(page.getByText('3 giorni', { exact: true })).toBeInTheDocument();
  const { top, bottom } = send.element().getBoundingClientRect();
  expect([top > 0, bottom <= window.innerHeight]).toEqual([true, true]);
  await press(send);
  await expect.element(page.getByText('Richiesta inviata')).toBeVisible();
  expect(app.server.askedFor(writeJustification).map(({ body }) => body)).toEqual([
    { idcausale: '8114', codunitamisura: 'G', datainizio: '2026/12/23', datafine: '2026/12/25' },
  ]);
  expect(presses).toBeLessThanOrEqual(7);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('one press in the calendar is a day, and giving it up leaves what was there', async () => {
  open('/dipendente/richieste/nuova');
  await calendar.click();
  await ofCalendar('28 dicembre 2026').click();
  await ofCalendar('OK').click();
  const ends = ['Dal', 'Al'].map((name) => page.getByRole('textbox', { name, exact: true }));
  for (const end of ends) await expect.element(end).toHaveValue('28/12/2026');
  await calendar.click();
  await ofCalendar('30 dicembre 2026').click();
  await ofCalendar('Annulla').click();
  for (const end of ends) await expect.element(end).toHaveValue('28/12/2026');
});

test('the cause that the address names, or a day of hours, is not replaced by the usual one', async () => {
  const app = open('/dipendente/richieste/nuova?causale=RFS&dal=20261223');
  await expect.element(cause).toHaveValue('RFS');
  await app.close();
  open('/dipendente/richieste/nuova?dal=20261209&ora=0700&fine=0730');
  await expect.element(cause).toHaveValue('');
});

test('what an address fills in is what is asked for; the request that was begun before waits in its own form', async () => {
  const note = page.getByRole('textbox', { name: 'Nota' });
  const form = '/dipendente/richieste/nuova';
  let app = open(form);
  await expect.element(cause).toHaveValue('8114');
  await note.fill('Cominciata prima');
  await reloaded(app, () => (app = open(`${form}?causale=OTE&dal=20261202&ora=0700`)));
  await expect.element(cause).toHaveValue('OTE');
  await expect.element(note).toHaveValue('');
  await reloaded(app, () => (app = open(form)));
  await expect.element(cause).toHaveValue('8114');
  await expect.element(note).toHaveValue('Cominciata prima');
});
