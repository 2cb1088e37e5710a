import type { App, AreaDeps } from '../../../platform/deps.ts';
import { registerEmployees } from '../employees.routes.ts';

/** The people of a plant: who works where, in which category. */
export function registerPeople(app: App, deps: AreaDeps): void {
  registerEmployees(app, deps);
}
