import * as calls from '@torre/contract/entitlements';
import type { RightBody } from '@torre/contract/entitlements';
import * as schema from '@torre/contract/entitlements/schema';
import { entitlementSentence } from '@torre/contract/entitlements/sentences';
import { assistedKey } from '@torre/domain/entitlements';
import { ROLE } from '@torre/domain/identity';
import { signedIn } from '../../platform/access/access.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { okOutcome } from '../../platform/http/refused.ts';
import { requestedDay } from '../../platform/http/requested-day.ts';
import { route } from '../../platform/http/route.ts';
import { saveRoute } from '../../platform/http/save-route.ts';
import { readNamedPerson } from './entitlement.reads.ts';
import { keepsEntitlements, writesThoseOf } from './entitlements.access.ts';
import { addRight, changeRight } from './right.actions.ts';
import { readOwnRights, readStoredRight } from './right.reads.ts';

/** Rights of people to causes: added, changed and ended by human resources, never taken away; read by the person too. */
export function registerRights(app: App, deps: AreaDeps): void {
  route(app, calls.ownRights, {
    schema: schema.ownRightsSchema,
    access: signedIn,
    handler: async ({ principal: { employeeId } }) => ({
      outcome: okOutcome(),
      rights: await readOwnRights(deps.db, employeeId),
    }),
  });

  saveRoute(app, deps, calls.addRight, {
    schema: schema.addRightSchema,
    mayTry: keepsEntitlements,
    asSystemFor: ROLE.hr,
    prepare: ({ body }) => fieldsOf(body),
    find: (tx, { path }) => readNamedPerson(tx, path.employeeId),
    missing: entitlementSentence('personUnknown'),
    may: writesThoseOf,
    act: (tx, actor, { employeeId }, { body: { right }, prepared }) =>
      addRight(tx, actor, employeeId, { right, ...prepared }),
    done: rightSaved,
  });

  saveRoute(app, deps, calls.changeRight, {
    schema: schema.changeRightSchema,
    mayTry: keepsEntitlements,
    asSystemFor: ROLE.hr,
    prepare: ({ body }) => fieldsOf(body),
    find: (tx, { path }) => readStoredRight(tx, path.rightId),
    missing: entitlementSentence('rightUnknown'),
    may: writesThoseOf,
    act: (tx, actor, right, { body: { version }, prepared }) =>
      changeRight(tx, actor, right, { ...prepared, version }),
    done: rightSaved,
  });
}

const rightSaved = (right: calls.PersonRightRow) => ({
  outcome: okOutcome(entitlementSentence('rightSaved')),
  right,
});

function fieldsOf({ assisted, validFrom, validTo, note, reason = null }: Omit<RightBody, 'version'>) {
  return {
    assisted: assistedKey(assisted),
    validFrom: requestedDay(validFrom),
    validTo: validTo === null ? null : requestedDay(validTo),
    note: note?.trim() || null,
    reason: reason?.trim() || null,
  };
}
