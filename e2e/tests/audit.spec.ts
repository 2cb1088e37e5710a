import type { Page } from '@playwright/test';
import { openOwnDatabase } from '@torre/server/testing/running-database';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { personInGroup, putShift } from '../roster-calls.ts';

function auditPage(page: Page) {
  const table = page.getByRole('table', { name: 'Registro delle modifiche' });
  return {
    rows: table.locator('tbody').getByRole('row'),
    filter: (name: string) => table.getByRole('textbox', { name: `Filtra ${name}`, exact: true }),
    what: table.getByRole('button', { name: /^Filtra Che cosa:/ }),
    option: (name: string) => page.getByRole('menuitemcheckbox', { name, exact: true }),
    sheet: page.getByRole('dialog', { name: 'Filtri' }),
    clear: page.getByRole('button', { name: 'Togli i filtri' }),
    proof: page.getByRole('status').filter({ hasText: /Registro|problem|Verifica/ }),
    verify: page.getByRole('button', { name: 'Verifica ora' }),
    dialog: page.getByRole('dialog'),
    async open(search = ''): Promise<void> {
      await page.goto(`/amministrazione/audit${search}`);
      await expect(table).toBeVisible();
    },
  };
}

test('the trail is narrowed by who, what and day; the filters stand in the address', async ({ visitor }) => {
  const manager = await visitor('responsabile2.lirr');
  const person = await personInGroup(manager.context.request, 'TMA', 2);
  await putShift(manager.context.request, person, '20261229', { turn: 'M' });
  const { page } = await visitor('admin');
  const audit = auditPage(page);
  await audit.open();
  await audit.what.click();
  await audit.option('accesso').click();
  await expect(audit.rows.first()).toContainText('accesso');
  await expectAccessible(page, 'audit trail');
  await expect(audit.rows.filter({ hasNotText: 'accesso' })).toHaveCount(0);
  await audit.option('accesso').click();
  await page.keyboard.press('Escape');
  await audit.filter('Giorno').fill('29/12');
  await audit.filter('Giorno').press('Enter');
  await expect(page).toHaveURL(/giorno=20261229/);
  await expect(audit.rows.filter({ hasText: 'turno' })).not.toHaveCount(0);
  await expect(audit.rows.filter({ hasNotText: '29/12/2026' })).toHaveCount(0);
  const { utente } = await (await manager.context.request.get('/api/session')).json();
  const surname = (utente as { cognome: string }).cognome;
  await audit.filter('Chi').fill(surname.toLowerCase());
  await expect(page).toHaveURL(/chi=/);
  await expect(audit.rows.first()).toContainText(surname);
  await page.reload();
  await expect(audit.filter('Chi')).toHaveValue(surname.toLowerCase());
  await audit.filter('Chi').fill('nessuno');
  await expect(page.getByText('Nessuna riga corrisponde ai filtri')).toBeVisible();
  await audit.clear.first().click();
  await expect(page).toHaveURL(/audit$/);
});

test('days the wrong way round are told beside their field; rare filters wait behind a button, and the first row is near', async ({
  visitor,
}) => {
  const { page } = await visitor('admin');
  const audit = auditPage(page);
  await audit.open();
  expect((await audit.rows.first().boundingBox())!.y).toBeLessThan(340);
  await expect(audit.filter('Operazione tecnica')).toHaveCount(0);
  await page.getByRole('button', { name: 'Altri filtri' }).click();
  const field = (name: string) => audit.sheet.getByRole('textbox', { name, exact: true });
  await expect(field('Operazione tecnica')).toHaveAccessibleDescription(/changeRights/);
  await field('Dal').fill('15/12');
  await field('Dal').press('Enter');
  await expect(page).toHaveURL(/dal=20261215/);
  await field('Al').fill('14/12');
  await field('Al').press('Enter');
  await expect(page.getByText('Le date sono al contrario')).toBeVisible();
  await expect(field('Al')).toHaveAccessibleDescription(/Viene prima di «Dal»/);
});

