import {
  auditList,
  listAudit,
  readAuditProof,
  type AuditListRow,
  type AuditProofReply,
} from '@torre/contract/administration';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pageOf } from '../testing/fake-list.ts';
import { ADMINISTRATOR, DONE, signedIn } from '../testing/fake-session.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { openApp } from '../testing/mounted-app.tsx';
import { onPhone, tap } from '../testing/phone.ts';

const ROW: AuditListRow = {
  auditId: '019a0000-0000-7000-8000-000000000009',
  at: '14/12/2026 09:00',
  actor: '800245',
  actorName: 'Caruso Francesca',
  subject: '800123',
  subjectName: 'Moretti Valentina',
  call: 'updateShift',
  what: 'update',
  entity: 'shift',
  entityKey: '800123-20261215',
  reason: null,
  plant: 'LIRR',
  day: '20261215',
  values: [{ field: 'turn', hidden: false, old: 'M', new: 'P', erased: false }],
};
const SIGN_IN: AuditListRow = {
  ...ROW,
  auditId: '019a0000-0000-7000-8000-000000000008',
  call: 'autenticazione',
  what: 'sign-in',
  entity: 'session',
  day: null,
  values: [],
};
const WHOLE: AuditProofReply = {
  outcome: DONE,
  sealedUpTo: '2026-12-14T08:00:00.000Z',
  rows: 20,
  batches: 2,
  unsealed: 0,
  problems: [],
  problemCount: 0,
  signed: 20,
  older: 0,
  otherKeys: [],
  doubtful: [],
  doubtfulCount: 0,
  erasures: [],
  erasureCount: 0,
  erasedValues: 0,
  anchor: `2:${'0'.repeat(64)}`,
};

const sheet = page.getByRole('dialog', { name: 'Filtri' });
const proof = page.getByRole('status').filter({ hasText: /Registro|problem|Verifica/ });

function openAudit(declare?: (server: FakeServer) => void) {
  const app = openApp('/amministrazione/audit', (server) => {
    signedIn(server, ADMINISTRATOR);
    server.answers(listAudit, (asked) => pageOf(auditList, [ROW, SIGN_IN], asked));
    server.answers(readAuditProof, WHOLE);
    declare?.(server);
  });
  onTestFinished(app.close);
  return app;
}

test('days the wrong way round are told beside their field; rare filters wait behind a button, and the first row is near', async () => {
  const app = openAudit((server) =>
    server.answers(listAudit, ({ query }) => {
      const isReversed = (query.get('to') ?? '9') < (query.get('from') ?? '0');
      return {
        outcome: DONE,
        beyond: null,
        ...(isReversed ? { total: 0, rows: [] } : { total: 1, rows: [ROW] }),
      };
    }),
  );
  await expect.element(proof).toMatchTextContent('Registro integro');
  const first = page
    .getByRole('table', { name: 'Registro delle modifiche' })
    .getByRole('row', { name: /Caruso/ });
  await expect.element(first).toBeVisible();
  expect(first.element().getBoundingClientRect().y).toBeLessThan(340);
  expect(page.getByRole('textbox', { name: 'Filtra Operazione tecnica' }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Altri filtri' }).click();
  const field = (name: string) => sheet.getByRole('textbox', { name, exact: true });
  await expect.element(field('Operazione tecnica')).toHaveAccessibleDescription(/changeRights/);
  await field('Dal').fill('15/12');
  await userEvent.keyboard('{Enter}');
  await expect.poll(app.address).toMatch(/dal=20261215/);
  await field('Al').fill('14/12');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Le date sono al contrario')).toBeVisible();
  await expect.element(field('Al')).toHaveAccessibleDescription(/Viene prima di «Dal»/);
});

test('the proof tells a row that Torre did not write, a doubtful one, rows of another key and who erased what', async () => {
  const row = (last: string): string => `019a0000-0000-7000-8000-00000000000${last}`;
  const on = (day: number): string => `2026-11-${day}T09:00:00.000Z`;
  openAudit((server) =>
    server.answers(readAuditProof, {
      ...WHOLE,
      problems: [{ kind: 'forged', auditId: row('1'), batch: null, placeOf: null }],
      problemCount: 1,
      older: 12,
      otherKeys: [{ keyId: '0123456789abcdef', rows: 3, from: on(10), to: on(11) }],
      doubtful: [{ auditId: row('2'), at: '2026-10-14T08:00:00.000Z', after: on(13), before: on(14) }],
      doubtfulCount: 1,
      erasures: [{ auditId: row('3'), at: on(12), actor: null, reason: 'fine conservazione', values: 40 }],
      erasureCount: 1,
      erasedValues: 40,
    }),
  );
  await expect.element(proof).toMatchTextContent(`riga non scritta da Torre ${row('1')}`);
  await expect.element(proof).toMatchTextContent('12 di prima che Torre firmasse');
  await expect.element(proof).toMatchTextContent('Una riga dubbia');
  await expect
    .element(proof)
    .toMatchTextContent(
      `${row('2')} porta la data 14/10/2026 10:00, ma è stata sigillata tra il 13/11/2026 10:00 e il 14/11/2026 10:00`,
    );
  await expect
    .element(proof)
    .toMatchTextContent(
      '3 righe, dal 10/11/2026 10:00 al 11/11/2026 10:00, sono firmate con un’altra chiave',
    );
  await proof.getByText('Una cancellazione di valori (40 in tutto)').click();
  await expect.element(proof).toMatchTextContent('12/11/2026 10:00 · Torre · 40 valori · fine conservazione');
});

test('on the phone the filters stand in a sheet; the trail begins on the first screen', async () => {
  await onPhone();
  const app = openAudit();
  const rows = page.getByRole('list', { name: 'Registro delle modifiche' }).getByRole('listitem');
  await expect.element(rows.first()).toBeInViewport();
  await tap(page.getByRole('button', { name: 'Filtri' }));
  await tap(sheet.getByRole('button', { name: /^Filtra Che cosa/ }));
  await tap(page.getByRole('menuitemcheckbox', { name: 'accesso', exact: true }));
  await userEvent.keyboard('{Escape}');
  await sheet.getByRole('textbox', { name: 'Chi', exact: true }).fill('a');
  await tap(sheet.getByRole('button', { name: 'Chiudi' }));
  await expect.poll(app.address).toMatch(/cosa=sign-in/);
  await expect.poll(app.address).toMatch(/chi=a/);
  await expect.element(page.getByRole('button', { name: 'Togli il filtro Che cosa: accesso' })).toBeVisible();
  await expect.poll(() => rows.elements().length).toBe(1);
  await expect.element(rows.first()).toMatchTextContent('accesso');
});
