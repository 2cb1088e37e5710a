import * as calls from '@torre/contract/entitlements';
import * as schema from '@torre/contract/entitlements/schema';
import { entitlementSentence } from '@torre/contract/entitlements/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { ROLE } from '@torre/domain/identity';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { okOutcome, refused } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { newThing, saveRoute } from '../../platform/http/save-route.ts';
import { listFile } from '../../platform/list/list-file.ts';
import { entitlementDesk } from './entitlement-list.reads.ts';
import { saveEntitlement } from './entitlement.actions.ts';
import { readNamedPerson, readYears } from './entitlement.reads.ts';
import { actionsOn, keepsEntitlements, writesThoseOf } from './entitlements.access.ts';
import { readPersonRights } from './right.reads.ts';
import { openEntitlementYear } from './year-opening.actions.ts';

/** Years of balances as human resources keep them. */
export function registerEntitlements(app: App, deps: AreaDeps): void {
  const { db, lookups, configuration } = deps;
  const desk = entitlementDesk(deps);

  route(app, calls.listEntitlements, {
    schema: schema.listEntitlementsSchema,
    access: keepsEntitlements,
    handler: desk.answer,
  });

  saveRoute(app, deps, calls.exportEntitlementList, {
    schema: schema.exportEntitlementListSchema,
    mayTry: keepsEntitlements,
    ...listFile(app, deps, desk, () => calls.entitlementListOf(lookups.categories())),
  });

  route(app, calls.readPersonEntitlements, {
    schema: schema.readPersonEntitlementsSchema,
    access: keepsEntitlements,
    handler: async ({ principal, path: { employeeId } }) => {
      const person = await readNamedPerson(db, employeeId);
      if (person === null) throw refused(404, OUTCOME.notFound, entitlementSentence('personUnknown'));
      const years = await readYears(db, [employeeId]);
      return {
        outcome: okOutcome(),
        nome: person.nome,
        cognome: person.cognome,
        entitlements: years.map(({ employeeId: _employeeId, ...standing }) => standing),
        rights: await readPersonRights(db, employeeId),
        allowedActions: actionsOn(principal, { employeeId }),
      };
    },
  });

  saveRoute(app, deps, calls.saveEntitlement, {
    schema: schema.saveEntitlementSchema,
    mayTry: keepsEntitlements,
    asSystemFor: ROLE.hr,
    find: (tx, { path }) => readNamedPerson(tx, path.employeeId),
    missing: entitlementSentence('personUnknown'),
    may: writesThoseOf,
    act: (tx, actor, { employeeId }, { path: { balance, year }, body }) =>
      saveEntitlement(tx, actor, { employeeId, balance, year, body }),
    done: (entitlement) => ({ outcome: okOutcome(entitlementSentence('saved')), entitlement }),
  });

  saveRoute(app, deps, calls.openEntitlementYear, {
    schema: schema.openEntitlementYearSchema,
    mayTry: keepsEntitlements,
    asSystemFor: ROLE.hr,
    ...newThing,
    act: async (tx, actor, _, { path: { year }, query: { preview: isPreview = false } }) => ({
      isPreview,
      year: String(year),
      opened: await openEntitlementYear(tx, actor, { year, isPreview, configuration }),
    }),
    done: ({ isPreview, year, opened }) => ({
      outcome: outcomeOf(opened.people, year, isPreview),
      ...opened,
    }),
  });
}

function outcomeOf(count: number, year: string, isPreview: boolean) {
  if (isPreview) return okOutcome();
  return okOutcome(
    count === 0
      ? entitlementSentence('yearStands', { year })
      : entitlementSentence('yearOpened', { year, count }),
  );
}
