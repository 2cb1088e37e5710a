import type { DeskItem } from '@torre/contract/content';
import { contentSentence } from '@torre/contract/content/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { ITEM, mayPlace, missingField } from '@torre/domain/content';
import type {
  FieldRefusals,
  ItemActor,
  ItemFacts,
  ItemOperation,
  ItemRefusals,
  ItemState,
  ReviewRefusals,
} from '@torre/domain/content';
import { ROLE } from '@torre/domain/identity';
import type { MachineRefusals, Refused } from '@torre/domain/kernel';
import type { Principal } from '../../platform/access/principal.ts';
import { outcomeWith, refused } from '../../platform/http/refused.ts';
import type { Refused as CallRefused } from '../../platform/http/refused.ts';
import type { StandingItem } from './item.reads.ts';

/** What somebody is at the desk. */
export function deskActors({ roles }: Pick<Principal, 'roles'>): readonly ItemActor[] {
  return [
    ...(roles.has(ROLE.editor) ? (['editor'] as const) : []),
    ...(roles.has(ROLE.approver) ? (['approver'] as const) : []),
  ];
}

const STEPS = ['ask', 'sendBack', 'schedule', 'unschedule', 'publish', 'withdraw'] as const;

/** Who looks at an item of the desk. */
export interface DeskReader {
  readonly principal: Pick<Principal, 'roles' | 'employeeId'>;
  /** `content.fourEyes`. */
  readonly fourEyes: boolean;
}

/** An item for who works at the desk: what may be done with it, and what of that a rule would refuse now. */
export function deskItem(item: StandingItem, { principal, fourEyes }: DeskReader): DeskItem {
  const { id, type, state, version, publishedVersion, publishAt, remark, channels, name, fields, english } =
    item;
  const actors = deskActors(principal);
  // Whatever date is chosen lies ahead.
  const facts = { ...stepFacts(item, fourEyes && item.savedBy === principal.employeeId), isInFuture: true };
  const steps = ITEM.allowed(state, actors, STEPS, facts);
  return {
    id,
    type,
    state,
    version,
    publishedVersion,
    remark,
    channels,
    name,
    fields,
    english,
    publishAt: publishAt === null ? null : Temporal.Instant.fromEpochMilliseconds(publishAt).toString(),
    allowedActions: [
      ...ITEM.allowed(state, actors, ['write']),
      ...(mayPlace({ type, isPublished: publishedVersion !== null }, actors) ? (['place'] as const) : []),
      ...steps,
    ],
    blocked: steps.flatMap((action) => {
      const decided = ITEM.decide(state, action, actors, facts);
      if (decided.ok) return [];
      return [{ action, reason: outcomeWith(OUTCOME.contentRefused, refusalSentence(decided)) }];
    }),
  };
}

/** What the rules ask of a step, but for its date and for what goes out with the item, which is read when the step is taken. */
export function stepFacts(item: StandingItem, isOwnText: boolean): Omit<ItemFacts, 'isInFuture'> {
  return {
    isPublished: item.publishedVersion !== null,
    missing: missingField(item.type, item.fields),
    isOwnText,
    ownPart: null,
    sentBackPart: null,
  };
}

type Refusal = Refused<
  FieldRefusals & ItemRefusals & ReviewRefusals & MachineRefusals<ItemState | null, ItemOperation>
>;

function refusalSentence({ code, details }: Refusal): ReturnType<typeof contentSentence> {
  switch (code) {
    case 'not-allowed':
      // Who asks works at the desk: what that is not enough for, an approver does.
      return contentSentence('approverOnly');
    case 'state-changed':
      return contentSentence('stateChanged');
    case 'own-part':
      return contentSentence(code, details);
    case 'part-sent-back':
      return contentSentence(code, details);
    case 'too-short':
      return contentSentence(code, details);
    case 'too-long':
      return contentSentence(code, details);
    case 'own-text':
    case 'date-past':
    case 'review-no-draft':
    case 'review-day-past':
      return contentSentence(code);
    case 'review-too-long':
      return contentSentence(code, details);
    default:
      return contentSentence(code, details);
  }
}

/** 403 for who may not, 409 with the reason for everything else. */
export function contentRefusal(refusal: Refusal): CallRefused {
  return refusal.code === 'not-allowed'
    ? refused(403, OUTCOME.notAllowed, refusalSentence(refusal))
    : refused(409, OUTCOME.contentRefused, refusalSentence(refusal));
}
