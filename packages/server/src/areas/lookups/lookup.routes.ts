import * as calls from '@torre/contract/lookups';
import * as schema from '@torre/contract/lookups/schema';
import { lookupSentence } from '@torre/contract/lookups/sentences';
import type { LookupList } from '@torre/domain/lookups';
import { ROLE } from '@torre/domain/identity';
import { holderOf, signedIn } from '../../platform/access/access.ts';
import { asSystem, requireRole } from '../../platform/access/request-scope.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { okOutcome } from '../../platform/http/refused.ts';
import { requestedDay } from '../../platform/http/requested-day.ts';
import { route } from '../../platform/http/route.ts';
import { newThing, saveRoute } from '../../platform/http/save-route.ts';
import { readLookupUses } from './lookup-uses.reads.ts';
import { changeLookup, contractLookup } from './lookup.actions.ts';

/** The lists of values: everybody chooses from them, administrators keep them. */
export function registerLookups(app: App, deps: AreaDeps): void {
  route(app, calls.readLookups, {
    schema: schema.readLookupsSchema,
    access: signedIn,
    handler: async () => ({
      outcome: okOutcome(),
      lists: Object.entries(deps.lookups.lists).map(([list, values]) => ({
        list: list as LookupList,
        values: values.map(contractLookup),
      })),
    }),
  });

  route(app, calls.readLookupUses, {
    schema: schema.readLookupUsesSchema,
    access: holderOf(ROLE.admin),
    // Assignments of all plants, whatever the row policies show to managers.
    handler: async ({ path: { list, code }, query }) => {
      requireRole(ROLE.admin);
      const after = requestedDay(query.after);
      return { outcome: okOutcome(), ...(await asSystem(() => readLookupUses(deps.db, list, code, after))) };
    },
  });

  saveRoute(app, deps, calls.changeLookup, {
    schema: schema.changeLookupSchema,
    mayTry: holderOf(ROLE.admin),
    asSystemFor: ROLE.admin,
    ...newThing,
    prepare: ({ body }) => ({
      validFrom: requestedDay(body.validFrom),
      validTo: body.validTo === null ? null : requestedDay(body.validTo),
    }),
    act: (tx, actor, _, { path: { list, code }, body: { version, reason, ...fields }, prepared }) =>
      changeLookup(tx, actor, {
        list,
        version,
        reason: reason?.trim() || null,
        wanted: { ...fields, ...prepared, code },
      }),
    done: async (values) => {
      await deps.lookups.reload();
      deps.principals.forget();
      return { outcome: okOutcome(lookupSentence('saved')), values };
    },
  });
}
