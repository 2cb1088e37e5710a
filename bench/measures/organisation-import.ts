import { createUpload, listOwnFiles, PIECE_TYPE, TUS_VERSION } from '@torre/contract/files';
import type { FileRow } from '@torre/contract/files';
import { compactCalendar } from '@torre/contract/month';
import { checkImport, readImport, saveImport } from '@torre/contract/organisation-import';
import type { OrganisationImport } from '@torre/contract/organisation-import';
import { workbookOf } from '@torre/server/testing/fact-workbook';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fixed } from '../figures/figure.ts';
import { percentile } from '../figures/statistics.ts';
import { HttpSession } from '../load/http-session.ts';
import { largeOrganisation } from '../product/large-organisation.ts';
import { startProduct } from '../product/start-product.ts';
import { MANAGER, MONTH, PLANT, TODAY } from '../product/world-under-load.ts';
import type { Measure } from './measure.ts';

/** Between two months that somebody opens, whether the one before is there or not. */
const EVERY_MS = 200;
const CALM_MS = 10_000;

export const organisationImport: Measure = {
  name: 'organisation-import',
  about:
    'a workbook of 4,200 people (about 40,000 facts) over the small world on an embedded database of its own: checked and ' +
    'saved by jobs, from the call to the answer of its last state; meanwhile one month every 200 ms, open loop',
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'torre-bench-import-'));
    const options = { dataFolder: join(folder, 'data'), today: TODAY, recordingFile: null };
    const product = await startProduct(options);
    try {
      const admin = await HttpSession.open(product.url, 'admin');
      const manager = await HttpSession.open(product.url, MANAGER, 8);
      const fileId = await sentFile(admin, product.url, await workbookOf(largeOrganisation(TODAY)));
      await monthsUntil(manager, delay(2000));
      const calm = await monthsUntil(manager, delay(CALM_MS));

      let at = performance.now();
      const { importId }: { importId: string } = await admin.reply(checkImport, { body: { fileId } });
      const checked = after(admin, importId, 'checking');
      const whileChecked = await monthsUntil(manager, checked);
      const { state, report, faults, ended: checkedAt } = await checked;
      if (state !== 'checked') throw new Error(`the file is ${state}: ${JSON.stringify(faults[0])}`);
      const checkMs = checkedAt - at;

      at = performance.now();
      await admin.reply(saveImport, { path: { importId } });
      const saved = after(admin, importId, 'saving');
      const whileSaved = await monthsUntil(manager, saved);
      const { state: end, ended: savedAt } = await saved;
      if (end !== 'saved') throw new Error(`the import is ${end}`);
      const saveMs = savedAt - at;
      admin.close();
      manager.close();

      const p99 = percentile(calm, 99);
      const ratio = (months: readonly number[]) => ({
        product: percentile(months, 99),
        floor: p99,
        ratio: percentile(months, 99) / p99,
        spread: null,
        attempts: 1,
      });
      const atMost = 2;
      return [
        {
          name: `${report!.changeCount} facts checked`,
          unit: 'ms',
          rounds: fixed(checkMs),
          aim: { of: 'figure', atMost: 10_000 },
        },
        { name: 'the same saved', unit: 'ms', rounds: fixed(saveMs), aim: { of: 'figure', atMost: 30_000 } },
        {
          name: 'p99 of a month meanwhile checked',
          unit: 'ms',
          rounds: ratio(whileChecked),
          aim: { of: 'ratio', atMost },
        },
        {
          name: 'p99 of a month meanwhile saved',
          unit: 'ms',
          rounds: ratio(whileSaved),
          aim: { of: 'ratio', atMost },
        },
      ];
    } finally {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** Sends a workbook and waits until it may be read. */
async function sentFile(admin: HttpSession, url: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const body = {
    area: 'organizzazione',
    kind: 'tabella',
    name: 'organizzazione.xlsx',
    size: bytes.length,
  } as const;
  const created = await admin.call(createUpload, { body });
  const { fileId } = JSON.parse(created.body.toString()) as { fileId: string };
  const answer = await fetch(`${url}/api/files/uploads/${fileId}`, {
    method: 'PATCH',
    headers: {
      'tus-resumable': TUS_VERSION,
      'content-type': PIECE_TYPE,
      'upload-offset': '0',
      'x-requested-by': 'torre',
      cookie: admin.cookie,
    },
    body: bytes,
  });
  if (answer.status !== 204) throw new Error(`the piece answered ${answer.status}: ${await answer.text()}`);
  for (;;) {
    const { rows }: { rows: readonly FileRow[] } = await admin.reply(listOwnFiles, { query: {} });
    if (rows.find((row) => row.fileId === fileId)?.state === 'pronto') return fileId;
    await delay(100);
  }
}

/** The import once it has left a state, and when that was seen. */
async function after(
  admin: HttpSession,
  importId: string,
  state: OrganisationImport['state'],
): Promise<OrganisationImport & { readonly ended: number }> {
  for (;;) {
    const one: OrganisationImport = await admin.reply(readImport, { path: { importId } });
    if (one.state !== state) return { ...one, ended: performance.now() };
    await delay(50);
  }
}

/** Milliseconds of each month that was opened, at a fixed rate, until something has ended. */
async function monthsUntil(manager: HttpSession, end: Promise<unknown>): Promise<readonly number[]> {
  let isOver = false;
  void end.finally(() => (isOver = true));
  const under: Promise<number>[] = [];
  while (!isOver) {
    under.push(openMonth(manager));
    await delay(EVERY_MS);
  }
  return Promise.all(under);
}

async function openMonth(manager: HttpSession): Promise<number> {
  const begin = performance.now();
  await manager.reply(
    compactCalendar,
    { query: { plant: PLANT, shape: 'compact' }, body: { from: MONTH.from, to: MONTH.to } },
    { 'Accept-Encoding': 'identity' },
  );
  return performance.now() - begin;
}
