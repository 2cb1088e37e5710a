import type { AreaDeps } from '../../platform/deps.ts';
import type { HashQueue } from './hash-queue.ts';
import type { GuessBrakes } from './guess-guard.ts';

/** What the actions of this area share in one process. */
export interface IdentityDeps extends AreaDeps {
  readonly hashes: HashQueue;
  readonly brakes: GuessBrakes;
}
