import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RequestRow } from '@torre/contract/requests';
import pg from 'pg';
import type { Figure } from '../figures/figure.ts';
import { alternate, quietRounds } from '../figures/rounds.ts';
import { median, percentile } from '../figures/statistics.ts';
import { decoded, replay } from '../load/replay.ts';
import { RequestLoad } from '../load/request-load.ts';
import type { RequestWay } from '../load/request-load.ts';
import { readStatements } from '../load/month-load.ts';
import { openOwnDatabase } from '@torre/server/testing/running-database';
import { fillRequests, waitAgain } from '../product/fill-requests.ts';
import type { RecordedStatement } from '../product/recorded-statement.ts';
import { Recording, transactionWith } from '../product/recording.ts';
import { startProduct } from '../product/start-product.ts';
import { TODAY } from '../product/world-under-load.ts';
import type { Measure } from './measure.ts';

const REQUESTS = 100_000;
/** Three seconds of a hundred. */
const CALLS = 300;
const SAMPLES = 40;
const DECIDED = 25;
const MANY = 200;
const WRITE = 'requests-update';
/** A page takes at most four times its SQL, at a quarter of whose rate it is answered. */
const OF_SQL = 4;
const FORTNIGHT = { from: '20270104', to: '20270117' } as const;
const WAYS: readonly { readonly way: RequestWay; readonly name: string; readonly atMost: number }[] = [
  { way: 'order', name: 'in default order', atMost: 25 },
  { way: 'index', name: 'of a person, by index', atMost: 25 },
  { way: 'part', name: 'of people by a part of a name', atMost: 80 },
];

interface RecordedRequests {
  /** Of the requests that were decided. */
  readonly ids: ReadonlySet<string>;
  readonly page: readonly RecordedStatement[];
  readonly approve: readonly RecordedStatement[];
  readonly approveMany: readonly RecordedStatement[];
}

async function timed(samples: number, work: (sample: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample++) {
    const begin = performance.now();
    await work(sample);
    times.push(performance.now() - begin);
  }
  return median(times);
}

/** The calls once, with their statements written down. */
async function recordRequests(url: string, recording: Recording): Promise<RecordedRequests> {
  const load = await RequestLoad.open(url);
  const waiting = await load.waiting();
  const page = await recording.during(() => load.page());
  const approve = await recording.during(() => load.approve(waiting.slice(0, 1)));
  const approveMany = await recording.during(() => load.approve(waiting.slice(1, 1 + MANY)));
  load.close();
  return {
    ids: new Set(waiting.map(({ id }) => id)),
    page: page.filter(({ called }) => called?.startsWith('list-')),
    approve: transactionWith(WRITE, approve),
    approveMany: transactionWith(WRITE, approveMany),
  };
}

async function pages(load: RequestLoad): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { way, name, atMost } of WAYS) {
    const measured = await quietRounds(async () => {
      const times = await load.pages(way, CALLS);
      return { p50: percentile(times, 50), p99: percentile(times, 99) };
    });
    figures.push(
      { name: `a page ${name}, with the tabs, median`, unit: 'ms', rounds: measured.p50, aim: null },
      {
        name: 'the same, of a hundred the slowest but one',
        unit: 'ms',
        rounds: measured.p99,
        aim: { of: 'figure', atMost },
      },
    );
  }
  return figures;
}

async function decisions(
  load: RequestLoad,
  pool: pg.Pool,
  recorded: RecordedRequests,
  again: () => Promise<void>,
): Promise<readonly Figure[]> {
  // The requests themselves are decided again; what was made for them (notices, events) is made anew.
  const isRequest = (value: unknown): boolean =>
    Array.isArray(value) ? value.some(isRequest) : typeof value === 'string' && recorded.ids.has(value);
  const replayed = (statements: readonly RecordedStatement[]) =>
    replay(pool, decoded(statements), ({ values }, at) => (isRequest(values[at]) ? values[at] : undefined), {
      rowsOf: WRITE,
    });
  const rowsToDecide = async (): Promise<readonly RequestRow[]> => {
    await again();
    return load.waiting();
  };
  return [
    {
      name: 'one approved',
      unit: 'ms',
      rounds: await alternate({
        product: async () => {
          const rows = await rowsToDecide();
          return timed(DECIDED, (sample) => load.approve(rows.slice(sample, sample + 1)));
        },
        floor: () => timed(DECIDED, () => replayed(recorded.approve)),
      }),
      aim: { of: 'ratio', atMost: 4 },
    },
    {
      name: `${MANY} approved at once`,
      unit: 'ms',
      rounds: await alternate({
        product: async () => {
          const rows = await rowsToDecide();
          return timed(1, () => load.approve(rows.slice(0, MANY)));
        },
        floor: () => timed(1, () => replayed(recorded.approveMany)),
      }),
      aim: { of: 'ratio', atMost: 4 },
    },
  ];
}

/** On a product and a folder of its own. */
export const requests: Measure = {
  name: 'requests',
  about:
    'first page of the leave requests of one plant, 100,000 requests, with the numbers of the tabs, 100 a second (open loop) over 16 ' +
    'connections, from when a call was due; one client: a page against its SQL, effects, previews, decisions against their statements',
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'torre-bench-requests-'));
    const dataFolder = join(folder, 'data');
    const recordingFile = join(folder, 'statements.jsonl');
    try {
      const recording = new Recording(recordingFile);
      const recorder = await startProduct({ dataFolder, today: TODAY, recordingFile });
      let recorded: RecordedRequests;
      try {
        await fillRequests(dataFolder, REQUESTS);
        recorded = await recordRequests(recorder.url, recording);
      } finally {
        await recorder.stop();
      }

      const product = await startProduct({ dataFolder, today: TODAY, recordingFile: null });
      const database = await openOwnDatabase(dataFolder);
      const pool = new pg.Pool({ ...(await recording.access()), max: 12 });
      try {
        await waitAgain(database);
        const load = await RequestLoad.open(product.url);
        const waiting = await load.waiting();
        const someone = (sample: number) => waiting[(sample * 101) % waiting.length]!;
        await load.effects(waiting);
        const figures: readonly Figure[] = [
          ...(await pages(load)),
          {
            name: 'a page with the tabs, one client, against its SQL',
            unit: 'ms',
            rounds: await alternate({
              product: () => timed(SAMPLES, () => load.page()),
              floor: async () => median(await readStatements(pool, recorded.page, SAMPLES)),
            }),
            aim: { of: 'ratio', atMost: OF_SQL },
          },
          {
            name: 'effects of the 50 rows of a page',
            unit: 'ms',
            rounds: (
              await quietRounds(async () => ({ effects: await timed(SAMPLES, () => load.effects(waiting)) }))
            ).effects,
            aim: { of: 'figure', atMost: 50 },
          },
          {
            name: 'preview of 14 days of leave, against that of one shift',
            unit: 'ms',
            rounds: await alternate({
              product: () =>
                timed(SAMPLES, (sample) => load.previewLeave(someone(sample), FORTNIGHT.from, FORTNIGHT.to)),
              floor: () => timed(SAMPLES, (sample) => load.previewShift(someone(sample), FORTNIGHT.from)),
            }),
            aim: { of: 'ratio', atMost: 3 },
          },
          ...(await decisions(load, pool, recorded, () => waitAgain(database))),
        ];
        load.close();
        return figures;
      } finally {
        await pool.end();
        await database.close();
        await product.stop();
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
