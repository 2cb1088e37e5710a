import { createUpload } from '@torre/contract/files';
import {
  checkImport,
  exportImportFaults,
  exportOrganisation,
  exportQualifications,
  readImport,
  saveImport,
  type OrganisationImport,
} from '@torre/contract/organisation-import';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ADMINISTRATOR, DONE, signedIn } from '../testing/fake-session.ts';
import { StandingUploads } from '../testing/fake-uploads.ts';
import { openApp } from '../testing/mounted-app.tsx';

const ID = '019a0000-0000-7000-8000-000000000099';
const ADDRESS = '/amministrazione/organizzazione/importa';
const CHECKED: OrganisationImport = {
  outcome: DONE,
  importId: ID,
  fileId: '019a0000-0000-7000-8000-000000000000',
  fileName: 'isole.xlsx',
  qualifications: false,
  state: 'checked',
  createdAt: '14/12/2026 09:00',
  progress: null,
  report: {
    counts: [{ kind: 'island', sheet: 'Isole', added: 1, changed: 1, same: 40, refused: 0 }],
    faultCount: 0,
    changeCount: 2,
    differences: [
      {
        sheet: 'Isole',
        row: 2,
        isNew: false,
        key: 'LIRN · NORD',
        values: [{ column: 'Nome', before: 'Nord', after: 'Settentrione' }],
      },
      {
        sheet: 'Isole',
        row: 3,
        isNew: true,
        key: 'LIRN · SUD',
        values: [{ column: 'Nome', before: '', after: 'Sud' }],
      },
    ],
  },
  faults: [],
  problem: null,
  allowedActions: ['save'],
};

/** The screen with an import that answers these one after the other; the last one stays. */
function open(answers: readonly OrganisationImport[], address = ADDRESS, session = ADMINISTRATOR) {
  const left = [...answers];
  const app = openApp(address, (server) => {
    signedIn(server, session);
    new StandingUploads().declare(server);
    server.answers(checkImport, { outcome: DONE, importId: ID });
    server.answers(readImport, () => (left.length > 1 ? left.shift()! : left[0]!));
    server.answers(saveImport, { outcome: DONE });
    for (const call of [exportOrganisation, exportQualifications, exportImportFaults])
      server.answers(
        call,
        () => new Response('x', { headers: { 'content-disposition': 'attachment; filename="a.xlsx"' } }),
      );
  });
  onTestFinished(app.close);
  return app.server;
}

test('a file that was dropped is checked by itself, shows what changes, and is saved as a whole', async () => {
  const server = open([
    { ...CHECKED, state: 'checking', report: null, allowedActions: [] },
    CHECKED,
    {
      ...CHECKED,
      state: 'saving',
      progress: { done: 1, total: 2, message: 'Salvo le modifiche' },
      allowedActions: [],
    },
    { ...CHECKED, state: 'saved', allowedActions: [] },
  ]);
  await expect.element(page.getByText('Trascina qui i file')).toBeVisible();
  const file = new File([new Uint8Array(100)], 'isole.xlsx');
  await userEvent.upload(document.querySelector('input[type=file]')!, file);
  const differences = page.getByRole('region', { name: '2 modifiche' });
  await expect.element(differences).toMatchTextContent('Nome: Nord → Settentrione');
  await expect.element(differences).toMatchTextContent('LIRN · SUD (nuovo)');
  expect(server.askedFor(checkImport)).toHaveLength(1);
  await page.getByRole('button', { name: 'Salva tutto' }).click();
  await expect.element(page.getByText('Tutte le modifiche del file sono salvate.')).toBeVisible();
  expect(server.askedFor(saveImport)).toHaveLength(1);
});

test('a checked file says what its save would do to shifts and days, and which plants were not looked at', async () => {
  const effects = {
    cells: [{ reason: 'turnUnknown' as const, count: 12, closed: 2 }],
    plants: [
      {
        plant: 'LIRN',
        from: '20261214',
        to: '20270228',
        isWhole: true,
        uncovered: ['20261218', '20261219'],
        counters: 5,
      },
    ],
    notLookedAt: ['LIRQ'],
    names: [{ plant: 'LIRN', count: 3, messageIT: 'Tre piani di sala nominano ancora TWR-N.' }],
    lines: 17,
  };
  const report = { ...CHECKED.report!, effects };
  open([{ ...CHECKED, report, allowedActions: ['save', 'effects'] }], `${ADDRESS}?importazione=${ID}`);
  const shown = page.getByRole('region', { name: 'Che cosa fa ai turni e ai contatori' });
  await expect
    .element(shown)
    .toMatchTextContent(
      'In 2 giorni resta scoperto qualcosa a LIRN: dal 18 al 19 dicembre.' +
        '12 turni pubblicati resterebbero senza definizione. Di questi, 2 in giorni chiusi.' +
        'A LIRN cambiano 5 contatori' +
        'Tre piani di sala nominano ancora TWR-N.',
    );
  await expect.element(shown).toMatchTextContent('Impianti non guardati: LIRQ.');
  await expect.element(shown.getByRole('button', { name: 'Scarica tutto come file Excel' })).toBeVisible();
});

