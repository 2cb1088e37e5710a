import { listClosedMonths } from '@torre/contract/locks';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { ADMINISTRATOR, DONE, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';

test('the months of a plant count from its first one with shifts: those before can be neither closed nor opened', async () => {
  const app = openApp('/amministrazione/mesi?anno=2026', (server) => {
    signedIn(server, ADMINISTRATOR);
    server.answers(listClosedMonths, {
      outcome: DONE,
      locks: [],
      plants: [
        { icao: 'LIRN', name: 'Napoli', firstMonth: '202611' },
        { icao: 'LIRR', name: 'Roma ACC', firstMonth: '202501' },
        { icao: 'LIWW', name: 'Nuovo', firstMonth: null },
      ],
    });
  });
  onTestFinished(app.close);
  const row = (plant: string) => page.getByRole('row').filter({ hasText: plant });
  const buttonsOf = (plant: string) =>
    row(plant)
      .getByRole('button')
      .elements()
      .map((button) => button.getAttribute('aria-label'));
  await expect.element(row('LIRN').getByRole('button').first()).toBeVisible();
  expect(buttonsOf('LIRN')).toEqual(['novembre 2026, LIRN: aperto', 'dicembre 2026, LIRN: aperto']);
  expect(buttonsOf('LIRR')).toHaveLength(12);
  expect(buttonsOf('LIWW')).toEqual([]);
  expect(row('LIWW').getByText('nessun turno ancora').elements()).toHaveLength(12);
});
