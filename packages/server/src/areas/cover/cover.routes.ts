import { readCover, readCoverMends } from '@torre/contract/cover';
import type { CoverCandidate, CoverMendsReply, CoverReply } from '@torre/contract/cover';
import { readCoverMendsSchema, readCoverSchema } from '@torre/contract/cover/schema';
import { coverSentence } from '@torre/contract/cover/sentences';
import type { QueryOf } from '@torre/contract/endpoint';
import { OUTCOME } from '@torre/contract/outcome';
import type { MendPart } from '@torre/domain/cover';
import { compactDay, compactMinutes } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Queryable } from '../../platform/db/index.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { caughtUp } from '../../platform/events/caught-up.ts';
import { okOutcome, refused } from '../../platform/http/refused.ts';
import { requestedDay } from '../../platform/http/requested-days.ts';
import { route } from '../../platform/http/route.ts';
import type { Counting } from '../counters/index.ts';
import { inOrder, inWords } from '../legality/index.ts';
import type { JudgedFinding, PlantLegality, RosterSearch } from '../legality/index.ts';
import { writesRoster } from '../month/index.ts';
import { readCalls } from './call.reads.ts';
import type { SlotKey } from './call.reads.ts';
import { readNames } from './cover.reads.ts';
import { searchCover } from './search-cover.ts';
import { searchMends } from './search-mends.ts';
import type { SlotScene } from './slot-scene.ts';

export interface CoverDeps extends AreaDeps {
  readonly counting: Counting;
  readonly legality: PlantLegality;
}

/** Complete up to the position that they name, and to the one that the client sends. */
export function registerCover(
  app: App,
  { db, hub, configuration, lookups, counting, legality }: CoverDeps,
): void {
  /** What both calls ask: the slot, whom one asked for it, and how to search. */
  const asked = async ({ plant: icao, timeslotId, date, position }: QueryOf<typeof readCover>) => {
    const slot = { icao, timeslotId, day: requestedDay(date) };
    const upTo = await caughtUp(hub, position);
    const calls = await readCalls(db, slot);
    const declined = new Set(
      calls.filter(({ answer }) => answer === 'no').map(({ employeeId }) => employeeId),
    );
    const contract = {
      weekly: configuration.weeklyMinutes(icao),
      categoriesOn: (day: Day) => lookups.categories(day),
    };
    return { slot, calls, declined, position: upTo, deps: { db, counting, legality, contract } };
  };

  route(app, readCover, {
    schema: readCoverSchema,
    access: writesRoster,
    handler: async ({ query }): Promise<CoverReply> => {
      const { slot, calls, declined, position, deps } = await asked(query);
      const found = await legality.searches.run(() => searchCover(deps, slot, declined));
      if (found === null) throw noSlot(slot);
      const { legal, breaking, missing, others } = found.cover;
      const shown = await shownIn(db, found, [...legal, ...breaking]);
      return {
        outcome: okOutcome(),
        slot: shownSlot(found),
        missing,
        lacking: found.seen.detail.lacking.map(
          ({ specialization }) => found.seen.names.specializations[specialization]!.specializationId,
        ),
        legal: legal.map((one) => shown(one, one.missingAfter)),
        breaking: breaking.map((one) => shown(one, one.missingAfter)),
        others,
        calls,
        position,
      };
    },
  });

  route(app, readCoverMends, {
    schema: readCoverMendsSchema,
    access: writesRoster,
    handler: async ({ query }): Promise<CoverMendsReply> => {
      const { slot, declined, position, deps } = await asked(query);
      const found = await legality.searches.run(() => searchMends(deps, slot, declined));
      if (found === null) throw noSlot(slot);
      const parts = found.mends.flatMap(({ first, second }) => [first, second]);
      const shown = await shownIn(db, found, parts);
      return {
        outcome: okOutcome(),
        mends: found.mends.map(({ first, second, missingAfter }) => ({
          first: shown(first, missingAfter),
          second: shown(second, missingAfter),
        })),
        position,
      };
    },
  });
}

const noSlot = ({ timeslotId }: SlotKey) =>
  refused(404, OUTCOME.notFound, coverSentence('noSlot', { timeslotId }));

function shownSlot({ seen: { slot }, slot: { day } }: SlotScene): CoverReply['slot'] {
  return {
    date: compactDay(day),
    timeslotId: slot.timeslotId,
    description: slot.description,
    beginTime: compactMinutes(slot.beginTime),
    endTime: compactMinutes(slot.endTime),
    onCall: slot.kind === 'REP',
  };
}

type Part = MendPart<JudgedFinding>;

/** People of a search with their names, as the plant's managers read them. */
async function shownIn(
  on: Queryable,
  { icao, seen, plant, search }: SlotScene & { readonly search: RosterSearch | null },
  parts: readonly Part[],
): Promise<(part: Part, missingAfter: number) => CoverCandidate> {
  const names = await readNames(
    on,
    parts.map(({ employeeId }) => employeeId),
  );
  return ({ employeeId, code, onCall, declined, load, minutesAbove, added }, missingAfter) => {
    const { turn, day } = code;
    const cell = plant.cellOn(employeeId, day)!;
    const definition = plant.definitionOn(turn, day)!;
    const island = seen.placeOn(employeeId, day)?.island ?? -1;
    return {
      employeeId,
      ...names.get(employeeId)!,
      island: seen.names.islands[island]?.name ?? null,
      date: compactDay(day),
      version: cell.version,
      standingTurn: cell.turn,
      turn,
      shiftId: plant.shiftIdOf(turn, day)!,
      beginTime: compactMinutes(definition.beginTime!),
      endTime: compactMinutes(definition.endTime!),
      onCall,
      declined,
      missingAfter,
      load,
      minutesAbove,
      restBefore: search!.restBefore(employeeId, code.start),
      findings: inOrder(added).map((finding) => inWords(finding, icao)),
    };
  };
}
