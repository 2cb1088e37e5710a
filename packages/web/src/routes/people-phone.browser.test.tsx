import { makePasswordLink } from '@torre/contract/administration';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DONE } from '../testing/fake-session.ts';
import { openPeopleList, person } from '../testing/people-list.ts';
import { onPhone, tap } from '../testing/phone.ts';

const rows = page.getByRole('list', { name: 'Persone' }).getByRole('listitem');

test('[E2.06] below 768 px the actions of a row stand in the sheet mobile-modal, reached by touch', async () => {
  await onPhone();
  openPeopleList([person('hr'), person('hr2')], {
    declare: (server) =>
      server.answers(makePasswordLink, {
        outcome: DONE,
        url: 'https://torre.example/accesso/prova',
        expiresAt: '2026-12-17T08:00:00Z',
      }),
  });
  const row = rows.filter({ hasText: 'hr ·' });
  await expect.element(row).toBeVisible();
  expect(page.getByRole('button', { name: 'Link per la password' }).elements()).toEqual([]);
  await tap(row.getByRole('button', { name: /^Azioni per / }));
  const sheet = page.getByRole('dialog');
  await expect.element(sheet).toBeVisible();
  expect(sheet.element().closest('[id^=mobile-modal]')).not.toBeNull();
  for (const action of sheet.getByRole('button').elements())
    expect(action.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await tap(sheet.getByRole('button', { name: 'Link per la password' }));
  await expect.element(sheet).not.toBeInTheDocument();
  await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Sì, crea' }));
  await expect.element(page.getByRole('dialog', { name: /^Link per la password di / })).toBeVisible();
});

test('the filters of the phone stand in a sheet of their own', async () => {
  await onPhone();
  const names = ['cta.lirf', 'cta2.lirf', 'responsabile.lirf', 'hr'];
  const { app } = openPeopleList(names.map((userName) => person(userName)));
  await tap(page.getByRole('button', { name: 'Filtri' }));
  const sheet = page.getByRole('dialog', { name: 'Filtri' });
  await sheet.getByRole('textbox', { name: 'Nome utente' }).fill('lirf');
  await expect.poll(() => rows.elements().length).toBe(3);
  await tap(sheet.getByRole('button', { name: 'Chiudi' }));
  await expect.poll(app.address).toMatch(/utente=lirf/);
});