test('a file that changes days gone by is saved with a reason only', async () => {
  const report = { ...CHECKED.report!, rewritesPast: true };
  const server = open([{ ...CHECKED, report }], `${ADDRESS}?importazione=${ID}`);
  const reason = page.getByRole('textbox', { name: 'Motivo', exact: true });
  const save = page.getByRole('button', { name: 'Salva tutto' });
  await save.click();
  await expect.element(reason).toHaveAccessibleDescription(/Per cambiare il passato serve un motivo/);
  expect(server.askedFor(saveImport)).toEqual([]);
  await reason.fill('Delibera del 10/12');
  await save.click();
  await expect
    .poll(() => server.askedFor(saveImport))
    .toMatchObject([{ body: { reason: 'Delibera del 10/12' } }]);
});

test('faults stand by sheet, row and column, and come as a file; nothing can be saved', async () => {
  const fault = {
    sheet: 'Isole',
    row: 7,
    column: 'Ordine',
    messageIT: 'Qui va un numero intero da 0 a 100000.',
  };
  const report = { ...CHECKED.report!, faultCount: 1, changeCount: 0, differences: [] };
  const server = open(
    [{ ...CHECKED, state: 'faulty', report, faults: [fault], allowedActions: ['faults'] }],
    `${ADDRESS}?importazione=${ID}`,
  );
  const faults = page.getByRole('region', { name: 'Un errore da correggere' });
  await expect.element(faults).toMatchTextContent('Isole7OrdineQui va un numero intero da 0 a 100000.');
  await expect.element(page.getByRole('button', { name: 'Salva tutto' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Scarica il file con gli errori' }).click();
  await expect.poll(() => server.askedFor(exportImportFaults).length).toBe(1);
});

test('an import over data that changed meanwhile says so and is checked again', async () => {
  const problem = { messageIT: 'Dopo il controllo qualcun altro ha cambiato questi dati.' };
  const server = open(
    [{ ...CHECKED, state: 'outdated', problem, allowedActions: [] }],
    `${ADDRESS}?importazione=${ID}`,
  );
  await expect.element(page.getByText(/Dopo il controllo/)).toBeVisible();
  await page.getByRole('button', { name: 'Controlla di nuovo' }).click();
  await expect.poll(() => server.askedFor(checkImport).length).toBe(1);
});

test('one kind is taken as csv, everything only as a workbook', async () => {
  const server = open([CHECKED]);
  const csv = page.getByRole('button', { name: 'Esporta csv' });
  await expect.element(page.getByRole('button', { name: 'Esporta xlsx' })).toBeVisible();
  await expect.element(csv).not.toBeInTheDocument();
  await page.getByRole('combobox', { name: 'Che cosa' }).click();
  await page.getByRole('option', { name: 'Turni', exact: true }).click();
  await csv.click();
  await expect
    .poll(() => server.askedFor(exportOrganisation).at(-1)?.body)
    .toEqual({
      format: 'csv',
      kinds: ['shift_definition'],
    });
});

test('the part of one plant is taken by its code, which its page brings along; what is no code is said', async () => {
  const server = open([CHECKED], `${ADDRESS}?impianto=LIRN`);
  const code = page.getByRole('textbox', { name: 'Solo dell’impianto' });
  const xlsx = page.getByRole('button', { name: 'Esporta xlsx' });
  await expect.element(code).toHaveValue('LIRN');
  await code.fill('LI');
  await xlsx.click();
  await expect.element(page.getByText(/Scrivi il codice di quattro lettere/)).toBeVisible();
  expect(server.askedFor(exportOrganisation)).toEqual([]);
  await code.fill('lirf');
  await xlsx.click();
  await expect
    .poll(() => server.askedFor(exportOrganisation).at(-1)?.body)
    .toEqual({ format: 'xlsx', plant: 'LIRF' });
});

test('HR imports and exports qualifications alone', async () => {
  const hr: typeof ADMINISTRATOR = { ...ADMINISTRATOR, allowedActions: ['keep-qualifications'] };
  const server = open([CHECKED], '/personale/titoli/importa', hr);
  const csv = page.getByRole('button', { name: 'Esporta csv' });
  await expect.element(csv).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Che cosa' })).not.toBeInTheDocument();
  await csv.click();
  await expect.poll(() => server.askedFor(exportQualifications).at(-1)?.body).toEqual({ format: 'csv' });
  const file = new File([new Uint8Array(100)], 'titoli.xlsx');
  await userEvent.upload(document.querySelector('input[type=file]')!, file);
  await expect.element(page.getByRole('region', { name: '2 modifiche' })).toBeVisible();
  expect(server.askedFor(createUpload).at(-1)?.body).toMatchObject({ area: 'titoli' });
});
