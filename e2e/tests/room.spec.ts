import { expectAccessible } from '../axe.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { northOfTheMorning, readPlan, roomAddress, roomPage, savePlan } from '../screens/room-page.ts';

const DATE = '20261217';

/** Opens the picker on the gap of a morning, puts the first person there and answers the name. */
async function putSomebody(page: Page): Promise<string> {
  const { gap, picker } = roomPage(page);
  await gap('N1-EXE scoperta dalle 07:00 alle 23:00').focus();
  await page.keyboard.press('Enter');
  const first = picker.getByRole('listitem').first().getByRole('button');
  const name = await first.locator('b').innerText();
  await first.press('Enter');
  return name;
}

test('a manager fills a seat, moves and sizes it by keys and by the pointer, is warned of the time in position, takes a move back and saves', async ({
  visitor,
}) => {
  const { page } = await visitor('responsabile.lirr');
  const { seat, gap, save, publishNow, plan } = roomPage(page);
  await page.goto(roomAddress(DATE));
  await expect(gap('N1-EXE scoperta dalle 07:00 alle 23:00')).toBeVisible();
  await expectAccessible(page, 'operations room');
  const name = await putSomebody(page);
  await expect(seat(name, 'N1-EXE, dalle 07:00 alle 09:00')).toBeFocused();

  await test.step('a quarter more than two hours is warned of while it is in the hand', async () => {
    const warning = page.getByText(`${name} in posizione per 135 minuti senza pausa di almeno 30 minuti`);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(seat(name, 'N1-EXE, dalle 07:00 alle 09:15')).toBeFocused();
    await expect(warning.first()).toBeVisible();
    await expect(page.getByText('Serve una pausa di 30 minuti entro le 09:00.').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(seat(name, 'N1-EXE, dalle 07:00 alle 09:00')).toBeFocused();
    await expect(warning).toHaveCount(0);
  });

  await test.step('before the shift it cannot be put down', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText(`${name} a quest’ora non è in turno`)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(seat(name, 'N1-EXE, dalle 06:45 alle 08:45')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
  });

  await test.step('to another position by keys, and back by the pointer half an hour later', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const below = seat(name, 'N1-PLN, dalle 07:00 alle 09:00');
    await expect(below).toBeFocused();
    const box = (await below.boundingBox())!;
    const quarter = (await plan.boundingBox())!.width / 96;
    await page.mouse.move(box.x + 30, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 30 + quarter * 2, box.y - box.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect(seat(name, 'N1-EXE, dalle 07:30 alle 09:30')).toBeFocused();
    await expect(gap('N1-EXE scoperta dalle 07:00 alle 07:30')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(seat(name, 'N1-PLN, dalle 07:00 alle 09:00')).toBeVisible();
  });

  await test.step('who may not work there is marked on the bar, in the strip and in the count', async () => {
    await gap('S1-EXE scoperta dalle 07:00 alle 23:00').focus();
    await page.keyboard.press('Enter');
    const { picker } = roomPage(page);
    await expect(picker.getByRole('listitem').filter({ hasText: ', senza ' })).toHaveCount(0);
    await picker.getByRole('checkbox', { name: 'Mostra anche chi non ha la specializzazione' }).check();
    const without = picker.getByRole('listitem').filter({ hasText: ', senza ' }).first();
    const words = await without.getByRole('button').innerText();
    const lacks = /senza (\S+)$/.exec(words)![0];
    await without.getByRole('button').press('Enter');
    const bar = plan.getByRole('button', { name: new RegExp(`, S1-EXE, dalle 07:00 .*, ${lacks}$`) });
    await expect(bar).toBeFocused();
    await expect(bar).toContainText(lacks);
    await expect(page.getByText('1 senza specializzazione')).toBeVisible();
    const [, uncovered] = /(\d+) scopert/.exec(await page.getByText(/^\d+ scopert[ae]$/).innerText())!;
    await roomPage(page).publish.click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(`Restano ${uncovered} tratti scoperti.`);
    await expect(question).toContainText('In 1 tratto siede chi non ha la specializzazione.');
    await page.keyboard.press('Escape');
    await bar.focus();
    await expect(page.getByText(` ${lacks}`, { exact: true }).last()).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByText('1 senza specializzazione')).toHaveCount(0);
  });

  await test.step('a save that fails loses nothing, not even through a reload', async () => {
    await page.route('**/api/operativeplans/*', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
    );
    await save.click();
    await expect(page.getByText('Non è stato possibile salvare il piano')).toBeVisible();
    await page.unroute('**/api/operativeplans/*');
    await page.reload();
    await expect(seat(name, 'N1-PLN, dalle 07:00 alle 09:00')).toBeVisible();
    await expect(page.getByText('Modifiche non salvate')).toBeVisible();
  });

  await save.click();
  await expect(page.getByText('Piano salvato.')).toBeVisible();
  await publishNow(/non torna in bozza.*Restano \d+ tratti scoperti/);
  await expect(page.getByText(/^pubblicato, salvato da/)).toBeVisible();
});

test('a plan that a colleague saves is there at once; over one’s own changes both stand side by side', async ({
  visitor,
}) => {
  const date = '20261218';
  const { page } = await visitor('responsabile.lirr');
  const colleague = await visitor('responsabile2.lirr');
  const { seat } = roomPage(page);
  await page.goto(roomAddress(date));
  await expect(roomPage(page).gap('N1-PLN scoperta dalle 07:00 alle 23:00')).toBeVisible();
  const read = await readPlan(colleague.context.request, date);
  const { operativePlan } = read;
  const other = northOfTheMorning(read, date).at(-1)!;
  const theirs = (positionId: string, beginTime: string, endTime: string) => ({
    timePlanId: `altro-${beginTime}`,
    positionId,
    employeeId: other.employeeId,
    beginTime,
    endTime,
  });
  const rest = operativePlan.timePlans.filter(({ positionId }) => positionId !== 'N1-PLN');
  await savePlan(colleague.context.request, date, [...rest, theirs('N1-PLN', '0700', '0800')]);
  const otherName = `${other.employeeSurname} ${other.employeeName}`;
  await expect(seat(otherName, 'N1-PLN, dalle 07:00 alle 08:00')).toBeVisible();

  const name = await putSomebody(page);
  await savePlan(colleague.context.request, date, [...rest, theirs('N1-PLN', '0730', '0830')]);
  await expect(page.getByText('Un’altra persona ha salvato il piano del 18/12/2026')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Le tue modifiche' })).toContainText(
    `N1-EXE 07:00–09:00 ${name}`,
  );
  await expect(page.getByRole('region', { name: 'Il piano salvato' })).toContainText(
    `N1-PLN 07:30–08:30 ${otherName}`,
  );
  await test.step('what of the colleague’s work would go is said before it goes, after a reload too', async () => {
    await page.reload();
    const lost = page.getByRole('alert').getByRole('listitem');
    await expect(
      page.getByText(/^Se tieni le tue modifiche e salvi, di quello che ha salvato /),
    ).toBeVisible();
    await expect(lost.filter({ hasText: `si toglie N1-PLN 07:30–08:30 ${otherName}` })).toBeVisible();
    await expect(lost.filter({ hasText: `torna N1-PLN 07:00–08:00 ${otherName}` })).toBeVisible();
    await expect(lost.filter({ hasText: 'l’apertura di N1-PLN torna com’era' })).toBeVisible();
  });
  await page.getByRole('button', { name: 'Tieni le mie modifiche' }).click();
  await roomPage(page).save.click();
  await expect(page.getByText('Piano salvato.')).toBeVisible();
  const mine = seat(name, 'N1-EXE, dalle 07:00 alle 09:00');
  await expect(mine).toBeVisible();

  await test.step('what a colleague takes away while it is in the hand is not put back', async () => {
    await mine.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+ArrowLeft');
    await savePlan(
      colleague.context.request,
      date,
      rest.filter(({ employeeId }) => employeeId === null),
    );
    await expect(page.getByText(/salvato da Martina De Luca/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(
      page.getByText(`L’assegnazione di ${name} è stata tolta o cambiata da un’altra persona`),
    ).toBeVisible();
    await expect(seat(name, 'N1-EXE, dalle 07:00 alle 08:45')).toHaveCount(0);
    await expect(page.getByText('Modifiche non salvate')).toHaveCount(0);
  });
});

test('[M8.08][M8.09][M8.11][M8.12] each part that cannot be read stands in the error list by its name', async ({
  visitor,
}) => {
  const { page } = await visitor('approvatore');
  const failing = (json = {}) => ({
    status: 500,
    json: { outcome: { code: -500, messageIT: 'Guasto.' }, ...json },
  });
  const list = page.getByRole('alert').filter({ hasText: 'Impossibile recuperare le informazioni' });
  const { plan } = roomPage(page);
  for (const [call, name] of [
    ['**/api/positions*', 'Posizioni'],
    ['**/api/operativecalendars*', 'Configurazione operativa'],
    ['**/api/operativeplans/DIVLIRR-20261221', 'Configurazione operativa'],
    ['**/api/operativeplans/*/log', 'Log di sala'],
  ] as const) {
    await page.route(call, (route) => route.fulfill(failing()));
    await page.goto(roomAddress('20261221'));
    await expect(list).toContainText(`informazioni: ${name}`);
    // Nobody publishes what does not stand in view.
    if (name !== 'Log di sala') await expect(roomPage(page).publish).toHaveCount(0);
    await page.unroute(call);
    await list.getByRole('button', { name: 'Riprova' }).click();
    await expect(list).toHaveCount(0);
    await expect(plan).toBeVisible();
  }

  await test.step('the log that stood there stays, and its update is named', async () => {
    await page.route('**/api/operativeplans/*/log', (route) => route.fulfill(failing()));
    await savePlan(page.request, '20261221', []);
    await expect(list).toContainText('informazioni: Aggiornamento log di sala');
    await expect(page.getByRole('region', { name: 'Log di sala' })).toBeVisible();
  });
});
