import * as calls from '@torre/contract/identity';
import * as schema from '@torre/contract/identity/schema';
import { signedIn } from '../../platform/access/access.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { okOutcome } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { newThing, saveRoute } from '../../platform/http/save-route.ts';
import { endOtherSessions, endOwnSession } from './session.actions.ts';
import { readOwnSessions } from './session-list.reads.ts';

/** The own sessions: what is open, and its end. */
export function sessionListRoutes(app: App, deps: AreaDeps): void {
  route(app, calls.listOwnSessions, {
    schema: schema.listOwnSessionsSchema,
    access: signedIn,
    handler: async ({ principal }) => ({
      outcome: okOutcome(),
      sessions: await readOwnSessions(deps, principal),
    }),
  });

  saveRoute(app, deps, calls.endOwnSession, {
    schema: schema.endOwnSessionSchema,
    mayTry: signedIn,
    ...newThing,
    act: (tx, actor, _, { path }) => endOwnSession(deps, tx, actor, path.sessionLabel),
    done: () => ({ outcome: okOutcome() }),
  });

  saveRoute(app, deps, calls.endOtherSessions, {
    schema: schema.endOtherSessionsSchema,
    mayTry: signedIn,
    ...newThing,
    act: (tx, actor) => endOtherSessions(deps, tx, actor),
    done: (ended) => ({ outcome: okOutcome(), ended }),
  });
}
