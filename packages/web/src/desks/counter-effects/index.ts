/** The door of the counters' effects: what a change would do, before it is saved or published. */
export { CounterEffects, harmedCounters } from './counter-effects.tsx';
