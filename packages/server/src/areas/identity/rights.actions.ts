import type { AuditField } from '@torre/contract/audit';
import { administrationSentence } from '@torre/contract/administration/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { Sentence } from '@torre/contract/sentences';
import { decideRightsChange } from '@torre/domain/identity';
import type { Rights, RightsRefusals } from '@torre/domain/identity';
import { displayDay } from '@torre/domain/kernel';
import type { Refused as Refusal } from '@torre/domain/kernel';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { AuditValueOf } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { refused } from '../../platform/http/refused.ts';
import { announceRightsChange } from './rights-change.ts';
import { countOtherAdministrators, findRights, lockRights, replaceRights } from './rights.store.ts';

export interface WantedRights {
  readonly rights: Rights;
  /** Version of the rights that the administrator saw. */
  readonly version: number;
  /** Plants that exist. */
  readonly plants: ReadonlySet<string>;
}

/** The rights of an account, for who changes them: others wait until the transaction ends. */
export async function lockAccountRights(tx: Tx, userName: string): Promise<StandingRights | null> {
  await lockRights(tx);
  const standing = await findRights(tx, userName);
  return standing && { ...standing, userName };
}

export type StandingRights = NonNullable<Awaited<ReturnType<typeof findRights>>> & {
  readonly userName: string;
};

/**
 * Gives an account the wanted rights; open screens follow at once. false when another save was first.
 * Throws Refused: 409 when a rule says no.
 */
export async function replaceAccountRights(
  deps: AreaDeps,
  tx: Tx,
  actor: Actor,
  before: StandingRights,
  { rights, version, plants }: WantedRights,
): Promise<boolean> {
  const { userName } = before;
  if (before.version !== version) return false;
  const { principal } = actor;
  const decision = decideRightsChange({
    before,
    after: rights,
    plants,
    isOwn: userName === principal.userName,
    // Who signed in to a demo account shows that those accounts sign in.
    otherAdministrators: await countOtherAdministrators(tx, userName, principal.demo),
  });
  if (!decision.ok) throw refused(409, OUTCOME.rightsRefused, refusalSentence(decision));
  if ((await replaceRights(tx, userName, version, rights)) === null) return false;
  await auditChange(tx, actor, {
    subject: before.employeeId,
    what: 'change-rights',
    entity: 'account',
    entityKey: userName,
    values: changedValues(before, rights),
  });
  await announceRightsChange(deps, tx, userName);
  return true;
}

function refusalSentence({ code, details }: Refusal<RightsRefusals>): Sentence {
  switch (code) {
    case 'last-administrator':
    case 'own-administrator':
      return administrationSentence(code);
    case 'unknown-role':
      return administrationSentence(code, details);
    case 'unknown-plant':
    case 'ends-before-it-begins':
    case 'overlap':
      return administrationSentence(code, details);
  }
}

/** Only what changed, in words that stay readable: roles, flags, plants with their days. */
function changedValues(before: Rights, after: Rights): AuditValueOf<'account'>[] {
  const fields: readonly (readonly [field: AuditField<'account'>, text: (rights: Rights) => string])[] = [
    ['ruoli', ({ roles }) => roles.toSorted().join(', ')],
    ['responsabile', ({ responsabile }) => (responsabile ? 'sì' : 'no')],
    ['responsabileH35', ({ responsabileH35 }) => (responsabileH35 ? 'sì' : 'no')],
    ['impianti', ({ managedPlants }) => managedPlants.map(plantText).toSorted().join(', ')],
  ];
  return fields
    .map(([field, text]): AuditValueOf<'account'> => ({
      field,
      privacyClass: 'PUBLIC',
      old: text(before),
      new: text(after),
    }))
    .filter((value) => value.old !== value.new);
}

function plantText({ icao, validFrom, validTo }: Rights['managedPlants'][number]): string {
  return `${icao} dal ${displayDay(validFrom)}${validTo === null ? '' : ` al ${displayDay(validTo)}`}`;
}
