import type { AreaDeps } from '../../platform/deps.ts';
import type { FactThread } from './fact-thread.ts';

/** What calls and jobs of the area share. */
export interface ImportDeps extends AreaDeps {
  readonly thread: FactThread;
}
