import { readAway } from '@torre/contract/away';
import { compactCalendar } from '@torre/contract/month';
import { readCategories, readEmployees } from '@torre/contract/people';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { declareMonth, manyPeople, MONTH_ADDRESS, monthOfMany } from '../testing/fake-month.ts';
import { DONE, MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';

test('the month shows only those who have asked to be away, and all of them again', async () => {
  const [, second] = manyPeople(3);
  const app = openApp(MONTH_ADDRESS, (server) => {
    signedIn(server, MANAGER);
    declareMonth(server);
    server.answers(compactCalendar, (asked) => monthOfMany(asked, 3));
    server.answers(readEmployees, { outcome: DONE, employees: [], units: [], specializations: [] });
    server.answers(readCategories, { outcome: DONE, categories: [] });
    server.answers(readAway, {
      outcome: DONE,
      away: [
        {
          employeeId: second!.employeeId,
          from: '20261215',
          to: '20261215',
          startDate: null,
          endDate: null,
          reason: 'REQUESTED',
        },
      ],
      overtime: [],
      position: '10',
    });
  });
  onTestFinished(app.close);
  const row = (name: string) => page.getByRole('rowheader', { name: new RegExp(name) });
  await expect.element(row('Rossi01')).toBeVisible();
  await page.getByRole('button', { name: /^Filtri/ }).click();
  await page.getByRole('checkbox', { name: 'da decidere 1' }).click();
  await expect.element(row('Rossi02')).toBeVisible();
  await expect.element(row('Rossi01')).not.toBeInTheDocument();
  expect(app.address()).toContain('richieste=attesa');
  await page.getByRole('button', { name: 'Togli il filtro Richieste: da decidere' }).click();
  await expect.element(row('Rossi01')).toBeVisible();
});
