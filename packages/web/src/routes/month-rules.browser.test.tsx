import { readLegality, readOwnLegality } from '@torre/contract/legality';
import type { LegalityFinding } from '@torre/contract/legality';
import { legalitySentence } from '@torre/contract/legality/sentences';
import { compactCalendar } from '@torre/contract/month';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { declareHome } from '../testing/fake-home.ts';
import { aFinding } from '../testing/fake-legality.ts';
import { declareMonth, manyPeople, MONTH_ADDRESS, monthOfMany, PERSON } from '../testing/fake-month.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { CONTROLLER, DONE, MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp, type MountedApp } from '../testing/mounted-app.tsx';
import { FakeCell } from '../testing/fake-day.ts';
import { cellOfMonth } from '../testing/day-dialog-page.ts';
import { reloaded } from '../testing/reloaded.ts';

const rules = page.getByRole('button', { name: /^Regole/ });
const list = page.getByRole('region', { name: 'Regole' });
const marksOf = (day: string): string => cellOfMonth(day).element().getAttribute('data-marks') ?? '';

/** Person and day that the address opens. */
const openedIn = (app: MountedApp): readonly (string | null)[] => {
  const { searchParams } = new URL(app.address(), location.origin);
  return [searchParams.get('persona'), searchParams.get('giorno')];
};

interface OpenedMonth {
  readonly address?: string;
  readonly declare?: (server: FakeServer) => void;
}

function openMonth(
  findings: readonly LegalityFinding[],
  { address = MONTH_ADDRESS, declare }: OpenedMonth = {},
) {
  const app = openApp(address, (server) => {
    signedIn(server, MANAGER);
    declareMonth(server);
    new FakeCell('20261222').declare(server);
    server.answers(readLegality, { outcome: DONE, findings, position: '10' });
    declare?.(server);
  });
  onTestFinished(app.close);
  return app;
}

const WEEKLY = aFinding('20261218', {
  rule: 'L66.2',
  from: '20261212',
  to: '20261225',
  source: 'D.Lgs. 66/2003, art. 9',
  messageIT: 'Riposo settimanale non garantito dal 12/12/2026',
});

test('a broken rule is marked in its cell, said in the name of the cell, and counted beside the way to the list', async () => {
  openMonth([aFinding('20261222'), WEEKLY]);
  await expect.element(rules).toHaveAccessibleName('Regole: 2 rilievi');
  await expect.poll(() => marksOf('22')).toContain('l');
  expect(marksOf('21')).toBe('');
  await expect
    .element(cellOfMonth('22'))
    .toHaveAccessibleName('M Mattina 07:00–15:00, Blocco: Riposo di 8 h tra P e M: minimo 12 h');
});

test('the list stands by rule or by person, and a press on a finding puts the hand on its cell', async () => {
  const app = openMonth([aFinding('20261222'), WEEKLY]);
  await rules.click();
  await expect.element(list.getByRole('heading', { name: 'Riposo minimo tra servizi 1' })).toBeVisible();
  await expect.element(list.getByText('L66.2 · D.Lgs. 66/2003, art. 9')).toBeVisible();
  await list.getByRole('button', { name: 'Per persona' }).click();
  await expect.element(list.getByRole('heading', { name: 'Moretti Valentina 2' })).toBeVisible();
  await list.getByRole('button', { name: /Riposo di 8 h tra P e M/ }).click();
  await expect.element(cellOfMonth('22')).toHaveFocus();
  expect(app.address()).not.toContain('giorno=');
  await userEvent.keyboard('{Escape}');
  await expect.element(list).toBeVisible();
});

test('the line below the month says of the cell in hand what stands there now', async () => {
  openMonth([aFinding('20261222')]);
  const line = page.getByRole('region', { name: 'Stato del calendario' });
  await expect.poll(() => marksOf('22')).toContain('l');
  await rules.click();
  await cellOfMonth('22').click();
  await expect.element(line.getByText(/Blocco: Riposo di 8 h tra P e M/)).toBeVisible();
  await list.getByRole('checkbox', { name: 'Segna i giorni nel mese' }).click();
  await expect.poll(() => marksOf('22')).not.toContain('l');
  await expect.element(line.getByText(/Blocco: Riposo di 8 h tra P e M/)).not.toBeInTheDocument();
});

test('what is wrong with a shift of the plant stands in the list without a person, says what to do and leads to no cell', async () => {
  const ofPlant = (turno: string) => {
    const { key, values, messageIT } = legalitySentence('L66.5.definition', { turno, n: 0, min: 10 });
    return aFinding('20261210', {
      rule: 'L66.5',
      limit: 'minPausaMin',
      employeeId: '',
      to: '20261231',
      cell: null,
      measured: 0,
      required: 10,
      source: 'D.Lgs. 66/2003, art. 8',
      messageIT,
      text: { key, values },
    });
  };
  openMonth([ofPlant('L7'), ofPlant('L8'), aFinding('20261222')]);
  await expect.element(rules).toHaveAccessibleName('Regole: 3 rilievi');
  expect(marksOf('10')).toBe('');
  await rules.click();
  const lines = list.getByRole('listitem').filter({ hasText: /^Impianto10\/12–31\/12/ });
  await expect.element(lines.filter({ hasText: 'nel turno L7' })).toMatchTextContent(/aggiungi la pausa/);
  await expect.element(lines.filter({ hasText: 'nel turno L8' })).toBeVisible();
  expect(lines.getByRole('button').elements()).toEqual([]);
  await list.getByRole('button', { name: 'Per persona' }).click();
  await expect.element(list.getByRole('heading', { name: 'Impianto 2' })).toBeVisible();
});

