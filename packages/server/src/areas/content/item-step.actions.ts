import type { AuditOperation } from '@torre/contract/audit';
import type { DeskStep } from '@torre/contract/content';
import { contentSentence } from '@torre/contract/content/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { ITEM, missingField, referencesOf } from '@torre/domain/content';
import type { ItemOperation } from '@torre/domain/content';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange, writeAudit } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { withdrawReadNotices } from '../notices/index.ts';
import { publishContent } from './content-live.ts';
import { contentRefusal, deskActors, deskItem, stepFacts } from './desk-item.ts';
import { findDueItems, holdItems } from './item.reads.ts';
import type { StandingItem } from './item.reads.ts';
import { endReviewsOf } from './review.actions.ts';
import { storeState } from './item.store.ts';

const AUDITED: Readonly<Record<DeskStep['operation'], AuditOperation>> = {
  ask: 'ask-content',
  sendBack: 'send-back-content',
  schedule: 'schedule-content',
  publish: 'publish-content',
  withdraw: 'withdraw-content',
};

/** Articles are published one by one; a list names others, which have their own day. */
const PUBLISHED_ALONE: readonly string[] = ['Echo_Articolo'];
/** An article, its link or list, the picture of the link. */
const LEVELS = 3;

interface Taken {
  readonly item: StandingItem;
  /** What readers see differently. */
  readonly changed: readonly string[];
}

/**
 * Takes a step of an item that is held. Publishing also publishes what it is made of and nobody has published yet: links,
 * documents, pictures, lists. Throws 403 for who may not, 409 with what a rule says, 412 for a version that is not the newest.
 */
export async function takeStep(
  tx: Tx,
  actor: Actor,
  item: StandingItem,
  { version, operation, remark = '', publishAt }: DeskStep,
  fourEyes: boolean,
): Promise<Taken> {
  if (version !== item.version)
    throw refused(412, OUTCOME.stale, contentSentence('stale'), {
      item: deskItem(item, { principal: actor.principal, fourEyes }),
    });
  const at = publishAt === undefined ? null : Temporal.Instant.from(publishAt);
  const decided = ITEM.decide(item.state, operation, deskActors(actor.principal), {
    ...stepFacts(item, fourEyes && item.savedBy === actor.employeeId),
    isInFuture: at !== null && Temporal.Instant.compare(at, actor.now) > 0,
  });
  if (!decided.ok) throw contentRefusal(decided);
  if (operation === 'sendBack' && remark.trim() === '')
    throw refused(409, OUTCOME.contentRefused, contentSentence('remarkMissing'));
  const taken = await store(tx, item, operation, {
    at: actor.now.toString(),
    publishAt: operation === 'schedule' ? at!.toString() : null,
    remark: operation === 'sendBack' ? remark.trim() : null,
  });
  await auditChange(tx, actor, {
    what: AUDITED[operation],
    entity: 'content',
    entityKey: item.id,
    reason: remark.trim() || null,
    values: [{ field: 'state', privacyClass: 'PUBLIC', old: item.state, new: taken.item.state }],
  });
  return taken;
}

/** Publishes what is scheduled for an instant that has come; answers what readers see differently. */
export async function publishDue(tx: Tx, now: Temporal.Instant): Promise<readonly string[]> {
  const due = await holdItems(tx, await findDueItems(tx, now.toString()));
  const changed: string[] = [];
  for (const item of due) {
    // While it was waited for, somebody may have given it another instant.
    if (item.publishAt === null || item.publishAt > now.epochMilliseconds) continue;
    const decided = ITEM.decide(item.state, 'publish', ['system'], {
      ...stepFacts(item, false),
      isInFuture: false,
    });
    if (!decided.ok) continue;
    const taken = await store(tx, item, 'publish', { at: now.toString(), publishAt: null, remark: null });
    changed.push(...taken.changed);
    await writeAudit(tx, {
      at: now,
      actor: null,
      call: 'content.publish-due',
      what: 'publish-content',
      entity: 'content',
      entityKey: item.id,
      values: [{ field: 'state', privacyClass: 'PUBLIC', old: item.state, new: 'PUBLISHED' }],
    });
  }
  return changed;
}

interface StepWrite {
  readonly at: string;
  readonly publishAt: string | null;
  readonly remark: string | null;
}

async function store(tx: Tx, item: StandingItem, operation: ItemOperation, write: StepWrite): Promise<Taken> {
  const { state, publishedVersion } = after(item, operation);
  await storeState(tx, item.id, { ...write, version: item.version, state, publishedVersion });
  const parts = operation === 'publish' ? await publishParts(tx, item, write.at) : [];
  const isSeen = publishedVersion !== item.publishedVersion;
  const changed = [...(isSeen ? [item.id] : []), ...parts];
  if (changed.length > 0) await publishContent(tx, changed);
  if (state === 'PUBLISHED' || state === 'WITHDRAWN') await endReviewsOf(tx, item.id);
  if (publishedVersion === null && isSeen) await withdrawReadNotices(tx, item.id);
  const publishAt =
    write.publishAt === null ? null : Temporal.Instant.from(write.publishAt).epochMilliseconds;
  return { item: { ...item, state, publishedVersion, publishAt, remark: write.remark }, changed };
}

function after(
  { version, publishedVersion }: StandingItem,
  operation: ItemOperation,
): Pick<StandingItem, 'state' | 'publishedVersion'> {
  switch (operation) {
    case 'publish':
      return { state: 'PUBLISHED', publishedVersion: version };
    case 'withdraw':
      return { state: 'WITHDRAWN', publishedVersion: null };
    case 'ask':
      return { state: 'ASKED', publishedVersion };
    case 'sendBack':
      return { state: 'SENT_BACK', publishedVersion };
    case 'schedule':
      return { state: 'SCHEDULED', publishedVersion };
    default:
      return { state: 'DRAFT', publishedVersion };
  }
}

/** What an item is made of and readers have never seen: published with it. Answers their ids. */
async function publishParts(tx: Tx, item: StandingItem, at: string): Promise<readonly string[]> {
  const published = new Set<string>();
  let named = namedBy(item);
  // One statement a level: what a field names, what the fields of that name.
  for (let level = 0; level < LEVELS && named.length > 0; level++) {
    const fresh = (await holdItems(tx, named)).filter(
      (part) =>
        part.publishedVersion === null &&
        part.state !== 'WITHDRAWN' &&
        !PUBLISHED_ALONE.includes(part.type) &&
        !published.has(part.id) &&
        missingField(part.type, part.fields) === null,
    );
    for (const part of fresh) {
      const { version } = part;
      await storeState(tx, part.id, {
        at,
        version,
        publishedVersion: version,
        state: 'PUBLISHED',
        publishAt: null,
        remark: null,
      });
      published.add(part.id);
    }
    named = fresh.flatMap(namedBy);
  }
  return [...published];
}

const namedBy = ({ type, fields, english }: StandingItem): readonly string[] =>
  referencesOf(type, { ...fields, ...english });
