/** The month of a plant: calendar of the manager. */
export type { MonthDeskProps } from './desk-props.ts';
export { MonthDesk } from './month-desk.tsx';
