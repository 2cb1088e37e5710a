import { buildWorld, DEMO_PASSWORD, EXAMPLES_TODAY } from '@torre/demo';
import { displayDay, isoDay } from '@torre/domain/kernel';
import { hashPassword } from '../areas/identity/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db/index.ts';
import { loadWorld } from '../seed/load-world.ts';
import { type Contents, worldToLoad } from './demo-choice.ts';

/** Loads the demo world that this start asks for; returns the sentence that says so, or null when there is none. */
export async function loadDemoWorld(db: Database, config: Config, clock: Clock): Promise<string | null> {
  const kind = worldToLoad(config, await readContents(db));
  if (kind === 'none') return null;
  const world = buildWorld(kind, clock.today());
  await loadWorld(db, world, { kind, passwordHash: await hashPassword(DEMO_PASSWORD) });
  const size = `${world.employee.length} persone, ${world.day_shift.length} turni`;
  const today = kind === 'examples' ? `; per vederlo: TORRE_TODAY=${isoDay(EXAMPLES_TODAY)}` : '';
  return `Mondo dimostrativo '${kind}' caricato al ${displayDay(clock.today())} (${size}${today})`;
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
