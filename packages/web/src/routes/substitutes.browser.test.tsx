import {
  endSubstitution,
  findSubstitutes,
  listSubstitutions,
  nameSubstitute,
  type Substitution,
} from '@torre/contract/substitutions';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ADMINISTRATOR, DONE, MANAGER, signedIn } from '../testing/fake-session.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { openApp } from '../testing/mounted-app.tsx';

const CARUSO = { employeeId: '800245', employeeName: 'Francesca', employeeSurname: 'Caruso' };
const MORETTI = { employeeId: '100777', employeeName: 'Valentina', employeeSurname: 'Moretti' };

const RUNNING: Substitution = {
  substitutionId: '00000000-0000-7000-8000-000000000001',
  plant: 'LIRR',
  giver: CARUSO,
  substitute: MORETTI,
  from: '20261214',
  to: '20261220',
  endedAt: null,
  state: 'current',
  holds: true,
  allowedActions: ['end'],
};

function opened(
  address: string,
  session: typeof MANAGER,
  substitutions: readonly Substitution[],
  prepare: (server: FakeServer) => void = () => {},
) {
  const app = openApp(address, (server) => {
    signedIn(server, session);
    const plants = session === MANAGER ? ['LIRR'] : [];
    server.answers(listSubstitutions, { outcome: DONE, plants, substitutions });
    prepare(server);
  });
  onTestFinished(app.close);
  return app;
}

test.each([
  [1366, 768],
  [390, 844],
])(
  'a manager of a %i px window names a substitute found by name, from a day to a day',
  async (width, height) => {
    await page.viewport(width, height);
    const app = opened('/responsabile/sostituti', MANAGER, [], (server) => {
      const people = [{ ...MORETTI, plant: 'LIRR', manages: [] }];
      server.answers(findSubstitutes, { outcome: DONE, people });
      server.answers(nameSubstitute, { outcome: DONE, substitution: RUNNING });
    });
    await expect.element(page.getByText('Nessuna sostituzione')).toBeVisible();
    await page.getByRole('button', { name: 'Nomina un sostituto…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Sostituto' }).fill('mor');
    await page.getByRole('option', { name: /Moretti Valentina/ }).click();
    await dialog.getByRole('textbox', { name: 'Ultimo giorno' }).fill('20/12/2026');
    await dialog.getByRole('button', { name: 'Nomina', exact: true }).click();
    await expect.element(page.getByText('Sostituto nominato')).toBeVisible();
    expect(app.server.askedFor(nameSubstitute)).toMatchObject([
      {
        body: { giver: null, substitute: '100777', plant: 'LIRR', from: '20261214', to: '20261220' },
      },
    ]);
  },
);

test('without a person from the list, or with days reversed, nothing is sent and the field says why', async () => {
  const app = opened('/responsabile/sostituti', MANAGER, [], (server) => {
    server.answers(findSubstitutes, { outcome: DONE, people: [] });
  });
  await page.getByRole('button', { name: 'Nomina un sostituto…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Sostituto' }).fill('nessuno');
  await dialog.getByRole('textbox', { name: 'Ultimo giorno' }).fill('10/12/2026');
  await userEvent.keyboard('{Enter}');
  await dialog.getByRole('button', { name: 'Nomina', exact: true }).click();
  await expect.element(dialog.getByText('Scegli una persona dall’elenco.')).toBeVisible();
  await expect.element(dialog.getByText('L’ultimo giorno viene prima del primo.')).toBeVisible();
  expect(app.server.askedFor(nameSubstitute)).toEqual([]);
});

test('a running substitution is ended after a question that says what is lost at once', async () => {
  const app = opened('/responsabile/sostituti', MANAGER, [RUNNING], (server) => {
    server.answers(endSubstitution, { outcome: DONE, substitution: { ...RUNNING, state: 'over' } });
  });
  await expect.element(page.getByText('Moretti Valentina sostituisce Caruso Francesca')).toBeVisible();
  await page.getByRole('button', { name: 'Termina la sostituzione di Caruso Francesca' }).click();
  await expect.element(page.getByText(/perde subito i diritti/)).toBeVisible();
  expect(app.server.askedFor(endSubstitution)).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Termina', exact: true }).click();
  await expect.element(page.getByText('Sostituzione terminata', { exact: true })).toBeVisible();
  expect(app.server.askedFor(endSubstitution)).toHaveLength(1);
});

test('an administrator names whom somebody replaces, in a plant that this person manages; a giver who lost the plant is told', async () => {
  const app = opened(
    '/amministrazione/sostituti',
    ADMINISTRATOR,
    [{ ...RUNNING, holds: false }],
    (server) => {
      const people = [
        { ...CARUSO, plant: 'LIRR', manages: ['LIRF', 'LIRR'] },
        { ...MORETTI, plant: 'LIRR', manages: [] },
      ];
      server.answers(findSubstitutes, { outcome: DONE, people });
      server.answers(nameSubstitute, { outcome: DONE, substitution: RUNNING });
    },
  );
  await expect.element(page.getByText(/non è più responsabile di LIRR/)).toBeVisible();
  await page.getByRole('button', { name: 'Nomina un sostituto…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Chi va sostituito' }).fill('car');
  await page.getByRole('option', { name: /Caruso/ }).click();
  await dialog.getByRole('combobox', { name: 'Sostituto' }).fill('mor');
  await page.getByRole('option', { name: /Moretti/ }).click();
  await dialog.getByRole('combobox', { name: 'Impianto' }).selectOptions('LIRR');
  await dialog.getByRole('textbox', { name: 'Ultimo giorno' }).fill('20/12/2026');
  await dialog.getByRole('button', { name: 'Nomina', exact: true }).click();
  await expect.element(page.getByText('Sostituto nominato')).toBeVisible();
  expect(app.server.askedFor(nameSubstitute)).toMatchObject([
    { body: { giver: '800245', substitute: '100777', plant: 'LIRR' } },
  ]);
});
