import { IMPORT_MAX_BYTES, exportMonth, previewImport } from '@torre/contract/import-export';
import type { ImportPreview, ExportFormat } from '@torre/contract/import-export';
import { exportMonthSchema, previewImportSchema } from '@torre/contract/import-export/schema';
import { rosterSentence } from '@torre/contract/cells/sentences';
import { importExportSentence } from '@torre/contract/import-export/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { firstOfMonth, lastOfMonth } from '@torre/domain/kernel';
import { displayInstant } from '../../platform/clock.ts';
import type { Principal } from '../../platform/access/principal.ts';
import type { App } from '../../platform/deps.ts';
import { attachment } from '../../platform/files/index.ts';
import { refused, refusedForNow } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { newThing, saveRoute } from '../../platform/http/save-route.ts';
import { ThreadBusy, WorkTooMuch } from '../../platform/threads/work-thread.ts';
import type { SaveDeps } from '../cells/index.ts';
import { lookingActor, readMonth, writesRoster } from '../month/index.ts';
import type { MonthData, MonthKey } from '../month/index.ts';
import { importPreview } from './import-preview.ts';
import { sheetName } from './month-sheet.ts';
import { auditExport } from './import-export.actions.ts';
import { openImportExportThread } from './import-export-thread.ts';
import type { ImportExportResult, ImportExportWork } from './import-export-work.ts';

const TYPE: Record<ExportFormat, string> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

const COME_BACK_AFTER_S = 10;

/**
 * The month on paper, as a table, and back from one. For who may write the month: the managers of the plant. Drawing and
 * reading take more than 20 ms and are done in a thread.
 */
export function registerImportExport(app: App, deps: SaveDeps): void {
  const { db, clock } = deps;
  const thread = openImportExportThread();
  app.addHook('onClose', () => thread.close());

  saveRoute(app, deps, exportMonth, {
    schema: exportMonthSchema,
    mayTry: writesRoster,
    prepare: async ({ principal, query, body }) => {
      const key = monthKey(query.plant, body.month);
      const data = await monthOf(key);
      const printedAt = displayInstant(clock.now().epochMilliseconds);
      const work = { data, format: body.format, employees: body.employees ?? null, printedAt };
      const drawn = await done(principal, { kind: 'draw', ...work });
      if (drawn.kind !== 'drawn') throw new Error(`${drawn.kind} is no drawing`);
      return { key, bytes: Buffer.from(drawn.bytes.buffer) };
    },
    ...newThing,
    act: async (tx, actor, _, { body, prepared }) => {
      await auditExport(tx, actor, prepared.key, body);
      return prepared;
    },
    done: ({ key, bytes }, { body, reply }) =>
      reply
        .headers({
          'Content-Type': TYPE[body.format],
          'Content-Disposition': attachment(`${sheetName(key).replace(' ', '-')}.${body.format}`),
          'Cache-Control': 'no-store',
        })
        .send(bytes),
  });

  // Not a `saveRoute`: saves nothing.
  route(app, previewImport, {
    schema: previewImportSchema,
    access: writesRoster,
    handler: async ({ principal, query, body }): Promise<ImportPreview> => {
      const key = monthKey(query.plant, body.month);
      const bytes = contentOf(body.content);
      const compared = await done(principal, { kind: 'compare', data: await monthOf(key), bytes });
      if (compared.kind === 'problem') {
        throw refused(compared.status, OUTCOME.fileNotAllowed, compared.sentence);
      }
      if (compared.kind !== 'compared') throw new Error(`${compared.kind} is no comparison`);
      return importPreview(
        deps,
        lookingActor(deps, principal, previewImport, key.icao),
        key.icao,
        compared.file,
      );
    },
  });

  async function monthOf(key: MonthKey): Promise<MonthData> {
    const data = await readMonth(db, key);
    if (data === null) throw refused(404, OUTCOME.notFound, rosterSentence('plantUnknown'));
    return data;
  }

  async function done({ userName }: Principal, work: ImportExportWork): Promise<ImportExportResult> {
    try {
      return await thread.run(work, userName);
    } catch (error) {
      if (error instanceof ThreadBusy)
        throw refusedForNow(503, importExportSentence('busy'), COME_BACK_AFTER_S);
      if (!(error instanceof WorkTooMuch)) throw error;
      if (work.kind === 'draw') throw refusedForNow(503, importExportSentence('notDrawn'), COME_BACK_AFTER_S);
      throw refused(413, OUTCOME.fileTooLarge, importExportSentence('tooMuchWork'));
    }
  }
}

/** `month`: YYYYMM, as its schema has checked. */
function monthKey(icao: string, month: string): MonthKey {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(4))];
  return { icao, from: firstOfMonth(year, number), to: lastOfMonth(year, number) };
}

/** The bytes of a file sent as base64, in memory of their own: they go to the thread. Throws Refused (413) for too many. */
function contentOf(base64: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
  if (bytes.length > IMPORT_MAX_BYTES) {
    throw refused(
      413,
      OUTCOME.fileTooLarge,
      importExportSentence('tooLarge', { kilobytes: IMPORT_MAX_BYTES / 1024 }),
    );
  }
  return bytes;
}
