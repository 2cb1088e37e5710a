export { registerCycles } from './cycle.routes.ts';
