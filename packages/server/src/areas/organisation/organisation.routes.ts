import * as calls from '@torre/contract/organisation';
import * as schema from '@torre/contract/organisation/schema';
import { organisationSentence } from '@torre/contract/organisation/sentences';
import { effectSentence } from '@torre/contract/organisation-effects/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import * as listCalls from '@torre/contract/qualifications';
import * as listSchema from '@torre/contract/qualifications/schema';
import { ROLE } from '@torre/domain/identity';
import { isoDay } from '@torre/domain/kernel';
import { FACT_KIND_NAMES, QUALIFICATION } from '@torre/domain/organisation';
import type { FactKindName, FactSet } from '@torre/domain/organisation';
import type { App } from '../../platform/deps.ts';
import { okOutcome, refused } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { newThing, saveRoute } from '../../platform/http/save-route.ts';
import { listFile } from '../../platform/list/list-file.ts';
import { findFreeCode } from '../identity/index.ts';
import { saveFacts } from './facts.actions.ts';
import { countFactsByPlant } from './fact-counts.reads.ts';
import { readFacts, readPeopleOfPlant } from './facts.reads.ts';
import { followed } from '../cells/index.ts';
import type { SaveDeps } from '../cells/index.ts';
import { registerEffects } from './effects/effects.routes.ts';
import { requireOneFollowUp, saveAndRemove } from './effects/left-shifts.ts';
import { registerSaveJob, saveWithHours } from './effects/save-with-hours.ts';
import type { SavedWithHours } from './effects/save-with-hours.ts';
import { readMissingQualifications } from './missing-qualifications.reads.ts';
import { readDueQualifications } from './due-qualifications.reads.ts';
import { readQualificationGaps } from './qualification-gaps.reads.ts';
import { qualificationDesk } from './qualification-list.reads.ts';
import { forRole } from './for-role.ts';
import {
  administersOrganisation,
  keepsQualifications,
  mayDescribe,
  mayQualify,
} from './organisation.access.ts';

const OF_EVERYBODY: readonly FactKindName[] = ['plant', 'unit', 'island', 'holiday', 'absence_cause'];
const OF_PERSON: readonly FactKindName[] = [
  'employee',
  'assignment',
  'employee_specialization',
  'employee_cycle',
  'account',
  'managed_plant',
  // What the person's places are chosen from.
  'plant',
  'unit',
  'island',
  'specialization',
  'base_cycle',
];
/** Lists of values have a call of their own, which every screen asks. */
const OF_PLANT = FACT_KIND_NAMES.filter((kind) => kind !== QUALIFICATION && kind !== 'lookup_value');

