import { area } from '../../platform/area/area.ts';
import type { DraftsOfCells, SaveDeps } from '../cells/index.ts';
import { PLANNING_CHANGED, planningMessages } from './draft-events.ts';
import { forecastInDraft } from './draft-difference.ts';
import { lockDraft, readDraft } from './draft.actions.ts';
import { registerDraftCalls } from './draft.routes.ts';
import { DRAFT_TABLES } from './drafts.tables.ts';

export { publishPlanning } from './draft-events.ts';
export { readDraftCells } from './draft-cells.reads.ts';
export { forecastInDraft } from './draft-difference.ts';
export { readDraftMonth } from './draft-month.ts';
export { lockDraft, readDraft } from './draft.actions.ts';
export { isEmptyMonth } from './draft.reads.ts';
export { freezeMonth } from './draft.store.ts';

/** What the saves of cells ask of drafts. */
export const draftsOfCells: DraftsOfCells = { lock: lockDraft, read: readDraft, forecast: forecastInDraft };

/** Drafts of months, their publication and the versions that stay. */
export const drafts = area<SaveDeps>('drafts', {
  tables: DRAFT_TABLES,
  events: { [PLANNING_CHANGED]: async (rows) => planningMessages(rows) },
  routes: registerDraftCalls,
});
