import * as calls from '@torre/contract/administration';
import * as schema from '@torre/contract/administration/schema';
import { administrationSentence } from '@torre/contract/administration/sentences';
import { ROLE } from '@torre/domain/identity';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { okOutcome } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { requestOrigin } from '../../platform/http/same-origin.ts';
import { newThing, saveRoute } from '../../platform/http/save-route.ts';
import { listFile } from '../../platform/list/list-file.ts';
import { changeAccountState, lockAccountState, makeAccount } from '../identity/index.ts';
import { administers, ofAccount } from './administration.access.ts';
import { endSessions, findOpenAccount, makePasswordLink } from './administration.actions.ts';
import { accountDesk } from './administration.reads.ts';

export function administrationRoutes(app: App, deps: AreaDeps): void {
  const desk = accountDesk(deps);

  route(app, calls.listAccounts, {
    schema: schema.listAccountsSchema,
    access: administers,
    handler: desk.answer,
  });

  saveRoute(app, deps, calls.exportAccounts, {
    schema: schema.exportAccountsSchema,
    mayTry: administers,
    ...listFile(app, deps, desk, () => calls.accountListOf(deps.lookups.categories())),
  });

  saveRoute(app, deps, calls.createAccount, {
    schema: schema.createAccountSchema,
    mayTry: administers,
    asSystemFor: ROLE.admin,
    ...newThing,
    act: (tx, actor, _, { body }) => makeAccount(tx, actor, body),
    done: (account) => ({ outcome: okOutcome(administrationSentence('accountCreated')), account }),
  });

  saveRoute(app, deps, calls.makePasswordLink, {
    schema: schema.makePasswordLinkSchema,
    mayTry: administers,
    answerHoldsSecret: true,
    ...ofAccount,
    find: (tx, { path }) => findOpenAccount(tx, path.userName),
    act: (tx, actor, account) => makePasswordLink(deps, tx, actor, account),
    done: (link, { request }) => ({
      outcome: okOutcome(),
      url: `${requestOrigin(request, deps.config)}${link.path}`,
      expiresAt: link.expiresAt.toString(),
    }),
  });

  saveRoute(app, deps, calls.endSessions, {
    schema: schema.endSessionsSchema,
    mayTry: administers,
    ...ofAccount,
    find: (tx, { path }) => findOpenAccount(tx, path.userName),
    act: (tx, actor, account) => endSessions(deps, tx, actor, account),
    done: (ended) => ({ outcome: okOutcome(), ended }),
  });

  saveRoute(app, deps, calls.changeAccountState, {
    schema: schema.changeAccountStateSchema,
    mayTry: administers,
    ...ofAccount,
    find: (tx, { path }) => lockAccountState(tx, path.userName),
    act: (tx, actor, account, { body }) => changeAccountState(deps, tx, actor, account, body.chiuso),
    done: () => ({ outcome: okOutcome() }),
  });
}
