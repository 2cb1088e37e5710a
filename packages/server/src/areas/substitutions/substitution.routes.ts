import * as calls from '@torre/contract/substitutions';
import * as schema from '@torre/contract/substitutions/schema';
import { substitutionSentence } from '@torre/contract/substitutions/sentences';
import { ROLE } from '@torre/domain/identity';
import { allow, holderOf, manager } from '../../platform/access/access.ts';
import type { AccessRule } from '../../platform/access/access.ts';
import { asSystem } from '../../platform/access/request-scope.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { okOutcome } from '../../platform/http/refused.ts';
import { requestedDay } from '../../platform/http/requested-day.ts';
import { route } from '../../platform/http/route.ts';
import { newThing, saveRoute } from '../../platform/http/save-route.ts';
import { endSubstitution, nameSubstitute, seenBy } from './substitution.actions.ts';
import { findPeopleWithAccount, findSubstitution, readSubstitutions } from './substitution.reads.ts';

const administers = holderOf(ROLE.admin);

/** Managers, and administrators, who name substitutes for others too. */
const managesOrAdministers: AccessRule = (principal, args) =>
  administers(principal, args) === allow ? allow : manager(principal, args);

/** Who stands in for a manager: read, named and ended. */
export function registerSubstitutions(app: App, deps: AreaDeps): void {
  const { db, clock } = deps;
  route(app, calls.listSubstitutions, {
    schema: schema.listSubstitutionsSchema,
    access: managesOrAdministers,
    handler: async ({ principal }) => {
      const person = principal.roles.has(ROLE.admin) ? null : principal.employeeId;
      // rights of others, which no request reads, say whether a substitution gives anything: `person` narrows what leaves
      const found = await asSystem(() => readSubstitutions(db, person, clock.today()));
      return {
        outcome: okOutcome(),
        plants: principal.ownPlants.filter((icao) => icao !== '-'),
        substitutions: found.map((one) => seenBy({ principal }, one)),
      };
    },
  });

  route(app, calls.findSubstitutes, {
    schema: schema.findSubstitutesSchema,
    access: managesOrAdministers,
    handler: async ({ principal, query: { name } }) => {
      const asked = { name, today: clock.today(), tellsPlants: principal.roles.has(ROLE.admin) };
      // accounts of others are administrators' rows: whether there is one is all that leaves
      const people = await asSystem(() => findPeopleWithAccount(db, asked));
      return {
        outcome: okOutcome(),
        people: people.filter(({ employeeId }) => asked.tellsPlants || employeeId !== principal.employeeId),
      };
    },
  });

  saveRoute(app, deps, calls.nameSubstitute, {
    schema: schema.nameSubstituteSchema,
    mayTry: managesOrAdministers,
    prepare: ({ body }) => ({ from: requestedDay(body.from), to: requestedDay(body.to) }),
    ...newThing,
    act: (tx, actor, _, { body: { giver, substitute, plant }, prepared }) =>
      nameSubstitute(tx, actor, deps, {
        giver: giver ?? actor.employeeId,
        substitute,
        icao: plant,
        ...prepared,
      }),
    done: (substitution) => ({ outcome: okOutcome(substitutionSentence('named')), substitution }),
  });

  saveRoute(app, deps, calls.endSubstitution, {
    schema: schema.endSubstitutionSchema,
    mayTry: managesOrAdministers,
    find: (tx, { path }) => findSubstitution(tx, path.substitutionId, clock.today()),
    missing: substitutionSentence('gone'),
    // who only received it sees it and ends nothing
    may: (principal, { giver }) =>
      giver.employeeId === principal.employeeId || principal.roles.has(ROLE.admin) ? allow : 'missing',
    act: (tx, actor, standing) => endSubstitution(tx, actor, deps, standing),
    done: (substitution) => ({ outcome: okOutcome(substitutionSentence('ended')), substitution }),
  });
}
