import type { SessionReply } from '@torre/contract/identity';
import type { AreaDeps } from '../../platform/deps.ts';
import type { HashQueue } from './hash-queue.ts';
import type { GuessBrakes } from './guess-guard.ts';

/** What `app.ts` hands over of a later area. */
export interface SessionDeps extends AreaDeps {
  /** The causes of today, as the person may insert them. */
  readonly readSessionCauses: (employeeId: string) => Promise<SessionReply['causali']>;
}

/** What the actions of this area share in one process. */
export interface IdentityDeps extends SessionDeps {
  readonly hashes: HashQueue;
  readonly brakes: GuessBrakes;
}
