import type { App } from '../../platform/deps.ts';
import type { DraftsOfCells, SaveDeps } from '../cells/index.ts';
import { forecastInDraft } from './draft-difference.ts';
import { lockDraft, readDraft } from './draft.actions.ts';
import { registerDraftCalls } from './draft.routes.ts';

export { PLANNING_CHANGED, planningMessages, publishPlanning } from './draft-events.ts';

export { readDraftCells } from './draft-cells.reads.ts';
export { forecastInDraft } from './draft-difference.ts';
export { readDraftMonth } from './draft-month.ts';
export { lockDraft, readDraft } from './draft.actions.ts';
export { isEmptyMonth } from './draft.reads.ts';
export { freezeMonth } from './draft.store.ts';

/** What the saves of cells ask of drafts. */
export const draftsOfCells: DraftsOfCells = { lock: lockDraft, read: readDraft, forecast: forecastInDraft };

/** Drafts of months, their publication and the versions that stay. */
export function registerDrafts(app: App, deps: SaveDeps): void {
  registerDraftCalls(app, deps);
}
