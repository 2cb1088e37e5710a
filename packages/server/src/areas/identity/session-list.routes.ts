import * as calls from '@torre/contract/identity';
import * as schema from '@torre/contract/identity/schema';
import { OUTCOME } from '@torre/contract/outcome';
import { signedIn } from '../../platform/access/access.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { route } from '../../platform/http/route.ts';
import { endOtherSessions, endOwnSession } from './session.actions.ts';
import { readOwnSessions } from './session-list.reads.ts';

const outcome = { code: OUTCOME.ok, messageIT: '' };

/** The own sessions: what is open, and its end. */
export function sessionListRoutes(app: App, deps: AreaDeps): void {
  route(app, calls.listOwnSessions, {
    schema: schema.listOwnSessionsSchema,
    access: signedIn,
    handler: async ({ principal }) => ({ outcome, sessions: await readOwnSessions(deps, principal) }),
  });

  route(app, calls.endOwnSession, {
    schema: schema.endOwnSessionSchema,
    access: signedIn,
    handler: async ({ principal, path }) => {
      await endOwnSession(deps, principal, path.sessionLabel);
      return { outcome };
    },
  });

  route(app, calls.endOtherSessions, {
    schema: schema.endOtherSessionsSchema,
    access: signedIn,
    handler: async ({ principal }) => ({ outcome, ended: await endOtherSessions(deps, principal) }),
  });
}
