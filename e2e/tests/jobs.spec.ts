import { randomUUID } from 'node:crypto';
import { openRunningDatabase } from '@torre/server/testing/running-database';
import type { ReplyOf } from '@torre/contract/endpoint';
import type { listJobs } from '@torre/contract/jobs';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { notice } from '../screens/sign-in-page.ts';

type JobsReply = ReplyOf<typeof listJobs>;

const checks = (page: Page) => page.getByRole('row').filter({ hasText: 'Controllo di un file' });

/** How many checks the server knows of: a list that is still being drawn has fewer rows. */
async function knownChecks({ request }: BrowserContext): Promise<number> {
  const { rows } = (await (await request.get('/api/administration/jobs')).json()) as JobsReply;
  return rows.filter(({ name }) => name === 'file.check').length;
}

async function sendFile(page: Page, name: string): Promise<void> {
  await page.goto('/amministrazione/file');
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from('Turni di ottobre') };
  await page.locator('input[type=file]').setInputFiles(file);
  const row = page.getByRole('table', { name: 'File' }).getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('pronto');
}

test('the check of a file is a job that administrators follow; it shows live how far it is, is cancelled after a question, and tried again', async ({
  visitor,
  product,
}) => {
  const { page, context } = await visitor('admin');
  await page.goto('/amministrazione/lavori');
  await expect(page.getByRole('heading', { name: 'Lavori' })).toBeVisible();
  const before = await knownChecks(context);
  const sender = await context.newPage();
  await sendFile(sender, 'da seguire.txt');
  await sender.close();
  await expect(checks(page)).toHaveCount(before + 1);
  const job = checks(page).first();
  await expect(job).toContainText('completato');
  await expect(job).toContainText('1 di 4');
  await expectAccessible(page, 'jobs');

  // A check lasts a moment: the same job is set back into its middle, as the process that runs it would write it.
  const database = await openRunningDatabase(product.dataFolder);
  try {
    const { rows } = await database.query<{ id: string }>(
      "select id from pgboss.job where name = 'file.check' order by created_on desc, id desc limit 1",
    );
    const { id } = rows[0]!;
    const goesOn = async (done: number, message: string): Promise<void> => {
      await database.query(
        `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now(), completed_on = null
          where id = $1`,
        [id],
      );
      await database.query(
        'update job_progress set done = $2, total = 4, message_it = $3, finished_at = null where job_id = $1',
        [id, done, message],
      );
      await database.query('insert into outbox (event_id, topic, payload) values ($1, $2, $3)', [
        randomUUID(),
        'job.changed',
        JSON.stringify({ jobId: id }),
      ]);
    };
    const bar = job.getByRole('progressbar', { name: 'Avanzamento di Controllo di un file' });
    await goesOn(1, 'Leggo');
    await expect(bar).toHaveAttribute('aria-valuenow', '25');
    await expect(job).toContainText('Leggo');
    await goesOn(3, 'Scrivo');
    await expect(bar).toHaveAttribute('aria-valuenow', '75');
    await expect(job).toContainText('in corso');
  } finally {
    await database.close();
  }

  await job.getByRole('button', { name: 'Annulla' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Annullare «Controllo di un file»?');
  await question.getByRole('button', { name: 'Sì, annulla' }).click();
  await expect(notice(page, 'Lavoro annullato: Controllo di un file')).toBeVisible();
  await expect(job).toContainText('annullato');
  await job.getByRole('button', { name: 'Riprova' }).click();
  await expect(notice(page, 'Lavoro rimesso in coda: Controllo di un file')).toBeVisible();
  await expect(job).toContainText('completato');
});

test('what is told live while the list is under way is not lost with the older answer', async ({
  visitor,
}) => {
  const { page, context } = await visitor('admin');
  await page.goto('/amministrazione');
  const released = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route(/\/api\/administration\/jobs(\?|$)/, async (route) => {
    const response = await route.fetch();
    if (isFirst) {
      isFirst = false;
      asked.resolve();
      await released.promise;
    }
    // The page may have given the first one up.
    await route.fulfill({ response }).catch(() => undefined);
  });
  await page.getByRole('link', { name: 'Lavori', exact: true }).first().click();
  await asked.promise;
  const before = await knownChecks(context);
  await sendFile(await context.newPage(), 'intanto.txt');
  released.resolve();
  await expect(checks(page)).toHaveCount(before + 1);
  await expect(checks(page).first()).toContainText('completato');
});
