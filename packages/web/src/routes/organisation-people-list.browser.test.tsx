import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { StandingOrganisation } from '../testing/fake-organisation.ts';
import { ADMINISTRATOR, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';

const PEOPLE = 600;

test('of the people of a large plant only those near the view are drawn, and all are reached and found', async () => {
  const organisation = new StandingOrganisation();
  for (let nth = 1; nth <= PEOPLE; nth += 1) {
    const employee_id = String(100_000 + nth);
    const surname = `Cognome ${String(nth).padStart(3, '0')}`;
    organisation.put('employee', { employee_id, surname, name: 'Ada', company: '', person_type: '' });
    organisation.put('assignment', {
      employee_id,
      valid_from: '2026-01-01',
      valid_to: null,
      icao: 'LIRN',
      unit_code: 'LIRN-OPS',
      category: 'CTA',
      island_id: null,
      employment_condition: 'LO',
    });
  }
  const app = openApp('/amministrazione/organizzazione/LIRN?parte=persone', (server) => {
    signedIn(server, ADMINISTRATOR);
    organisation.declare(server);
  });
  onTestFinished(app.close);
  const table = page.getByRole('table', { name: 'Assegnazioni' });
  const person = (nth: string) => table.getByRole('link', { name: `Cognome ${nth} Ada` });
  await expect.element(person('001')).toBeVisible();
  expect(Number(table.element().getAttribute('aria-rowcount'))).toBeGreaterThan(PEOPLE);
  expect(table.element().querySelectorAll('tbody tr').length).toBeLessThan(100);
  await expect.element(person('600')).not.toBeInTheDocument();

  const scroller = page.getByRole('region', { name: 'Assegnazioni' });
  await expect
    .poll(() => {
      const element = scroller.element();
      element.scrollTop = element.scrollHeight;
      return person('600').query() !== null;
    })
    .toBe(true);
  await expect.element(person('001')).not.toBeInTheDocument();

  await page.getByRole('searchbox', { name: 'Cerca una persona' }).fill('cognome 300');
  await expect.element(person('300')).toBeVisible();
  await expect.element(person('600')).not.toBeInTheDocument();
});
