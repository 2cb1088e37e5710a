import * as calls from '@torre/contract/identity';
import * as schema from '@torre/contract/identity/schema';
import { identitySentence } from '@torre/contract/identity/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { asSystem } from '../../../platform/access/request-scope.ts';
import { clearSessionCookie, setSessionCookie } from '../../../platform/access/session-cookie.ts';
import type { App, AreaDeps } from '../../../platform/deps.ts';
import { refused } from '../../../platform/http/refused.ts';
import { openRoute } from '../../../platform/http/route.ts';
import { requestOrigin } from '../../../platform/http/same-origin.ts';
import { broughtAlong, sessionHash } from '../brought-along.ts';
import { keepBrowserSecret, readBrowserSecret } from './browser-cookie.ts';
import type { ExternalDeps } from './external-deps.ts';
import { exchange, startSignIn } from './external-sign-in.actions.ts';
import { leaveProvider } from './external-sign-out.actions.ts';

const outcome = { code: OUTCOME.ok, messageIT: '' };
/** Page that the browser sees after it left; it signs nobody in by itself. */
const SIGNED_OUT = '/uscita';

/**
 * Sign-in and sign-out at the identity provider; `external` is null while people sign in with a password. Nobody is
 * signed in yet, or nobody any more: all of it runs as the system.
 */
export function externalRoutes(app: App, { config }: AreaDeps, external: ExternalDeps | null): void {
  const required = (): ExternalDeps => {
    if (external) return external;
    throw refused(404, OUTCOME.notFound, identitySentence('passwordSignIn'));
  };

  // Not a `saveRoute`: nobody is signed in yet.
  openRoute(app, calls.startExternalSignIn, {
    schema: schema.startExternalSignInSchema,
    handler: async ({ request, reply, body }) => {
      const deps = required();
      const secret = keepBrowserSecret(request, reply, config);
      const origin = requestOrigin(request, config);
      return { outcome, url: await asSystem(() => startSignIn(deps, { secret, origin }, body.again)) };
    },
  });

  // Not a `saveRoute`: nobody is signed in yet.
  openRoute(app, calls.exchangeCode, {
    schema: schema.exchangeCodeSchema,
    handler: async ({ request, reply, body }) => {
      const deps = required();
      const given = {
        cameBack: body,
        browserSecret: readBrowserSecret(request, config),
        origin: requestOrigin(request, config),
        ...broughtAlong(request),
      };
      setSessionCookie(reply, config, await asSystem(() => exchange(deps, given)));
      return { outcome, token: null };
    },
  });

  openRoute(app, calls.leaveProvider, {
    schema: schema.leaveProviderSchema,
    handler: async ({ request, reply, principal }) => {
      // A session that stands is not ended by an address that anybody can link to.
      if (principal !== null) return reply.redirect('/', 303);
      const session = sessionHash(request);
      const backTo = `${requestOrigin(request, config)}${SIGNED_OUT}`;
      const address = external && session && (await asSystem(() => leaveProvider(external, session, backTo)));
      clearSessionCookie(reply, config);
      return reply.redirect(address ?? SIGNED_OUT, 303);
    },
  });
}
