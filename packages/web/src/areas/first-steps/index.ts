/** The door of the guide from an empty database to a plant's first month. */
export { firstStepsQuery } from './first-steps.queries.ts';
export { FirstStepsScreen } from './first-steps-screen.tsx';
