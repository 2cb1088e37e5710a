import type { AuditField } from '@torre/contract/audit';
import { OUTCOME } from '@torre/contract/outcome';
import { decideRightsChange } from '@torre/domain/identity';
import type { Rights } from '@torre/domain/identity';
import { displayDay } from '@torre/domain/kernel';
import type { Refused as Refusal } from '@torre/domain/kernel';
import type { Principal } from '../../platform/access/principal.ts';
import { writeAudit } from '../../platform/audit/index.ts';
import type { AuditValueOf } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { refused } from '../../platform/http/refused.ts';
import { LAST_ADMINISTRATOR } from './last-administrator.ts';
import { announceRightsChange } from './rights-change.ts';
import { countOtherAdministrators, findRights, lockRights, replaceRights } from './rights.store.ts';

export interface WantedRights {
  readonly userName: string;
  readonly rights: Rights;
  /** Version of the rights that the administrator saw. */
  readonly version: number;
  /** Plants that exist. */
  readonly plants: ReadonlySet<string>;
}

/**
 * Gives an account the wanted rights; open screens follow at once. false when another save was first.
 * Throws Refused: 404 for an unknown account, 409 when a rule says no.
 */
export async function replaceAccountRights(
  deps: AreaDeps,
  tx: Tx,
  principal: Principal,
  { userName, rights, version, plants }: WantedRights,
): Promise<boolean> {
  await lockRights(tx);
  const before = await findRights(tx, userName);
  if (before === null) throw refused(404, OUTCOME.notFound, 'Questo account non esiste.');
  if (before.version !== version) return false;
  const decision = decideRightsChange({
    before,
    after: rights,
    plants,
    isOwn: userName === principal.userName,
    // Who signed in to a demo account shows that those accounts sign in.
    otherAdministrators: await countOtherAdministrators(tx, userName, principal.demo),
  });
  if (!decision.ok) throw refused(409, OUTCOME.rightsRefused, refusalText(decision));
  if ((await replaceRights(tx, userName, version, rights)) === null) return false;
  await writeAudit(tx, {
    at: deps.clock.now(),
    actor: principal.employeeId,
    subject: before.employeeId,
    call: 'changeRights',
    what: 'change-rights',
    entity: 'account',
    entityKey: userName,
    values: changedValues(before, rights),
  });
  await announceRightsChange(deps, tx, userName);
  return true;
}

function refusalText({ code, details }: Refusal): string {
  const icao = textOf(details['icao']);
  switch (code) {
    case 'last-administrator':
      return LAST_ADMINISTRATOR;
    case 'own-administrator':
      return 'Non puoi toglierti il ruolo di amministratore: deve farlo un altro amministratore.';
    case 'unknown-role':
      return `Il ruolo ${textOf(details['role'])} non esiste.`;
    case 'unknown-plant':
      return `L’impianto ${icao} non esiste.`;
    case 'ends-before-it-begins':
      return `La validità di ${icao} finisce prima di cominciare.`;
    case 'overlap':
      return `L’impianto ${icao} è indicato due volte negli stessi giorni.`;
    default:
      throw new Error(`a refusal without a text: ${code}`);
  }
}

const textOf = (detail: unknown): string => (typeof detail === 'string' ? detail : '');

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
