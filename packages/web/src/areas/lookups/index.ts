/** The door of the lists of values that the organisation keeps. */
export { LookupsScreen } from './lookups-screen.tsx';
