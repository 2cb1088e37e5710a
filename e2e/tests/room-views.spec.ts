import type { APIRequestContext, Page } from '@playwright/test';
import { openOwnDatabase } from '@torre/server/testing/running-database';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { HEADERS } from '../roster-calls.ts';
import { readPlan, roomAddress, roomPage, savePlan } from '../screens/room-page.ts';

interface Group {
  readonly groupId: string;
  readonly name: string;
  readonly kind: string;
  readonly members: readonly string[];
  readonly version: number;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test('the views of the room stand in the address; positions say when they are open on the day, unlike the configuration too', async ({
  visitor,
}) => {
  const date = '20270114';
  const { page } = await visitor('responsabile.lirr');
  const { operativePlan } = await readPlan(page.request, date);
  await savePlan(
    page.request,
    date,
    operativePlan.timePlans
      .filter(({ positionId }) => positionId !== 'S1-PLN')
      .map((plan) => (plan.positionId === 'N1-EXE' ? { ...plan, endTime: '2000' } : plan)),
  );
  await page.goto(roomAddress(date));
  await tab(page, 'Piano').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Postazioni')).toBeFocused();
  await expect(page).toHaveURL(/vista=postazioni/);
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) });
  await expect(row('N1-EXE')).toContainText('07:00–20:00 (da configurazione 07:00–23:00)');
  await expect(row('S1-PLN')).toContainText('chiusa (da configurazione 07:00–23:00)');
  await expect(row('N1-PLN')).toContainText('07:00–23:00');
  await expect(row('N1-PLN')).not.toContainText('da configurazione');
  await expect(row('N1-PLN')).toContainText('Nord');
  await expect(row('N1-PLN')).toContainText('ACS-NORD, Settori Nord');
  await expect(row('REP')).toContainText('Reperibilità');
  await expectAccessible(page, 'positions of the room');

  await test.step('filters and view are of the address, and stay through a reload and another day', async () => {
    await page.getByRole('textbox', { name: 'Filtra Postazione' }).fill('n1-');
    await expect(page).toHaveURL(/postazione=n1-/);
    await page.getByRole('button', { name: 'Giorno dopo' }).click();
    await expect(page).toHaveURL(/giorno=20270115/);
    await page.reload();
    await expect(row('N1-EXE')).toContainText('07:00–23:00');
    await expect(row('S1-PLN')).toHaveCount(0);
    await tab(page, 'Turni').click();
    await expect(page).not.toHaveURL(/postazione=/);
  });

  await expect(row('Notte')).toContainText('23:00–07:00, dalla sera prima');
  await expect(row('Mattina')).toContainText('in sala');
  await expectAccessible(page, 'turns of the room');
});

test('configurations say which positions they open for which specialization, on which days, and which of them holds', async ({
  visitor,
  product,
}) => {
  const database = await openOwnDatabase(product.dataFolder);
  try {
    await database.query({
      text: `insert into operating_configuration (icao, configuration_id, name, day_type, valid_from, valid_to)
        values ('LIRF', 'ESTATE-27', 'Estate 2027', 'FESTIVO', '2027-06-01', '2027-09-30')`,
    });
    await database.query({
      text: `insert into position_opening (icao, configuration_id, position_id, begin_hour, end_hour)
        values ('LIRF', 'ESTATE-27', 'TWR-E', 5, 9), ('LIRF', 'ESTATE-27', 'TWR-E', 18, 24)`,
    });
  } finally {
    await database.close();
  }
  const { page } = await visitor('responsabile.lirf');
  await page.goto('/responsabile/sala?impianto=LIRF&giorno=20261217&vista=configurazioni');
  const [ordinary, summer] = [
    page.getByRole('region', { name: 'Configurazione ordinaria' }),
    page.getByRole('region', { name: 'Estate 2027' }),
  ];
  await expect(ordinary.getByText('vale il 17/12/2026')).toBeVisible();
  await expect(ordinary.getByText('Tutti i giorni')).toBeVisible();
  await expect(summer.getByText('dal 01/06/2027 al 30/09/2027')).toBeVisible();
  await expect(summer.getByText('Domeniche e festivi')).toBeVisible();
  await expect(summer.getByText('1 postazione', { exact: true })).toBeVisible();
  const tower = summer.getByRole('row').filter({ hasText: 'TWR-E' });
  await expect(tower).toContainText('05:00–09:00, 18:00–24:00');
  await expect(tower).toContainText('ADC-TWR');
  await expect(summer.getByText('vale il')).toHaveCount(0);

  await test.step('a Sunday of that summer has its own configuration instead of the ordinary one', async () => {
    await page.goto('/responsabile/sala?impianto=LIRF&giorno=20270606&vista=configurazioni');
    await expect(summer.getByText('vale il 06/06/2027')).toBeVisible();
    await expect(ordinary.getByText('vale il')).toHaveCount(0);
  });
});

async function readGroups(request: APIRequestContext): Promise<readonly Group[]> {
  const answer = await request.get('/api/groups?division=DIVLIRR', { headers: HEADERS });
  return ((await answer.json()) as { groups: readonly Group[] }).groups;
}

