import { Worker } from 'node:worker_threads';
import type { FastifyReply } from 'fastify';
import { inLanguage } from '@torre/contract/list';
import type { AnyList, Language, ListFormat } from '@torre/contract/list';
import { listSentence } from '@torre/contract/list/sentences';
import { compactDay } from '@torre/domain/kernel';
import type { Principal } from '../access/principal.ts';
import type { Actor } from '../access/actor.ts';
import { auditChange } from '../audit/index.ts';
import type { Tx } from '../db/index.ts';
import type { App, AreaDeps } from '../deps.ts';
import { attachment } from '../files/index.ts';
import { refusedForNow } from '../http/refused.ts';
import { newThing } from '../http/save-route.ts';
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
  readonly query: AskedList & { readonly format: ListFormat; readonly language?: Language };
}

interface FileContext extends ExportCall {
  readonly principal: Principal;
  readonly reply: FastifyReply;
}

interface ListAsFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly rows: number;
}

/**
 * The steps of a `saveRoute` that exports a list: exactly the rows that pass its filters, in its order, as a file. Who took it,
 * and how many rows, stands in the trail.
 */
export function listFile<L extends AnyList, Raw, Row>(
  app: App,
  { clock }: Pick<AreaDeps, 'clock'>,
  desk: Pick<ListDesk<L, Raw, Row>, 'list' | 'all'>,
  /** The list as its values are written, where words depend on what the organisation says. */
  written: () => L = () => desk.list,
) {
  const thread = tableThread(app);
  return {
    ...newThing,
    prepare: async ({ principal, query }: FileContext): Promise<ListAsFile> => {
      const { format, language = 'it', ...asked } = query;
      const rows = await desk.all(principal, asked);
      const columns = Object.values(written().columns).filter(({ value }) => value);
      const work: TableWork = {
        format,
        title: inLanguage(desk.list.words, language),
        heads: columns.map(({ words }) => inLanguage(words, language)),
        rows: rows.map((row) => columns.map(({ value }) => value!(row, language))),
      };
      const bytes = await thread.run(work, principal.userName).catch((error: unknown) => {
        const isBusy = error instanceof ThreadBusy || error instanceof WorkTooMuch;
        throw isBusy ? refusedForNow(503, listSentence('busy'), COME_BACK_AFTER_S) : error;
      });
      return { bytes, rows: rows.length };
    },
    act: async (
      tx: Tx,
      actor: Actor,
      _: object,
      { query, prepared }: ExportCall & { readonly prepared: ListAsFile },
    ): Promise<ListAsFile> => {
      await auditChange(tx, actor, {
        what: 'export-list',
        entity: 'list',
        entityKey: inLanguage(desk.list.words, 'it'),
        values: [
          { field: 'format', privacyClass: 'PUBLIC', old: null, new: query.format },
          { field: 'rows', privacyClass: 'PUBLIC', old: null, new: String(prepared.rows) },
        ],
      });
      return prepared;
    },
    done: (
      { bytes }: ListAsFile,
      { query: { format, language = 'it' }, reply }: FileContext,
    ): FastifyReply => {
      const name = `${inLanguage(desk.list.words, language)} ${compactDay(clock.today())}.${format}`;
      return reply
        .headers({
          'Content-Type': TYPE[format],
          'Content-Disposition': attachment(name.replaceAll(' ', '-')),
          'Cache-Control': 'no-store',
        })
        .send(Buffer.from(bytes.buffer));
    },
  };
}
