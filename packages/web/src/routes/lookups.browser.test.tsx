import { changeLookup, readLookupUses, readLookups, type LookupEntry } from '@torre/contract/lookups';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { StandingSettings } from '../testing/fake-configuration.ts';
import { LOOKUPS } from '../testing/fake-lookups.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { ADMINISTRATOR, DONE, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';
import { expectNotice } from '../testing/notice.ts';

const dialog = page.getByRole('dialog');
const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
const save = dialog.getByRole('button', { name: 'Salva', exact: true });
const row = (text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text });

const WEATHER = LOOKUPS.lists[0]!.values.find(({ code }) => code === 'METEO')!;

function withValues(...values: readonly LookupEntry[]) {
  const codes = new Set(values.map(({ code }) => code));
  const [categories, ...others] = LOOKUPS.lists;
  const rest = categories!.values.filter(({ code }) => !codes.has(code));
  return { ...LOOKUPS, lists: [{ ...categories!, values: [...rest, ...values] }, ...others] };
}

function open(declare?: (server: FakeServer) => void) {
  const app = openApp('/amministrazione/elenchi', (server) => {
    signedIn(server, ADMINISTRATOR);
    declare?.(server);
  });
  onTestFinished(app.close);
  return app;
}

test('each value stands on its line of time: what it is called, was called and will be called', async () => {
  open((server) =>
    server.answers(
      readLookups,
      withValues(
        { ...WEATHER, validTo: '20261231' },
        { ...WEATHER, validFrom: '20270101', nameIt: 'Meteorologia' },
        { ...WEATHER, code: 'RADAR', nameIt: 'Radaristi', validTo: '20261130' },
      ),
    ),
  );
  await expect.element(row('METEO')).toMatchTextContent('fino al 31/12/2026');
  await expect.element(row('METEO')).toMatchTextContent('previsto dal 01/01/2027: Meteorologia');
  await expect.element(row('RADAR')).toMatchTextContent('finito il 30/11/2026');
  await expect.element(row('Santi Pietro e Paolo')).toMatchTextContent('Roma');
});

test('a value is added with its names in both languages, and what is missing is said at its field', async () => {
  const { server } = open((fake) => fake.answers(changeLookup, { outcome: DONE, values: [] }));
  await page.getByRole('button', { name: 'Aggiungi a Categorie del personale' }).click();
  await field('Codice').fill('DRONI');
  await field('Nome').fill('Piloti di droni');
  await save.click();
  await expect.element(dialog).toMatchTextContent('Scrivi qualcosa qui.');
  expect(server.askedFor(changeLookup)).toEqual([]);
  await field('Nome in inglese').fill('Drone pilots');
  await field('Altri nomi').fill('UAS, SAPR');
  await dialog.getByRole('checkbox', { name: 'Vede il calendario dei turni' }).click();
  await save.click();
  await expectNotice(1, 'Elenco aggiornato');
  const [asked] = server.askedFor(changeLookup);
  expect(asked).toMatchObject({
    path: '/administration/lookups/category/DRONI',
    body: {
      nameIt: 'Piloti di droni',
      nameEn: 'Drone pilots',
      aliases: ['UAS', 'SAPR'],
      attributes: { passesGuard: true, isDayStaff: false },
      validFrom: '20261214',
      validTo: null,
      version: 0,
    },
  });
});

test('who was overtaken sees what stands now, keeps the own words and saves over it', async () => {
  const { server } = open((fake) =>
    fake.answers(readLookupUses, { outcome: DONE, people: 0, specializations: 0, plants: [] }),
  );
  server.answers(changeLookup, () =>
    Response.json(
      {
        outcome: { code: -412, messageIT: '' },
        values: [{ ...WEATHER, nameIt: 'Meteorologi', version: 2 }],
      },
      { status: 412 },
    ),
  );
  await page.getByRole('button', { name: 'Modifica Meteo', exact: true }).click();
  await field('Ultimo giorno').fill('31/12');
  await save.click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Meteorologi');
  await dialog.getByRole('button', { name: 'Tieni quello che ho scritto' }).click();
  server.answers(changeLookup, { outcome: DONE, values: [] });
  await save.click();
  await expectNotice(1, 'Elenco aggiornato');
  expect(server.askedFor(changeLookup).at(-1)).toMatchObject({ body: { version: 2, validTo: '20261231' } });
});

test('before a category ends who still has it after that day stands in the window', async () => {
  const { server } = open((fake) => {
    fake.answers(readLookups, withValues(WEATHER));
    fake.answers(readLookupUses, {
      outcome: DONE,
      people: 3,
      specializations: 1,
      plants: ['LIRF', 'LIRN'],
    });
  });
  await page.getByRole('button', { name: 'Modifica Meteo', exact: true }).click();
  await field('Ultimo giorno').fill('31/12/26');
  await userEvent.keyboard('{Tab}');
  await expect
    .element(dialog)
    .toMatchTextContent('Dopo il 31/12/2026 la hanno ancora 3 persone, una specializzazione (LIRF, LIRN)');
  expect(server.askedFor(readLookupUses).at(-1)!.query.get('after')).toBe('20261231');
});

test('a change of days gone by asks for a reason', async () => {
  const { server } = open();
  await page.getByRole('button', { name: 'Modifica Santi Pietro e Paolo' }).click();
  await field('Vale dal').fill('1/12');
  await field('Giorno').fill('32');
  await save.click();
  await expect.element(dialog).toMatchTextContent('Scrivi un numero da 1 a 31.');
  await expect.element(dialog).toMatchTextContent('Per cambiare il passato serve un motivo.');
  expect(server.askedFor(changeLookup)).toEqual([]);
});

test('[E7.10.02] the value of a rule is given to a category that stands today, added or not, and to none that has ended', async () => {
  const app = openApp('/amministrazione/regole?voce=rules.BASE.R373.5.minRiposo', (server) => {
    signedIn(server, ADMINISTRATOR);
    new StandingSettings().declare(server);
    const radar = { ...WEATHER, code: 'RADAR', attributes: { ...WEATHER.attributes, shortIt: 'Radaristi' } };
    server.answers(readLookups, withValues({ ...WEATHER, validTo: '20261213' }, radar));
  });
  onTestFinished(app.close);
  const choice = dialog.getByRole('combobox', { name: 'Categoria' });
  await expect.element(choice.getByRole('option', { name: 'Radaristi' })).toBeInTheDocument();
  expect(choice.getByRole('option', { name: 'Meteo' }).query()).toBeNull();
});