test('groups are added, changed against what somebody else saved meanwhile, and deleted; nothing typed is lost', async ({
  visitor,
}) => {
  const { page } = await visitor('responsabile.lirr');
  const colleague = await visitor('responsabile2.lirr');
  await page.goto(roomAddress('20261217', 'gruppi'));
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: 'Salva', exact: true });
  const name = dialog.getByRole('textbox', { name: 'Nome' });
  const entry = page.getByRole('listitem').filter({ hasText: 'Settori di prova' });

  await test.step('a save that fails leaves the window and its text, a reload too', async () => {
    await page.getByRole('button', { name: 'Nuovo gruppo' }).click();
    await submit.click();
    await expect(dialog.getByText('Il gruppo ha bisogno di un nome.')).toBeVisible();
    await expectAccessible(page, 'groups of the room, a new one');
    await name.fill('Settori di prova');
    await dialog.getByRole('textbox', { name: 'Cerca' }).fill('s1-p');
    await dialog.getByRole('checkbox', { name: 'S1-PLN, S1 PLN' }).check();
    await page.route('**/api/groups', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
    );
    await submit.click();
    await expect(page.getByText('Non è stato possibile salvare il gruppo')).toBeVisible();
    await page.unroute('**/api/groups');
    await page.reload();
    await page.getByRole('button', { name: 'Nuovo gruppo' }).click();
    await expect(name).toHaveValue('Settori di prova');
    await expect(dialog.getByText('1 nel gruppo')).toBeVisible();
    await submit.click();
    await expect(page.getByText('Gruppo aggiunto.')).toBeVisible();
    await expect(entry).toContainText('S1-PLN');
  });

  await test.step('who was overtaken sees what stands there, and goes on from it', async () => {
    await page.getByRole('button', { name: 'Modifica Settori di prova' }).click();
    await dialog.getByRole('checkbox', { name: 'N1-EXE, N1 EXE' }).check();
    const group = (await readGroups(colleague.context.request)).find(
      (one) => one.name === 'Settori di prova',
    )!;
    const data = { ...group, division: 'DIVLIRR', members: ['S1-EXE'] };
    const saved = await colleague.context.request.put('/api/groups', { data, headers: HEADERS });
    expect(saved.status()).toBe(200);
    await submit.click();
    const conflict = dialog.getByRole('alert');
    await expect(conflict).toContainText('Un’altra persona ha salvato questo gruppo');
    await expect(conflict).toContainText('Settori di prova: S1-EXE');
    await expect(dialog.getByRole('checkbox', { name: 'N1-EXE, N1 EXE' })).toBeChecked();
    await expect(submit).toBeDisabled();
    await conflict.getByRole('button', { name: 'Tieni le mie modifiche' }).click();
    await submit.click();
    await expect(page.getByText('Gruppo salvato.')).toBeVisible();
    await expect(entry).toContainText('S1-PLN, N1-EXE');
  });

  await test.step('the plan is narrowed to its positions, from day to day', async () => {
    const { gap } = roomPage(page);
    await page.getByRole('tab', { name: 'Piano' }).click();
    await expect(gap('S1-EXE scoperta dalle 07:00 alle 23:00')).toBeVisible();
    const filter = page.getByRole('combobox', { name: 'Gruppo di postazioni' });
    await filter.selectOption('Settori di prova');
    await expect(gap('S1-PLN scoperta dalle 07:00 alle 23:00')).toBeVisible();
    await expect(gap('S1-EXE scoperta dalle 07:00 alle 23:00')).toHaveCount(0);
    await page.getByRole('button', { name: 'Giorno dopo' }).click();
    await expect(page).toHaveURL(/giorno=20261218/);
    await expect(filter).toHaveValue(/.+/);
    await filter.selectOption('Postazioni: tutte');
    await expect(gap('S1-EXE scoperta dalle 07:00 alle 23:00')).toBeVisible();
    await page.getByRole('tab', { name: 'Gruppi' }).click();
  });

  await test.step('a group that was deleted meanwhile can be added again', async () => {
    await page.getByRole('button', { name: 'Modifica Settori di prova' }).click();
    await name.fill('Settori di prova, nuovi');
    const group = (await readGroups(colleague.context.request)).find(
      (one) => one.name === 'Settori di prova',
    )!;
    const { groupId, version } = group;
    const gone = await colleague.context.request.delete(`/api/groups/${groupId}?version=${version}`, {
      headers: HEADERS,
    });
    expect(gone.status()).toBe(200);
    await submit.click();
    await expect(dialog.getByRole('alert')).toContainText('Un’altra persona ha eliminato questo gruppo');
    await submit.click();
    await expect(entry).toContainText('Settori di prova, nuovi');
  });

  await test.step('it is deleted after a question', async () => {
    await page.getByRole('button', { name: 'Elimina Settori di prova, nuovi' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Vuoi veramente cancellare questo elemento?');
    await question.getByRole('button', { name: 'No' }).click();
    await expect(entry).toBeVisible();
    await page.getByRole('button', { name: 'Elimina Settori di prova, nuovi' }).click();
    await question.getByRole('button', { name: 'Sì, elimina' }).click();
    await expect(page.getByText('Gruppo eliminato.')).toBeVisible();
    await expect(entry).toHaveCount(0);
  });
});
