import { bePresent } from '@torre/contract/presence';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { declareMonth, MONTH_ADDRESS, PLANT } from '../testing/fake-month.ts';
import { DONE, MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';

const present = [
  { employeeId: '800301', employeeName: 'Paolo', employeeSurname: 'Rinaldi', editing: [] },
  { employeeId: '800302', employeeName: 'Marta', employeeSurname: 'Ferri', editing: [] },
];

test.each([1366, 1100, 900])('at %i px the circles of who has the month open are whole', async (width) => {
  await page.viewport(width, 768);
  onTestFinished(() => page.viewport(1366, 768));
  const app = openApp(MONTH_ADDRESS, (server) => {
    signedIn(server, MANAGER);
    declareMonth(server);
    server.answers(bePresent, { outcome: DONE, plant: PLANT, month: '202612', present });
  });
  onTestFinished(app.close);
  const circle = page.getByRole('listitem').filter({ hasText: 'Marta Ferri' });
  await expect.element(circle).toBeInTheDocument();
  const inner = circle.element().getBoundingClientRect();
  const outer = circle.element().closest('ul')!.parentElement!.getBoundingClientRect();
  expect(inner.left).toBeGreaterThanOrEqual(outer.left - 1);
  expect(inner.right).toBeLessThanOrEqual(outer.right + 1);
  const locks = page.getByRole('button', { name: 'Blocchi' }).element().getBoundingClientRect();
  expect(inner.right).toBeLessThanOrEqual(locks.left);
  expect(locks.right).toBeLessThanOrEqual(width);
});
