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

test('nothing is saved before what it does has been shown, and a fault stands at its field', async () => {
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
  expect(server.askedFor(saveOrganisation)).toEqual([]);
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
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
  const app = reloaded(first.app, () => open('turni', organisation).app);
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

test('openings change from a day: the configuration ends, one of the same name follows with the new hours', async () => {
  const { organisation } = open('configurazioni');
  await page.getByRole('button', { name: /^Modifica aperture di/ }).click();
  await dialog.getByRole('button', { name: 'GND, dalle 8 alle 9' }).click();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await field('Dal giorno').fill('1/1/27');
  await expect.element(dialog).toMatchTextContent('4 righe cambiano.');
  await save.click();
  await expectNotice(1, 'Aperture salvate');
  const [first, next] = organisation.rows('operating_configuration');
  expect([first!['valid_to'], next!['valid_from'], next!['name']]).toEqual([
    '2026-12-31',
    '2027-01-01',
    'Ordinaria',
  ]);
  const opened = organisation
    .rows('position_opening')
    .filter(({ configuration_id }) => configuration_id === next!['configuration_id']);
  expect(opened.map(({ position_id, begin_hour, end_hour }) => [position_id, begin_hour, end_hour])).toEqual([
    ['TWR', 6, 22],
    ['GND', 8, 10],
  ]);
});
