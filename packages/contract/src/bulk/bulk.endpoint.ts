import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type * as schema from './bulk.schema.ts';

/** A whole month of 500 people: more cells in one call are a slip, or an attack (decision 0041). */
export const MOST_CELLS = 15_500;

/** A cell of the roster. */
export type CellName = Frozen<Static<typeof schema.CellNameSchema>>;
/** A cell as the user saw it. */
export type SeenCell = Frozen<Static<typeof schema.SeenCellSchema>>;
export type ShiftOfPerson = Frozen<Static<typeof schema.ShiftOfPersonSchema>>;
/** A cell that stays as it is, and why. */
export type RefusedCell = Frozen<Static<typeof schema.RefusedCellSchema>>;
/**
 * What a change of many cells did (code 0: all of them; 2: some were refused), or with `preview=true` would do. Nothing
 * that a rule or another's save refuses keeps the other cells from being saved; refused is the whole call (409) only when
 * no cell can change; a preview of that is answered like one in which some are refused.
 */
export type BulkReply = Frozen<Static<typeof schema.BulkReplySchema>>;
export type PreviewQuery = Frozen<Static<typeof schema.PreviewQuerySchema>>;
/** The same content for every cell that it names. */
export type BulkContent = Frozen<Static<typeof schema.BulkContentSchema>>;
/** Cells copied or cut and where the first of them goes. */
export type CopyBody = Frozen<Static<typeof schema.CopyBodySchema>>;
/** A cell and the shift that it shall have. */
export type BulkItem = Frozen<Static<typeof schema.BulkItemSchema>>;

export const copyShifts = endpoint<typeof schema.copyShiftsSchema>({
  id: 'copyShifts',
  method: 'PUT',
  path: '/manager/shifts/copy',
  required: ['body', 'division'],
});

/** As a copy; the cells that were cut get back the shift of the base cycle. */
export const cutShifts = endpoint<typeof schema.cutShiftsSchema>({
  id: 'cutShifts',
  method: 'PUT',
  path: '/manager/shifts/cut',
  required: ['body', 'division'],
});

export const changeSelection = endpoint<typeof schema.changeSelectionSchema>({
  id: 'changeSelection',
  method: 'PUT',
  path: '/manager/shifts/selection/bulk',
  required: ['body', 'division'],
});

export const changeRange = endpoint<typeof schema.changeRangeSchema>({
  id: 'changeRange',
  method: 'PUT',
  path: '/manager/shifts/range/bulk',
  required: ['body', 'division'],
});

export const changeMany = endpoint<typeof schema.changeManySchema>({
  id: 'changeMany',
  method: 'PUT',
  path: '/manager/shifts/bulk',
  required: ['division', 'body'],
});

export const createMany = endpoint<typeof schema.createManySchema>({
  id: 'createMany',
  method: 'POST',
  path: '/manager/bulk/shifts',
  required: ['division', 'body'],
});
