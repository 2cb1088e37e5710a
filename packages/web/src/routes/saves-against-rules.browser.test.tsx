import { changeMany } from '@torre/contract/bulk';
import { updateShift } from '@torre/contract/cells';
import { readFindingMend } from '@torre/contract/cover';
import { listCycles } from '@torre/contract/cycles';
import { draftDifference, publishDraft, readPlanning } from '@torre/contract/drafts';
import type { Draft } from '@torre/contract/drafts';
import { previewCounters } from '@torre/contract/counters';
import { readLegality } from '@torre/contract/legality';
import type { LegalityChange } from '@torre/contract/legality';
import { waitingNotices } from '@torre/contract/notices';
import { OUTCOME } from '@torre/contract/outcome';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cellOfMonth, dayDialog, openCell } from '../testing/day-dialog-page.ts';
import { declareBulk } from '../testing/fake-bulk.ts';
import { aFinding } from '../testing/fake-legality.ts';
import { FakeCell } from '../testing/fake-day.ts';
import { declareMonth, MONTH_ADDRESS, PERSON } from '../testing/fake-month.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { DONE, MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';

const SENTENCE = 'Riposo di 8 h tra P e M: minimo 12 h';
const NOTHING: LegalityChange = { added: [], ended: [] };
const why = page.getByRole('textbox', { name: 'Motivo della deroga' });

/** A preview in which M breaks the rest, which nothing mends, and every other shift nothing. */
const foretells = (server: FakeServer): void => {
  server.answers(readFindingMend, { outcome: DONE, mend: null, position: '10' });
  server.answers(previewCounters, ({ body }) => {
    const [change] = (body as { changes: readonly { turn: string }[] }).changes;
    const legality = change?.turn === 'M' ? { ...NOTHING, added: [aFinding('20261215')] } : NOTHING;
    return { outcome: DONE, counters: [], legality, position: '10' };
  });
};

test('while a shift is chosen the day says which rule it breaks, and a save asks one reason for it', async () => {
  const { dialog, server } = openCell({ stands: { turn: 'R' }, declare: foretells });
  const found = dialog.dialog.getByRole('region', { name: /^Regole/ });
  await dialog.edit.click();
  await dialog.choose('M');
  await expect.element(found.getByRole('listitem')).toMatchTextContent(/^Blocco R373\.5.*minimo 12 h/);
  await expect.element(dialog.dialog.getByText('1 rilievo: chiederemo il motivo')).toBeVisible();
  await dialog.choose('P');
  await expect.element(found).not.toBeInTheDocument();
  await dialog.choose('M');
  await expect.element(found).toBeVisible();
  await dialog.save.click();
  await expect.element(dialog.question).toMatchTextContent(new RegExp(`Blocco: ${SENTENCE}\\.`));
  await why.fill('  Accordo con la persona ');
  await dialog.answer('Sì');
  await expect.element(dialog.edit).toBeVisible();
  expect(server.askedFor(updateShift).map(({ body }) => body)).toEqual([
    expect.objectContaining({ turn: 'M', legalityReason: 'Accordo con la persona' }),
  ]);
  expect(server.askedFor(updateShift)[0]?.body).not.toHaveProperty('reason');
});

test('the reason may be left out, and is not asked where no rule is broken', async () => {
  const { dialog, server } = openCell({ stands: { turn: 'R' }, declare: foretells });
  await dialog.edit.click();
  await dialog.choose('P');
  await dialog.save.click();
  await expect.element(dialog.question.getByRole('combobox', { name: 'Motivo' })).toBeVisible();
  expect(why.elements()).toEqual([]);
  await dialog.answer('No');
  await dialog.choose('M');
  await dialog.save.click();
  await expect.element(why).toBeVisible();
  await dialog.answer('Sì');
  await expect.element(dialog.edit).toBeVisible();
  expect(server.askedFor(updateShift)[0]?.body).not.toHaveProperty('legalityReason');
});

test('a shift that a rule refuses says so at its field with the way on, and nothing that was typed is lost', async () => {
  const sentence = `${SENTENCE}. In questo impianto la regola blocca il salvataggio: scegli un altro turno o un’altra persona.`;
  const { dialog, server, cell } = openCell({
    stands: { turn: 'R' },
    declare(one) {
      foretells(one);
      one.refuses(updateShift, 409, OUTCOME.ruleBroken, sentence);
    },
  });
  await dialog.edit.click();
  await dialog.choose('M');
  await dialog.note.fill('Ancora qui');
  await dialog.save.click();
  await why.fill('Accordo con la persona');
  await dialog.answer('Sì');
  await expect.element(dialog.alert('Il turno non è stato salvato.')).toBeVisible();
  await expect.element(dialog.turn).toHaveAccessibleDescription(expect.stringContaining(sentence));
  await expect.element(dialog.note).toHaveValue('Ancora qui');
  await dialog.save.click();
  await expect.element(why).toHaveValue('Accordo con la persona');
  await dialog.answer('No');
  await dialog.choose('P');
  await expect.element(dialog.turn).not.toHaveAttribute('aria-invalid', 'true');
  server.answers(updateShift, cell.write);
  await dialog.save.click();
  await dialog.answer('Sì');
  await expect.element(dialog.edit).toBeVisible();
  expect(cell.shift).toMatchObject({ turn: 'P', note: 'Ancora qui' });
});

