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
import { OUTCOME } from '@torre/contract/outcome';
import type { Outcome } from '@torre/contract/outcome';
import { manager } from '../../../platform/access/access.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { App } from '../../../platform/deps.ts';
import { rememberAnswer } from '../../../platform/http/idempotency-claim.ts';
import { route } from '../../../platform/http/route.ts';
import { exceptFor, followMany, foretold } from '../after-save.ts';
import type { SaveDeps } from '../after-save.ts';
import { managedPlant } from '../division.reads.ts';
import { forecastInDraft } from '../drafts/draft-difference.ts';
import { requestedMonth } from '../drafts/requested-month.ts';
import { handOf } from '../hand.ts';
import { requestedDay } from '../requested-days.ts';
import { assignCycle, changeCycle, createCycle } from './cycle.actions.ts';
import { readCycles } from './cycle.reads.ts';
import { generateMonth, previewGeneration } from './generation.actions.ts';
import type { Generated } from './generation.actions.ts';

const said = (messageIT: string) => ({ code: OUTCOME.ok, messageIT });

/** Base cycles and the months that they generate: managers of the division's plant. */
export function registerCycles(app: App, deps: SaveDeps): void {
  const { db, clock } = deps;

  route(app, listCycles, {
    schema: listCyclesSchema,
    access: manager,
    handler: async ({ principal, query }) =>
      readCycles(db, await managedPlant(db, principal, query.division), clock.today()),
  });

  route(app, createCycleCall, {
    schema: createCycleSchema,
    access: manager,
    handler: async ({ principal, query, body }) => {
      const icao = await managedPlant(db, principal, query.division);
      const by = handOf(deps, principal, icao);
      const cycleId = await inTransaction(db, (tx) => createCycle(tx, by, icao, body));
      return { outcome: said('Ciclo aggiunto.'), cycleId };
    },
  });

  route(app, changeCycleCall, {
    schema: changeCycleSchema,
    access: manager,
    handler: async ({ principal, path, query, body }) => {
      const icao = await managedPlant(db, principal, query.division);
      const by = handOf(deps, principal, icao);
      const endsOn = body.endsOn === null ? null : requestedDay(body.endsOn);
      await inTransaction(db, (tx) => changeCycle(tx, by, icao, path.cycleId, { ...body, endsOn }));
      return { outcome: said('Ciclo salvato.'), cycleId: path.cycleId };
    },
  });

  route(app, assignCycleCall, {
    schema: assignCycleSchema,
    access: manager,
    handler: async ({ principal, path, query, body }) => {
      const icao = await managedPlant(db, principal, query.division);
      const by = handOf(deps, principal, icao);
      const following = {
        cycleId: path.cycleId,
        from: requestedDay(body.from),
        to: body.to === null ? null : requestedDay(body.to),
        people: body.people,
      };
      await inTransaction(db, (tx) => assignCycle(tx, by, icao, following));
      const people = body.people.length === 1 ? 'una persona' : `${body.people.length} persone`;
      return { outcome: said(`Ciclo assegnato a ${people}.`) };
    },
  });

  route(app, generateMonthCall, {
    schema: generateMonthSchema,
    access: manager,
    handler: async ({ principal, query, body }): Promise<GenerationReply> => {
      const icao = await managedPlant(db, principal, query.division);
      const by = handOf(deps, principal, icao);
      const draftId = query.draft ?? null;
      const wanted = {
        icao,
        draftId,
        month: requestedMonth(body.month),
        without: new Set(body.without),
        keep: new Set(body.keep.map(requestedDay)),
        overwrites: body.overwrites,
        overwritesOnCall: body.overwritesOnCall ?? false,
        causesThatStay: deps.configuration.read('counters.causesThatStay'),
      };
      if (query.preview === true) {
        const would = await inTransaction(db, (tx) => previewGeneration(tx, by, wanted));
        const effects =
          draftId === null
            ? await deps.forecast(icao, would.cells)
            : await forecastInDraft(deps, by, icao, draftId, would.cells);
        return { ...replyOf(would, foretoldGeneration(would)), effects };
      }
      const { generated, reply } = await inTransaction(db, async (tx) => {
        const written = await generateMonth(tx, by, wanted);
        const answer = replyOf(written, generationOutcome(written));
        await rememberAnswer(tx, answer);
        return { generated: written, reply: answer };
      });
      if (draftId !== null) return reply;
      return { ...reply, outcome: await followMany(deps, reply.outcome, generated.cells) };
    },
  });
}

/** As `outcomeOfMany`. */
function generationOutcome({ shifts, refused }: Generated): Outcome {
  const text = shifts.length === 1 ? 'Un turno generato' : `${shifts.length} turni generati`;
  return { code: codeOf(refused), messageIT: `${text}${exceptFor(refused.length)}.` };
}

const codeOf = (refused: Generated['refused']): number =>
  refused.length === 0 ? OUTCOME.ok : OUTCOME.partlySaved;

/** As `foretoldOfMany`. */
const foretoldGeneration = ({ shifts, refused }: Generated): Outcome => ({
  code: codeOf(refused),
  messageIT: foretold(shifts.length, refused.length, {
    none: 'Non nascerebbe nessun turno.',
    one: 'Nascerebbe un turno',
    many: 'Nascerebbero',
  }),
});

function replyOf(done: Generated, outcome: Outcome): GenerationReply {
  const { shifts, refused, overwritten, kept, unknown, withoutCycle, versionNo, position } = done;
  const cells = { overwritten, kept, unknown, refused, withoutCycle };
  return { outcome, written: shifts.length, ...cells, versionNo, position };
}
