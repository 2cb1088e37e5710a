import { previewOrganisation, saveOrganisation, type FactsBody } from '@torre/contract/organisation';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ANNA, openOrganisation } from '../testing/fake-person.ts';
import { DONE } from '../testing/fake-session.ts';
import { expectNotice } from '../testing/notice.ts';
import { reloaded } from '../testing/reloaded.ts';

const PAGE = `/amministrazione/organizzazione/persone/${ANNA}`;
const dialog = page.getByRole('dialog');
const save = dialog.getByRole('button', { name: 'Salva', exact: true });
const choice = (name: string) => dialog.getByRole('combobox', { name, exact: true });
const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
const table = (name: string) => page.getByRole('table', { name, exact: true });

async function openMove(): Promise<void> {
  await page.getByRole('button', { name: 'Sposta…' }).click();
  await expect.element(choice('Impianto')).toHaveFocus();
}

test('a person’s places, endorsements and cycle stand on lines of time; what is missing is named, not what it says', async () => {
  openOrganisation(PAGE, { missing: ['LICENCE', 'MEDICAL'] });
  await expect.element(page.getByRole('heading', { name: 'Rossi Anna' })).toBeVisible();
  await expect.element(page.getByText('Mancano 2 titoli: Licenza, Visita medica')).toBeVisible();
  await expect.element(table('Assegnazioni')).toMatchTextContent('LIRN');
  await expect.element(table('Specializzazioni persone')).toMatchTextContent('fino al 31/12/2028');
  await expect.element(table('Cicli persone')).toMatchTextContent('CICLO-LIRN');
  await expect.element(page.getByText('Non ha ancora un account.')).toBeVisible();
});

test('a move ends the old place, cycle and endorsements on the day before and begins the new ones, all in one save', async () => {
  const { server, organisation } = openOrganisation(PAGE);
  await openMove();
  await field('Primo giorno nel nuovo posto').fill('1/2/27');
  await choice('Impianto').selectOptions('LIRQ');
  await choice('Unità organizzativa').selectOptions('LIRQ-OPS');
  await choice('Ciclo').selectOptions('CICLO-LIRQ');
  await choice('Turno del primo giorno').selectOptions('2. FREE');
  await dialog.getByRole('checkbox', { name: 'ADI · ADC' }).click();
  await field('Ultimo giorno di ADI').fill('31/12/29');
  await userEvent.keyboard('{Tab}');
  await choice('Turni pubblicati da quel giorno a LIRN').selectOptions('Vanno tolti');
  await field('Motivo').fill('Trasferimento');
  await expect.element(dialog).toMatchTextContent('6 righe cambiano.');
  await save.click();
  await expectNotice(1, 'Rossi Anna: posto di lavoro cambiato');
  const places = organisation
    .rows('assignment')
    .map(({ icao, valid_from, valid_to }) => [icao, valid_from, valid_to]);
  expect(places).toEqual([
    ['LIRN', '2020-01-01', '2027-01-31'],
    ['LIRQ', '2027-02-01', null],
  ]);
  expect(
    organisation.rows('employee_cycle').map(({ valid_to, anchor_day }) => [valid_to, anchor_day]),
  ).toEqual([
    ['2027-01-31', '2020-01-01'],
    [null, '2027-01-31'],
  ]);
  expect(organisation.rows('employee_specialization').at(-1)).toMatchObject({
    specialization_id: 'ADI',
    valid_to: '2029-12-31',
  });
  const [asked] = server.askedFor(saveOrganisation);
  expect(asked!.body as FactsBody).toMatchObject({ leaverShifts: 'remove', reason: 'Trasferimento' });
  await expect.element(table('Assegnazioni')).toMatchTextContent('comincia il 01/02/2027');
});

test('a move that lacks something says it at the fields and asks nothing of the server', async () => {
  const { server } = openOrganisation(PAGE);
  await openMove();
  await choice('Impianto').selectOptions('LIRQ');
  await dialog.getByRole('checkbox', { name: 'ADI · ADC' }).click();
  await save.click();
  await expect.element(choice('Unità organizzativa')).toHaveAccessibleDescription('Scegli un valore.');
  await expect.element(field('Ultimo giorno di ADI')).toHaveAccessibleDescription('Scrivi il giorno.');
  expect([...server.askedFor(previewOrganisation), ...server.askedFor(saveOrganisation)]).toEqual([]);
});

test('published shifts that cannot be taken away keep the move from being saved, and the reason stands there', async () => {
  const why = 'I turni dei giorni che non si modificano più non si possono togliere (3 turni, 10/2026).';
  openOrganisation(PAGE, {
    declare: (server) =>
      server.answers(previewOrganisation, ({ body }) => ({
        outcome: DONE,
        changed: 4,
        faults: [],
        stale: [],
        effects: {
          cells: { counts: [], first: [] },
          counters: [],
          names: [],
          hoursRefused: (body as FactsBody).leaverShifts === 'remove' ? { messageIT: why } : null,
        },
      })),
  });
  await openMove();
  await choice('Impianto').selectOptions('LIRQ');
  await choice('Unità organizzativa').selectOptions('LIRQ-OPS');
  await expect.element(save).toBeEnabled();
  await choice('Turni pubblicati da quel giorno a LIRN').selectOptions('Vanno tolti');
  await expect.element(dialog).toMatchTextContent(why);
  await expect.element(save).toBeDisabled();
});

