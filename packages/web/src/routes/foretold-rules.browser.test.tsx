import { changeMany } from '@torre/contract/bulk';
import type { BulkItem } from '@torre/contract/bulk';
import { generateMonth, listCycles } from '@torre/contract/cycles';
import type { GenerationReply } from '@torre/contract/cycles';
import { draftDifference, readPlanning } from '@torre/contract/drafts';
import type { Draft } from '@torre/contract/drafts';
import { previewImport } from '@torre/contract/import-export';
import type { LegalityChange } from '@torre/contract/legality';
import { waitingNotices } from '@torre/contract/notices';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { declareBulk } from '../testing/fake-bulk.ts';
import { aFinding } from '../testing/fake-legality.ts';
import { declareMonth, MONTH_ADDRESS, PERSON } from '../testing/fake-month.ts';
import { DONE, MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';

const SENTENCE = 'Riposo di 8 h tra P e M: minimo 12 h';
const NOTHING: LegalityChange = { added: [], ended: [] };
const BREAKS: LegalityChange = { added: [aFinding('20261215')], ended: [aFinding('20261218')] };
const window = page.getByRole('dialog');
const found = window.getByRole('region', { name: /^Regole/ });
const why = window.getByRole('textbox', { name: 'Motivo della deroga' });

/** The import window with a file that gives one day another shift, whose comparison says this of rules. */
async function compareFile(legality: LegalityChange) {
  const { employeeId, employeeName, employeeSurname } = PERSON;
  const app = openApp(MONTH_ADDRESS, (server) => {
    signedIn(server, MANAGER);
    declareMonth(server);
    declareBulk(server);
    server.answers(previewImport, {
      overAbsence: [],
      outcome: DONE,
      unchanged: 30,
      changes: [
        {
          employeeId,
          employeeName,
          employeeSurname,
          date: '20261215',
          version: 1,
          before: 'M',
          after: 'P',
          confTurnId: 'LIRR-P',
        },
      ],
      refused: [],
      effects: [],
      legality,
    });
  });
  onTestFinished(app.close);
  await page.getByRole('button', { name: 'File: esporta o importa il mese' }).click();
  await page.getByRole('menuitem', { name: 'Importa…' }).click();
  await expect.element(window.getByText('Trascina qui il file del mese')).toBeVisible();
  const file = new File(['Codice personale;15/12/2026'], 'turni.csv', { type: 'text/csv' });
  await userEvent.upload(document.querySelector('input[type=file]')!, file);
  const save = window.getByRole('button', { name: /^Salva/ });
  await expect.element(save).toBeVisible();
  return { save, saved: () => app.server.askedFor(changeMany).at(-1)?.body as readonly BulkItem[] };
}

test('a file that breaks a rule says so in the import window, with the person, and its save takes one reason', async () => {
  const { save, saved } = await compareFile(BREAKS);
  await expect.element(found).toMatchTextContent(/1 rilievo in più.*1 rilievo risolto/);
  await expect.element(found.getByText(SENTENCE).first()).toBeVisible();
  await expect.element(found.getByText('Moretti Valentina').first()).toBeVisible();
  await why.fill('Accordo con la persona');
  await save.click();
  await expect.element(window).not.toBeInTheDocument();
  expect(saved()).toMatchObject([{ date: '20261215', legalityReason: 'Accordo con la persona' }]);
});

test('a file that breaks no rule asks no reason for one', async () => {
  const { save, saved } = await compareFile(NOTHING);
  expect(found.elements()).toEqual([]);
  expect(why.elements()).toEqual([]);
  await save.click();
  await expect.element(window).not.toBeInTheDocument();
  expect(saved()).toHaveLength(1);
  expect(saved()[0]).not.toHaveProperty('legalityReason');
});

test('Escape above a compared file asks first: a no keeps file and reason, a yes gives both up', async () => {
  const { save, saved } = await compareFile(BREAKS);
  await why.fill('Accordo con la persona');
  await userEvent.keyboard('{Escape}');
  const question = window.getByRole('alertdialog');
  await expect.element(question).toMatchTextContent('Vuoi chiudere senza salvare?');
  await question.getByRole('button', { name: 'No', exact: true }).click();
  await expect.element(save).toBeVisible();
  await expect.element(why).toHaveValue('Accordo con la persona');
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Sì, chiudi' }).click();
  await expect.element(window).not.toBeInTheDocument();
  expect(saved()).toBeUndefined();
});

const DRAFT: Draft = {
  draftId: '00000000-0000-4000-8000-000000000001',
  month: '202612',
  revision: 1,
  openedBy: { employeeName: 'Elena', employeeSurname: 'Fontana' },
  openedAt: '14/12/2026 09:00',
  cells: 0,
  allowedActions: ['publish'],
};

/** The window that generates a month in which nothing stands; with the draft into it. */
async function generate(draft: Draft | null) {
  const { employeeId, employeeName, employeeSurname } = PERSON;
  const app = openApp('/responsabile/pianificazione?impianto=LIRR&mese=2026-12', (server) => {
    signedIn(server, MANAGER);
    server.answers(readPlanning, { outcome: DONE, draft, isEmpty: true, versions: [] });
    if (draft !== null)
      server.answers(draftDifference, {
        overAbsence: [],
        outcome: DONE,
        draft,
        people: [],
        effects: [],
        legality: NOTHING,
      });
    server.answers(waitingNotices, { outcome: DONE, notices: [] });
    const people = [{ employeeId, employeeName, employeeSurname, category: 'CTA', island: 'Nord' }];
    server.answers(listCycles, { outcome: DONE, cycles: [], definitions: [], people, rules: [] });
    server.answers(generateMonth, ({ query }): GenerationReply => ({
      outcome: DONE,
      written: 31,
      overwritten: [],
      kept: [],
      unknown: [],
      refused: [],
      withoutCycle: [],
      effects: [],
      versionNo: query.get('preview') === 'true' ? null : 1,
      position: null,
      legality: BREAKS,
    }));
  });
  onTestFinished(app.close);
  await page.getByRole('button', { name: 'Genera dai cicli' }).click();
  return app.server;
}

test('a generation that breaks a rule says so before it writes, with the person, and takes one reason', async () => {
  const server = await generate(null);
  await expect.element(found).toMatchTextContent(/1 rilievo in più.*1 rilievo risolto/);
  await expect.element(found.getByText(SENTENCE).first()).toBeVisible();
  await expect.element(found.getByText('Moretti Valentina').first()).toBeVisible();
  await why.fill('Mese concordato');
  await window.getByRole('button', { name: 'Genera dai cicli' }).click();
  await expect.element(window).not.toBeInTheDocument();
  const written = server.askedFor(generateMonth).filter(({ query }) => !query.has('preview'));
  expect(written.map(({ body }) => body)).toMatchObject([{ legalityReason: 'Mese concordato' }]);
});

test('into a draft it says the same and asks no reason', async () => {
  await generate(DRAFT);
  await expect.element(found.getByText(SENTENCE).first()).toBeVisible();
  expect(why.elements()).toEqual([]);
});
