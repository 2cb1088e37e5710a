import { checkYear, openYear, openedGroups } from '@torre/domain/entitlements';
import type { NewEntitlement, OpenedGroup, YearlyBalance } from '@torre/domain/entitlements';
import type { Actor } from '../../platform/access/actor.ts';
import { writeAudits } from '../../platform/audit/index.ts';
import type { AuditEntry } from '../../platform/audit/index.ts';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import type { Tx } from '../../platform/db/index.ts';
import { publishMany } from '../../platform/events/publish.ts';
import { ENTITLEMENTS_CHANGED } from '../people/index.ts';
import { entitlementRefusal } from './entitlement-refusals.ts';
import { readPeopleOfYear } from './entitlement.reads.ts';
import type { PersonWithPost } from './entitlement.reads.ts';
import { insertYear, lockEntitlements } from './entitlement.store.ts';

/** Rows of the trail written by one statement. */
const ROWS_AT_ONCE = 2000;

export interface YearOpened {
  readonly people: number;
  readonly groups: readonly OpenedGroup[];
  readonly standing: number;
  readonly later: number;
}

interface WantedYear {
  readonly year: number;
  /** Says what would be opened, and writes nothing. */
  readonly isPreview: boolean;
  readonly configuration: Pick<Configuration, 'readOn'>;
}

/**
 * Opens a year for everybody who has a post in it: who has it already keeps it as it stands, so that a second time writes
 * nothing. Throws Refused: 409 for a year that is too far away.
 */
export async function openEntitlementYear(
  tx: Tx,
  actor: Actor,
  { year, isPreview, configuration }: WantedYear,
): Promise<YearOpened> {
  const reachable = checkYear(year, actor.today);
  if (!reachable.ok) throw entitlementRefusal(reachable);
  if (!isPreview) await lockEntitlements(tx);
  const due = (balance: YearlyBalance, { day, icao: plant, category, condition }: PersonWithPost): number =>
    configuration.readOn(`entitlements.${balance}`, day, { plant, category })[condition];
  const { added: wanted, ...others } = openYear(year, await readPeopleOfYear(tx, year), due);
  const added = isPreview ? wanted : await insertYear(tx, year, wanted);
  const people = [...new Set(added.map(({ employeeId }) => employeeId))];
  if (!isPreview) {
    await auditYear(tx, actor, year, added);
    await publishMany(
      tx,
      ENTITLEMENTS_CHANGED,
      people.map((employeeId) => ({ employeeId })),
    );
  }
  return { people: people.length, groups: openedGroups(added), ...others };
}

async function auditYear(
  tx: Tx,
  { now: at, employeeId: actor, call }: Actor,
  year: number,
  added: readonly NewEntitlement[],
): Promise<void> {
  const entries = added.map(({ employeeId, balance, teorica }): AuditEntry => ({
    at,
    actor,
    call,
    what: 'open-entitlement-year',
    entity: 'leave-entitlement',
    entityKey: `${balance} ${year}`,
    subject: employeeId,
    values: [{ field: 'teorica', privacyClass: 'PERSONAL', old: null, new: String(teorica) }],
  }));
  for (let first = 0; first < entries.length; first += ROWS_AT_ONCE)
    await writeAudits(tx, entries.slice(first, first + ROWS_AT_ONCE));
}
