import type { OrganisationPatch } from '@torre/contract/organisation';
import { organisationSentence } from '@torre/contract/organisation/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { displayDay, isoDay } from '@torre/domain/kernel';
import { checkFacts, keyOfFact, kindOf, rewritesPast } from '@torre/domain/organisation';
import type {
  CheckedFacts,
  FactChange,
  FactEdit,
  FactFault,
  FactKindName,
  FactSet,
} from '@torre/domain/organisation';
import type { LookupList } from '@torre/domain/lookups';
import type { Actor } from '../../platform/access/actor.ts';
import { CONFIGURATION_TOPIC } from '../../platform/configuration/configuration.ts';
import type { Tx } from '../../platform/db/index.ts';
import { publish } from '../../platform/events/publish.ts';
import { refused, refusedForNow } from '../../platform/http/refused.ts';
import type { ChangedCell } from '../cells/index.ts';
import { announceLookups, lockLists } from '../lookups/index.ts';
import type { ChangedLookup } from '../lookups/index.ts';
import { announceRightsChanges } from '../identity/index.ts';
import { publishOrganisation } from '../people/index.ts';
import { effectsOf } from './effects/effects.ts';
import type { AllEffects, EffectContext } from './effects/effects.ts';
import { announcedChanges, unitedPatches } from './announced-changes.ts';
import { auditFacts } from './audited-facts.ts';
import type { FactAuthor } from './audited-facts.ts';
import { readFacts, readPeopleOfAccounts, readPlantsOfPeople } from './facts.reads.ts';
import type { FactScope } from './facts.reads.ts';
import { FactStillUsed, FactsStale, writeFacts } from './facts.store.ts';
import { faultReply } from './fault-reply.ts';

/** Edits of a save that waits for others: a larger one would keep its connection, and others from theirs, for as long. */
const MOST_WAITING_EDITS = 250;
const COME_BACK_AFTER_S = 5;

/** What is saved together, whole or not at all. */
export interface WantedFacts {
  readonly edits: readonly FactEdit[];
  readonly reason: string | null;
}

export interface SavedFacts {
  readonly changed: number;
  /** Of the events; null where nothing changed. */
  readonly position: string | null;
  readonly changes: readonly FactChange[];
  /** Published cells whose hours followed. */
  readonly cells?: readonly ChangedCell[];
}

/**
 * Saves rows of the organisation over the versions that were seen: all or none. One save at a time, because rows that others
 * name are looked at together. Throws 409 with `faults`, or where days gone by change without a reason, 412 with `current`, 503
 * for a large one that would have to wait.
 */
export async function saveFacts(
  tx: Tx,
  actor: Actor,
  wanted: WantedFacts,
  /** What has to happen while the rows still stand as they were. */
  beforeWriting: (changes: readonly FactChange[]) => Promise<void> = async () => undefined,
): Promise<SavedFacts> {
  if (wanted.edits.length <= MOST_WAITING_EDITS) await lockOrganisation(tx);
  else if (!(await tryLockOrganisation(tx)))
    throw refusedForNow(503, organisationSentence('busy'), COME_BACK_AFTER_S);
  // The window of a list saves its values without the lock of the organisation.
  if (wanted.edits.some(({ kind }) => kind === 'lookup_value')) await lockLists(tx);
  const { standing, checked } = await checkWanted(tx, actor, wanted);
  const { changes, faults, stale } = checked;
  if (stale.length > 0) throw staleFacts(stale, wanted.edits, standing);
  if (faults.length > 0)
    throw refused(
      409,
      OUTCOME.organisationRefused,
      organisationSentence('refused', { count: faults.length }),
      {
        faults: faults.map(faultReply),
      },
    );
  if (changes.length > 0) await beforeWriting(changes);
  requireReason(actor, changes, wanted.reason);
  return { ...(await applyChanges(tx, actor, [changes], wanted.reason)), changes };
}

function requireReason({ today }: Actor, changes: readonly FactChange[], reason: string | null): void {
  if (reason?.trim() || !changes.some((change) => rewritesPast(change, isoDay(today)))) return;
  throw refused(409, OUTCOME.pastEffect, organisationSentence('past', { today: displayDay(today) }));
}

/**
 * Writes changes that `checkFacts` let through, with their rows of the trail and one event a plant. `parts`: as `inWriteOrder`
 * has them, so many at once as may keep everybody else waiting. Throws 409 or 412 for what only the database sees.
 */
export async function applyChanges(
  tx: Tx,
  author: FactAuthor,
  parts: Iterable<readonly FactChange[]>,
  reason: string | null,
  onWritten: (changed: number) => void = () => {},
): Promise<Pick<SavedFacts, 'changed' | 'position'>> {
  let changed = 0;
  for (const changes of parts) {
    await writeChecked(tx, changes);
    const people = await readPeopleOfAccounts(tx, usersOf(changes, 'managed_plant'));
    await auditFacts(tx, author, changes, reason, (userName) => people.get(userName)!);
    changed += changes.length;
    onWritten(changed);
  }
  return { changed, position: changed === 0 ? null : await announce(tx, parts) };
}

