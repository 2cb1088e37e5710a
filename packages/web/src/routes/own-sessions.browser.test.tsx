import { endOtherSessions, listOwnSessions, type OwnSession } from '@torre/contract/identity';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { declareHome } from '../testing/fake-home.ts';
import { ADMINISTRATOR, DONE, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';
import { onPhone, tap } from '../testing/phone.ts';

const session = (sessionLabel: string): OwnSession => ({
  sessionLabel,
  browser: 'Firefox',
  system: 'Linux',
  openedAt: '2026-12-14T07:00:00Z',
  lastSeenAt: '2026-12-14T07:30:00Z',
  current: sessionLabel === 'questa01',
});

test('on the phone all other sessions are ended at once, after a question', async () => {
  await onPhone();
  let sessions = ['questa01', 'altra001', 'altra002'].map(session);
  const app = openApp('/', (server) => {
    signedIn(server, ADMINISTRATOR);
    declareHome(server);
    server.answers(listOwnSessions, () => ({ outcome: DONE, sessions }));
    server.answers(endOtherSessions, () => {
      sessions = sessions.filter(({ current }) => current);
      return { outcome: DONE, ended: 2 };
    });
  });
  onTestFinished(app.close);
  const rows = page.getByRole('main').getByRole('listitem');
  await tap(page.getByRole('button', { name: 'Altro' }));
  await tap(page.getByRole('button', { name: 'Le mie sessioni' }));
  await expect.poll(() => rows.elements().length).toBe(3);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await tap(page.getByRole('button', { name: 'Chiudi tutte le altre' }));
  await expect.element(page.getByText(/Altri 2 dispositivi dovranno accedere di nuovo\./)).toBeVisible();
  expect(app.server.askedFor(endOtherSessions)).toEqual([]);
  await tap(page.getByRole('button', { name: 'Sì, chiudi' }));
  await expect.poll(() => rows.elements().length).toBe(1);
});
