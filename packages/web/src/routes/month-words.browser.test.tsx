import { compactCalendar } from '@torre/contract/month';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { declareMonth, MONTH_ADDRESS, monthOfOne } from '../testing/fake-month.ts';
import { MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';

const LONG_NAME = 'Esperti di assistenza al volo';

function openMonth(): void {
  const app = openApp(MONTH_ADDRESS, (server) => {
    signedIn(server, MANAGER);
    declareMonth(server);
    server.answers(compactCalendar, (asked) => ({
      ...monthOfOne(asked),
      groups: [{ id: 'EAV', name: LONG_NAME, kind: 'island' as const }],
    }));
  });
  onTestFinished(app.close);
}

test('the long name of an island is read whole, with its people', async () => {
  openMonth();
  const head = page.getByRole('rowheader', { name: new RegExp(LONG_NAME) });
  await expect.element(head).toMatchTextContent(/Esperti di assistenza al volo.*1 person/);
  const { scrollWidth, clientWidth } = head.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('on the phone each tool of the month shows its word, and they stand in one row', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1366, 768));
  openMonth();
  const words = ['Oggi', 'In sala', 'Filtra', 'Seleziona', 'File', 'Bozza', 'Blocchi'];
  const tops = await Promise.all(
    words.map(async (word) => {
      const text = page.getByRole('main').getByText(word, { exact: true });
      await expect.element(text).toBeVisible();
      const { width, height } = text.element().getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThan(10);
      const button = text.element().closest('button')!.getBoundingClientRect();
      expect(button.right).toBeLessThanOrEqual(390);
      return Math.round(button.top);
    }),
  );
  expect(new Set(tops).size).toBe(1);
});
