import {
  exportEffects,
  previewOrganisation,
  saveOrganisation,
  type FactsBody,
} from '@torre/contract/organisation';
import type { Effects } from '@torre/contract/organisation-effects';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { StandingOrganisation } from '../testing/fake-organisation.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { ADMINISTRATOR, DONE, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';
import { expectNotice } from '../testing/notice.ts';

const dialog = page.getByRole('dialog');
const save = dialog.getByRole('button', { name: 'Salva', exact: true });
const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
const row = (name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

function open(search: string, declare?: (server: FakeServer) => void) {
  const organisation = new StandingOrganisation();
  const app = openApp(`/amministrazione/organizzazione${search}`, (server) => {
    signedIn(server, ADMINISTRATOR);
    organisation.declare(server);
    declare?.(server);
  });
  onTestFinished(app.close);
  return { server: app.server, address: app.address, organisation };
}

test('the list of plants says who is there and what each lacks, and finds a plant by its name', async () => {
  const { address } = open('');
  await expect.element(row('LIRN')).toMatchTextContent('24');
  await expect.element(row('LIRN')).toMatchTextContent('specializzazioni, turni, fasce orarie, postazioni');
  await expect.element(row('LIRQ')).toMatchTextContent('unità, specializzazioni');
  await page.getByRole('searchbox', { name: 'Cerca un impianto' }).fill('firen');
  await expect.element(row('LIRN')).not.toBeInTheDocument();
  await expect.element(row('LIRQ')).toBeVisible();
  expect(address()).toContain('cerca=firen');
});

test('a plant begins as a copy of another from a day on; a code that is there already is refused at its field', async () => {
  const { organisation } = open('');
  await page.getByRole('button', { name: 'Copia da…' }).click();
  await save.click();
  await expect.element(field('Nome')).toHaveAccessibleDescription(/Scrivi un valore/);
  await dialog.getByRole('combobox', { name: 'Copia da' }).selectOptions('LIRN');
  await field('Codice del nuovo impianto').fill('lic');
  await field('Nome').fill('Copia');
  await expect.element(field('Codice del nuovo impianto')).toHaveAccessibleDescription(/notCode/);
  await field('Codice del nuovo impianto').fill('licc');
  await field('Comincia il').fill('1/2/27');
  // its division among them
  await expect.element(dialog).toMatchTextContent('11 righe cambiano.');
  await save.click();
  await expectNotice(1, 'Impianto creato');
  await expect.element(row('LICC')).toMatchTextContent('Copia');
  const shifts = organisation.rows('shift_definition').filter(({ icao }) => icao === 'LICC');
  expect(shifts.map(({ name, from_date }) => [name, from_date])).toEqual([
    ['M', '2027-02-01'],
    ['P', '2027-02-01'],
  ]);
});

test('next year’s holidays are proposed, those that are not wanted are left out', async () => {
  const { organisation } = open('?parte=festivita');
  await page.getByRole('button', { name: 'Proponi il 2026' }).click();
  await dialog.getByRole('checkbox', { name: /Natale/ }).click();
  await expect.element(dialog).toMatchTextContent(/\d+ righe cambiano\./);
  await save.click();
  await expectNotice(1, 'Festività salvate');
  const names = organisation.rows('holiday').map(({ name }) => name);
  expect(names).toContain('Santo Stefano');
  expect(names).not.toContain('Natale');
  await page.getByRole('button', { name: 'Proponi il 2027' }).click();
  await expect.element(dialog).toMatchTextContent('06/01/2027 · Epifania');
});

const COVERED = { missing: 0, hours: [], specializations: [], covered: [] };
const lacking = (specializationId: string, from: string, to: string) => {
  const hours = [{ from, to }];
  return { ...COVERED, missing: 1, hours, specializations: [{ specializationId, missing: 1, hours }] };
};

const EFFECTS: Effects = {
  cells: {
    counts: [{ reason: 'hours', count: 2, closed: 1 }],
    first: [
      {
        plant: 'LIRN',
        reason: 'hours',
        employeeId: '800001',
        employeeSurname: 'Rossi',
        employeeName: 'Anna',
        date: '20270301',
        turn: 'M',
        isClosed: false,
        before: { startDate: '20270301 0700', endDate: '20270301 1500' },
        after: { startDate: '20270301 0700', endDate: '20270301 1530' },
      },
    ],
  },
  counters: [
    {
      plant: 'LIRN',
      from: '20270301',
      to: '20270531',
      isWhole: false,
      counters: [
        {
          date: '20270301',
          timeslotId: 'P',
          description: 'P',
          before: { employees: 3, chairs: 3, verdict: COVERED },
          after: { employees: 2, chairs: 3, verdict: lacking('ADC', '1500', '2300') },
          parts: [],
        },
        {
          date: '20270303',
          timeslotId: 'M',
          description: 'M',
          before: { employees: 3, chairs: 3, verdict: COVERED },
          after: { employees: 3, chairs: 3, verdict: lacking('APS', '0700', '0900') },
          parts: [],
        },
        {
          date: '20270304',
          timeslotId: 'M',
          description: 'M',
          before: { employees: 3, chairs: 3, verdict: COVERED },
          after: {
            employees: 3,
            chairs: 3,
            verdict: { ...COVERED, covered: [{ island: 'Nord', chairs: 1, by: ['Sud'], hours: [] }] },
          },
          parts: [],
        },
      ],
      uncovered: ['20270301', '20270303'],
    },
  ],
  names: [{ plant: 'LIRN', count: 1, messageIT: 'Un ciclo di base contiene ancora il turno M.' }],
  hoursRefused: null,
};

test('new hours tell the published shifts and the counters that they touch; the shifts follow only where it is asked', async () => {
  const { server } = open('/LIRN?parte=turni', (fake) =>
    fake.answers(previewOrganisation, () => ({
      outcome: DONE,
      changed: 2,
      faults: [],
      stale: [],
      effects: EFFECTS,
    })),
  );
  await row('M').getByRole('button', { name: 'Cambia dal giorno…' }).click();
  await field('Dal giorno').fill('1/3/27');
  await field('Fine').fill('15.30');
  await userEvent.keyboard('{Tab}');
  await expect.element(dialog).toMatchTextContent('2 turni pubblicati hanno un orario diverso');
  await expect.element(dialog).toMatchTextContent('Di questi, uno in un giorno chiuso.');
  await expect.element(dialog).toMatchTextContent('Un ciclo di base contiene ancora il turno M.');
  await dialog.getByText('Quali turni: i primi 1').click();
  await expect
    .element(dialog.getByRole('row', { name: /Rossi Anna/ }))
    .toMatchTextContent(/01\/03\/2027.*M.*07:00–15:00.*07:00–15:30/);
  await expect
    .element(dialog.getByRole('status'))
    .toMatchTextContent(
      /^In 2 giorni resta scoperto qualcosa a LIRN: il 1º marzo 2027, il 3 marzo 2027\.A LIRN sono guardati i giorni fino al 31\/05\/2027\./,
    );
  await dialog.getByText('A LIRN cambiano 3 contatori').click();
  const changed = (name: RegExp) => dialog.getByRole('row', { name });
  await expect
    .element(changed(/^01\/03\/2027 P/))
    .toMatchTextContent(/P0−1manca 1 persona: ADC 15:00–23:00$/);
  await expect
    .element(changed(/^03\/03\/2027 M/))
    .toMatchTextContent(/M0−1manca 1 persona: APS 07:00–09:00$/);
  await expect
    .element(changed(/^04\/03\/2027 M/))
    .toMatchTextContent(/M00al completo; coperte da altre isole: 1 di Nord da Sud \(prima: al completo\)$/);
  server.answers(exportEffects, () => new Response('x', { status: 200 }));
  await dialog.getByRole('button', { name: 'Scarica tutto come file Excel' }).click();
  await expectNotice(1, 'Scaricato: exportEffects');
  const [file] = server.askedFor(exportEffects);
  expect((file!.body as FactsBody).edits).toHaveLength(2);
  await dialog.getByRole('checkbox', { name: /prendono il nuovo orario/ }).click();
  await expect.element(save).toBeEnabled();
  await save.click();
  await expectNotice(1, 'Organizzazione aggiornata');
  const [asked] = server.askedFor(saveOrganisation);
  expect((asked!.body as FactsBody).hoursFollow).toBe(true);
});