test('a row, and its values, show what was and what is; a note stays reserved, and is nowhere in the page', async ({
  visitor,
}) => {
  const manager = await visitor('responsabile2.lirr');
  const person = await personInGroup(manager.context.request, 'TMA', 2);
  await putShift(manager.context.request, person, '20261230', { turn: 'M', note: 'visita dal cardiologo' });
  const { page } = await visitor('admin');
  const audit = auditPage(page);
  const answers: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/api/administration/audit')) answers.push(answer.text());
  });
  await audit.open('?oggetto=shift&giorno=20261230');
  await expect(audit.rows.first()).toContainText(/turno principale: \S+ → M/);
  await expect(audit.rows.first()).toContainText('nota condivisa con il log di sala: riservato');
  const open = audit.rows.first().getByRole('button', { name: 'Valori' });
  await open.click();
  const note = audit.dialog.getByRole('row', { name: /^nota condivisa/ });
  await expect(note).toContainText('riservato');
  await expect(audit.dialog).toContainText('I valori riservati li vedono solo');
  await expect(page).toHaveURL(/riga=/);
  await expectAccessible(page, 'audit trail, the values of a row');
  expect((await Promise.all(answers)).join('')).not.toContain('cardiologo');
  await page.keyboard.press('Escape');
  await expect(audit.dialog).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('the proof says that the trail is whole, and names the row that somebody altered behind the product', async ({
  visitor,
  product,
}) => {
  const { page } = await visitor('admin');
  const audit = auditPage(page);
  await audit.open();
  await expect(audit.proof).toContainText('Registro integro');
  await expect(audit.proof).toContainText('Sigillato fino al');
  const owner = await openOwnDatabase(product.dataFolder);
  try {
    const { rows } = await owner.query(
      `update audit set reason = 'aggiunta' where audit_id = (select audit_id from audit_seal join audit using (audit_id) where reason is null limit 1)
       returning audit_id`,
    );
    await audit.verify.click();
    await expect(audit.proof).toContainText('Un problema');
    await expect(audit.proof).toContainText(`riga cambiata ${rows[0].audit_id}`);
    await owner.query('update audit set reason = null where audit_id = $1', [rows[0].audit_id]);
    await audit.verify.click();
    await expect(audit.proof).toContainText('Registro integro');
  } finally {
    await owner.close();
  }
});

test('the proof tells a row that Torre did not write, a doubtful one, rows of another key and who erased what', async ({
  visitor,
}) => {
  const { page } = await visitor('admin');
  const row = (last: string): string => `019a0000-0000-7000-8000-00000000000${last}`;
  const on = (day: number): string => `2026-11-${day}T09:00:00.000Z`;
  const changedProof = {
    problems: [{ kind: 'forged', auditId: row('1'), batch: null, placeOf: null }],
    problemCount: 1,
    older: 12,
    otherKeys: [{ keyId: '0123456789abcdef', rows: 3, from: on(10), to: on(11) }],
    doubtful: [{ auditId: row('2'), at: '2026-10-14T08:00:00.000Z', after: on(13), before: on(14) }],
    doubtfulCount: 1,
    erasures: [{ auditId: row('3'), at: on(12), actor: null, reason: 'fine conservazione', values: 40 }],
    erasureCount: 1,
    erasedValues: 40,
  };
  await page.route('**/api/administration/audit/proof', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...changedProof } });
  });
  const audit = auditPage(page);
  await audit.open();
  await expect(audit.proof).toContainText(`riga non scritta da Torre ${row('1')}`);
  await expect(audit.proof).toContainText('12 di prima che Torre firmasse');
  await expect(audit.proof).toContainText('Una riga dubbia');
  await expect(audit.proof).toContainText(
    `${row('2')} porta la data 14/10/2026 10:00, ma è stata sigillata tra il 13/11/2026 10:00 e il 14/11/2026 10:00`,
  );
  await expect(audit.proof).toContainText(
    '3 righe, dal 10/11/2026 10:00 al 11/11/2026 10:00, sono firmate con un’altra chiave',
  );
  await audit.proof.getByText('Una cancellazione di valori (40 in tutto)').click();
  await expect(audit.proof).toContainText('12/11/2026 10:00 · Torre · 40 valori · fine conservazione');
});

test('on the phone the filters stand in a sheet; the trail begins on the first screen', async ({
  visitor,
}) => {
  const { page } = await visitor('admin', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const audit = auditPage(page);
  await page.goto('/amministrazione/audit');
  const rows = page.getByRole('list', { name: 'Registro delle modifiche' }).getByRole('listitem');
  await expect(rows.first()).toBeInViewport();
  await page.getByRole('button', { name: 'Filtri', exact: true }).tap();
  await audit.sheet.getByRole('button', { name: /^Filtra Che cosa/ }).tap();
  await audit.option('accesso').tap();
  await page.keyboard.press('Escape');
  await audit.sheet.getByRole('textbox', { name: 'Chi', exact: true }).fill('a');
  await audit.sheet.getByRole('button', { name: 'Chiudi' }).tap();
  await expect(page).toHaveURL(/cosa=sign-in/);
  await expect(page).toHaveURL(/chi=a/);
  await expect(page.getByRole('button', { name: 'Togli il filtro Che cosa: accesso' })).toBeVisible();
  await expect(rows.first()).toContainText('accesso');
});
