import * as calls from '@torre/contract/organisation';
import * as schema from '@torre/contract/organisation/schema';
import type { FactsBody } from '@torre/contract/organisation';
import { organisationSentence } from '@torre/contract/organisation/sentences';
import { effectList } from '@torre/contract/organisation-effects';
import type { EffectRow } from '@torre/contract/organisation-effects';
import { OUTCOME } from '@torre/contract/outcome';
import { ROLE } from '@torre/domain/identity';
import type { Role } from '@torre/domain/identity';
import { actorOf } from '../../../platform/access/actor.ts';
import type { Principal } from '../../../platform/access/principal.ts';
import { withoutSaving } from '../../../platform/db/index.ts';
import type { App, AreaDeps } from '../../../platform/deps.ts';
import { okOutcome, refused, requireAccess } from '../../../platform/http/refused.ts';
import { route } from '../../../platform/http/route.ts';
import { saveRoute } from '../../../platform/http/save-route.ts';
import { listFile } from '../../../platform/list/list-file.ts';
import { previewFacts } from '../facts.actions.ts';
import type { PreviewedFacts } from '../facts.actions.ts';
import { faultReply } from '../fault-reply.ts';
import { forRole } from '../for-role.ts';
import {
  administersOrganisation,
  keepsQualifications,
  mayDescribe,
  mayQualify,
} from '../organisation.access.ts';
import { effectRows } from './effect-rows.ts';
import { shownEffects } from './effects.ts';
import { requireOneFollowUp } from './left-shifts.ts';

const DESCRIBED = { role: ROLE.admin, may: mayDescribe } as const;
const QUALIFIED = { role: ROLE.hr, may: mayQualify } as const;

/** What changes of the organisation would do. */
export function registerEffects(app: App, deps: AreaDeps): void {
  const { db, clock, configuration } = deps;

  /** In a transaction that is rolled back, as the system: the cells of all plants are looked at. */
  function preview(
    { principal, body }: { readonly principal: Principal; readonly body: FactsBody },
    call: { readonly id: string },
    { role, may }: { readonly role: Role; readonly may: typeof mayDescribe } = DESCRIBED,
  ): Promise<PreviewedFacts> {
    const { edits, hoursFollow = false, leaverShifts } = body;
    requireAccess(may(edits));
    requireOneFollowUp(body);
    const leaversGo = leaverShifts === 'remove';
    const actor = actorOf(deps, principal, call);
    const context = { configuration, today: clock.today(), actor, hoursFollow, leaversGo };
    const wanted = { edits, reason: null };
    return forRole(role, () => withoutSaving(db, (tx) => previewFacts(tx, context, wanted)));
  }

  // Not a `saveRoute`: saves nothing.
  route(app, calls.previewOrganisation, {
    schema: schema.previewOrganisationSchema,
    access: administersOrganisation,
    handler: async (context) => previewReply(await preview(context, calls.saveOrganisation)),
  });

  // Not a `saveRoute`: saves nothing.
  route(app, calls.previewQualifications, {
    schema: schema.previewQualificationsSchema,
    access: keepsQualifications,
    handler: async (context) => previewReply(await preview(context, calls.saveQualifications, QUALIFIED)),
  });

  const file = (rows: readonly EffectRow[]) =>
    listFile(app, deps, { list: effectList, all: async () => rows });
  saveRoute(app, deps, calls.exportEffects, {
    schema: schema.exportEffectsSchema,
    mayTry: administersOrganisation,
    ...file([]),
    prepare: async (context) => {
      const { faults, stale, effects } = await preview(context, calls.saveOrganisation);
      if (effects) return file(effectRows(effects)).prepare(context);
      const count = faults.length + stale.length;
      throw refused(409, OUTCOME.organisationRefused, organisationSentence('refused', { count }));
    },
  });
}

const previewReply = ({ changed, faults, stale, effects }: PreviewedFacts) => ({
  outcome: okOutcome(),
  changed,
  faults: faults.map(faultReply),
  stale,
  effects: effects && shownEffects(effects),
});