test('findings of today and later come first, those of past days stand folded below them', async () => {
  const past = { messageIT: 'Regola R373.5, 10/12/2026', text: undefined };
  openMonth([aFinding('20261210', past), aFinding('20261222')]);
  await rules.click();
  const old = list.getByRole('button', { name: /10\/12/ });
  await expect.element(list.getByRole('button', { name: /22\/12/ })).toBeVisible();
  expect(old.elements()).toEqual([]);
  await list.getByText('Nei giorni passati: 1 rilievo').click();
  await expect.element(old).toBeVisible();
});

test('the keyboard closes the list and is back where it opened it', async () => {
  openMonth([aFinding('20261222')]);
  await expect.element(rules).toHaveAccessibleName('Regole: 1 rilievo');
  await rules.click();
  await expect.element(list.getByRole('heading', { name: 'Regole', exact: true })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(rules).toHaveFocus();
});

test('a finding of a day that the month does not show opens that day; one in another plant leads nowhere', async () => {
  const elsewhere = aFinding('20261223', {
    cell: null,
    measured: null,
    required: null,
    messageIT: 'Regola R373.5 nell’altro impianto, 23/12/2026',
  });
  const app = openMonth([aFinding('20270101', { to: '20270101', from: '20261230' }), elsewhere]);
  await rules.click();
  await expect.element(list.getByText(/nell’altro impianto/)).toBeVisible();
  expect(list.getByRole('button', { name: /nell’altro impianto/ }).elements()).toEqual([]);
  await list.getByRole('button', { name: /Riposo di 8 h/ }).click();
  await expect.poll(() => openedIn(app)).toEqual([PERSON.employeeId, '20270101']);
});

test('who wants no marks has none in the next month either, and reads no findings until the list is opened', async () => {
  const first = openMonth([aFinding('20261222')]);
  await rules.click();
  await list.getByRole('checkbox', { name: 'Segna i giorni nel mese' }).click();
  await expect.poll(() => marksOf('22')).toBe('');
  const { server } = await reloaded(first, () => openMonth([aFinding('20261222')]));
  await expect.element(rules).toHaveAccessibleName('Regole');
  expect(server.askedFor(readLegality)).toEqual([]);
  await rules.click();
  await expect.element(rules).toHaveAccessibleName('Regole: 1 rilievo');
  expect(marksOf('22')).toBe('');
});

test('findings that cannot be read are said in the list, with a way to read them again', async () => {
  const { server } = openMonth([], { declare: (one) => one.refuses(readLegality, 403, -403) });
  await rules.click();
  await expect.element(list.getByText('I rilievi non si leggono.')).toBeVisible();
  server.answers(readLegality, { outcome: DONE, findings: [], position: '10' });
  await list.getByRole('button', { name: 'Riprova' }).click();
  await expect.element(list.getByText('Nessun rilievo')).toBeVisible();
});

test('on the phone the list comes up from below, and a finding opens its day', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1366, 768));
  const app = openMonth([aFinding('20261222')], {
    address: `${MONTH_ADDRESS}&giorno=20261221`,
  });
  await rules.click();
  const sheet = page.getByRole('dialog', { name: 'Regole' });
  await sheet.getByRole('button', { name: /Riposo di 8 h/ }).click();
  await expect.poll(() => openedIn(app)).toEqual([PERSON.employeeId, '20261222']);
  await expect.element(page.getByRole('dialog', { name: /^Gestisci turno - / })).toBeVisible();
});

test('the findings of many people stand under their names', async () => {
  const app = openApp(MONTH_ADDRESS, (server) => {
    signedIn(server, MANAGER);
    declareMonth(server);
    server.answers(compactCalendar, (asked) => monthOfMany(asked, 60));
    const findings = manyPeople(60).map(({ employeeId }) => aFinding('20261230', { employeeId }));
    server.answers(readLegality, { outcome: DONE, findings, position: '10' });
  });
  onTestFinished(app.close);
  await rules.click();
  await list.getByRole('button', { name: /^Rossi60/ }).click();
  await expect
    .element(
      page
        .getByRole('row', { name: /Rossi60/ })
        .getByRole('gridcell')
        .nth(29),
    )
    .toHaveFocus();
});

test('a person finds the own broken rules folded below the own month, with who asks for them', async () => {
  const app = openApp('/dipendente/calendario?mese=2027-01', (server) => {
    signedIn(server, CONTROLLER);
    declareHome(server);
    server.answers(readOwnLegality, { outcome: DONE, findings: [aFinding('20270112')], position: '10' });
  });
  onTestFinished(app.close);
  const summary = page.getByText('Regole sui tuoi turni: 1 rilievo');
  await expect.element(summary).toBeVisible();
  await summary.click();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Riposo di 8 h tra P e M: minimo 12 h' }))
    .toMatchTextContent(/^Blocco R373\.5.*Reg\. UE 2017\/373/);
});
