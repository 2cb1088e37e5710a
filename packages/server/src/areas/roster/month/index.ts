import type { App, AreaDeps } from '../../../platform/deps.ts';
import type { MonthCache } from '../month-cache.ts';
import { registerMonthReads } from '../roster.routes.ts';
import type { ReadDraftMonth } from '../roster.routes.ts';

/** The month as it is read. `readDraftMonth` comes from a later room. */
export function registerMonth(
  app: App,
  deps: AreaDeps,
  months: MonthCache,
  readDraftMonth: ReadDraftMonth,
): void {
  registerMonthReads(app, deps, months, readDraftMonth);
}
