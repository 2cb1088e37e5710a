import { accept, machine, refuse } from '../kernel/index.ts';

/**
 * What stands of the newest version of an item. What readers see is another thing, the version that `published` points to:
 * an article that is being written anew stays as it was until it is published again.
 */
export type ItemState = 'DRAFT' | 'ASKED' | 'SENT_BACK' | 'SCHEDULED' | 'PUBLISHED' | 'WITHDRAWN';
export const ITEM_STATES: readonly ItemState[] = [
  'DRAFT',
  'ASKED',
  'SENT_BACK',
  'SCHEDULED',
  'PUBLISHED',
  'WITHDRAWN',
];

/**
 * States in which what readers have never seen goes out with the item that names it. What was sent back, withdrawn or has a day
 * of its own does not.
 */
export const GOES_ALONG: readonly ItemState[] = ['DRAFT', 'ASKED'];

export type ItemOperation =
  | 'create'
  | 'write'
  | 'ask'
  | 'sendBack'
  | 'schedule'
  | 'unschedule'
  | 'publish'
  | 'withdraw';
/** The desk's roles, ROLE_EDITOR and ROLE_APPROVER; the program publishes what was scheduled. */
export type ItemActor = 'editor' | 'approver';

export interface ItemFacts {
  /** Readers see a version of it. */
  readonly isPublished: boolean;
  /** The field that a reader would miss; null: none. */
  readonly missing: string | null;
  /** `content.fourEyes` holds, and who asks wrote the newest version. */
  readonly isOwnText: boolean;
  /** `content.fourEyes` holds, and who asks wrote this, which would go out with it; null: nothing. */
  readonly ownPart: string | null;
  /** What it is made of and was sent back; null: nothing. */
  readonly sentBackPart: string | null;
  /** A scheduled instant that has come is none. */
  readonly isInFuture: boolean;
}

/** Why a step of an item is refused. */
export interface ItemRefusals {
  readonly incomplete: { readonly field: string };
  readonly 'own-text': Readonly<Record<never, never>>;
  readonly 'own-part': { readonly name: string };
  readonly 'part-sent-back': { readonly name: string };
  readonly 'date-past': Readonly<Record<never, never>>;
}

const desk = ['editor', 'approver'] as const;
const filled = ({ missing }: ItemFacts) =>
  missing === null ? accept() : refuse('incomplete', { field: missing });
const complete = (facts: ItemFacts) =>
  facts.sentBackPart === null ? filled(facts) : refuse('part-sent-back', { name: facts.sentBackPart });
function publishable(facts: ItemFacts) {
  if (facts.isOwnText) return refuse('own-text');
  return facts.ownPart === null ? complete(facts) : refuse('own-part', { name: facts.ownPart });
}
const schedulable = (facts: ItemFacts) => (facts.isInFuture ? publishable(facts) : refuse('date-past'));

/** Steps of an item of the desk (issue 15, part 5). */
export const ITEM = machine<ItemState, ItemOperation, ItemActor, ItemFacts, ItemRefusals>([
  { from: [null], does: 'create', by: desk, to: 'DRAFT' },
  // Whoever writes what waits or is scheduled takes it back: an approver publishes what was read.
  {
    from: ['DRAFT', 'ASKED', 'SENT_BACK', 'SCHEDULED', 'PUBLISHED', 'WITHDRAWN'],
    does: 'write',
    by: desk,
    to: 'DRAFT',
  },
  { from: ['DRAFT', 'SENT_BACK', 'WITHDRAWN'], does: 'ask', by: desk, guard: complete, to: 'ASKED' },
  { from: ['ASKED', 'SCHEDULED'], does: 'sendBack', by: ['approver'], to: 'SENT_BACK' },
  {
    from: ['DRAFT', 'ASKED', 'SENT_BACK', 'SCHEDULED', 'WITHDRAWN'],
    does: 'schedule',
    by: ['approver'],
    guard: schedulable,
    to: 'SCHEDULED',
  },
  // Without its day it waits for the approver again: nobody wrote it anew.
  { from: ['SCHEDULED'], does: 'unschedule', by: ['approver'], to: 'ASKED' },
  {
    from: ['DRAFT', 'ASKED', 'SENT_BACK', 'SCHEDULED', 'WITHDRAWN'],
    does: 'publish',
    by: ['approver'],
    guard: publishable,
    to: 'PUBLISHED',
  },
  { from: ['SCHEDULED'], does: 'publish', by: ['system'], guard: filled, to: 'PUBLISHED' },
  {
    from: ['DRAFT', 'ASKED', 'SENT_BACK', 'SCHEDULED', 'PUBLISHED'],
    does: 'withdraw',
    by: ['approver'],
    when: ({ isPublished }) => isPublished,
    to: 'WITHDRAWN',
  },
]);
