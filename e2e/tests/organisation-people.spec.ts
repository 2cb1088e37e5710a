import type { APIRequestContext } from '@playwright/test';
import type { FactsBody, previewQualifications, readPersonFacts } from '@torre/contract/organisation';
import type { ReplyOf } from '@torre/contract/endpoint';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { HEADERS, readMonth } from '../roster-calls.ts';
import { monthPage } from '../screens/month-page.ts';
import { controllerOf } from '../screens/organisation-people-screens.ts';

type Facts = ReplyOf<typeof readPersonFacts>['facts'];
type Fact = Facts[string][number];

const KINDS = ['assignment', 'employee_cycle', 'employee_specialization'] as const;
const ORGANISATION = '/api/administration/organisation';
const QUALIFICATIONS = '/api/hr/qualifications';

test('somebody goes to another plant from a day, and both managers see it', async ({ visitor }) => {
  const { page } = await visitor('admin');
  const { request } = page;
  const person = await controllerOf(page, 'LIRF');
  const before = await factsOf(request, person);
  await page.goto('/amministrazione/persone?impianto=LIRF&categoria=CTA');
  await page.getByRole('link', { name: `Scheda di ${person}` }).click();
  await expect(page.getByRole('table', { name: 'Assegnazioni' })).toContainText('LIRF');
  await expectAccessible(page, 'person of the organisation');

  await page.getByRole('button', { name: 'Sposta…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Primo giorno nel nuovo posto' }).fill('01/02/2027');
  await dialog.getByRole('combobox', { name: 'Impianto' }).selectOption('LIRR');
  await dialog.getByRole('combobox', { name: 'Unità organizzativa' }).selectOption({ index: 1 });
  await expect(dialog.getByRole('button', { name: 'Salva' })).toBeEnabled();
  await expectAccessible(page, 'person of the organisation, being moved');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Assegnazioni' })).toContainText('comincia il 01/02/2027');

  for (const [userName, plant, january, february] of [
    ['responsabile.lirf', 'LIRF', true, false],
    ['responsabile.lirr', 'LIRR', false, true],
  ] as const) {
    const manager = await visitor(userName);
    const isThere = async (month: string): Promise<boolean> =>
      (await readMonth(manager.context.request, month, plant)).people.some(
        ({ employeeId }) => employeeId === person,
      );
    expect([plant, await isThere('2027-01'), await isThere('2027-02')]).toEqual([plant, january, february]);
  }
  await putBack(request, person, before);
});

