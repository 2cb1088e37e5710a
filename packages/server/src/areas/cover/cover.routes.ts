import { readCover } from '@torre/contract/cover';
import type { CoverCandidate as ContractCandidate, CoverReply } from '@torre/contract/cover';
import { readCoverSchema } from '@torre/contract/cover/schema';
import { coverSentence } from '@torre/contract/cover/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { CoverCandidate } from '@torre/domain/cover';
import { compactDay, compactMinutes } from '@torre/domain/kernel';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { caughtUp } from '../../platform/events/caught-up.ts';
import { okOutcome, refused } from '../../platform/http/refused.ts';
import { requestedDay } from '../../platform/http/requested-days.ts';
import { route } from '../../platform/http/route.ts';
import type { Counting } from '../counters/index.ts';
import { inOrder, inWords } from '../legality/index.ts';
import type { JudgedFinding, PlantLegality } from '../legality/index.ts';
import { writesRoster } from '../month/index.ts';
import { readCalls } from './call.reads.ts';
import { readNames } from './cover.reads.ts';
import { searchCover } from './search-cover.ts';
import type { SearchedCover } from './search-cover.ts';

export interface CoverDeps extends AreaDeps {
  readonly counting: Counting;
  readonly legality: PlantLegality;
}

/** GET /manager/cover: complete up to the position that it names, and to the one that the client sends. */
export function registerCover(app: App, { db, hub, configuration, counting, legality }: CoverDeps): void {
  route(app, readCover, {
    schema: readCoverSchema,
    access: writesRoster,
    handler: async ({ query }): Promise<CoverReply> => {
      const { plant: icao, timeslotId } = query;
      const slot = { icao, timeslotId, day: requestedDay(query.date) };
      const position = await caughtUp(hub, query.position);
      const calls = await readCalls(db, slot);
      const saidNo = new Set(
        calls.filter(({ answer }) => answer === 'no').map(({ employeeId }) => employeeId),
      );
      const weekly = configuration.weeklyMinutes(icao);
      const found = await searchCover({ db, counting, legality, weekly }, slot, saidNo);
      if (found === null) throw refused(404, OUTCOME.notFound, coverSentence('noSlot', { timeslotId }));
      const { legal, breaking, missing, others } = found.cover;
      const names = await readNames(
        db,
        [...legal, ...breaking].map(({ employeeId }) => employeeId),
      );
      const shown = (one: CoverCandidate<JudgedFinding>) => ({
        ...names.get(one.employeeId)!,
        ...shownCandidate(found, one, icao),
      });
      return {
        outcome: okOutcome(),
        slot: shownSlot(found),
        missing,
        lacking: found.seen.detail.lacking.map(
          ({ specialization }) => found.seen.names.specializations[specialization]!.specializationId,
        ),
        legal: legal.map(shown),
        breaking: breaking.map(shown),
        others,
        calls,
        position,
      };
    },
  });
}

function shownSlot({ seen: { slot }, slot: { day } }: SearchedCover): CoverReply['slot'] {
  return {
    date: compactDay(day),
    timeslotId: slot.timeslotId,
    description: slot.description,
    beginTime: compactMinutes(slot.beginTime),
    endTime: compactMinutes(slot.endTime),
    onCall: slot.kind === 'REP',
  };
}

function shownCandidate(
  { seen, plant, search }: SearchedCover,
  candidate: CoverCandidate<JudgedFinding>,
  icao: string,
): Omit<ContractCandidate, 'employeeName' | 'employeeSurname'> {
  const { employeeId, code, onCall, saidNo, missingAfter, load, minutesAbove } = candidate;
  const cell = plant.cellOn(employeeId, code.day)!;
  const definition = plant.definitionOn(code.turn, code.day)!;
  const island = seen.placeOn(employeeId, code.day)?.island ?? -1;
  return {
    employeeId,
    island: seen.names.islands[island]?.name ?? null,
    date: compactDay(code.day),
    version: cell.version,
    standingTurn: cell.turn,
    turn: code.turn,
    beginTime: compactMinutes(definition.beginTime!),
    endTime: compactMinutes(definition.endTime!),
    onCall,
    saidNo,
    missingAfter,
    load,
    minutesAbove,
    restBefore: search!.restBefore(employeeId, code.start),
    findings: inOrder(candidate.added).map((finding) => inWords(finding, icao)),
  };
}
