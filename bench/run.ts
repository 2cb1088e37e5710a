/** `npm run bench`: the product's figures beside their floors of the same run. `--only name,name`, `--json file`. */
import { writeFile } from 'node:fs/promises';
import { Bench } from './bench.ts';
import type { Figure } from './figures/figure.ts';
import { table } from './figures/table.ts';
import { machineLine, readMachine, timeProcessorLoop } from './machine.ts';
import { bundle } from './measures/bundle.ts';
import { counterDetail } from './measures/counter-detail.ts';
import { counterPreview } from './measures/counter-preview.ts';
import { counters } from './measures/counters.ts';
import { content } from './measures/content.ts';
import { cover } from './measures/cover.ts';
import { manyScreens } from './measures/many-screens.ts';
import { generation } from './measures/generation.ts';
import { fullWorld } from './measures/full-world.ts';
import { grid } from './measures/grid.ts';
import { legality } from './measures/legality.ts';
import { lists } from './measures/lists.ts';
import { live } from './measures/live.ts';
import { longRoster } from './measures/long-roster.ts';
import type { Measure } from './measures/measure.ts';
import { month } from './measures/month.ts';
import { overload } from './measures/overload.ts';
import { bulk } from './measures/bulk.ts';
import { importExport } from './measures/import-export.ts';
import { organisationImport } from './measures/organisation-import.ts';
import { requests } from './measures/requests.ts';
import { roomFiller } from './measures/room-filler.ts';
import { roomPlan } from './measures/room-plan.ts';
import { save } from './measures/save.ts';
import { screens } from './measures/screens.ts';
import { signIn } from './measures/sign-in.ts';
import { readOptions } from './options.ts';

const MEASURES: readonly Measure[] = [
  counters,
  counterDetail,
  counterPreview,
  legality,
  cover,
  month,
  save,
  bulk,
  signIn,
  live,
  manyScreens,
  grid,
  screens,
  bundle,
  overload,
  fullWorld,
  longRoster,
  generation,
  roomFiller,
  // They fill the plant with people and the trail with changes: nothing else is measured on it afterwards.
  importExport,
  organisationImport,
  roomPlan,
  lists,
  requests,
  content,
];

interface Report {
  readonly measure: string;
  readonly about: string;
  /** The processor loop before and after, milliseconds. */
  readonly loopMs: readonly [before: number, after: number];
  readonly figures: readonly Figure[];
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function measureAll(measures: readonly Measure[]): Promise<readonly Report[]> {
  const bench = new Bench();
  const reports: Report[] = [];
  try {
    for (const { name, about, run } of measures) {
      const before = timeProcessorLoop();
      const figures = await run(bench);
      const after = timeProcessorLoop();
      reports.push({ measure: name, about, loopMs: [before, after], figures });
      say(`\n${name}: ${about}\nprocessor loop ${before.toFixed(1)} ms before, ${after.toFixed(1)} ms after`);
      say(table(figures));
    }
    return reports;
  } finally {
    await bench.close();
  }
}

async function main(): Promise<void> {
  const options = readOptions(
    process.argv.slice(2),
    MEASURES.map(({ name }) => name),
  );
  const machine = readMachine();
  const at = new Date().toISOString();
  say(`Torre bench, ${at}\n${machineLine(machine)}`);
  const reports = await measureAll(MEASURES.filter(({ name }) => options.only.includes(name)));
  if (options.json !== null)
    await writeFile(options.json, `${JSON.stringify({ at, machine, reports }, null, 2)}\n`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
