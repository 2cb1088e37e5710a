import { readCounters } from '@torre/contract/counters';
import { ownShifts } from '@torre/contract/month';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { ADMINISTRATOR, DONE, MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';
import { textsOfNotices } from '../testing/notice.ts';

test.each([
  '/',
  '/dipendente/calendario',
  '/responsabile/calendario',
  '/sessioni',
  '/amministrazione',
  '/amministrazione/persone/hr',
  '/amministrazione/audit',
  '/amministrazione/file',
])('who must change the password is led to it from %s', async (wanted) => {
  const app = openApp(wanted, (server) =>
    signedIn(server, {
      ...ADMINISTRATOR,
      allowedActions: [...MANAGER.allowedActions, ...ADMINISTRATOR.allowedActions],
      mustChangePassword: true,
    }),
  );
  onTestFinished(app.close);
  await expect.element(page.getByText(/^La tua password è scaduta o è la prima/)).toBeVisible();
  expect(app.address()).toBe('/password');
});

test('[P2.17][P2.19] a manager without a list of plants is refused with the reason', async () => {
  const app = openApp('/responsabile/calendario', (server) => {
    signedIn(server, { ...MANAGER, plants: [] });
    // Of the home, to which the person is led.
    server.answers(readCounters, { outcome: DONE, counters: [], position: '10' });
    server.answers(ownShifts, {
      outcome: DONE,
      plant: 'LIRR',
      definitions: [],
      shifts: [],
      holidays: [],
      position: '10',
    });
  });
  onTestFinished(app.close);
  await expect.poll(app.address).toBe('/');
  await expect
    .poll(() => textsOfNotices(3))
    .toEqual([expect.stringContaining('Al tuo account non è assegnato alcun impianto.')]);
});
