import { buildWorld, DEMO_PASSWORD, EXAMPLES_TODAY, fullWorld } from '@torre/demo';
import type { FullWorld } from '@torre/demo';
import { displayDay, isoDay } from '@torre/domain/kernel';
import { hashPassword } from '../areas/identity/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db/index.ts';
import { FolderStore } from '../platform/files/index.ts';
import { loadWorld } from '../seed/load-world.ts';
import { type Contents, worldToLoad } from './demo-choice.ts';
import { withDocuments } from './demo-documents.ts';

/**
 * Loads the demo world that this start asks for, saying how far a large one is; returns the sentence that says what was
 * loaded, or null when there is none.
 */
export async function loadDemoWorld(
  db: Database,
  config: Config,
  clock: Clock,
  say: (line: string) => void,
): Promise<string | null> {
  const kind = worldToLoad(config, await readContents(db));
  if (kind === 'none') return null;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const on = displayDay(clock.today());
  if (kind === 'full') {
    const full = fullWorld(clock.today());
    say(
      `  Carico il mondo dimostrativo 'full': ${size(full)}. Se si interrompe, il prossimo avvio ricomincia.`,
    );
    await loadWorld(db, full.world, {
      kind,
      passwordHash,
      rosters: full.rosters(),
      onPart: progress(full, say),
    });
    return `Mondo dimostrativo '${kind}' caricato al ${on} (${size(full)})`;
  }
  const bare = buildWorld(kind, clock.today());
  const { world, tables } = await withDocuments(bare, clock.today(), new FolderStore(config.filesFolder));
  await loadWorld(db, world, { kind, passwordHash, more: tables });
  const today = kind === 'examples' ? `; per vederlo: TORRE_TODAY=${isoDay(EXAMPLES_TODAY)}` : '';
  return `Mondo dimostrativo '${kind}' caricato al ${on} (${sizeOf(world.employee.length, world.day_shift.length)}${today})`;
}

const grouped = (number: number): string => number.toLocaleString('it-IT', { useGrouping: 'always' });
const sizeOf = (people: number, shifts: number): string =>
  `${grouped(people)} persone, ${grouped(shifts)} turni`;

function size({ world, cells }: FullWorld): string {
  return `${world.plant.length} impianti, ${sizeOf(world.employee.length, cells)}`;
}

const STEPS = 10;

/** Says each tenth of the rosters that is loaded, with the plant that it has come to. */
function progress(
  { world, cells }: FullWorld,
  say: (line: string) => void,
): (part: { readonly icao: string; readonly day_shift: readonly unknown[] }) => void {
  const names = new Map(world.plant.map(({ icao, name }) => [icao, name]));
  let loaded = 0;
  let lastStep = 0;
  return ({ icao, day_shift }) => {
    loaded += day_shift.length;
    const step = Math.floor((loaded / cells) * STEPS);
    if (step === lastStep) return;
    lastStep = step;
    say(`  ${(100 / STEPS) * step} % dei turni caricati (${names.get(icao)})`);
  };
}

async function readContents(db: Database): Promise<Contents> {
  const { rows } = await db.query<Contents>(
    `select not exists (select from plant) and not exists (select from employee) as "isEmpty",
       (select value from meta where key = 'demo') as demo`,
  );
  return rows[0]!;
}

export interface DemoAccount {
  readonly userName: string;
  readonly description: string;
}

/** Accounts that anybody may try; empty unless the database is marked as demo. */
export async function demoAccounts(db: Database): Promise<readonly DemoAccount[]> {
  const { rows } = await db.query<DemoAccount>(
    `select user_name as "userName", coalesce(demo_description, '') as description
     from account where is_demo and exists (select from meta where key = 'demo') order by demo_ord`,
  );
  return rows;
}
