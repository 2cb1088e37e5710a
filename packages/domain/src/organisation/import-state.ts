import { machine } from '../kernel/index.ts';

export const IMPORT_STATES = [
  'checking',
  'faulty',
  'checked',
  'saving',
  'saved',
  'outdated',
  'failed',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];
export type ImportOperation =
  | 'begin'
  | 'accept'
  | 'refuse'
  | 'save'
  | 'finish'
  | 'outdate'
  | 'fail'
  | 'faults'
  | 'effects';
/** `starter`: who brought the file, and holds the role still. */
export type ImportActor = 'starter';

/** A file of the organisation: checked, then saved whole or not at all, over what the check saw. */
export const IMPORT = machine<ImportState, ImportOperation, ImportActor>([
  { from: [null], does: 'begin', by: ['starter'], to: 'checking' },
  { from: ['checking'], does: 'accept', by: ['system'], to: 'checked' },
  { from: ['checking'], does: 'refuse', by: ['system'], to: 'faulty' },
  { from: ['checked'], does: 'save', by: ['starter'], to: 'saving' },
  { from: ['faulty'], does: 'faults', by: ['starter'], to: 'same' },
  { from: ['checked', 'saving', 'saved', 'outdated'], does: 'effects', by: ['starter'], to: 'same' },
  { from: ['saving'], does: 'finish', by: ['system'], to: 'saved' },
  { from: ['saving'], does: 'outdate', by: ['system'], to: 'outdated' },
  { from: ['checking', 'saving'], does: 'fail', by: ['system'], to: 'failed' },
]);
