import { changeMany } from '@torre/contract/bulk';
import { readFindingMend } from '@torre/contract/cover';
import type { FindingMend } from '@torre/contract/cover';
import { previewCounters } from '@torre/contract/counters';
import { readLegality } from '@torre/contract/legality';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openCell } from '../testing/day-dialog-page.ts';
import { declareBulk } from '../testing/fake-bulk.ts';
import { FakeCell } from '../testing/fake-day.ts';
import { aFinding, aMend } from '../testing/fake-legality.ts';
import { declareMonth, MONTH_ADDRESS, PERSON } from '../testing/fake-month.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { DONE, MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';
import { onPhone } from '../testing/phone.ts';

const NOBODY_ELSE = { employeeId: '800002', employeeName: 'Anna', employeeSurname: 'Bianchi' };
const answersMend = (server: FakeServer, mend: FindingMend | null): void =>
  server.answers(readFindingMend, { outcome: DONE, mend, position: '10' });

/** The shift of the 22nd to somebody else. */
const GIVEN: FindingMend = aMend('20261222', {
  kind: 'person',
  cells: [
    { ...aMend('20261222').cells[0]!, turn: 'FREE', shiftId: 'LIRR-FREE' },
    { ...NOBODY_ELSE, date: '20261222', version: 5, standingTurn: 'R', turn: 'M', shiftId: 'LIRR-M' },
  ],
});

async function openList(mend: FindingMend | null): Promise<FakeServer> {
  const app = openApp(MONTH_ADDRESS, (server) => {
    signedIn(server, MANAGER);
    declareMonth(server);
    new FakeCell('20261222').declare(server);
    declareBulk(server, { '20261222': 'R' });
    server.answers(readLegality, { outcome: DONE, findings: [aFinding('20261222')], position: '10' });
    answersMend(server, mend);
  });
  onTestFinished(app.close);
  await page.getByRole('button', { name: /^Regole/ }).click();
  return app.server;
}

const how = page.getByRole('button', { name: 'Come rimediare?' });

test('a finding that is opened in the list shows its mend, which one press saves and one takes back', async () => {
  const server = await openList(GIVEN);
  await expect.element(how).toHaveAttribute('aria-expanded', 'false');
  expect(server.askedFor(readFindingMend)).toEqual([]);
  await how.click();
  const { employeeName, employeeSurname } = PERSON;
  const parts = `${employeeSurname} ${employeeName} 22/12: M → FREE, Bianchi Anna 22/12: R → M`;
  await expect
    .element(page.getByText('Risolve il rilievo e nessuna fascia resta più scoperta.'))
    .toBeVisible();
  expect(server.askedFor(readFindingMend)[0]!.query.get('rule')).toBe('R373.5');
  await page.getByRole('button', { name: `Applica il rimedio: ${parts}` }).click();
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect.poll(() => server.askedFor(changeMany)).toHaveLength(2);
  const [saved, undone] = server.askedFor(changeMany);
  expect(saved!.body).toMatchObject([
    { employeeId: PERSON.employeeId, version: 3, confTurnId: 'LIRR-FREE' },
    { employeeId: '800002', version: 5, confTurnId: 'LIRR-M' },
  ]);
  expect(undone!.body).toMatchObject([{ restore: 3 }, { restore: 5 }]);
});

test('where a mend adds a warning one reason may be given, and it goes with the save', async () => {
  const added = [aFinding('20261225', { rule: 'L66.2', level: 'AVVISO', messageIT: 'Riposo settimanale' })];
  const server = await openList({ ...GIVEN, legality: { added, ended: [] } });
  await how.click();
  await expect.element(page.getByText('Avviso: Riposo settimanale')).toBeVisible();
  await page.getByRole('textbox', { name: 'Motivo della deroga' }).fill('Accordo');
  await page.getByRole('button', { name: /^Applica il rimedio/ }).click();
  await expect.poll(() => server.askedFor(changeMany)).toHaveLength(1);
  expect(server.askedFor(changeMany)[0]!.body).toMatchObject([
    { legalityReason: 'Accordo' },
    { legalityReason: 'Accordo' },
  ]);
});

