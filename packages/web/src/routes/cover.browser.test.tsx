import { changeMany } from '@torre/contract/bulk';
import { addCoverCall, answerCoverCall, readCover, readCoverMends } from '@torre/contract/cover';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bulkReply, declareBulk } from '../testing/fake-bulk.ts';
import { openCounter } from '../testing/fake-counter.ts';
import { COVER, candidate, declareCover } from '../testing/fake-cover.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { DONE } from '../testing/fake-session.ts';

const panel = page.getByRole('dialog', { name: 'Chi può coprire? N, 22/12/2026' });
const assign = (name: string) => panel.getByRole('button', { name: `Assegna N a ${name}` });

async function openPanel(declare: (server: FakeServer) => void = declareCover): Promise<FakeServer> {
  const server = openCounter((own) => {
    declareBulk(own);
    declare(own);
  });
  await page.getByRole('button', { name: 'Chi può coprire?' }).click();
  return server;
}

test('from a red counter two presses assign the first who may; one more takes it back', async () => {
  const server = await openPanel();
  await expect.element(panel.getByText('Da coprire: 8 h, ACS-NORD.')).toBeVisible();
  await expect
    .element(
      panel
        .getByRole('list', { name: 'Può coprire' })
        .getByText(
          'copre tutto · riposa da 48 h · meno notti e festivi degli altri · 8 h sotto il contratto',
        ),
    )
    .toBeVisible();
  await expect.element(panel.getByText('Al lavoro 5 · non disponibili 2 · non abilitati 11')).toBeVisible();
  await assign('Rossi800001 Marco').click();
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect.poll(() => server.askedFor(changeMany)).toHaveLength(2);
  const [saved, undone] = server.askedFor(changeMany);
  const cell = { employeeId: '800001', date: '20261222' };
  expect(saved!.body).toMatchObject([{ ...cell, version: 3, confTurnId: 'LIRR-N' }]);
  expect(undone!.body).toMatchObject([{ ...cell, version: 4, confTurnId: null, restore: 3 }]);
});

test('who would break a rule stands folded below with the sentence, and is asked about first', async () => {
  const server = await openPanel();
  await panel.getByText('1 persona violerebbe una regola').click();
  await expect.element(panel.getByText('Riposo di 8 h tra P e N: minimo 12 h')).toBeVisible();
  await assign('Rossi800003 Marco').click();
  await expect.element(page.getByText('Assegnare lo stesso?')).toBeVisible();
  expect(server.askedFor(changeMany)).toHaveLength(0);
  await userEvent.fill(page.getByLabelText('Motivo della deroga'), 'nessun altro');
  await page.getByRole('button', { name: 'Sì, assegna' }).click();
  await expect.poll(() => server.askedFor(changeMany)).toHaveLength(1);
  expect(server.askedFor(changeMany)[0]!.body).toMatchObject([{ legalityReason: 'nessun altro' }]);
});

test('the rules are asked as they stand when one presses, not as they stood when the list was drawn', async () => {
  const server = await openPanel();
  await expect.element(assign('Rossi800001 Marco')).toBeVisible();
  const [first] = COVER.legal;
  const { findings } = COVER.breaking[0]!;
  server.answers(readCover, { ...COVER, legal: [candidate('800002')], breaking: [{ ...first!, findings }] });
  await assign('Rossi800001 Marco').click();
  await expect.element(page.getByText('Assegnare lo stesso?')).toBeVisible();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  expect(server.askedFor(changeMany)).toHaveLength(0);
});

test('covered by somebody else meanwhile: the question comes first', async () => {
  const server = await openPanel();
  await expect.element(assign('Rossi800001 Marco')).toBeVisible();
  server.answers(readCover, { ...COVER, missing: 0, legal: [], breaking: [] });
  await assign('Rossi800001 Marco').click();
  await expect.element(page.getByText('La fascia è già coperta. Assegnare lo stesso?')).toBeVisible();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  expect(server.askedFor(changeMany)).toHaveLength(0);
});

