import type { App } from '../../../platform/deps.ts';
import type { DraftsOfCells, SaveDeps } from '../after-save.ts';
import { forecastInDraft } from './draft-difference.ts';
import { heldBook, readBook } from './draft.actions.ts';
import { registerDraftCalls } from './draft.routes.ts';

export { PLANNING_CHANGED, planningMessages } from './draft-events.ts';

/** What the saves of cells ask of drafts. */
export const draftsOfCells: DraftsOfCells = { lock: heldBook, read: readBook, forecast: forecastInDraft };

/** Drafts of months, their publication and the versions that stay. */
export function registerDrafts(app: App, deps: SaveDeps): void {
  registerDraftCalls(app, deps);
}
