import { changeRights, readAccount } from '@torre/contract/administration';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ACCOUNT, LIRN, openRights } from '../testing/fake-rights.ts';
import { DONE } from '../testing/fake-session.ts';
import { reloaded } from '../testing/reloaded.ts';

const editor = page.getByRole('checkbox', { name: 'Redattore' });
const end = page.getByRole('textbox', { name: 'Al', exact: true });
const restored = page.getByText('Ho ripreso quello che avevi scritto e non salvato.');

async function typeEnd(day: string): Promise<void> {
  await end.fill(day);
  await userEvent.keyboard('{Tab}');
}

async function saveAndConfirm(save: typeof editor): Promise<void> {
  await save.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sì, cambia' }).click();
}

test('rights that were changed and not saved say so when they come back, and can be given up', async () => {
  const first = openRights();
  await expect.element(editor).toBeVisible();
  expect(restored.elements()).toEqual([]);
  await editor.click();
  await expect.element(editor).toBeChecked();
  const { save } = await reloaded(first.app, openRights);
  await expect.element(restored).toBeVisible();
  await expect.element(editor).toBeChecked();
  await page.getByRole('button', { name: 'Lascia perdere' }).click();
  await expect.element(editor).not.toBeChecked();
  await expect.element(restored).not.toBeInTheDocument();
  await expect.element(save).toBeDisabled();
});

test('an end day that two administrators changed stays one line with both, and is saved as chosen', async () => {
  const theirs = { ...ACCOUNT, version: 2, managedPlants: [{ ...LIRN, validTo: '20270120' }] };
  const { app, save } = openRights((server) =>
    server.answers(changeRights, () => {
      server.answers(readAccount, {
        outcome: DONE,
        account: theirs,
        plants: [{ icao: 'LIRN', name: 'Napoli' }],
      });
      return Response.json({ outcome: { code: -409, messageIT: '' }, current: theirs }, { status: 412 });
    }),
  );
  await typeEnd('28/02/2027');
  await saveAndConfirm(save);
  const both = page.getByRole('alert').filter({ hasText: 'LIRN 14/12/2026–20/01/2027' });
  await expect.element(both).toMatchTextContent(/La tua: LIRN 14\/12\/2026–28\/02\/2027/);
  expect(end.elements().length).toBe(1);
  await expect.element(save).toBeEnabled();
  await both.getByRole('button', { name: 'Prendi quella di adesso' }).click();
  await expect.element(end).toHaveValue('20/01/2027');
  await expect.element(both).not.toBeInTheDocument();
  await expect.element(save).toBeDisabled();

  await typeEnd('31/03/2027');
  app.server.answers(changeRights, { outcome: DONE, account: { ...theirs, version: 3 } });
  await saveAndConfirm(save);
  await expect
    .poll(() => app.server.askedFor(changeRights).at(-1)?.body)
    .toMatchObject({
      version: 2,
      managedPlants: [{ ...LIRN, validTo: '20270331' }],
    });
});

test('the rights of a closed account are not shown: the screen says that it is closed', async () => {
  const closed = 'L’account di Conti Giulia è chiuso: per cambiarne i diritti riaprilo dall’elenco.';
  openRights((server) => server.refuses(readAccount, 404, -405, closed));
  await expect.element(page.getByRole('heading', { name: closed })).toBeVisible();
});

test('an end day counts as soon as it is typed: it can be saved before the field is left', async () => {
  const { app, save } = openRights((server) =>
    server.answers(changeRights, { outcome: DONE, account: { ...ACCOUNT, version: 2 } }),
  );
  await end.fill('28/02/2027');
  await expect.element(save).toBeEnabled();
  await saveAndConfirm(save);
  await expect
    .poll(() => app.server.askedFor(changeRights).at(-1)?.body)
    .toMatchObject({ managedPlants: [{ ...LIRN, validTo: '20270228' }] });
});
