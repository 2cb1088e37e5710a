import type { BulkItem, SeenCell } from '../bulk/bulk.endpoint.ts';
import type { CounterEffect } from '../counters/counters.endpoint.ts';
import { endpoint } from '../endpoint.ts';
import type { OutcomeReply } from '../outcome/outcome.endpoint.ts';

/** pdf: the wall print; xlsx, csv: one row a person. */
export type PaperFormat = 'pdf' | 'xlsx' | 'csv';

/** Bytes of the largest file that is read: a month of 300 people takes some 60 kB. */
export const IMPORT_MAX_BYTES = 716_800;

export interface ExportBody {
  /** YYYYMM */
  readonly month: string;
  readonly format: PaperFormat;
  /** Personnel codes of the people in view; without it all of the month. */
  readonly employees?: readonly string[];
}

/**
 * The month of a plant on paper or as a table, sent as an attachment. Codes only: no notes, and absences without their
 * cause. Leaves a row in the audit trail.
 */
export const exportMonth = endpoint<{ query: { plant: string }; body: ExportBody; reply: string }>({
  id: 'exportMonth',
  method: 'POST',
  path: '/manager/calendar/export',
  summary: 'Il mese di un impianto da stampare (pdf) o come tabella (xlsx, csv)',
  envelope: 'plain',
  load: 'export',
  required: ['plant', 'body'],
});

export interface ImportBody {
  /** YYYYMM: the month into which the file is to go. */
  readonly month: string;
  /** The file, xlsx or csv, in base64. */
  readonly content: string;
}

interface ImportedPlace extends SeenCell {
  readonly employeeName: string;
  readonly employeeSurname: string;
  /** The code that stands there; null: none. */
  readonly before: string | null;
}

/** A cell that the file changes: what would stand there, and what a save of it sends. */
export interface ImportChange extends ImportedPlace {
  readonly after: string | null;
  /** As in BulkItem: null takes the shift away. */
  readonly confTurnId: BulkItem['confTurnId'];
}

/** A cell or row of the file that cannot be taken over. */
export interface ImportRefusal {
  /** Where in the file, in words: 'foglio «LIRR 2026-11», cella F7'. */
  readonly place: string;
  /** Surname and name, or what the file says; empty where nobody is meant. */
  readonly person: string;
  /** YYYYMMDD; null for a whole row. */
  readonly date: string | null;
  readonly before: string | null;
  /** What the file wants, as it is written there. */
  readonly written: string;
  readonly messageIT: string;
}

export interface ImportPreview extends OutcomeReply {
  /** Cells of the file that stand so already. */
  readonly unchanged: number;
  readonly changes: readonly ImportChange[];
  readonly refused: readonly ImportRefusal[];
  /** The counters that would change, by day and timeslot. */
  readonly effects: readonly CounterEffect[];
}

/** What a file would change in the month of a plant; saves nothing. The changes are saved by `changeMany`. */
export const previewImport = endpoint<{ query: { plant: string }; body: ImportBody; reply: ImportPreview }>({
  id: 'previewImport',
  method: 'POST',
  path: '/manager/calendar/import/preview',
  summary: 'Che cosa cambierebbe un file xlsx o csv nel mese di un impianto',
  load: 'export',
  required: ['plant', 'body'],
});
