import type { Substitution } from '@torre/contract/substitutions';
import { substitutionSentence } from '@torre/contract/substitutions/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { Sentence } from '@torre/contract/sentences';
import { ROLE, decideSubstitution } from '@torre/domain/identity';
import type { SubstitutionRefusals, WantedSubstitution } from '@torre/domain/identity';
import { displayDay, isoDay } from '@torre/domain/kernel';
import type { Refused as Refusal } from '@torre/domain/kernel';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { publish } from '../../platform/events/publish.ts';
import { refused } from '../../platform/http/refused.ts';
import { uuidv7 } from '../../platform/uuid.ts';
import { announceRightsChange } from '../identity/index.ts';
import { notifyOfSubstitution } from '../notices/index.ts';
import {
  findOpenAccount,
  findSubstitution,
  readHeldPlants,
  readOpenAdministrators,
} from './substitution.reads.ts';
import type { StoredSubstitution } from './substitution.reads.ts';
import { endStored, insertSubstitution } from './substitution.store.ts';
import { SUBSTITUTIONS_CHANGED } from './substitutions-live.ts';
import type { ChangedSubstitution } from './substitutions-live.ts';

const refuse = (sentence: Sentence) => refused(409, OUTCOME.substitutionRefused, sentence);

/**
 * Somebody stands in for a manager from a day to a day: what they may then is read from what the giver has at that moment. Throws
 * Refused: 403 where a manager names it for somebody else, 409 with the reason.
 */
export async function nameSubstitute(
  tx: Tx,
  actor: Actor,
  deps: AreaDeps,
  wanted: WantedSubstitution,
): Promise<Substitution> {
  const { giver, substitute, icao, from, to } = wanted;
  if (giver !== actor.employeeId && !actor.principal.roles.has(ROLE.admin))
    throw refused(403, OUTCOME.notAllowed, substitutionSentence('othersOnly'));
  const on = tx.database.forRules;
  const decided = decideSubstitution(wanted, {
    managed: await readHeldPlants(on, giver),
    today: actor.today,
  });
  if (!decided.ok) throw refuse(refusalSentence(decided));
  if ((await findOpenAccount(on, substitute)) === null) throw refuse(substitutionSentence('noAccount'));
  const substitutionId = uuidv7();
  await insertSubstitution(tx, {
    ...wanted,
    substitutionId,
    by: actor.employeeId,
    at: actor.now.toString(),
  });
  await auditChange(tx, actor, {
    what: 'name-substitute',
    entity: 'substitution',
    entityKey: substitutionId,
    icao,
    subject: giver,
    inPlaceOf: null,
    values: (
      [
        ['substitute', substitute],
        ['from', isoDay(from)],
        ['to', isoDay(to)],
      ] as const
    ).map(([field, value]) => ({ field, privacyClass: 'PUBLIC', old: null, new: value })),
  });
  await tell(tx, actor, deps, { substitutionId, giver, substitute, icao });
  return seenBy(actor, (await findSubstitution(tx, substitutionId, actor.today))!);
}

/** Ends a substitution that runs or is to come. Throws Refused: 409 where it is over. */
export async function endSubstitution(
  tx: Tx,
  actor: Actor,
  deps: AreaDeps,
  standing: StoredSubstitution,
): Promise<Substitution> {
  const { substitutionId, plant: icao, toDay } = standing;
  const [giver, substitute] = [standing.giver.employeeId, standing.substitute.employeeId];
  const end = { by: actor.employeeId, at: actor.now.toString() };
  if (standing.state === 'over' || !(await endStored(tx, substitutionId, end)))
    throw refuse(substitutionSentence('over'));
  await auditChange(tx, actor, {
    what: 'end-substitution',
    entity: 'substitution',
    entityKey: substitutionId,
    icao,
    subject: giver,
    inPlaceOf: null,
    values: [
      { field: 'substitute', privacyClass: 'PUBLIC', old: substitute, new: null },
      { field: 'to', privacyClass: 'PUBLIC', old: isoDay(toDay), new: null },
    ],
  });
  await tell(tx, actor, deps, { substitutionId, giver, substitute, icao });
  return seenBy(actor, (await findSubstitution(tx, substitutionId, actor.today))!);
}

/** As who asks sees it: the giver and administrators end it. */
export function seenBy(
  { principal }: Pick<Actor, 'principal'>,
  { fromDay: _fromDay, toDay: _toDay, ...substitution }: StoredSubstitution,
): Substitution {
  const ends =
    substitution.state !== 'over' &&
    (principal.employeeId === substitution.giver.employeeId || principal.roles.has(ROLE.admin));
  return { ...substitution, allowedActions: ends ? ['end'] : [] };
}

interface OneSubstitution {
  readonly substitutionId: string;
  readonly giver: string;
  readonly substitute: string;
  readonly icao: string;
}

/**
 * The rights of the substitute change at once, open streams included; who did not do it oneself has a notice. The other
 * administrators too where one lends to oneself what a manager has (docs/decisions/0129).
 */
async function tell(tx: Tx, actor: Actor, deps: AreaDeps, changed: OneSubstitution): Promise<void> {
  const { giver, substitute } = changed;
  const on = tx.database.forRules;
  const userName = await findOpenAccount(on, substitute);
  if (userName !== null) await announceRightsChange(deps, tx, userName);
  const lendsToOneself = substitute === actor.employeeId && giver !== actor.employeeId;
  const others =
    lendsToOneself && actor.principal.roles.has(ROLE.admin) ? await readOpenAdministrators(on) : [];
  await notifyOfSubstitution(tx, actor, { ...changed, others });
  const payload: ChangedSubstitution = { people: [giver, substitute] };
  await publish(tx, SUBSTITUTIONS_CHANGED, payload);
}

function refusalSentence({ code, details }: Refusal<SubstitutionRefusals>): Sentence {
  switch (code) {
    case 'past':
      return substitutionSentence('past', { today: displayDay(details.today) });
    case 'too-long':
      return substitutionSentence('too-long', details);
    case 'not-held':
      return substitutionSentence('not-held', details);
    case 'oneself':
    case 'ends-first':
      return substitutionSentence(code);
  }
}
