/** Loaded on demand: `late(() => import('../day-dialog/index.ts'))`. */
export { DayDialog as default } from './day-dialog.tsx';
/** It takes the place of a day from which it was asked for. */
export { CoverWindow } from '../cover/index.ts';
