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

test('the trail is narrowed by who, what and day; the filters stand in the address; a row, and its values, show what was and what is; a note stays reserved, and is nowhere in the page', async ({
  visitor,
}) => {
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

  await putShift(manager.context.request, person, '20261230', { turn: 'M', note: 'visita dal cardiologo' });
  const answers: Promise<string>[] = [];
  // What is answered while a page is being left has no text any more.
  await page.goto('about:blank');
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
