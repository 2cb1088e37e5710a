import { ownRights, type OwnRight } from '@torre/contract/entitlements';
import { ownBalances, type OwnBalanceRow } from '@torre/contract/requests';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BALANCE } from '../testing/fake-own-requests.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { CONTROLLER, DONE, signedIn } from '../testing/fake-session.ts';
import { openApp, type MountedApp } from '../testing/mounted-app.tsx';
import { onPhone } from '../testing/phone.ts';

const OVERTIME: OwnBalanceRow = {
  ...BALANCE,
  balance: 'ROS',
  unit: 'minutes',
  residuoAnniPrec: 0,
  residuoAnnoPrec: 450,
  teorica: 6065,
  riduzioni: 0,
  forzate: 0,
  spettanzaReale: 6065,
  fruite: 6605,
  residuo: -90,
  prenotate: 60,
  disponibili: -150,
  impegnateDopo: 0,
};

function openBalances(declare: (server: FakeServer) => void = () => undefined): MountedApp {
  const app = openApp('/dipendente/saldi', (server) => {
    signedIn(server, CONTROLLER);
    server.answers(ownBalances, ({ query }) => ({
      outcome: DONE,
      al: query.get('al') ?? '2026/12/14',
      saldi: [OVERTIME, { ...BALANCE, ...(query.has('al') ? { disponibili: 9, impegnateDopo: 4 } : {}) }],
    }));
    server.answers(ownRights, { outcome: DONE, rights: [] });
    declare(server);
  });
  onTestFinished(app.close);
  return app;
}
const cells = (row: RegExp): readonly (string | null)[] =>
  [...page.getByRole('row', { name: row }).element().children].map(({ textContent }) => textContent);

test('how much leave is left comes first, whatever the order of the answer', async () => {
  openBalances();
  await expect.element(page.getByRole('row').nth(1)).toMatchTextContent(/^Ferie 2026/);
});

test('[E2.43] the table of entitlement has its nine columns, days as numbers and hours as HH:MM', async () => {
  openBalances();
  await expect.element(page.getByRole('heading', { name: 'Saldi al 14/12/2026' })).toBeVisible();
  await expect.element(page.getByRole('columnheader').first()).toBeVisible();
  const heads = page.getByRole('columnheader').elements();
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Causale',
    'Residuo anni precedenti',
    'Residuo anno precedente',
    'Spettanza teorica',
    'Riduzioni',
    'Forzate',
    'Spettanza reale',
    'Fruite',
    'Residuo',
    'Prenotate',
    'Disponibili',
  ]);
  expect(cells(/^Ferie 2026/)).toEqual(['Ferie 2026', '3', '5', '30', '1', '2', '29', '21', '14', '2', '12']);
  expect(cells(/^Recupero ore straordinario/).slice(1)).toEqual([
    '00:00',
    '07:30',
    '101:05',
    '00:00',
    '00:00',
    '101:05',
    '110:05',
    '-01:30',
    '01:00',
    '-02:30',
  ]);
});

test('on another day they are counted up to it; the day stands in the address', async () => {
  const app = openBalances();
  const day = page.getByRole('textbox', { name: 'Al giorno' });
  await expect.element(day).toBeVisible();
  await day.fill('31/12');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Saldi al 31/12/2026' })).toBeVisible();
  expect(app.address()).toBe('/dipendente/saldi?al=20261231');
  expect(cells(/^Ferie 2026/).at(-1)).toBe('9');
  const heads = page.getByRole('columnheader').elements();
  const after = heads.findIndex(({ textContent }) => textContent === 'Già impegnate dopo');
  expect(cells(/^Ferie 2026/)[after]).toBe('4');
});

test('balances that cannot be read say so and are read again; without any the screen says why', async () => {
  const app = openBalances((server) => server.refuses(ownBalances, 500, -500));
  const again = page.getByRole('button', { name: 'Riprova' });
  await expect.element(again).toBeVisible();
  app.server.answers(ownBalances, { outcome: DONE, al: '2026/12/14', saldi: [] });
  await again.click();
  await expect.element(page.getByText('Nessun saldo aperto')).toBeVisible();
});

test('on the phone each balance says first what can be asked for', async () => {
  await onPhone();
  openBalances();
  const leave = page.getByRole('region', { name: 'Ferie 2026' });
  await expect.element(leave.getByText('12 giorni')).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: /^Recupero ore/ }).getByText('-02:30 ore'))
    .toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

const CARE: OwnRight = {
  rightId: '00000000-0000-7000-8000-000000000001',
  right: '104',
  assisted: 'ROSSI M',
  validFrom: '20260101',
  validTo: null,
  note: 'Verbale 4711',
};
const PARENT: OwnRight = {
  ...CARE,
  rightId: CARE.rightId.replace(/1$/, '2'),
  right: 'CHILD',
  assisted: '2020-05-07',
  validTo: '20261130',
  note: null,
};

test.each([1366, 390])(
  'my rights stand below the balances with their days, for whom they are and which are over (%i px)',
  async (width) => {
    await page.viewport(width, 844);
    onTestFinished(() => page.viewport(1366, 768));
    openBalances((server) => server.answers(ownRights, { outcome: DONE, rights: [CARE, PARENT] }));
    const rights = page.getByRole('list', { name: 'I miei diritti' });
    await expect.element(rights.getByText('Legge 104')).toBeVisible();
    const texts = rights
      .getByRole('listitem')
      .elements()
      .map((row) => row.textContent);
    expect(texts[0]).toMatch(/Legge 104.*assiste ROSSI M.*Verbale 4711.*dal 01\/01\/2026$/);
    expect(texts[1]).toMatch(
      /Genitore.*figlio nato il 07\/05\/2020.*dal 01\/01\/2026 al 30\/11\/2026 \(finito\)$/,
    );
  },
);

test('without rights the screen says so, and that no manager reads them', async () => {
  openBalances();
  await expect.element(page.getByText('Nessun diritto registrato.')).toBeVisible();
  await expect.element(page.getByText(/li vedi solo tu, nessun responsabile/)).toBeVisible();
});
