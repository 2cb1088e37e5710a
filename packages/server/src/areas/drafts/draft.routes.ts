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
import type { App } from '../../platform/deps.ts';
import { okOutcome, refused } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { saveRoute } from '../../platform/http/save-route.ts';
import { followed, keptAnswer } from '../cells/index.ts';
import type { SaveDeps } from '../cells/index.ts';
import { managedPlant, ofDivision } from '../people/index.ts';
import { lookingActor, requestedMonth, rosterActorOf } from '../month/index.ts';
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

  saveRoute(app, deps, openDraftCall, {
    schema: openDraftSchema,
    mayTry: manager,
    ...ofDivision(({ query }) => query.division),
    act: (tx, actor, { icao }, { body }) => openDraft(tx, actor, icao, requestedMonth(body.month)),
    done: (draft) => ({ outcome: okOutcome(draftSentence('opened')), draft }),
  });

  saveRoute(app, deps, discardDraftCall, {
    schema: discardDraftSchema,
    mayTry: manager,
    ...ofDivision(({ query }) => query.division),
    act: (tx, actor, { icao }, { path, query }) =>
      discardDraft(tx, actor, { icao, draftId: path.draftId, revision: query.revision }),
    done: () => ({ outcome: okOutcome(draftSentence('discarded')) }),
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

  saveRoute(app, deps, publishDraftCall, {
    schema: publishDraftSchema,
    mayTry: manager,
    ...ofDivision(({ query }) => query.division),
    act: async (tx, actor, { icao }, { path, body }) => {
      const seen = { icao, draftId: path.draftId, revision: body.revision };
      const causesThatStay = deps.configuration.causesThatStay;
      const rosterActor = rosterActorOf(deps, actor, icao);
      const done = await publishDraft(tx, rosterActor, seen, body, { causesThatStay });
      const { versionNo, position, cells, legality } = done;
      const changed = done.shifts.length;
      const outcome = okOutcome(draftSentence('published', { versionNo, count: changed }));
      return keptAnswer(tx, { outcome, versionNo, changed, ...(legality && { legality }), position }, cells);
    },
    done: (saved) => followed(deps, saved),
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
