import * as calls from '@torre/contract/content';
import * as schema from '@torre/contract/content/schema';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { okOutcome } from '../../platform/http/refused.ts';
import { newThing, saveRoute } from '../../platform/http/save-route.ts';
import { worksAtDesk } from './content.access.ts';
import { bePresentAtItem, leaveItem } from './item-presence.actions.ts';

/** Who has an item of the desk open: sent by each tab every few seconds, heard in the answer (docs/decisions/0132). */
export function registerItemPresence(app: App, deps: AreaDeps): void {
  saveRoute(app, deps, calls.bePresentAtItem, {
    schema: schema.bePresentAtItemSchema,
    mayTry: worksAtDesk,
    ...newThing,
    act: (tx, { employeeId }, _, { path: { id, tabId }, body: { isWriting } }) =>
      bePresentAtItem(tx, { tabId, employeeId }, { itemId: id, isWriting }),
    done: ({ present, ...standing }) => ({ outcome: okOutcome(), present: [...present], ...standing }),
  });

  saveRoute(app, deps, calls.leaveItem, {
    schema: schema.leaveItemSchema,
    mayTry: worksAtDesk,
    ...newThing,
    act: (tx, { employeeId }, _, { path: { tabId } }) => leaveItem(tx, { tabId, employeeId }),
    done: () => ({ outcome: okOutcome() }),
  });
}
