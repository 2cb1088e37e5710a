import {
  assignCycle as assignCycleCall,
  changeCycle as changeCycleCall,
  createCycle as createCycleCall,
  generateMonth as generateMonthCall,
  listCycles,
} from '@torre/contract/cycles';
import type { GenerationReply } from '@torre/contract/cycles';
import {
  assignCycleSchema,
  changeCycleSchema,
  createCycleSchema,
  generateMonthSchema,
  listCyclesSchema,
} from '@torre/contract/cycles/schema';
import { cycleSentence } from '@torre/contract/cycles/sentences';
import type { Outcome } from '@torre/contract/outcome';
import { manager } from '../../platform/access/access.ts';
import type { App } from '../../platform/deps.ts';
import { okOutcome } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { saveRoute } from '../../platform/http/save-route.ts';
import { followed, foretoldGeneration, generationOutcome, keptAnswer } from '../cells/index.ts';
import type { SaveDeps } from '../cells/index.ts';
import { managedPlant, ofDivision } from '../people/index.ts';
import { forecastInDraft } from '../drafts/index.ts';
import { requestedMonth, rosterActorOf } from '../month/index.ts';
import { requestedDay } from '../../platform/http/requested-days.ts';
import { rulesOfCategories } from './cycle-rules.ts';
import { assignCycle, changeCycle, createCycle } from './cycle.actions.ts';
import { readCycles } from './cycle.reads.ts';
import { generateMonth, previewGeneration } from './generation.actions.ts';
import type { Generated } from './generation.actions.ts';

/** Base cycles and the months that they generate: managers of the division's plant. */
export function registerCycles(app: App, deps: SaveDeps): void {
  const { db, clock } = deps;

  route(app, listCycles, {
    schema: listCyclesSchema,
    access: manager,
    handler: async ({ principal, query }) => {
      const icao = await managedPlant(db, principal, query.division);
      const today = clock.today();
      const reply = await readCycles(db, icao, today);
      return { ...reply, rules: rulesOfCategories(deps.configuration, icao, reply.people, today) };
    },
  });

  saveRoute(app, deps, createCycleCall, {
    schema: createCycleSchema,
    mayTry: manager,
    ...ofDivision(({ query }) => query.division),
    act: (tx, actor, { icao }, { body }) => createCycle(tx, rosterActorOf(deps, actor, icao), icao, body),
    done: (cycleId) => ({ outcome: okOutcome(cycleSentence('added')), cycleId }),
  });

  saveRoute(app, deps, changeCycleCall, {
    schema: changeCycleSchema,
    mayTry: manager,
    prepare: ({ body }) => (body.endsOn === null ? null : requestedDay(body.endsOn)),
    ...ofDivision(({ query }) => query.division),
    act: (tx, actor, { icao }, { path, body, prepared: endsOn }) =>
      changeCycle(tx, rosterActorOf(deps, actor, icao), icao, path.cycleId, { ...body, endsOn }),
    done: (_, { path }) => ({ outcome: okOutcome(cycleSentence('saved')), cycleId: path.cycleId }),
  });

  saveRoute(app, deps, assignCycleCall, {
    schema: assignCycleSchema,
    mayTry: manager,
    prepare: ({ path, body }) => ({
      cycleId: path.cycleId,
      from: requestedDay(body.from),
      to: body.to === null ? null : requestedDay(body.to),
      people: body.people,
    }),
    ...ofDivision(({ query }) => query.division),
    act: (tx, actor, { icao }, { prepared }) =>
      assignCycle(tx, rosterActorOf(deps, actor, icao), icao, prepared),
    done: (_, { body }) => ({ outcome: okOutcome(cycleSentence('assigned', { count: body.people.length })) }),
  });

  saveRoute(app, deps, generateMonthCall, {
    schema: generateMonthSchema,
    mayTry: manager,
    ...ofDivision(({ query }) => query.division),
    act: async (tx, plainActor, { icao }, { query, body }): Promise<() => Promise<GenerationReply>> => {
      const actor = rosterActorOf(deps, plainActor, icao);
      const draftId = query.draft ?? null;
      const wanted = {
        icao,
        draftId,
        month: requestedMonth(body.month),
        without: new Set(body.without),
        keep: new Set(body.keep.map(requestedDay)),
        overwrites: body.overwrites,
        overwritesOnCall: body.overwritesOnCall ?? false,
        legalityReason: body.legalityReason,
        causesThatStay: deps.configuration.causesThatStay,
      };
      if (query.preview !== true) {
        const done = await generateMonth(tx, actor, wanted);
        const reply = replyOf(done, generationOutcome(done));
        const saved = await keptAnswer(tx, reply, draftId === null ? done.cells : []);
        return () => followed(deps, saved);
      }
      const would = await previewGeneration(tx, actor, wanted);
      return async () => {
        const foretold = await (draftId === null
          ? deps.forecast(icao, would.cells)
          : forecastInDraft(deps, actor, icao, draftId, would.cells));
        return { ...replyOf(would, foretoldGeneration(would)), ...foretold };
      };
    },
    done: (reply) => reply(),
  });
}

function replyOf(done: Generated, outcome: Outcome): GenerationReply {
  const { shifts, refused, overwritten, kept, unknown, withoutCycle, versionNo, position, legality } = done;
  const cells = { overwritten, kept, unknown, refused, withoutCycle };
  return { outcome, written: shifts.length, ...cells, versionNo, ...(legality && { legality }), position };
}