test('what was saved is put back where another cell of the mend is refused: no shift is given to nobody', async () => {
  const server = await openList(GIVEN);
  const [given, taken] = GIVEN.cells;
  server.answers(changeMany, ({ body }) => {
    const [first] = body as readonly { restore?: number }[];
    const undo = first?.restore !== undefined;
    return {
      outcome: { code: undo ? 0 : 2, messageIT: '' },
      shifts: [
        { ...new FakeCell('20261222', { turn: 'FREE' }).shift!, employeeId: given!.employeeId, version: 4 },
      ],
      refused: undo
        ? []
        : [
            {
              employeeId: taken!.employeeId,
              date: taken!.date,
              code: -412,
              messageIT: 'Caruso ha cambiato questo giorno.',
              current: null,
              modifyUser: null,
              modifyDate: null,
            },
          ],
      position: '11',
    };
  });
  await how.click();
  await page.getByRole('button', { name: /^Applica il rimedio/ }).click();
  await expect.element(page.getByText('Il rimedio non è stato applicato.')).toBeVisible();
  await expect.element(page.getByText('Caruso ha cambiato questo giorno.')).toBeVisible();
  expect(server.askedFor(changeMany).at(-1)!.body).toMatchObject([
    { employeeId: given!.employeeId, version: 4, restore: 3 },
  ]);
});

test('where nothing mends a finding the list says so', async () => {
  await openList(null);
  await how.click();
  await expect.element(page.getByText(/^Nessuno spostamento di questo turno lo risolve/)).toBeVisible();
});

/** A preview in which M breaks the rest, and every other shift nothing. */
const foretells = (server: FakeServer): void =>
  server.answers(previewCounters, ({ body }) => {
    const [change] = (body as { changes: readonly { turn: string }[] }).changes;
    const added = change?.turn === 'M' ? [aFinding('20261215')] : [];
    return { outcome: DONE, counters: [], legality: { added, ended: [] }, position: '10' };
  });

test('in the day the sentence has its mend, which one press by keyboard puts into the form', async () => {
  const { dialog, server } = openCell({
    stands: { turn: 'R' },
    declare: (own) => {
      foretells(own);
      answersMend(own, aMend('20261215', { legality: { added: [], ended: [] } }));
    },
  });
  await dialog.edit.click();
  await dialog.choose('M');
  const use = page.getByRole('button', { name: 'Rimedio: metti T10 al posto di M' });
  await expect.element(use).toBeVisible();
  expect(server.askedFor(readFindingMend)[0]!.query.get('turn')).toBe('M');
  (use.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(use).not.toBeInTheDocument();
  await expect.element(dialog.turn).toHaveValue('Rinforzo dalle 10');
  await expect.element(dialog.turn).toHaveFocus();
  expect(server.askedFor(changeMany)).toEqual([]);
});

test('in the day the mend of another cell is saved, and the written shift gives way to what stands', async () => {
  const { dialog, server } = openCell({
    stands: { turn: 'R' },
    declare: (own) => {
      foretells(own);
      declareBulk(own, { '20261222': 'R' });
      answersMend(own, { ...GIVEN, cells: GIVEN.cells.slice(1) });
    },
  });
  await dialog.edit.click();
  await dialog.choose('M');
  await page.getByRole('button', { name: /^Applica il rimedio/ }).click();
  await expect.poll(() => server.askedFor(changeMany)).toHaveLength(1);
  await expect.element(dialog.turn).toHaveValue('Riposo');
});

test('while a shift is chosen its finding and the mend are in sight: beside the form, on a phone above the notes', async () => {
  const opened = () =>
    openCell({
      stands: { turn: 'R' },
      declare: (own) => {
        foretells(own);
        answersMend(own, aMend('20261215', { legality: { added: [], ended: [] } }));
      },
    });
  const use = page.getByRole('button', { name: 'Rimedio: metti T10 al posto di M' });
  const note = page.getByRole('textbox', { name: 'Nota solo del turno' });
  const box = (locator: typeof use) => locator.element().getBoundingClientRect();
  const atDesk = opened();
  await atDesk.dialog.edit.click();
  await atDesk.dialog.choose('M');
  await expect.element(use).toBeInViewport({ ratio: 1 });
  expect(box(use).left).toBeGreaterThan(box(note).right);
  await atDesk.app.close();
  await onPhone();
  const { dialog } = opened();
  await dialog.edit.click();
  await dialog.choose('M');
  await expect.element(use).toBeInViewport({ ratio: 1 });
  expect(box(use).bottom).toBeLessThan(box(note).top);
});
