import * as calls from '@torre/contract/content';
import * as schema from '@torre/contract/content/schema';
import { contentSentence } from '@torre/contract/content/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { insteadOf } from '../../platform/db/index.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { okOutcome, refused } from '../../platform/http/refused.ts';
import { newThing, saveRoute } from '../../platform/http/save-route.ts';
import { worksAtDesk } from './content.access.ts';
import { dropAtItem, keepAtItem, readAtItem } from './item-presence.store.ts';

/** Who has an item of the desk open: said by each tab every few seconds, heard in the answer (docs/decisions/0132). */
export function registerItemPresence(app: App, deps: AreaDeps): void {
  saveRoute(app, deps, calls.bePresentAtItem, {
    schema: schema.bePresentAtItemSchema,
    mayTry: worksAtDesk,
    ...newThing,
    act: async (tx, { employeeId }, _, { path, body: { isWriting } }) => {
      const gone = () => refused(404, OUTCOME.notFound, contentSentence('gone'));
      await keepAtItem(tx, { tabId: path.tabId, employeeId }, { itemId: path.id, isWriting }).catch(
        insteadOf('foreignKey', gone),
      );
      return readAtItem(tx, path.id);
    },
    done: (present) => ({ outcome: okOutcome(), present: [...present] }),
  });

  saveRoute(app, deps, calls.leaveItem, {
    schema: schema.leaveItemSchema,
    mayTry: worksAtDesk,
    ...newThing,
    act: (tx, { employeeId }, _, { path }) => dropAtItem(tx, { tabId: path.tabId, employeeId }),
    done: () => ({ outcome: okOutcome() }),
  });
}
