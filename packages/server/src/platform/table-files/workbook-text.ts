import type { FileValue } from './table-limits.ts';

/** What a workbook reads as one character by its number. */
const ESCAPE = /_(?=x[0-9A-Fa-f]{4}_)/g;

/** A cell that a workbook reads back as it is: a text `_x0041_` would come back as A. */
export const workbookCell = <T extends FileValue>(value: T): T | string =>
  typeof value === 'string' ? value.replaceAll(ESCAPE, '_x005F_') : value;
