import { readTurns } from '@torre/contract/operations-room';
import { readTurnsSchema } from '@torre/contract/operations-room/schema';
import { OUTCOME } from '@torre/contract/outcome';
import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Principal } from '../../platform/access/principal.ts';
import type { Database } from '../../platform/db/index.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { route } from '../../platform/http/route.ts';
import { NO_PLANT } from '../../platform/http/requested-days.ts';
import { contractDefinition, definitionsJson } from '../month/index.ts';
import { managedPlant } from '../people/index.ts';
import type { DefinitionRow } from '../month/index.ts';
import { managesRooms } from './operations-room.access.ts';

/** GET /turns: the path names no plant; without a division it is the first that the session manages. */
export function registerTurns(app: App, { db, clock }: AreaDeps): void {
  route(app, readTurns, {
    schema: readTurnsSchema,
    access: managesRooms,
    handler: async ({ principal, query }) => {
      const icao = await askedPlant(db, principal, query.division);
      const turns = icao === null ? [] : await readDefinitionsOf(db, icao, clock.today());
      return { outcome: { code: OUTCOME.ok, messageIT: '' }, turns: turns.map(contractDefinition) };
    },
  });
}

async function askedPlant(
  db: Database,
  principal: Principal,
  division: string | undefined,
): Promise<string | null> {
  if (division === undefined) return principal.managedPlants[0] ?? null;
  return division === NO_PLANT ? null : managedPlant(db, principal, division);
}

async function readDefinitionsOf(db: Database, icao: string, day: Day): Promise<readonly DefinitionRow[]> {
  const { rows } = await db.query<{ definitions: readonly DefinitionRow[] }>({
    name: 'room-turns',
    text: `select ${definitionsJson('$1', '$2::date', '$2::date')} as definitions`,
    values: [icao, isoDay(day)],
  });
  return rows[0]!.definitions;
}
