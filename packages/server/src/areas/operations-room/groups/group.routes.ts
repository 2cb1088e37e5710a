import { OUTCOME } from '@torre/contract/outcome';
import * as calls from '@torre/contract/room-groups';
import * as schema from '@torre/contract/room-groups/schema';
import { managesPlant } from '../../../platform/access/principal.ts';
import type { Principal } from '../../../platform/access/principal.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { App, AreaDeps } from '../../../platform/deps.ts';
import { refused } from '../../../platform/http/refused.ts';
import { route } from '../../../platform/http/route.ts';
import { NO_PLANT, managedPlant } from '../../roster/index.ts';
import { managesRooms } from '../operations-room.access.ts';
import { changeGroup, createGroup, deleteGroup } from './group.actions.ts';
import { readGroup, readGroups } from './group.reads.ts';

const said = (messageIT = '') => ({ code: OUTCOME.ok, messageIT });

/** Groups of positions and of people. */
export function registerGroups(app: App, { db, clock }: AreaDeps): void {
  const hand = ({ employeeId }: Principal) => ({ employeeId, now: clock.now() });

  route(app, calls.listGroups, {
    schema: schema.listGroupsSchema,
    access: managesRooms,
    handler: async ({ principal, query: { division } }) => {
      if (division === NO_PLANT) return { outcome: said(), groups: [] };
      return { outcome: said(), groups: await readGroups(db, await managedPlant(db, principal, division)) };
    },
  });

  route(app, calls.createGroup, {
    schema: schema.createGroupSchema,
    access: managesRooms,
    handler: async ({ principal, body: { division, ...content } }) => {
      const icao = await managedPlant(db, principal, division);
      const group = await inTransaction(db, (tx) => createGroup(tx, hand(principal), icao, content));
      return { outcome: said('Gruppo aggiunto.'), group };
    },
  });

  route(app, calls.changeGroup, {
    schema: schema.changeGroupSchema,
    access: managesRooms,
    handler: async ({ principal, body: { division, ...content } }) => {
      const icao = await managedPlant(db, principal, division);
      const group = await inTransaction(db, (tx) => changeGroup(tx, hand(principal), icao, content));
      return { outcome: said('Gruppo salvato.'), group };
    },
  });

  route(app, calls.deleteGroup, {
    schema: schema.deleteGroupSchema,
    access: managesRooms,
    handler: async ({ principal, path: { id }, query: { version } }) => {
      const standing = await readGroup(db, id);
      // One answer for both: whether another room has such a group is not said.
      if (standing === null || !managesPlant(principal, standing.icao)) {
        throw refused(404, OUTCOME.notFound, 'Il gruppo non esiste più in questa sala.');
      }
      await inTransaction(db, (tx) => deleteGroup(tx, hand(principal), id, version));
      return { outcome: said('Gruppo eliminato.') };
    },
  });
}
