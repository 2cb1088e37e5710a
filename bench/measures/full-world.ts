import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeRights, readAccount } from '@torre/contract/administration';
import type { AccountDetail } from '@torre/contract/administration';
import { readCounters } from '@torre/contract/counters';
import { readLegality } from '@torre/contract/legality';
import { compactCalendar } from '@torre/contract/month';
import { previewOrganisation, readOrganisation } from '@torre/contract/organisation';
import type { Effects } from '@torre/contract/organisation-effects';
import { stateFrom } from '@torre/domain/organisation';
import type { StandingFact } from '@torre/domain/organisation';
import { fixed } from '../figures/figure.ts';
import { quietRounds } from '../figures/rounds.ts';
import { median } from '../figures/statistics.ts';
import { HttpSession } from '../load/http-session.ts';
import { startProduct } from '../product/start-product.ts';
import type { RunningProduct } from '../product/start-product.ts';
import { MANAGER, TODAY } from '../product/world-under-load.ts';
import type { Measure } from './measure.ts';

/** The largest five: 475, 338, 210, 210 and 122 people. */
const PLANTS = ['LIRR', 'LIMM', 'LIPP', 'LIBB', 'LIRF'] as const;
const MONTHS = [
  { from: '20261101', to: '20261130' },
  { from: '20261201', to: '20261231' },
  { from: '20270101', to: '20270131' },
] as const;
/** The largest plant, a month of its own for each sample: nobody asked for it before. */
const COLD = Array.from({ length: 9 }, (_, index) => ({
  from: `20260${index + 1}01`,
  to: `20260${index + 1}28`,
}));
const TOMORROW = '2026-12-15';
const PREVIEWS = 5;
const BYTES_PER_MB = 1_000_000;

const timed = async <T>(act: () => Promise<T>): Promise<readonly [ms: number, made: T]> => {
  const begin = performance.now();
  const made = await act();
  return [performance.now() - begin, made];
};

/** Gives the manager the five plants, as an administrator does. */
async function giveFivePlants(url: string): Promise<void> {
  const admin = await HttpSession.open(url, 'admin');
  const path = { userName: MANAGER };
  const { account }: { account: AccountDetail } = await admin.reply(readAccount, { path });
  const { ruoli, responsabile, responsabileH35, version } = account;
  const managedPlants = PLANTS.map((icao) => ({ icao, validFrom: '20200101', validTo: null }));
  await admin.reply(changeRights, {
    path,
    body: { ruoli, responsabile, responsabileH35, managedPlants, version },
  });
  admin.close();
}

async function residentMegabytes({ url }: RunningProduct): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const bytes = /^torre_process_resident_bytes (\S+)$/m.exec(text)?.[1];
  if (bytes === undefined) throw new Error('the metrics do not tell the resident memory');
  return Number(bytes) / BYTES_PER_MB;
}

/** Month and counters of a plant, one after the other, as the calendar asks for them; milliseconds of both. */
async function openMonth(
  manager: HttpSession,
  plant: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<number> {
  const [ms] = await timed(async () => {
    await manager.reply(
      compactCalendar,
      { query: { plant, shape: 'compact' }, body: { from, to } },
      { 'Accept-Encoding': 'identity' },
    );
    await manager.reply(readCounters, { query: { division: `DIV${plant}`, from, to } });
  });
  return ms;
}

/** What the rules say of a month that nobody looked at before; milliseconds. */
async function readFindings(
  manager: HttpSession,
  plant: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<number> {
  const [ms] = await timed(() => manager.reply(readLegality, { query: { plant, from, to } }));
  return ms;
}

/** What new hours of a shift from tomorrow on would do in the largest plant, told to the administrator; milliseconds. */
async function previewNewHours(url: string): Promise<readonly number[]> {
  const admin = await HttpSession.open(url, 'admin');
  const { facts }: { facts: Readonly<Record<string, readonly StandingFact[]>> } = await admin.reply(
    readOrganisation,
    { query: { plant: PLANTS[0] } },
  );
  const rows = facts['shift_definition']!.filter(({ values }) => values['name'] === 'M');
  const times: number[] = [];
  for (let nth = 1; nth <= PREVIEWS; nth++) {
    const edits = stateFrom('shift_definition', rows, TOMORROW, { begin_time: 420 + nth });
    const [ms, { effects }] = await timed<{ effects: Effects | null }>(() =>
      admin.reply(previewOrganisation, { body: { edits } }),
    );
    if (!effects || effects.cells.first.length === 0) throw new Error('no cell is told');
    times.push(ms);
  }
  admin.close();
  return times;
}

export const fullWorld: Measure = {
  name: 'full-world',
  about:
    '50 plants, 4,200 people, 1.44 million cells on an embedded database of its own: loading it, starting with it, and ' +
    'the memory of the server process (PostgreSQL apart) after one manager opened three months and their counters of ' +
    'the five largest plants; what the rules say of the largest, and what a change of it would do; no floor',
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'torre-bench-full-'));
    const start = () =>
      startProduct({ dataFolder: join(folder, 'data'), world: 'full', today: TODAY, recordingFile: null });
    let product: RunningProduct | null = null;
    try {
      const [loadMs, loading] = await timed(start);
      await loading.stop();
      const [firstMs, first] = await timed(start);
      await first.stop();
      const started = await quietRounds(async () => {
        const [again, running] = await timed(start);
        await running.stop();
        return { again };
      });

      product = await start();
      const idle = await residentMegabytes(product);
      await giveFivePlants(product.url);
      const manager = await HttpSession.open(product.url, MANAGER);
      for (const month of MONTHS) for (const plant of PLANTS) await openMonth(manager, plant, month);
      const opened = await residentMegabytes(product);
      const cold: number[] = [];
      const judged: number[] = [];
      for (const month of COLD) {
        cold.push(await openMonth(manager, PLANTS[0], month));
        judged.push(await readFindings(manager, PLANTS[0], month));
      }
      manager.close();
      const previewed = await previewNewHours(product.url);

      return [
        {
          name: 'first start, the world loaded',
          unit: 'ms',
          rounds: fixed(loadMs),
          aim: { of: 'figure', atMost: 180_000 },
        },
        {
          name: 'the start after that',
          unit: 'ms',
          rounds: fixed(firstMs),
          aim: { of: 'figure', atMost: 10_000 },
        },
        {
          name: 'every later start',
          unit: 'ms',
          rounds: started.again,
          aim: { of: 'figure', atMost: 10_000 },
        },
        { name: 'memory, nobody there', unit: 'MB', rounds: fixed(idle), aim: null },
        {
          name: 'memory with five plants open',
          unit: 'MB',
          rounds: fixed(opened),
          aim: { of: 'figure', atMost: 400 },
        },
        {
          name: 'month and counters of 475 people, cold',
          unit: 'ms',
          rounds: fixed(median(cold)),
          aim: null,
        },
        {
          name: 'findings of 475 people, cold',
          unit: 'ms',
          rounds: fixed(median(judged)),
          aim: { of: 'figure', atMost: 300 },
        },
        {
          name: 'cells of new hours of a shift of 475 people, told',
          unit: 'ms',
          rounds: fixed(median(previewed)),
          aim: { of: 'figure', atMost: 2000 },
        },
      ];
    } finally {
      await product?.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
