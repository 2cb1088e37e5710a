import type { AuditOperation } from '@torre/contract/audit';
import type { DeskStep } from '@torre/contract/content';
import { contentSentence } from '@torre/contract/content/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { GOES_ALONG, ITEM } from '@torre/domain/content';
import type { ItemOperation, ItemState } from '@torre/domain/content';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange, writeAudit } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { notifyOfDesk, withdrawDeskNotices, withdrawReadNotices } from '../notices/index.ts';
import { readApprovers } from './approvers.reads.ts';
import { publishContent } from './content-live.ts';
import { contentRefusal, deskActors, deskItem, stepFacts } from './desk-item.ts';
import { NO_PARTS, readPartsOf } from './item-parts.reads.ts';
import { findDueItems, holdDesk, holdItems } from './item.reads.ts';
import type { StandingItem } from './item.reads.ts';
import { takeBackCarriers } from './item-version.actions.ts';
import { endReviewsOf } from './review.actions.ts';
import { storeState } from './item.store.ts';

const AUDITED: Readonly<Record<DeskStep['operation'], AuditOperation>> = {
  ask: 'ask-content',
  sendBack: 'send-back-content',
  schedule: 'schedule-content',
  unschedule: 'unschedule-content',
  publish: 'publish-content',
  withdraw: 'withdraw-content',
};

/** Steps that judge what goes out with the item. */
const WITH_PARTS: readonly ItemOperation[] = ['ask', 'schedule', 'publish'];

const LAST_INSTANT = Temporal.Instant.from('9999-12-31T00:00:00Z');

interface Taken {
  readonly item: StandingItem;
  /** What readers see differently. */
  readonly changed: readonly string[];
}

/**
 * Takes a step of an item that is held. Publishing also publishes what it is made of and nobody has published yet: links,
 * documents, pictures, lists. Throws 403 for who may not, 400 for a schedule without its instant, 409 with what a rule says, 412
 * for a version that is not the newest.
 */
export async function takeStep(
  tx: Tx,
  actor: Actor,
  item: StandingItem,
  { version, state, operation, remark = '', publishAt }: DeskStep,
  fourEyes: boolean,
): Promise<Taken> {
  // A step writes no version: who saw another state has not seen what a colleague did.
  if (version !== item.version || (state !== undefined && state !== item.state))
    throw refused(412, OUTCOME.stale, contentSentence('stale'), {
      item: deskItem(item, { principal: actor.principal, fourEyes }),
    });
  const actors = deskActors(actor.principal);
  // Of who may: to others the right is refused first.
  if (operation === 'schedule' && publishAt === undefined && ITEM.may(item.state, operation, actors))
    throw refused(400, OUTCOME.malformed, contentSentence('instantMissing'));
  const at = publishAt === undefined ? null : instantOf(publishAt);
  const parts = WITH_PARTS.includes(operation) ? await readPartsOf(tx, item) : NO_PARTS;
  const isOwn = ({ savedBy }: StandingItem): boolean => fourEyes && savedBy === actor.employeeId;
  const decided = ITEM.decide(item.state, operation, actors, {
    ...stepFacts(item, isOwn(item)),
    ownPart: parts.along.find(isOwn)?.name ?? null,
    sentBackPart: parts.sentBack?.name ?? null,
    isInFuture: at !== null && Temporal.Instant.compare(at, actor.now) > 0,
  });
  if (!decided.ok) throw contentRefusal(decided);
  if (operation === 'sendBack' && remark.trim() === '')
    throw refused(409, OUTCOME.contentRefused, contentSentence('remarkMissing'));
  const note: Note = ({ id, state }, next, reason) =>
    auditChange(tx, actor, {
      what: AUDITED[operation],
      entity: 'content',
      entityKey: id,
      reason,
      values: [{ field: 'state', privacyClass: 'PUBLIC', old: state, new: next }],
    });
  const taken = await store(tx, { item, parts: parts.along }, operation, note, {
    at: actor.now.toString(),
    publishAt: operation === 'schedule' ? at!.toString() : null,
    remark: operation === 'sendBack' ? remark.trim() : null,
    reason: remark.trim() || null,
  });
  if (operation === 'ask' && !GOES_ALONG.includes(item.state)) await takeBackCarriers(tx, actor, taken.item);
  if (operation === 'ask' || operation === 'sendBack') await tellWhoIsNext(tx, actor, item, operation);
  return taken;
}

