import { accept, isVisible, machine, refuse } from '../kernel/index.ts';

/** A comment waits for the desk before anybody reads it (P1.12). */
export type CommentState = 'WAITING' | 'PUBLISHED' | 'REFUSED' | 'WITHDRAWN';
/** What the desk lists: a state, or the published comments that readers reported. */
export type CommentList = CommentState | 'REPORTED';
export type CommentOperation = 'send' | 'publish' | 'keep' | 'refuse' | 'withdraw';

export interface CommentFacts {
  /** Readers reported it, and the desk has not looked at it since. */
  readonly isReported: boolean;
  /** Readers see the article that it is about. */
  readonly isArticlePublished: boolean;
}

/** Why a step of a comment is refused. */
export interface CommentRefusals {
  readonly 'article-withdrawn': Readonly<Record<never, never>>;
}

/** Steps of a comment: everybody sends one (P6.02), the desk decides. */
export const COMMENT = machine<
  CommentState,
  CommentOperation,
  'reader' | 'desk',
  CommentFacts,
  CommentRefusals
>([
  { from: [null], does: 'send', by: ['reader'], to: 'WAITING' },
  {
    from: ['WAITING', 'REFUSED', 'WITHDRAWN'],
    does: 'publish',
    by: ['desk'],
    // Its author would be told that others read it.
    guard: ({ isArticlePublished }) => (isArticlePublished ? accept() : refuse('article-withdrawn')),
    to: 'PUBLISHED',
  },
  // What was reported stays as it is: the reports count no more.
  { from: ['PUBLISHED'], does: 'keep', by: ['desk'], when: ({ isReported }) => isReported, to: 'same' },
  { from: ['WAITING'], does: 'refuse', by: ['desk'], to: 'REFUSED' },
  { from: ['PUBLISHED'], does: 'withdraw', by: ['desk'], to: 'WITHDRAWN' },
]);

/** P5.01, P5.02: a comment needs something to read in it, and nothing else. */
export function isComment(text: string): boolean {
  return isVisible(text);
}

/** P3.11: the name of a comment. */
export function commentName(articleName: string): string {
  return `Echo_Comment_${articleName}`;
}
