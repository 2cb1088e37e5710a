import { listLocks } from '@torre/contract/locks';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { declareMonth, MONTH_ADDRESS, PERSON, PLANT } from '../testing/fake-month.ts';
import { DONE, MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';

const LOCK = {
  lockId: '00000000-0000-4000-8000-000000000001',
  kind: 'day' as const,
  plant: PLANT,
  employeeId: null,
  employeeName: null,
  employeeSurname: null,
  from: '20261221',
  to: '20261221',
  reason: 'Turni approvati',
  lockedBy: { employeeName: 'Francesca', employeeSurname: 'Caruso' },
  lockedAt: '01/12/2026 08:00',
  allowedActions: [],
};

test('a locked cell takes no typed code: it says who locked it; the next day takes one', async () => {
  const app = openApp(MONTH_ADDRESS, (server) => {
    signedIn(server, MANAGER);
    declareMonth(server);
    server.answers(listLocks, { outcome: DONE, locks: [LOCK] });
  });
  onTestFinished(app.close);
  const cells = page.getByRole('row', { name: new RegExp(PERSON.employeeSurname) }).getByRole('gridcell');
  const field = page.getByRole('textbox', { name: /^Codice del turno/ });
  // The lock is drawn, and its words stand in the cell's name.
  await cells.nth(20).hover();
  await cells.nth(20).click();
  await userEvent.keyboard('p');
  await expect
    .element(page.getByText('Qui non si può scrivere: bloccato da Francesca Caruso: Turni approvati.'))
    .toBeInTheDocument();
  expect(field.elements()).toEqual([]);
  await cells.nth(21).click();
  await userEvent.keyboard('p');
  await expect.element(field).toBeVisible();
});
