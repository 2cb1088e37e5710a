import { decideRequests, writeJustification } from '@torre/contract/requests';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { request, requestsOf } from '../testing/fake-requests.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp, type MountedApp } from '../testing/mounted-app.tsx';

const WAITS = request();
const SEEN = request({
  id: '00000000-0000-7000-8000-000000020872',
  cognome: 'Galli',
  nome: 'Chiara',
  stato: 60,
});
const IGNORED = request({ id: '00000000-0000-7000-8000-000000020873', cognome: 'Ricci', isIgnored: true });
const DESK = '/responsabile/richieste?impianto=LIRR';
const row = (name: RegExp) => page.getByRole('row', { name });
const tab = (name: string) => page.getByRole('tab', { name, exact: true });

function openInbox(declare: (server: FakeServer) => void = () => undefined): MountedApp {
  const app = openApp(DESK, (server) => {
    signedIn(server, MANAGER);
    requestsOf(server, { ferie: [WAITS, SEEN, IGNORED] });
    declare(server);
  });
  onTestFinished(app.close);
  return app;
}

test('[M2.2.08] on its own page the card stands without a frame and without a heading of its own', async () => {
  openInbox();
  await expect.element(tab('FERIE (3)')).toBeVisible();
  const card = tab('FERIE (3)').element().closest('section')!;
  expect(getComputedStyle(card).borderTopWidth).toBe('0px');
  expect(card.querySelector('h2')).toBeNull();
});

test('[M2.2.22][M2.2.23] whole days and units have no hours, what is measured in hours has both', async () => {
  const hours = { orainizio: 480, orafine: 600 };
  openInbox((server) =>
    requestsOf(server, {
      ferie: [
        request({ codtipofruizione: 'G', mis: 'GG', ...hours, cognome: 'Giorni' }),
        request({ id: SEEN.id, codtipofruizione: 'Q', mis: 'QQ', giorni: 4, ...hours, cognome: 'Quote' }),
        request({ id: IGNORED.id, codtipofruizione: 'H', mis: 'HH', ...hours, cognome: 'Ore' }),
      ],
    }),
  );
  await expect.element(row(/Ore Luca.*HH 08:00 10:00/)).toBeVisible();
  for (const name of [/Giorni Luca/, /Quote Luca/])
    await expect.element(row(name)).not.toMatchTextContent(/\d\d:\d\d/);
});

test('[M2.3.07] the inbox filters its three days by a calendar and the state by choices', async () => {
  const app = openInbox();
  await expect.element(row(/Ferrari Luca/)).toBeVisible();
  const filters = page.getByRole('table').getByRole('row').nth(1);
  expect(filters.getByRole('button', { name: 'Apri il calendario' }).elements()).toHaveLength(3);
  for (const [name, address] of [
    ['Data richiesta', 'richiesta'],
    ['Dal', 'dal'],
    ['Al', 'al'],
  ] as const) {
    await page.getByRole('textbox', { name: `Filtra ${name}`, exact: true }).fill('14/12');
    await userEvent.keyboard('{Enter}');
    await expect.poll(app.address).toContain(`${address}=20261214`);
  }
  await filters.getByRole('button', { name: /^Filtra Stato/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Da approvare', exact: true }).click();
  await expect.poll(app.address).toContain('stato=40');
});

for (const [action, of, state] of [
  ['Approva richiesta', /Ferrari Luca/, 40],
  ['Rifiuta richiesta', /Ferrari Luca/, 40],
  ['Autorizza richiesta', /Galli Chiara/, 60],
  ['Elimina', /Ferrari Luca/, 40],
] as const)
  test(`[E5.01] '${action}' of a request in state ${state} is asked first; a no sends nothing`, async () => {
    const app = openInbox();
    const direct = row(of).getByRole('button', { name: action, exact: true });
    await expect.element(row(of)).toBeVisible();
    if (direct.elements().length > 0) await direct.click();
    else {
      await row(of)
        .getByRole('button', { name: /^Altre azioni/ })
        .click();
      await page.getByRole('menuitem', { name: action }).click();
    }
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'No', exact: true }).click();
    await expect.element(question).not.toBeInTheDocument();
    const sentCalls = [decideRequests, writeJustification].flatMap((call) => app.server.askedFor(call));
    expect(sentCalls).toEqual([]);
  });
