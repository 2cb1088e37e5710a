import * as calls from '@torre/contract/room-groups';
import * as schema from '@torre/contract/room-groups/schema';
import { groupSentence } from '@torre/contract/room-groups/sentences';
import { managesPlant } from '../../../platform/access/principal.ts';
import type { App, AreaDeps } from '../../../platform/deps.ts';
import { okOutcome } from '../../../platform/http/refused.ts';
import { route } from '../../../platform/http/route.ts';
import { saveRoute } from '../../../platform/http/save-route.ts';
import { NO_PLANT } from '../../../platform/http/requested-days.ts';
import { managedPlant, ofDivision } from '../../people/index.ts';
import { managesRooms } from '../operations-room.access.ts';
import { changeGroup, createGroup, deleteGroup } from './group.actions.ts';
import { readGroup, readGroups } from './group.reads.ts';

/** Groups of positions and of people. */
export function registerGroups(app: App, deps: AreaDeps): void {
  const { db } = deps;

  route(app, calls.listGroups, {
    schema: schema.listGroupsSchema,
    access: managesRooms,
    handler: async ({ principal, query: { division } }) => {
      if (division === NO_PLANT) return { outcome: okOutcome(), groups: [] };
      return {
        outcome: okOutcome(),
        groups: await readGroups(db, await managedPlant(db, principal, division)),
      };
    },
  });

  saveRoute(app, deps, calls.createGroup, {
    schema: schema.createGroupSchema,
    mayTry: managesRooms,
    ...ofDivision(({ body }) => body.division),
    act: (tx, actor, { icao }, { body }) => createGroup(tx, actor, icao, body),
    done: (group) => ({ outcome: okOutcome(groupSentence('added')), group }),
  });

  saveRoute(app, deps, calls.changeGroup, {
    schema: schema.changeGroupSchema,
    mayTry: managesRooms,
    ...ofDivision(({ body }) => body.division),
    act: (tx, actor, { icao }, { body }) => changeGroup(tx, actor, icao, body),
    done: (group) => ({ outcome: okOutcome(groupSentence('saved')), group }),
  });

  saveRoute(app, deps, calls.deleteGroup, {
    schema: schema.deleteGroupSchema,
    mayTry: managesRooms,
    find: (tx, { path }) => readGroup(tx, path.id),
    missing: groupSentence('gone'),
    // One answer for both: whether another room has such a group is not said.
    may: (principal, { icao }) => (managesPlant(principal, icao) ? 'allow' : 'missing'),
    act: (tx, actor, standing, { query }) => deleteGroup(tx, actor, standing, query.version),
    done: () => ({ outcome: okOutcome(groupSentence('deleted')) }),
  });
}