test('published shifts that a move takes away stand in the window before the save, each with its day and code', async () => {
  const cell = (date: string, turn: string) => ({
    plant: 'LIRN',
    reason: 'removed' as const,
    employeeId: ANNA,
    employeeSurname: 'Rossi',
    employeeName: 'Anna',
    date,
    turn,
    isClosed: false,
    before: { startDate: `${date} 0700`, endDate: `${date} 1500` },
    after: null,
  });
  openOrganisation(PAGE, {
    declare: (server) =>
      server.answers(previewOrganisation, () => ({
        outcome: DONE,
        changed: 4,
        faults: [],
        stale: [],
        effects: {
          cells: {
            counts: [{ reason: 'removed' as const, count: 2, closed: 0 }],
            first: [cell('20261215', 'M'), cell('20261217', 'P')],
          },
          counters: [],
          names: [],
          hoursRefused: null,
        },
      })),
  });
  await openMove();
  await choice('Impianto').selectOptions('LIRQ');
  await choice('Unità organizzativa').selectOptions('LIRQ-OPS');
  await expect.element(dialog).toMatchTextContent('2 turni pubblicati vengono tolti e diventano FREE.');
  await expect.element(dialog).toMatchTextContent('Nessun giorno resta scoperto.');
  await expect.element(dialog.getByRole('row', { name: /15\/12\/2026 M/ })).toBeVisible();
  await expect
    .element(dialog.getByRole('row', { name: /17\/12\/2026 P/ }))
    .toMatchTextContent('Rossi Anna17/12/2026P07:00–15:00FREE');
  await expect.element(save).toBeEnabled();
});

test('what others saved of the rows of a window stands beside what it would save, and nothing that was typed is lost', async () => {
  const { organisation } = openOrganisation(PAGE);
  await openMove();
  await choice('Impianto').selectOptions('LIRQ');
  await choice('Unità organizzativa').selectOptions('LIRQ-OPS');
  await expect.element(dialog).toMatchTextContent('4 righe cambiano.');
  const [standing] = organisation.rows('assignment');
  organisation.put('assignment', { ...standing!, category: 'METEO' });
  await save.click();
  const alert = dialog.getByRole('alert');
  await expect.element(alert).toMatchTextContent('Nel frattempo qualcun altro ha cambiato questi dati');
  await expect.element(alert).toMatchTextContent(`Per assegnazione ${ANNA}:Al: ora è «(nessuno)»`);
  await expect.element(alert).toMatchTextContent('Categoria: ora è «METEO», qui era «CTA»');
  await expect.element(choice('Unità organizzativa')).toHaveValue('LIRQ-OPS');
  await expect.element(save).toBeDisabled();
  await alert.getByRole('button', { name: 'Tieni il mio' }).click();
  await expect.element(choice('Unità organizzativa')).toHaveValue('LIRQ-OPS');
  await expect.element(save).toBeEnabled();
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(organisation.rows('assignment').map(({ category }) => category)).toContain('METEO');
});

test('a move that was begun survives a reload of the page', async () => {
  const first = openOrganisation(PAGE);
  await openMove();
  await choice('Impianto').selectOptions('LIRQ');
  await field('Motivo').fill('Richiesta della persona');
  await expect.element(field('Motivo')).toHaveValue('Richiesta della persona');
  await reloaded(first.app, () => openOrganisation(PAGE, {}, first.organisation).app);
  await page.getByRole('button', { name: 'Sposta…' }).click();
  await expect.element(field('Motivo')).toHaveValue('Richiesta della persona');
  await expect.element(choice('Impianto')).toHaveValue('LIRQ');
});

test('a new person begins with a place of work, a free code and an account, in one save', async () => {
  const { organisation } = openOrganisation('/amministrazione/organizzazione/LIRN?parte=persone');
  await page.getByRole('button', { name: 'Nuova persona' }).click();
  await save.click();
  await expect.element(field('Cognome')).toHaveAccessibleDescription('Scrivi un valore.');
  await field('Cognome').fill('Verdi');
  await field('Nome').fill('Ada');
  await expect.element(choice('Impianto')).toHaveValue('LIRN');
  await choice('Unità organizzativa').selectOptions('LIRN-OPS');
  await choice('Categoria').selectOptions('CTA');
  await dialog.getByRole('checkbox', { name: 'Crea anche un account' }).click();
  await field('Nome utente').fill('ada.verdi');
  await field('E-mail').fill('ada.verdi@example.it');
  await expect.element(dialog).toMatchTextContent('3 righe cambiano.');
  await save.click();
  await expectNotice(1, 'Persona aggiunta');
  expect(organisation.rows('employee').at(-1)).toMatchObject({ employee_id: '900000', surname: 'Verdi' });
  expect(organisation.rows('assignment').at(-1)).toMatchObject({ employee_id: '900000', icao: 'LIRN' });
  expect(organisation.rows('account')).toMatchObject([{ employee_id: '900000', user_name: 'ada.verdi' }]);
});
