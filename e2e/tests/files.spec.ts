import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { notice } from '../screens/sign-in-page.ts';
import { tabTo } from '../screens/tab-order.ts';

const MB = 1_048_576;
const text = (name: string, size: number) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.alloc(size, 'Verbale della riunione di plesso.\n'),
});

function filesPage(page: Page) {
  const uploads = page.getByRole('list', { name: 'Caricamenti' });
  return {
    choose: page.locator('input[type=file]'),
    line: (name: string) => uploads.getByRole('listitem').filter({ hasText: name }),
    row: (name: string) =>
      page.getByRole('table', { name: 'File' }).getByRole('row').filter({ hasText: name }),
    async open(): Promise<void> {
      await page.goto('/amministrazione/file');
      await expect(page.getByText('Trascina qui i file')).toBeVisible();
    },
  };
}

test('the zone is reached and opened by keyboard; a file is sent with its progress, paused, resumed, checked, taken again and deleted', async ({
  visitor,
}) => {
  const { page } = await visitor('admin');
  const files = filesPage(page);
  // Asked for long before the key: the browser hears of it by another way than of keys, which may be the faster one.
  const choosing = page.waitForEvent('filechooser');
  await files.open();
  const zone = page.getByRole('button', { name: 'Scegli i file' });
  await tabTo(page, zone);
  await expect(zone).toBeFocused();
  await page.keyboard.press('Enter');
  const chooser = await choosing;
  expect(chooser.isMultiple()).toBe(true);
  // Each piece waits for the test: nothing here depends on how fast the machine is.
  const pieces: (() => Promise<void>)[] = [];
  await page.route('**/api/files/uploads/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    pieces.push(() => route.continue());
  });
  const next = async (): Promise<void> => {
    await expect.poll(() => pieces.length).toBeGreaterThan(0);
    await pieces.shift()!();
  };
  await chooser.setFiles(text('verbale ottobre.txt', 1.25 * MB));
  const line = files.line('verbale ottobre.txt');
  const bar = line.getByRole('progressbar', { name: 'Caricamento di verbale ottobre.txt' });
  await expect(bar).toHaveAttribute('aria-valuenow', '0');
  await next();
  await expect(bar).toHaveAttribute('aria-valuenow', '40');
  await expectAccessible(page, 'files');
  await line.getByRole('button', { name: 'Metti in pausa verbale ottobre.txt' }).click();
  await expect(line).toContainText('In pausa a 512 kB di 1,3 MB');
  pieces.length = 0;
  await line.getByRole('button', { name: 'Riprendi verbale ottobre.txt' }).click();
  await next();
  await expect(bar).toHaveAttribute('aria-valuenow', '80');
  await next();
  // The check runs in the background; the line and the row follow by themselves.
  await expect(line).toContainText('Pronto');
  await page.unroute('**/api/files/uploads/*');
  const row = files.row('verbale ottobre.txt');
  await expect(row).toContainText('pronto');
  const downloading = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Scarica' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('verbale ottobre.txt');
  await row.getByRole('button', { name: 'Elimina' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sì, elimina' }).click();
  await expect(notice(page, 'File eliminato: verbale ottobre.txt')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(line).toHaveCount(0);
});

test('what is not allowed is said at once, what betrays itself later with its reason', async ({
  visitor,
}) => {
  const { page } = await visitor('admin');
  const files = filesPage(page);
  await files.open();
  await files.choose.setInputFiles([
    { name: 'pagina.html', mimeType: 'text/html', buffer: Buffer.from('<html></html>') },
    { name: 'falsa.png', mimeType: 'image/png', buffer: Buffer.from('<html>non sono una foto</html>') },
    { name: 'interrotto.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nfinisce qui') },
  ]);
  await expect(files.line('pagina.html')).toContainText(
    'Sono ammessi: pdf, png, jpg, webp, docx, xlsx, txt, csv',
  );
  await expect(files.line('falsa.png')).toContainText('Il contenuto non è quello di un file .png.');
  // What only the check finds comes to its line as well.
  await expect(files.line('interrotto.pdf')).toContainText('Non accettato');
  await expect(files.line('interrotto.pdf')).toContainText('Il contenuto non è quello di un file .pdf.');
  await expect(files.row('interrotto.pdf')).toContainText('Il contenuto non è quello di un file .pdf.');
  await expect(files.row('interrotto.pdf')).toContainText('rifiutato');
  // However long a reason is, what can be done about the file is in sight.
  await expect(files.row('interrotto.pdf').getByRole('button', { name: 'Elimina' })).toBeInViewport({
    ratio: 1,
  });
  await files.line('pagina.html').getByRole('button', { name: 'Togli pagina.html dall’elenco' }).click();
  await expect(files.line('pagina.html')).toHaveCount(0);
  // The mouse now stands on the next line's button, whose hint lies outside of the landmarks.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectAccessible(page, 'files');
});
