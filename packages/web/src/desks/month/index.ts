/** The month of a plant: calendar of the manager. */
export { MonthDesk } from './month-desk.tsx';