test('HR adds a medical: a counter of the plant counts the person again at once, and no administrator gets there', async ({
  visitor,
}) => {
  const { page } = await visitor('hr');
  const { request } = page;
  const found = await whoCounts(request);
  const manager = await visitor('responsabile.lirf');
  const month = monthPage(manager.page);
  await month.open('2026-12', 'LIRF');
  const cell = month
    .counters(found.slot)
    .first()
    .getByRole('gridcell')
    .nth(Number(found.date.slice(6)) - 1);
  await expect(cell).toContainText(found.before);

  await page.goto('/personale/titoli?stato=in+scadenza&impianto=LIRF');
  await page.getByRole('link', { name: found.name }).first().click();
  await expect(page.getByRole('table')).toContainText('fino al 15/12/2026');
  await expectAccessible(page, 'qualifications of a person');
  await page.getByRole('button', { name: 'Aggiungi un titolo o una sospensione' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Tipo' }).selectOption('MEDICAL');
  await dialog.getByRole('textbox', { name: 'Dal' }).fill('16/12/2026');
  await dialog.getByRole('textbox', { name: 'Al', exact: true }).fill('31/12/2027');
  await expect(dialog).toContainText(/A LIRF cambia/);
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(cell).toContainText(found.after);

  await page.getByRole('link', { name: 'Titoli', exact: true }).first().click();
  await expect(page.getByRole('table').getByRole('row').nth(3)).toBeVisible();
  await expectAccessible(page, 'qualifications');
  await found.putBack();
  const admin = await visitor('admin');
  await admin.page.goto('/personale/titoli');
  await expect(admin.page).toHaveURL('/');
  await expect(
    admin.page.getByText('Titoli, spettanze e diritti delle persone sono riservati alle risorse umane.'),
  ).toBeVisible();
});

/** A controller of Fiumicino whose medical ends on 15 December, and a counter that another one would change. */
async function whoCounts(request: APIRequestContext) {
  const list = await request.get(`${QUALIFICATIONS}?plant=LIRF&stato=in+regola`, { headers: HEADERS });
  const { rows } = (await list.json()) as { rows: { employeeId: string; cognome: string; nome: string }[] };
  for (const { employeeId, cognome, nome } of rows) {
    const medicals = async (): Promise<readonly Fact[]> => {
      const answer = await request.get(`${QUALIFICATIONS}/${employeeId}`, { headers: HEADERS });
      const { facts } = (await answer.json()) as { facts: Facts };
      return (facts['qualification'] ?? []).filter(({ values }) => values['kind'] === 'MEDICAL');
    };
    const [medical] = await medicals();
    const put = async (edits: FactsBody['edits']): Promise<void> => {
      const answer = await request.put(QUALIFICATIONS, { headers: HEADERS, data: { edits } });
      expect(answer.status()).toBe(200);
    };
    const ended = (version: number, valid_to: Fact['values'][string]): FactsBody['edits'][number] => ({
      kind: 'qualification',
      values: { ...medical!.values, valid_to },
      version,
    });
    const tried = await request.post(`${QUALIFICATIONS}/preview`, {
      headers: HEADERS,
      data: { edits: [ended(medical!.version, '2026-12-15')] },
    });
    const { effects } = (await tried.json()) as ReplyOf<typeof previewQualifications>;
    const counter = effects!.counters
      .find(({ plant }) => plant === 'LIRF')
      ?.counters.find(
        ({ date, before, after }) =>
          date > '20261215' && date < '20261232' && before!.employees !== after!.employees,
      );
    if (!counter) continue;
    await put([ended(medical!.version, '2026-12-15')]);
    return {
      name: `${cognome} ${nome}`,
      slot: counter.timeslotId,
      date: counter.date,
      // of the plant without the person, and with them again
      before: figureOf(counter.after!),
      after: figureOf(counter.before!),
      putBack: async (): Promise<void> => {
        const standing = await medicals();
        const added = standing.filter(({ values }) => values['valid_from'] === '2026-12-16');
        const first = standing.find(({ values }) => values['valid_from'] === medical!.values['valid_from'])!;
        await put([
          ...added.map(({ values, version }) => ({
            kind: 'qualification' as const,
            values,
            version,
            remove: true,
          })),
          ended(first.version, medical!.values['valid_to']!),
        ]);
      },
    };
  }
  throw new Error('nobody of LIRF moves a counter');
}

/** As the grid writes it. */
function figureOf({ employees, chairs }: { readonly employees: number; readonly chairs: number }): string {
  return String(Math.abs(employees - chairs));
}

async function factsOf(request: APIRequestContext, person: string): Promise<Facts> {
  const answer = await request.get(`${ORGANISATION}/people/${person}`, { headers: HEADERS });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { facts: Facts }).facts;
}

/** The rows as they stood: the world is shared by many tests. */
async function putBack(request: APIRequestContext, person: string, before: Facts): Promise<void> {
  const now = await factsOf(request, person);
  const edits = KINDS.flatMap((kind) =>
    (now[kind] ?? []).map(({ values, version }) => {
      const stood = (before[kind] ?? []).find(
        (one) =>
          one.values['valid_from'] === values['valid_from'] &&
          one.values['specialization_id'] === values['specialization_id'],
      );
      return stood ? { kind, values: stood.values, version } : { kind, values, version, remove: true };
    }),
  );
  const answer = await request.put(ORGANISATION, { headers: HEADERS, data: { edits } });
  expect(answer.status()).toBe(200);
}
