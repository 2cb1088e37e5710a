import { readFindingMend } from '@torre/contract/cover';
import { readFindingMendSchema } from '@torre/contract/cover/schema';
import type { FindingMend } from '@torre/contract/cover';
import type { ReplyOf } from '@torre/contract/endpoint';
import { compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { FREE } from '@torre/domain/roster';
import type { Queryable } from '../../platform/db/index.ts';
import type { App } from '../../platform/deps.ts';
import { caughtUp } from '../../platform/events/caught-up.ts';
import { okOutcome } from '../../platform/http/refused.ts';
import { requestedDay } from '../../platform/http/requested-days.ts';
import { route } from '../../platform/http/route.ts';
import { changeInWords } from '../legality/index.ts';
import { writesRoster } from '../month/index.ts';
import { readNames } from './cover.reads.ts';
import type { CoverDeps } from './cover.routes.ts';
import { searchFindingMend } from './search-finding-mend.ts';
import type { SearchedFindingMend } from './search-finding-mend.ts';

/** Complete up to the position that the answer names, and to the one that the client sends. */
export function registerFindingMend(
  app: App,
  { db, hub, configuration, lookups, counting, legality }: CoverDeps,
): void {
  route(app, readFindingMend, {
    schema: readFindingMendSchema,
    access: writesRoster,
    handler: async ({ query }): Promise<ReplyOf<typeof readFindingMend>> => {
      const { plant: icao, employeeId, rule, limit, turn = null } = query;
      const [from, day] = [requestedDay(query.from), requestedDay(query.date)];
      const position = await caughtUp(hub, query.position);
      const found = await searchFindingMend(
        {
          db,
          counting,
          legality,
          contract: {
            weekly: configuration.weeklyMinutes(icao),
            categoriesOn: (on: Day) => lookups.categories(on),
          },
        },
        { icao, employeeId, rule, limit, from, day, turn },
      );
      return { outcome: okOutcome(), mend: found && (await shown(db, icao, found)), position };
    },
  });
}

async function shown(
  on: Queryable,
  icao: string,
  { mend: { kind, cells, added, ended }, plant }: SearchedFindingMend,
): Promise<FindingMend> {
  const names = await readNames(
    on,
    cells.map(({ employeeId }) => employeeId),
  );
  return {
    kind,
    cells: cells.map(({ employeeId, day, code }) => {
      const turn = code?.turn ?? FREE;
      const cell = plant.cellOn(employeeId, day);
      return {
        employeeId,
        ...names.get(employeeId)!,
        date: compactDay(day),
        version: cell?.version ?? null,
        standingTurn: cell?.turn ?? null,
        turn,
        shiftId: plant.shiftIdOf(turn, day)!,
      };
    }),
    legality: changeInWords([{ added, ended }], icao),
  };
}