/** The organisation as administrators describe it; qualifications of people as HR keeps them. */
export function registerOrganisation(app: App, deps: SaveDeps): void {
  const { db, clock, configuration, lookups } = deps;

  route(app, calls.readOrganisation, {
    schema: schema.readOrganisationSchema,
    access: administersOrganisation,
    handler: ({ query: { plant } }) =>
      forRole(ROLE.admin, async () => {
        if (plant === undefined)
          return {
            ...repliedFacts(await readFacts(db, { plants: 'all', people: [] }, OF_EVERYBODY)),
            counts: await countFactsByPlant(db, clock.today()),
          };
        const people = await readPeopleOfPlant(db, plant);
        const facts = await readFacts(db, { plants: [plant], people }, OF_PLANT);
        const own = facts.plant.get(plant);
        if (own) return repliedFacts({ ...facts, plant: new Map([[plant, own]]) });
        throw refused(404, OUTCOME.notFound, organisationSentence('plantUnknown'));
      }),
  });

  route(app, calls.readPersonFacts, {
    schema: schema.readPersonFactsSchema,
    access: administersOrganisation,
    handler: ({ path: { employeeId } }) =>
      forRole(ROLE.admin, async () => ({
        ...(await factsOfPerson(employeeId, OF_PERSON)),
        missing: [...(await readMissingQualifications(db, employeeId, isoDay(clock.today())))],
      })),
  });

  route(app, calls.readFreeCode, {
    schema: schema.readFreeCodeSchema,
    access: administersOrganisation,
    handler: () => forRole(ROLE.admin, async () => ({ outcome: okOutcome(), code: await findFreeCode(db) })),
  });

  route(app, calls.readQualifications, {
    schema: schema.readQualificationsSchema,
    access: keepsQualifications,
    handler: ({ path }) =>
      forRole(ROLE.hr, async () => {
        const facts = await factsOfPerson(path.employeeId, ['employee', QUALIFICATION]);
        const gaps = await readQualificationGaps(db, [path.employeeId], clock.today());
        return { ...facts, gaps: [...(gaps.get(path.employeeId) ?? [])] };
      }),
  });

  const desk = qualificationDesk(deps);
  route(app, listCalls.listQualifications, {
    schema: listSchema.listQualificationsSchema,
    access: keepsQualifications,
    handler: desk.answer,
  });

  route(app, listCalls.readDueQualifications, {
    schema: listSchema.readDueQualificationsSchema,
    access: keepsQualifications,
    handler: () =>
      forRole(ROLE.hr, async () => ({
        outcome: okOutcome(),
        ...(await readDueQualifications(db, clock.today())),
      })),
  });

  saveRoute(app, deps, listCalls.exportQualificationList, {
    schema: listSchema.exportQualificationListSchema,
    mayTry: keepsQualifications,
    ...listFile(app, deps, desk, () => listCalls.qualificationListOf(lookups.categories())),
  });

  registerEffects(app, deps);
  registerSaveJob(deps);

  saveRoute(app, deps, calls.saveOrganisation, {
    schema: schema.saveOrganisationSchema,
    mayTry: administersOrganisation,
    asSystemFor: ROLE.admin,
    ...newThing,
    may: (_, __, { body }) => mayDescribe(body.edits),
    act: async (tx, actor, _, { body }): Promise<SavedWithHours> => {
      const { edits, hoursFollow = false, leaverShifts, reason = null } = body;
      requireOneFollowUp(body);
      const wanted = { edits, reason };
      if (leaverShifts === 'remove') return saveAndRemove(tx, actor, configuration, wanted);
      return hoursFollow ? saveWithHours(tx, actor, deps, wanted) : saveFacts(tx, actor, wanted);
    },
    done: (saved) => followed(deps, { reply: savedReply(saved), cells: saved.cells ?? [] }),
  });

  saveRoute(app, deps, calls.saveQualifications, {
    schema: schema.saveQualificationsSchema,
    mayTry: keepsQualifications,
    asSystemFor: ROLE.hr,
    ...newThing,
    may: (_, __, { body }) => mayQualify(body.edits),
    act: async (tx, actor, _, { body }) => {
      const { edits, reason = null } = body;
      requireOneFollowUp(body);
      return saveFacts(tx, actor, { edits, reason });
    },
    done: savedReply,
  });

  async function factsOfPerson(employeeId: string, kinds: readonly FactKindName[]) {
    const facts = await readFacts(db, { plants: 'all', people: [employeeId] }, kinds);
    if (facts.employee.size > 0) return repliedFacts(facts);
    throw refused(404, OUTCOME.notFound, organisationSentence('personUnknown'));
  }
}

const repliedFacts = (facts: FactSet) => ({
  outcome: okOutcome(),
  facts: Object.fromEntries(
    Object.entries(facts).flatMap(([kind, rows]) => (rows.size === 0 ? [] : [[kind, [...rows.values()]]])),
  ),
});

function savedReply({
  changed,
  position,
  cells = [],
  freed = 0,
  job,
}: SavedWithHours & { readonly freed?: number }) {
  if (job) {
    const sentence = effectSentence('hoursAsJob', { count: job.cells });
    return { outcome: okOutcome(sentence), changed, position, jobId: job.jobId };
  }
  const saved =
    changed === 0 ? organisationSentence('nothing') : organisationSentence('saved', { count: changed });
  if (cells.length === 0) return { outcome: okOutcome(saved), changed, position };
  const sentence = effectSentence(freed > 0 ? 'leaverFreed' : 'hoursFollowed', {
    saved,
    count: cells.length,
  });
  return { outcome: okOutcome(sentence), changed, position, cells: cells.length };
}
