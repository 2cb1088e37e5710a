/** Loaded on demand: `late(() => import('../day-dialog/index.ts'))`. */
export { DayDialog as default } from './day-dialog.tsx';
