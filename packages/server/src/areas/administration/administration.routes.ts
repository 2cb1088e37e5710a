import * as calls from '@torre/contract/administration';
import * as schema from '@torre/contract/administration/schema';
import { OUTCOME } from '@torre/contract/outcome';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { route } from '../../platform/http/route.ts';
import { requestOrigin } from '../../platform/http/same-origin.ts';
import { administers } from './administration.access.ts';
import { changeState, createAccount, endSessions, makePasswordLink } from './administration.actions.ts';
import { readAccounts } from './administration.reads.ts';

const outcome = { code: OUTCOME.ok, messageIT: '' };

export function administrationRoutes(app: App, deps: AreaDeps): void {
  route(app, calls.listAccounts, {
    schema: schema.listAccountsSchema,
    access: administers,
    handler: async ({ principal }) => ({ outcome, accounts: await readAccounts(deps, principal.userName) }),
  });

  route(app, calls.createAccount, {
    schema: schema.createAccountSchema,
    access: administers,
    handler: async ({ principal, body }) => ({
      outcome: { code: OUTCOME.ok, messageIT: 'Account creato.' },
      account: await createAccount(deps, principal, body),
    }),
  });

  route(app, calls.makePasswordLink, {
    schema: schema.makePasswordLinkSchema,
    access: administers,
    answerHoldsSecret: true,
    handler: async ({ request, principal, path }) => {
      const link = await makePasswordLink(deps, principal, path.userName);
      const url = `${requestOrigin(request, deps.config)}${link.path}`;
      return { outcome, url, expiresAt: link.expiresAt.toString() };
    },
  });

  route(app, calls.endSessions, {
    schema: schema.endSessionsSchema,
    access: administers,
    handler: async ({ principal, path }) => ({
      outcome,
      ended: await endSessions(deps, principal, path.userName),
    }),
  });

  route(app, calls.changeAccountState, {
    schema: schema.changeAccountStateSchema,
    access: administers,
    handler: async ({ principal, path, body }) => {
      await changeState(deps, principal, path.userName, body.chiuso);
      return { outcome };
    },
  });
}
