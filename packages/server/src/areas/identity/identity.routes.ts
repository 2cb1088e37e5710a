import * as calls from '@torre/contract/identity';
import * as schema from '@torre/contract/identity/schema';
import { OUTCOME } from '@torre/contract/outcome';
import { signedIn } from '../../platform/access/access.ts';
import { sessionKey } from '../../platform/access/request-principal.ts';
import { clearSessionCookie, setSessionCookie } from '../../platform/access/session-cookie.ts';
import type { App } from '../../platform/deps.ts';
import { openRoute, route } from '../../platform/http/route.ts';
import { holdsSelectedPlant } from './identity.access.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { openOneTimeLink, takeOneTimeLink } from './link.actions.ts';
import { changePassword } from './password.actions.ts';
import { selectPlant } from './session.actions.ts';
import { readSession } from './session.reads.ts';
import { signIn, signOut } from './sign-in.actions.ts';
import { readSignInOptions } from './sign-in.reads.ts';

const done = { outcome: { code: OUTCOME.ok, messageIT: '' } };

export function identityRoutes(app: App, deps: IdentityDeps): void {
  openRoute(app, calls.getSignInOptions, {
    schema: schema.getSignInOptionsSchema,
    handler: () => readSignInOptions(deps.db, deps.clock),
  });

  openRoute(app, calls.signIn, {
    schema: schema.signInSchema,
    handler: async ({ request, reply, body }) => {
      const { secret, mustChangePassword } = await signIn(deps, {
        ...body,
        address: request.ip,
        userAgent: request.headers['user-agent']?.slice(0, 200) ?? '',
        formerSession: sessionHash(sessionKey(request)),
      });
      setSessionCookie(reply, deps.config, secret);
      return { ...done, mustChangePassword };
    },
  });

  route(app, calls.signOut, {
    schema: schema.signOutSchema,
    access: signedIn,
    whilePasswordMustChange: true,
    handler: async ({ request, reply, principal }) => {
      await signOut(deps, principal, sessionHash(sessionKey(request))!);
      clearSessionCookie(reply, deps.config);
      return done;
    },
  });

  route(app, calls.changePassword, {
    schema: schema.changePasswordSchema,
    access: signedIn,
    whilePasswordMustChange: true,
    handler: async ({ request, principal, body }) => {
      await changePassword(deps, principal, { ...body, address: request.ip });
      return done;
    },
  });

  openRoute(app, calls.readOneTimeLink, {
    schema: schema.readOneTimeLinkSchema,
    handler: async ({ path }) => {
      const { purpose, userName, expiresAt } = await openOneTimeLink(deps, path.token);
      return { ...done, purpose, userName, expiresAt: new Date(expiresAt).toISOString() };
    },
  });

  openRoute(app, calls.useOneTimeLink, {
    schema: schema.useOneTimeLinkSchema,
    handler: async ({ path, body }) => {
      await takeOneTimeLink(deps, path.token, body);
      return done;
    },
  });

  route(app, calls.getSession, {
    schema: schema.getSessionSchema,
    access: signedIn,
    whilePasswordMustChange: true,
    handler: ({ principal }) => readSession(deps.db, deps.clock, principal),
  });

  route(app, calls.selectPlant, {
    schema: schema.selectPlantSchema,
    access: holdsSelectedPlant,
    handler: async ({ principal, body }) => {
      await selectPlant(deps, principal, body.selectedImpiantoIcao);
      return done;
    },
  });
}

function sessionHash(key: string | null): Buffer | null {
  return key === null ? null : Buffer.from(key, 'hex');
}
