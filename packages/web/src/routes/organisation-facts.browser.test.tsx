import { saveOrganisation, type FactsBody } from '@torre/contract/organisation';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { StandingOrganisation } from '../testing/fake-organisation.ts';
import { ADMINISTRATOR, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';
import { expectNotice } from '../testing/notice.ts';
import { reloaded } from '../testing/reloaded.ts';

const dialog = page.getByRole('dialog');
const save = dialog.getByRole('button', { name: 'Salva', exact: true });
const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
const row = (name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const press = (thing: string, name: string) => row(thing).getByRole('button', { name, exact: true }).click();

function open(part: string, organisation = new StandingOrganisation()) {
  const app = openApp(`/amministrazione/organizzazione/LIRN?parte=${part}`, (server) => {
    signedIn(server, ADMINISTRATOR);
    organisation.declare(server);
  });
  onTestFinished(app.close);
  return { ...app, app, organisation };
}

test('a shift whose hours change from a day ends on the day before and goes on otherwise, and its line says so', async () => {
  const { organisation } = open('turni');
  await press('M', 'Cambia dal giorno…');
  await field('Dal giorno').fill('1/3/27');
  await expect.element(dialog).toMatchTextContent('Fino al 28/02/2027 resta com’è');
  await field('Fine').fill('15.30');
  await userEvent.keyboard('{Tab}');
  await expect.element(dialog).toMatchTextContent('2 righe cambiano.');
  await save.click();
  await expectNotice(1, 'Organizzazione aggiornata');
  await expect.element(row('M')).toMatchTextContent('dal 01/03/2027 diventa Fine 15:30');
  const states = organisation.rows('shift_definition').filter(({ name }) => name === 'M');
  expect(states.map(({ from_date, to_date, end_time }) => [from_date, to_date, end_time])).toEqual([
    ['2020-01-01', '2027-02-28', 900],
    ['2027-03-01', null, 930],
  ]);
});

test('nothing is saved before what it does has been shown, and a fault stands at its field, as does a lacking reason', async () => {
  const { server } = open('turni');
  await press('M', 'Correggi…');
  await expect.element(save).toBeDisabled();
  await field('Fine').fill('');
  await userEvent.keyboard('{Tab}');
  await expect.element(field('Fine')).toHaveAccessibleDescription(/Inizio e fine vanno scritti tutti e due/);
  await expect.element(save).toBeDisabled();
  await field('Fine').fill('16');
  await userEvent.keyboard('{Tab}');
  await expect.element(dialog).toMatchTextContent('Una riga cambia.');
  await save.click();
  await expect
    .element(field('Motivo'))
    .toHaveAccessibleDescription(/Per cambiare il passato serve un motivo/);
  expect(server.askedFor(saveOrganisation)).toEqual([]);
  await field('Motivo').fill('Scritto male');
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.askedFor(saveOrganisation)).toMatchObject([{ body: { reason: 'Scritto male' } }]);
});

test('a time that cannot be read is never saved as the one before, nor a change on a day on which nothing holds', async () => {
  open('turni');
  await press('M', 'Cambia dal giorno…');
  await field('Fine').fill('15.30');
  await expect.element(save).toBeEnabled();
  await field('Fine').fill('quindici');
  await save.click();
  await expect.element(field('Fine')).toHaveAccessibleDescription(/Scrivi un valore/);
  await field('Fine').fill('16');
  await field('Dal giorno').fill('31/12/2019');
  await expect
    .element(field('Dal giorno'))
    .toHaveAccessibleDescription('In quel giorno non vale: scegli un giorno in cui vale già.');
  await expect.element(save).toBeDisabled();
});

test('a new row lacks a value: the field says it, nothing is asked of the server', async () => {
  const { server, organisation } = open('postazioni');
  await page.getByRole('button', { name: 'Aggiungi: postazione' }).click();
  await expect.element(field('Codice')).toHaveFocus();
  await field('Codice').fill('APP');
  await save.click();
  await expect.element(field('Nome')).toHaveAccessibleDescription(/Scrivi un valore/);
  await field('Nome').fill('Avvicinamento');
  await dialog.getByRole('combobox', { name: 'Specializzazione' }).selectOptions('APS');
  await expect.element(dialog).toMatchTextContent('Una riga cambia.');
  await save.click();
  await expect.element(row('APP')).toMatchTextContent('Avvicinamento');
  expect(server.askedFor(saveOrganisation)).toHaveLength(1);
  expect(organisation.rows('position').at(-1)).toMatchObject({
    valid_from: '2026-12-14',
    ord: 3,
    island_id: null,
  });
});

test('who was first stands beside what was typed, and nothing of either is lost', async () => {
  const { organisation } = open('turni');
  await press('P', 'Correggi…');
  await field('Descrizione').fill('Pomeriggio lungo');
  await field('Motivo').fill('Scritta male');
  await expect.element(dialog).toMatchTextContent('Una riga cambia.');
  const standing = organisation.rows('shift_definition').find(({ name }) => name === 'P')!;
  organisation.put('shift_definition', { ...standing, description: 'Pomeriggio breve' });
  await save.click();
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent('Descrizione: ora è «Pomeriggio breve», tu hai scritto «Pomeriggio lungo»');
  await dialog.getByRole('button', { name: 'Tieni il mio' }).click();
  await expect.element(dialog).toMatchTextContent('Una riga cambia.');
  await save.click();
  await expect.element(row('P')).toMatchTextContent('Pomeriggio lungo');
});

test('what was typed survives a reload of the page, and is given up only after a yes', async () => {
  const organisation = new StandingOrganisation();
  const first = open('turni', organisation);
  await press('M', 'Correggi…');
  await field('Descrizione').fill('Mattina corta');
  await expect.element(dialog).toMatchTextContent('Una riga cambia.');
  const app = await reloaded(first.app, () => open('turni', organisation).app);
  onTestFinished(app.close);
  await press('M', 'Correggi…');
  await expect.element(field('Descrizione')).toHaveValue('Mattina corta');
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Sì, chiudi' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await press('M', 'Correggi…');
  await expect.element(field('Descrizione')).toHaveValue('Mattina');
});

test('what began ends by its last day, and is shown among the ended ones from then on', async () => {
  const { organisation } = open('postazioni');
  await expect.element(row('GND').getByRole('button', { name: 'Elimina…' })).not.toBeInTheDocument();
  await press('GND', 'Ultimo giorno…');
  await field('Al').fill('30/11/26');
  await field('Motivo').fill('Chiusa a novembre');
  await expect.element(dialog).toMatchTextContent('Una riga cambia.');
  await save.click();
  await expect.element(row('GND')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Mostra anche una riga finita' }).click();
  await expect.element(row('GND')).toMatchTextContent('finito il 30/11/2026');
  expect(organisation.rows('position')).toHaveLength(2);
});

test('positions are put in order by their buttons, and saved together', async () => {
  const { server, organisation } = open('postazioni');
  await press('GND', 'Sposta su GND');
  await page.getByRole('button', { name: 'Salva l’ordine' }).click();
  await expectNotice(1, 'Ordine salvato');
  expect(organisation.rows('position').map(({ position_id, ord }) => [position_id, ord])).toEqual([
    ['TWR', 2],
    ['GND', 1],
  ]);
  const [asked] = server.askedFor(saveOrganisation);
  expect((asked!.body as FactsBody).edits).toHaveLength(2);
});

test('what is moved while a saved order is being read again is an order of its own', async () => {
  const { organisation } = open('postazioni');
  await press('GND', 'Sposta su GND');
  const read = Promise.withResolvers<void>();
  organisation.readAfter = read.promise;
  await page.getByRole('button', { name: 'Salva l’ordine' }).click();
  await expect
    .poll(() => organisation.rows('position').find(({ ord }) => ord === 1)?.position_id)
    .toBe('GND');
  await press('TWR', 'Sposta su TWR');
  read.resolve();
  await expectNotice(1, 'Ordine salvato');
  await page.getByRole('button', { name: 'Salva l’ordine' }).click();
  await expect
    .poll(() => organisation.rows('position').find(({ ord }) => ord === 1)?.position_id)
    .toBe('TWR');
});

test('an order that somebody else changed meanwhile is compared, and kept over theirs or given up', async () => {
  const { server, organisation } = open('postazioni');
  const places = () => organisation.rows('position').map(({ position_id, ord }) => [position_id, ord]);
  const others = (ord: number): void => {
    const tower = organisation.rows('position').find(({ position_id }) => position_id === 'TWR')!;
    organisation.put('position', { ...tower, ord });
  };
  await press('GND', 'Sposta su GND');
  others(7);
  await page.getByRole('button', { name: 'Salva l’ordine' }).click();
  const compared = page.getByRole('alert');
  await expect.element(compared).toMatchTextContent('Ordine: ora è «7», qui era «2»');
  expect(places()).toContainEqual(['TWR', 7]);
  await compared.getByRole('button', { name: 'Tieni il mio' }).click();
  await expectNotice(1, 'Ordine salvato');
  expect(places()).toEqual([
    ['TWR', 2],
    ['GND', 1],
  ]);

  await press('TWR', 'Sposta su TWR');
  others(9);
  await page.getByRole('button', { name: 'Salva l’ordine' }).click();
  await compared.getByRole('button', { name: 'Prendi quello che c’è ora' }).click();
  await expect.element(compared).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Salva l’ordine' })).not.toBeInTheDocument();
  expect(places()).toContainEqual(['TWR', 9]);
  expect(server.askedFor(saveOrganisation)).toHaveLength(3);
});

const hour = (name: string) => dialog.getByRole('button', { name, exact: true });
const openingRows = (organisation: StandingOrganisation) =>
  organisation
    .rows('position_opening')
    .map((one) =>
      ['position_id', 'begin_hour', 'end_hour', 'valid_from', 'valid_to'].map((name) => one[name]),
    );

test('openings change from a day: those that hold end on the day before, others follow, and both are shown', async () => {
  const { organisation } = open('configurazioni');
  await page.getByRole('button', { name: /^Modifica aperture di/ }).click();
  await expect.element(save).toBeDisabled();
  await hour('GND, dalle 8 alle 9').click();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await hour('TWR, dalle 21 alle 22').click();
  await field('Dal giorno').fill('1/1/27');
  await expect.element(dialog).toMatchTextContent('3 righe cambiano.');
  await expect.element(dialog).toMatchTextContent('Fino al 31/12/2026 resta com’è');
  await save.click();
  await expectNotice(1, 'Aperture salvate');
  expect(openingRows(organisation)).toEqual([
    ['TWR', 6, 22, '2000-01-01', '2026-12-31'],
    ['TWR', 6, 21, '2027-01-01', null],
    ['GND', 8, 10, '2027-01-01', null],
  ]);
  const chart = page.getByRole('region', { name: /^Aperture di/ });
  await expect.element(chart.getByRole('img', { name: 'TWR aperta dalle 21 alle 22' })).toBeVisible();
  await expect.element(page.getByText('Le aperture cambiano il 01/01/2027.')).toBeVisible();

  await page.getByRole('button', { name: /^Modifica aperture di/ }).click();
  await expect.element(hour('TWR, dalle 21 alle 22')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(dialog).toMatchTextContent('Dal 01/01/2027 restano le aperture già previste.');
  await field('Dal giorno').fill('1/2/27');
  await expect.element(hour('TWR, dalle 21 alle 22')).toHaveAttribute('aria-pressed', 'false');
});

test('openings of days gone by change with a reason only', async () => {
  const { server, organisation } = open('configurazioni');
  await page.getByRole('button', { name: /^Modifica aperture di/ }).click();
  await hour('TWR, dalle 21 alle 22').click();
  await field('Dal giorno').fill('1/11/26');
  await expect.element(dialog).toMatchTextContent('2 righe cambiano.');
  await save.click();
  await expect
    .element(field('Motivo'))
    .toHaveAccessibleDescription(/Per cambiare il passato serve un motivo/);
  expect(server.askedFor(saveOrganisation)).toEqual([]);
  await field('Motivo').fill('Chiusura delle 21');
  await save.click();
  await expectNotice(1, 'Aperture salvate');
  expect(server.askedFor(saveOrganisation)).toMatchObject([{ body: { reason: 'Chiusura delle 21' } }]);
  expect(openingRows(organisation)).toHaveLength(2);
});
