import { Worker } from 'node:worker_threads';
import type { FastifyReply } from 'fastify';
import { inLanguage } from '@torre/contract/list';
import type { AnyList, Language, ListFormat } from '@torre/contract/list';
import { listSentence } from '@torre/contract/list/sentences';
import { compactDay } from '@torre/domain/kernel';
import type { Principal } from '../access/principal.ts';
import { writeAudit } from '../audit/index.ts';
import { inTransaction } from '../db/index.ts';
import type { App, AreaDeps } from '../deps.ts';
import { attachment } from '../files/index.ts';
import { refusedForNow } from '../http/refused.ts';
import { ThreadBusy, WorkThread, WorkTooMuch } from '../threads/work-thread.ts';
import type { ListDesk } from './list-desk.ts';
import type { AskedList } from './list-statement.ts';
import type { TableWork } from './table-thread.ts';

const TYPE: Readonly<Record<ListFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};
const COME_BACK_AFTER_S = 10;

type TableThread = WorkThread<TableWork, Uint8Array<ArrayBuffer>>;
const threads = new WeakMap<App, TableThread>();

/** The one thread in which the lists of a server become files. */
function tableThread(app: App): TableThread {
  const standing = threads.get(app);
  if (standing) return standing;
  const thread: TableThread = new WorkThread({
    start: (resourceLimits) => new Worker(new URL('./table-thread.ts', import.meta.url), { resourceLimits }),
    longestMs: 10_000,
    longestWaitMs: 15_000,
    mostWaiting: 8,
    mostWaitingOfOne: 2,
    limits: { maxOldGenerationSizeMb: 256 },
  });
  app.addHook('onClose', () => thread.close());
  threads.set(app, thread);
  return thread;
}

interface ExportCall {
  readonly principal: Principal;
  readonly query: AskedList & { readonly format: ListFormat; readonly language?: Language };
  readonly reply: FastifyReply;
}

/**
 * The handler of a call that exports a list: exactly the rows that pass its filters, in its order, as a file. Who took it, and
 * how many rows, stands in the trail. `id`: of the call.
 */
export function listFile<L extends AnyList, Raw, Row>(
  app: App,
  { db, clock }: Pick<AreaDeps, 'db' | 'clock'>,
  desk: ListDesk<L, Raw, Row>,
  id: string,
): (call: ExportCall) => Promise<FastifyReply> {
  const thread = tableThread(app);
  return async ({ principal, query: { format, language = 'it', ...asked }, reply }) => {
    const rows = await desk.all(principal, asked);
    const title = inLanguage(desk.list.words, language);
    const columns = Object.values(desk.list.columns).filter(({ value }) => value);
    const work: TableWork = {
      format,
      title,
      heads: columns.map(({ words }) => inLanguage(words, language)),
      rows: rows.map((row) => columns.map(({ value }) => value!(row, language))),
    };
    const bytes = await thread.run(work, principal.userName).catch((error: unknown) => {
      const isBusy = error instanceof ThreadBusy || error instanceof WorkTooMuch;
      throw isBusy ? refusedForNow(503, listSentence('busy'), COME_BACK_AFTER_S) : error;
    });
    await inTransaction(db, (tx) =>
      writeAudit(tx, {
        at: clock.now(),
        actor: principal.employeeId,
        call: id,
        what: 'export-list',
        entity: 'list',
        entityKey: inLanguage(desk.list.words, 'it'),
        values: [
          { field: 'format', privacyClass: 'PUBLIC', old: null, new: format },
          { field: 'rows', privacyClass: 'PUBLIC', old: null, new: String(rows.length) },
        ],
      }),
    );
    return reply
      .headers({
        'Content-Type': TYPE[format],
        'Content-Disposition': attachment(
          `${title} ${compactDay(clock.today())}.${format}`.replaceAll(' ', '-'),
        ),
        'Cache-Control': 'no-store',
      })
      .send(Buffer.from(bytes.buffer));
  };
}