test('whom one asks stands in the list beside, with the answer', async () => {
  const asked = {
    employeeId: '800001',
    employeeName: 'Marco',
    employeeSurname: 'Rossi800001',
    askedBy: { employeeName: 'Francesca', employeeSurname: 'Caruso' },
    askedAt: '14/12/2026 09:00',
    answer: 'waiting',
    answeredAt: null,
    version: 1,
  } as const;
  const server = await openPanel((own) => {
    declareCover(own);
    own.answers(addCoverCall, { outcome: DONE, call: asked });
    own.answers(answerCoverCall, { outcome: DONE, call: { ...asked, answer: 'no', version: 2 } });
  });
  await expect.element(panel.getByText(/Nessuno è stato ancora sentito/)).toBeVisible();
  server.answers(readCover, { ...COVER, calls: [asked] });
  await panel.getByRole('button', { name: 'Annota che hai sentito Rossi800001 Marco' }).click();
  const answers = panel.getByRole('group', { name: 'Risposta di Rossi800001 Marco' });
  await expect
    .element(answers.getByRole('button', { name: 'In attesa' }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect.element(panel.getByText('Caruso Francesca, 14/12/2026 09:00')).toBeVisible();
  await answers.getByRole('button', { name: 'No', exact: true }).click();
  await expect.poll(() => server.askedFor(answerCoverCall)).toHaveLength(1);
  expect(server.askedFor(answerCoverCall)[0]!.body).toEqual({ answer: 'no', version: 1 });
});

test('where nobody covers alone the best exchange of two shifts is assigned, and taken back, as one', async () => {
  const first = candidate('800004', { standingTurn: 'P', turn: 'N' });
  const second = candidate('800005', { turn: 'P', shiftId: 'LIRR-P' });
  const server = await openPanel((own) => {
    declareCover(own, { ...COVER, legal: [] });
    own.answers(readCoverMends, { outcome: DONE, mends: [{ first, second }], position: '10' });
  });
  const parts = 'Rossi800004 Marco: P → N, Rossi800005 Marco: R → P';
  await panel.getByRole('button', { name: `Assegna: ${parts}` }).click();
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect.poll(() => server.askedFor(changeMany)).toHaveLength(2);
  for (const { body } of server.askedFor(changeMany))
    expect(body).toMatchObject([{ employeeId: '800004' }, { employeeId: '800005' }]);
});

test('an exchange of which somebody else changed one shift meanwhile is not made by half', async () => {
  const first = candidate('800004', { standingTurn: 'P', turn: 'N' });
  const second = candidate('800005', { turn: 'P', shiftId: 'LIRR-P' });
  const server = await openPanel((own) => {
    declareCover(own, { ...COVER, legal: [] });
    own.answers(readCoverMends, { outcome: DONE, mends: [{ first, second }], position: '10' });
  });
  const refused = {
    employeeId: '800005',
    date: '20261222',
    code: 412,
    messageIT: 'Il turno è cambiato.',
    current: null,
    modifyUser: null,
    modifyDate: null,
  };
  const { shifts } = bulkReply([{ employeeId: '800004', date: '20261222', turn: 'N', version: 3 }]);
  server.answers(changeMany, ({ body }) => ({
    ...bulkReply([]),
    shifts,
    refused: (body as readonly unknown[]).length === 2 ? [refused] : [],
  }));
  await panel.getByRole('button', { name: /^Assegna: Rossi800004/ }).click();
  await expect.element(page.getByText('Il turno non è stato assegnato.')).toBeVisible();
  expect(server.askedFor(changeMany)[1]!.body).toMatchObject([
    { employeeId: '800004', version: 4, restore: 3 },
  ]);
});

test('by keyboard alone: the panel opens, assigns and closes, and the focus returns to its button', async () => {
  const server = openCounter((own) => {
    declareBulk(own);
    declareCover(own, { ...COVER, legal: [candidate('800001')] });
  });
  const way = page.getByRole('button', { name: 'Chi può coprire?' });
  await expect.element(way).toBeVisible();
  (way.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(assign('Rossi800001 Marco')).toBeVisible();
  (assign('Rossi800001 Marco').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => server.askedFor(changeMany)).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(way).toHaveFocus();
});
