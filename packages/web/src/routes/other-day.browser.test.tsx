import { answerDay, proposeDay } from '@torre/contract/requests';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { canBeRead, ownRequest, ownRequestsOf, request, requestsOf } from '../testing/fake-requests.ts';
import { CONTROLLER, DONE, MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';
import { onPhone } from '../testing/phone.ts';

test('a manager proposes another day in the detail of a permit', async () => {
  const permit = request({ allowedActions: ['proposeDay'], version: 4 });
  const app = openApp(`/responsabile/richieste?impianto=LIRR&dettaglio=${permit.id}`, (server) => {
    signedIn(server, MANAGER);
    requestsOf(server, { ferie: [permit] });
    canBeRead(server, [permit]);
    server.answers(proposeDay, { outcome: DONE, request: permit });
  });
  onTestFinished(app.close);
  const day = page.getByRole('textbox', { name: 'Proponi un altro giorno' });
  await day.fill('04/01/2027');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Proponi', exact: true }).click();
  await expect.element(page.getByText('Giorno proposto: lo decide la persona.')).toBeVisible();
  expect(app.server.askedFor(proposeDay)[0]!.body).toEqual({ data: '2027/01/04', version: 4 });
});

test('[M4.5.17] on the phone its owner reads the proposed day and moves the request there', async () => {
  await onPhone();
  const permit = ownRequest({ allowedActions: ['answerDay'], proposta: '2027/01/04', version: 5 });
  const app = openApp(`/dipendente/richieste?dettaglio=${permit.id}`, (server) => {
    signedIn(server, CONTROLLER);
    ownRequestsOf(server, [permit]);
    canBeRead(server, [permit]);
    server.answers(answerDay, { outcome: DONE, request: permit });
  });
  onTestFinished(app.close);
  await expect
    .element(page.getByText('Il responsabile propone di spostare questo permesso al 04/01/2027.'))
    .toBeVisible();
  const accept = page.getByTitle('Accetta richiesta');
  await expect.element(accept).toHaveAccessibleName('Sposta al 04/01/2027');
  await accept.click();
  await expect.element(page.getByText('La richiesta è spostata al giorno proposto.')).toBeVisible();
  expect(app.server.askedFor(answerDay)[0]!.body).toEqual({ sposta: true, version: 5 });
});
