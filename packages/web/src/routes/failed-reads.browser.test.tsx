import { listAccounts } from '@torre/contract/administration';
import { compactCalendar } from '@torre/contract/month';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { declareMonth, MONTH_ADDRESS, monthOfOne } from '../testing/fake-month.ts';
import { MANAGER, signedIn } from '../testing/fake-session.ts';
import { ACCOUNTS, declarePeople, PEOPLE_ADDRESS } from '../testing/fake-people.ts';
import { openApp } from '../testing/mounted-app.tsx';

const grid = page.getByRole('grid');

test.each([{ code: 7, messageIT: '' }, { code: -500, messageIT: '' }, undefined])(
  '[M7.36] a month with the outcome %j is not shown, and is read again on demand',
  async (outcome) => {
    const app = openApp(MONTH_ADDRESS, (server) => {
      signedIn(server, MANAGER);
      declareMonth(server);
      server.answers(compactCalendar, (asked) => Response.json({ ...monthOfOne(asked), outcome }));
    });
    onTestFinished(app.close);
    const again = page.getByRole('button', { name: 'Riprova' });
    await expect.element(again).toBeVisible();
    expect(grid.elements()).toEqual([]);
    app.server.answers(compactCalendar, monthOfOne);
    await again.click();
    await expect.element(grid).toBeVisible();
  },
);

test('[M7.36] a month with the outcome 100 is shown, and holds nobody', async () => {
  const app = openApp(MONTH_ADDRESS, (server) => {
    signedIn(server, MANAGER);
    declareMonth(server);
    server.answers(compactCalendar, (asked) => ({
      ...monthOfOne(asked),
      outcome: { code: 100, messageIT: '' },
      people: [],
    }));
  });
  onTestFinished(app.close);
  await expect.element(page.getByText('Nessuna persona in questo mese')).toBeVisible();
});

test('[P8.06][M8.17] a read with an outcome code that is not 0 hides the loader and shows the generic text, with another try', async () => {
  const app = openApp(PEOPLE_ADDRESS, (server) => {
    declarePeople(server);
    server.answers(listAccounts, { outcome: { code: 7, messageIT: '' }, rows: [], beyond: null });
  });
  onTestFinished(app.close);
  const failed = page.getByRole('alert').filter({ hasText: 'Impossibile recuperare le informazioni.' });
  await expect.element(failed).toBeVisible();
  await expect.element(page.getByRole('status', { name: 'Caricamento in corso' })).not.toBeInTheDocument();
  app.server.answers(listAccounts, ACCOUNTS);
  await failed.getByRole('button', { name: 'Riprova' }).click();
  await expect.element(page.getByRole('table', { name: 'Persone' })).toBeVisible();
});
