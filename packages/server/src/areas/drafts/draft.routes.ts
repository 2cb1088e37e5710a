import {
  discardDraft as discardDraftCall,
  draftDifference as draftDifferenceCall,
  openDraft as openDraftCall,
  publishDraft as publishDraftCall,
  readMonthVersion,
  readPlanning,
} from '@torre/contract/drafts';
import {
  discardDraftSchema,
  draftDifferenceSchema,
  openDraftSchema,
  publishDraftSchema,
  readMonthVersionSchema,
  readPlanningSchema,
} from '@torre/contract/drafts/schema';
import { draftSentence } from '@torre/contract/drafts/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { manager } from '../../platform/access/access.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { App } from '../../platform/deps.ts';
import { rememberAnswer } from '../../platform/http/idempotency-claim.ts';
import { okOutcome, refused } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { followMany } from '../cells/index.ts';
import type { SaveDeps } from '../cells/index.ts';
import { managedPlant } from '../people/index.ts';
import { lookingActor, requestedMonth } from '../month/index.ts';
import { draftDifference } from './draft-difference.ts';
import { discardDraft, openDraft, publishDraft } from './draft.actions.ts';
import { isEmptyMonth, readDraftOfMonth, readVersionRows, readVersions } from './draft.reads.ts';
import { versionPeople } from './version-people.ts';

/** Drafts of a month, their publication and the frozen versions: managers of the division's plant. */
export function registerDraftCalls(app: App, deps: SaveDeps): void {
  const { db } = deps;

  route(app, readPlanning, {
    schema: readPlanningSchema,
    access: manager,
    handler: async ({ principal, query }) => {
      const icao = await managedPlant(db, principal, query.division);
      const month = requestedMonth(query.month);
      return {
        outcome: okOutcome(),
        draft: await readDraftOfMonth(db, icao, month),
        isEmpty: await isEmptyMonth(db, icao, month),
        versions: await readVersions(db, icao, month),
      };
    },
  });

  route(app, openDraftCall, {
    schema: openDraftSchema,
    access: manager,
    handler: async ({ principal, query, body }) => {
      const icao = await managedPlant(db, principal, query.division);
      return inTransaction(db, async (tx) => {
        const draft = await openDraft(
          tx,
          lookingActor(deps, principal, openDraftCall, icao),
          icao,
          requestedMonth(body.month),
        );
        return { outcome: okOutcome(draftSentence('opened')), draft };
      });
    },
  });

  route(app, discardDraftCall, {
    schema: discardDraftSchema,
    access: manager,
    handler: async ({ principal, path, query }) => {
      const icao = await managedPlant(db, principal, query.division);
      const { draftId } = path;
      await inTransaction(db, (tx) =>
        discardDraft(tx, lookingActor(deps, principal, discardDraftCall, icao), {
          icao,
          draftId,
          revision: query.revision,
        }),
      );
      return { outcome: okOutcome(draftSentence('discarded')) };
    },
  });

  route(app, draftDifferenceCall, {
    schema: draftDifferenceSchema,
    access: manager,
    handler: async ({ principal, path, query }) => {
      const icao = await managedPlant(db, principal, query.division);
      return draftDifference(
        deps,
        lookingActor(deps, principal, draftDifferenceCall, icao),
        icao,
        path.draftId,
      );
    },
  });

  route(app, publishDraftCall, {
    schema: publishDraftSchema,
    access: manager,
    handler: async ({ principal, path, query, body }) => {
      const icao = await managedPlant(db, principal, query.division);
      const actor = lookingActor(deps, principal, publishDraftCall, icao);
      const seen = { icao, draftId: path.draftId, revision: body.revision };
      const { cells, reply } = await inTransaction(db, async (tx) => {
        const causesThatStay = deps.configuration.read('counters.causesThatStay');
        const done = await publishDraft(tx, actor, seen, body, { causesThatStay });
        const { versionNo, position } = done;
        const changed = done.shifts.length;
        const outcome = okOutcome(draftSentence('published', { versionNo, count: changed }));
        const answer = { outcome, versionNo, changed, position };
        await rememberAnswer(tx, answer);
        return { cells: done.cells, reply: answer };
      });
      return { ...reply, outcome: await followMany(deps, reply.outcome, cells) };
    },
  });

  route(app, readMonthVersion, {
    schema: readMonthVersionSchema,
    access: manager,
    handler: async ({ principal, path, query }) => {
      const icao = await managedPlant(db, principal, query.division);
      const month = requestedMonth(query.month);
      const versionNo = Number(path.versionNo);
      const version = (await readVersions(db, icao, month)).find((one) => one.versionNo === versionNo);
      if (version === undefined) {
        throw refused(404, OUTCOME.notFound, draftSentence('versionUnknown'));
      }
      const rows = await readVersionRows(db, icao, month, versionNo);
      return {
        outcome: okOutcome(),
        version,
        people: versionPeople(rows, month),
      };
    },
  });
}