test('the review of many cells names the rules that are broken and kept again, asks one reason for all, and none when it is undone', async () => {
  const added = ['20261202', '20261203', '20261204', '20261205'].map((date) => aFinding(date));
  const app = openApp(MONTH_ADDRESS, (server) => {
    signedIn(server, MANAGER);
    declareMonth(server);
    declareBulk(server);
    const bulk = new Map<string, unknown>();
    server.answers(changeMany, ({ body, query }) => {
      bulk.set(query.get('preview') === 'true' ? 'preview' : 'save', body);
      const cells = body as readonly { employeeId: string; date: string }[];
      return {
        outcome: DONE,
        shifts: cells.map(({ employeeId, date }) => ({
          employeeId,
          date,
          turn: 'R',
          shiftId: `${employeeId}-${date}`,
          startDate: null,
          endDate: null,
          isStr: false,
          note: null,
          noteTurno: null,
          autogeneratedNote: null,
          version: 2,
        })),
        refused: [],
        position: '11',
        effects: [],
        legality: { added, ended: [aFinding('20261210')] },
      };
    });
  });
  onTestFinished(app.close);
  await cellOfMonth('02').click();
  await expect
    .element(page.getByRole('button', { name: 'Annulla la tua ultima modifica (Ctrl+Z)' }))
    .toBeVisible();
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Delete}');
  const found = page.getByRole('dialog').getByRole('region', { name: /^Regole/ });
  await expect.element(found).toMatchTextContent(/4 rilievi in più.*1 rilievo risolto/);
  await expect.element(found.getByText('Moretti Valentina').first()).toBeVisible();
  await expect.element(found.getByText('e un altro')).toBeVisible();
  await why.fill('Straordinario concordato');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Salva/ })
    .click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const saved = app.server.askedFor(changeMany).at(-1)?.body as readonly { legalityReason?: string }[];
  expect(saved).toHaveLength(3);
  expect(new Set(saved.map(({ legalityReason }) => legalityReason))).toEqual(
    new Set(['Straordinario concordato']),
  );
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect
    .element(page.getByRole('region', { name: 'Stato del calendario' }))
    .toMatchTextContent(/Annullata la modifica di 3 turni: 4 rilievi in più, 1 rilievo risolto/);
  const undone = app.server.askedFor(changeMany).at(-1)?.body as readonly object[];
  expect(undone.filter((item) => 'legalityReason' in item)).toEqual([]);
});

const DRAFT: Draft = {
  draftId: '00000000-0000-4000-8000-000000000001',
  month: '202612',
  revision: 1,
  openedBy: { employeeName: 'Elena', employeeSurname: 'Fontana' },
  openedAt: '14/12/2026 09:00',
  cells: 1,
  allowedActions: ['publish'],
};

/** An open draft with one cell, whose publication breaks the rest. */
function declareDraft(server: FakeServer): void {
  server.answers(readPlanning, { outcome: DONE, draft: DRAFT, isEmpty: false, versions: [] });
  server.answers(waitingNotices, { outcome: DONE, notices: [] });
  server.answers(listCycles, { outcome: DONE, cycles: [], definitions: [], people: [], rules: [] });
  server.answers(draftDifference, {
    overAbsence: [],
    outcome: DONE,
    draft: DRAFT,
    people: [
      {
        ...PERSON,
        days: [
          {
            date: '20261215',
            before: new FakeCell('20261215', { turn: 'R' }).shift,
            after: new FakeCell('20261215').shift!,
            conflict: null,
            refusedIT: null,
          },
        ],
      },
    ],
    effects: [],
    legality: { ...NOTHING, added: [aFinding('20261215')] },
  });
}

test('in a draft the month shows the findings of the draft, the day tells the rule, and no save asks a reason', async () => {
  const cell = new FakeCell('20261215', { turn: 'R' });
  const address = `${MONTH_ADDRESS}&bozza=${DRAFT.draftId}&persona=${PERSON.employeeId}&giorno=20261215`;
  const app = openApp(address, (server) => {
    signedIn(server, MANAGER);
    declareMonth(server);
    cell.declare(server);
    foretells(server);
    declareDraft(server);
  });
  onTestFinished(app.close);
  const dialog = dayDialog();
  await dialog.edit.click();
  await dialog.choose('M');
  await expect.element(dialog.dialog.getByRole('region', { name: /^Regole/ })).toBeVisible();
  await dialog.save.click();
  await expect.element(dialog.question).toMatchTextContent(new RegExp(SENTENCE));
  expect(why.elements()).toEqual([]);
  // The month asks for its findings once it is drawn, whatever is done in the day meanwhile.
  const asked = () => new Set(app.server.askedFor(readLegality).map(({ query }) => query.get('draft')));
  await expect.poll(asked).toEqual(new Set([DRAFT.draftId]));
});

test('a publication names the rules that it breaks and asks one reason for them', async () => {
  const app = openApp('/responsabile/pianificazione?impianto=LIRR&mese=2026-12', (server) => {
    signedIn(server, MANAGER);
    declareDraft(server);
    server.answers(publishDraft, { outcome: DONE, versionNo: 2, changed: 1, position: '11' });
  });
  onTestFinished(app.close);
  await expect.element(page.getByRole('region', { name: /^Regole/ })).toMatchTextContent(/Moretti Valentina/);
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText(SENTENCE)).toBeVisible();
  await why.fill('Accordo sindacale');
  await question.getByRole('button', { name: 'Pubblica', exact: true }).click();
  await expect
    .poll(() => app.server.askedFor(publishDraft).map(({ body }) => body))
    .toEqual([{ revision: 1, resolved: [], legalityReason: 'Accordo sindacale' }]);
});
