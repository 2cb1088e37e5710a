import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen, ReplyOf } from '../endpoint.ts';
import type * as schema from './import-export.schema.ts';

export type ExportBody = Frozen<Static<typeof schema.ExportBodySchema>>;
export type ExportFormat = ExportBody['format'];
export type ImportBody = Frozen<Static<typeof schema.ImportBodySchema>>;
/** A cell that the file changes: what would stand there, and what a save of it sends. */
export type ImportChange = Frozen<Static<typeof schema.ImportChangeSchema>>;
/** A cell or row of the file that cannot be taken over. */
export type ImportRefusal = Frozen<Static<typeof schema.ImportRefusalSchema>>;
export type ImportPreview = ReplyOf<typeof previewImport>;

/** Bytes of the largest file that is read: a month of 300 people takes some 60 kB. */
export const IMPORT_MAX_BYTES = 716_800;

/**
 * The month of a plant on paper or as a table, sent as an attachment. Codes only: no notes, and absences without their
 * cause. Leaves a row in the audit trail.
 */
export const exportMonth = endpoint<typeof schema.exportMonthSchema>({
  id: 'exportMonth',
  method: 'POST',
  path: '/manager/calendar/export',
  envelope: 'plain',
  load: 'export',
  required: ['plant', 'body'],
});

/** What a file would change in the month of a plant; saves nothing. The changes are saved by `changeMany`. */
export const previewImport = endpoint<typeof schema.previewImportSchema>({
  id: 'previewImport',
  method: 'POST',
  path: '/manager/calendar/import/preview',
  load: 'export',
  required: ['plant', 'body'],
});
