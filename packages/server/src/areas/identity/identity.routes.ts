import * as calls from '@torre/contract/identity';
import * as schema from '@torre/contract/identity/schema';
import { signedIn } from '../../platform/access/access.ts';
import { asSystem } from '../../platform/access/request-scope.ts';
import { clearSessionCookie, setSessionCookie } from '../../platform/access/session-cookie.ts';
import type { App } from '../../platform/deps.ts';
import { okOutcome } from '../../platform/http/refused.ts';
import { openRoute, route } from '../../platform/http/route.ts';
import { newThing, saveRoute } from '../../platform/http/save-route.ts';
import { holdsSelectedPlant } from './identity.access.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { openOneTimeLink, takeOneTimeLink } from './link.actions.ts';
import { changePassword } from './password.actions.ts';
import { selectPlant } from './session.actions.ts';
import { readSession } from './session.reads.ts';
import { signIn, signOut } from './sign-in.actions.ts';
import { readSignInOptions } from './sign-in.reads.ts';
import { broughtAlong, sessionHash } from './brought-along.ts';
import { readKnownBrowser, setKnownBrowser } from './known-browser-cookie.ts';

const done = { outcome: okOutcome() };

/**
 * What tells who asks comes before any right, and secrets are no request's to read: options, sign-in, links, the end of a
 * session by its secret and passwords run as the system.
 */
export function identityRoutes(app: App, deps: IdentityDeps): void {
  openRoute(app, calls.getSignInOptions, {
    schema: schema.getSignInOptionsSchema,
    handler: () => asSystem(() => readSignInOptions(deps)),
  });

  // Not a `saveRoute`: nobody is signed in yet.
  openRoute(app, calls.signIn, {
    schema: schema.signInSchema,
    handler: async ({ request, reply, body }) => {
      const attempt = {
        ...body,
        address: request.ip,
        browser: readKnownBrowser(request, deps.config),
        ...broughtAlong(request),
      };
      const { secret, browser, mustChangePassword } = await asSystem(() => signIn(deps, attempt));
      setSessionCookie(reply, deps.config, secret);
      setKnownBrowser(reply, deps.config, browser);
      return { ...done, mustChangePassword };
    },
  });

  // Not a `saveRoute`: the session that asks ends here, and sessions by their secret are the system's.
  route(app, calls.signOut, {
    schema: schema.signOutSchema,
    access: signedIn,
    whilePasswordMustChange: true,
    handler: async ({ request, reply, principal }) => {
      await asSystem(() => signOut(deps, principal, sessionHash(request)!));
      // The way out past the identity provider needs it once more to find the id token; it opens nothing any more.
      if (deps.config.oidc === null) clearSessionCookie(reply, deps.config);
      return done;
    },
  });

  // Not a `saveRoute`: it changes who asks (password and session), which are the system's to read.
  route(app, calls.changePassword, {
    schema: schema.changePasswordSchema,
    access: signedIn,
    whilePasswordMustChange: true,
    handler: async ({ request, reply, principal, body }) => {
      const change = {
        ...body,
        address: request.ip,
        browser: readKnownBrowser(request, deps.config),
        sessionKey: request.sessionKey,
      };
      const secret = await asSystem(() => changePassword(deps, principal, change));
      setSessionCookie(reply, deps.config, secret);
      return done;
    },
  });

  openRoute(app, calls.readOneTimeLink, {
    schema: schema.readOneTimeLinkSchema,
    handler: async ({ path }) => {
      const { purpose, userName, expiresAt } = await asSystem(() => openOneTimeLink(deps, path.token));
      return { ...done, purpose, userName, expiresAt: new Date(expiresAt).toISOString() };
    },
  });

  // Not a `saveRoute`: nobody is signed in, the link says who.
  openRoute(app, calls.useOneTimeLink, {
    schema: schema.useOneTimeLinkSchema,
    handler: async ({ path, body }) => {
      await asSystem(() => takeOneTimeLink(deps, path.token, body));
      return done;
    },
  });

  route(app, calls.getSession, {
    schema: schema.getSessionSchema,
    access: signedIn,
    whilePasswordMustChange: true,
    handler: ({ principal }) => readSession(deps, principal),
  });

  saveRoute(app, deps, calls.selectPlant, {
    schema: schema.selectPlantSchema,
    mayTry: signedIn,
    ...newThing,
    may: (principal, _, { body }) => holdsSelectedPlant(principal, body.selectedImpiantoIcao),
    act: (tx, actor, _, { body }) => selectPlant(tx, actor, body.selectedImpiantoIcao),
    done: () => done,
  });
}