/** What was asked for waits for who approves, what was sent back for whose text it is. */
async function tellWhoIsNext(
  tx: Tx,
  actor: Actor,
  { id: itemId, savedBy }: StandingItem,
  operation: 'ask' | 'sendBack',
): Promise<void> {
  const isAsked = operation === 'ask';
  const people = isAsked ? await readApprovers(tx.database.forRules) : [savedBy];
  await notifyOfDesk(tx, actor, { itemId, state: isAsked ? 'ASKED' : 'SENT_BACK' }, people);
}

/** Publishes what is scheduled for an instant that has come; answers what readers see differently. */
export async function publishDue(tx: Tx, now: Temporal.Instant): Promise<readonly string[]> {
  await holdDesk(tx);
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
    const { along } = await readPartsOf(tx, item);
    const note: Note = ({ id, state }, next) =>
      writeAudit(tx, {
        at: now,
        actor: null,
        call: 'content.publish-due',
        what: 'publish-content',
        entity: 'content',
        entityKey: id,
        values: [{ field: 'state', privacyClass: 'PUBLIC', old: state, new: next }],
      });
    const write = { at: now.toString(), publishAt: null, remark: null, reason: null };
    const taken = await store(tx, { item, parts: along }, 'publish', note, write);
    changed.push(...taken.changed);
  }
  return changed;
}

interface StepWrite {
  readonly at: string;
  readonly publishAt: string | null;
  readonly remark: string | null;
  /** For the trail. */
  readonly reason: string | null;
}

/** Leaves in the trail that an item came to a state. */
type Note = (item: StandingItem, next: ItemState, reason: string | null) => Promise<void>;

async function store(
  tx: Tx,
  { item, parts }: { readonly item: StandingItem; readonly parts: readonly StandingItem[] },
  operation: ItemOperation,
  note: Note,
  { reason, ...write }: StepWrite,
): Promise<Taken> {
  const { state, publishedVersion } = after(item, operation);
  await storeState(tx, item.id, { ...write, version: item.version, state, publishedVersion });
  await note(item, state, reason);
  const published = operation === 'publish' ? parts : [];
  for (const part of published) {
    await storeState(tx, part.id, { ...write, ...after(part, 'publish'), version: part.version });
    await note(part, 'PUBLISHED', null);
  }
  await withdrawDeskNotices(tx, [item.id, ...published.map(({ id }) => id)]);
  const isSeen = publishedVersion !== item.publishedVersion;
  const changed = [...(isSeen ? [item.id] : []), ...published.map(({ id }) => id)];
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
    case 'unschedule':
      return { state: 'ASKED', publishedVersion };
    case 'sendBack':
      return { state: 'SENT_BACK', publishedVersion };
    case 'schedule':
      return { state: 'SCHEDULED', publishedVersion };
    default:
      return { state: 'DRAFT', publishedVersion };
  }
}

/** ISO 8601 → instant. Refuses with 400 what no calendar has; PostgreSQL knows no instant after the year 9999 in this form. */
function instantOf(text: string): Temporal.Instant {
  const unknown = () => refused(400, OUTCOME.malformed, contentSentence('instantUnknown'));
  let instant: Temporal.Instant;
  try {
    instant = Temporal.Instant.from(text);
  } catch {
    throw unknown();
  }
  if (Temporal.Instant.compare(instant, LAST_INSTANT) > 0) throw unknown();
  return instant;
}