/** Writes what `checkFacts` let through. Throws 409 or 412 for what only the database sees. */
export async function writeChecked(tx: Tx, changes: readonly FactChange[]): Promise<void> {
  try {
    await writeFacts(tx, changes);
  } catch (error) {
    if (error instanceof FactsStale) throw refused(412, OUTCOME.stale, organisationSentence('stale'));
    if (error instanceof FactStillUsed)
      throw refused(409, OUTCOME.organisationRefused, organisationSentence('stillUsed'));
    throw error;
  }
}

export interface PreviewedFacts {
  readonly changed: number;
  readonly faults: readonly FactFault[];
  readonly stale: readonly number[];
  /** null: something refuses the save. */
  readonly effects: AllEffects | null;
}

/**
 * What the edits would do, in a transaction that is rolled back: how many rows change, what refuses them, and what follows.
 * The rows stand changed when this returns, unless something refuses them.
 */
export async function previewFacts(
  tx: Tx,
  context: EffectContext,
  wanted: WantedFacts,
): Promise<PreviewedFacts> {
  const { changes, faults, stale } = (await checkWanted(tx, context, wanted)).checked;
  const isRefused = faults.length > 0 || stale.length > 0;
  const effects = isRefused ? null : await effectsOf(tx, context, changes, () => writeChecked(tx, changes));
  return { changed: changes.length, faults, stale, effects };
}

/** The rows as they stand, and what the edits change of them. */
async function checkWanted(
  tx: Tx,
  actor: Pick<Actor, 'today'>,
  { edits }: Pick<WantedFacts, 'edits'>,
): Promise<{ readonly standing: FactSet; readonly checked: CheckedFacts }> {
  const standing = await readFacts(tx, scopeOf(edits));
  return { standing, checked: checkFacts(edits, { standing, today: isoDay(actor.today) }) };
}

/** Others that change the organisation wait until the transaction ends. */
export async function lockOrganisation(tx: Tx): Promise<void> {
  await tx.query({
    name: 'organisation-lock',
    text: "select pg_advisory_xact_lock(hashtext('organisation'))",
  });
}

/** false: somebody else is changing the organisation. */
async function tryLockOrganisation(tx: Tx): Promise<boolean> {
  const { rows } = await tx.query<{ locked: boolean }>({
    name: 'organisation-try-lock',
    text: "select pg_try_advisory_xact_lock(hashtext('organisation')) as locked",
  });
  return rows[0]!.locked;
}

async function announce(tx: Tx, parts: Iterable<readonly FactChange[]>): Promise<string | null> {
  let announced: readonly OrganisationPatch[] = [];
  const [accounts, managing] = [new Set<string>(), new Set<string>()];
  const lookups = new Map<string, ChangedLookup>();
  for (const changes of parts) {
    for (const user of usersOf(changes, 'account')) accounts.add(user);
    for (const user of usersOf(changes, 'managed_plant')) managing.add(user);
    for (const one of lookupsOf(changes)) lookups.set(`${one.list} ${one.code}`, one);
    const people = changes.flatMap(({ before, after }) => {
      const code = (after ?? before)!['employee_id'];
      return typeof code === 'string' ? [code] : [];
    });
    const plants = await readPlantsOfPeople(tx, [...new Set(people)]);
    const own = announcedChanges(changes, (code) => plants.get(code) ?? new Set());
    announced = announced.length === 0 ? own : unitedPatches([...announced, ...own]);
  }
  if (accounts.size + managing.size > 0)
    await announceRightsChanges(tx, [...accounts.union(managing)], [...managing.difference(accounts)]);
  let position = lookups.size === 0 ? null : await announceLookups(tx, [...lookups.values()]);
  for (const patch of announced) position = await publishOrganisation(tx, patch);
  // Whom a cause takes from the counters is kept with the configuration, and what follows that follows this.
  if (announced.some(({ kinds }) => kinds.includes('absence_cause')))
    await publish(tx, CONFIGURATION_TOPIC, { key: 'absence_cause', icao: '' });
  return position;
}

const lookupsOf = (changes: readonly FactChange[]): readonly ChangedLookup[] =>
  changes
    .filter(({ kind }) => kind === 'lookup_value')
    .map(({ before, after }) => {
      const { list, code } = (after ?? before)!;
      return { list: String(list) as LookupList, code: String(code) };
    });

/** User names in changes of a kind. */
function usersOf(changes: readonly FactChange[], kind: FactKindName): readonly string[] {
  const own = changes.filter((change) => change.kind === kind);
  return own.map(({ before, after }) => String((after ?? before)!['user_name']));
}

/** Plants and people that the edits name. */
function scopeOf(edits: readonly FactEdit[]): FactScope {
  const named = (column: string): readonly string[] => [
    ...new Set(edits.flatMap(({ values }) => (typeof values[column] === 'string' ? [values[column]] : []))),
  ];
  return { plants: named('icao'), people: named('employee_id'), users: named('user_name') };
}

function staleFacts(stale: readonly number[], edits: readonly FactEdit[], standing: FactSet) {
  const current = stale.map((index) => {
    const { kind, values } = edits[index]!;
    return {
      kind,
      key: kindOf(kind).key.map((column) => values[column]),
      fact: standing[kind].get(keyOfFact(kind, values)) ?? null,
    };
  });
  return refused(412, OUTCOME.stale, organisationSentence('stale'), { current });
}
