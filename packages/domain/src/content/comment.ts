import { isVisible, machine } from '../kernel/index.ts';

/** A comment waits for the desk before anybody reads it (P1.12). */
export type CommentState = 'WAITING' | 'PUBLISHED' | 'REFUSED' | 'WITHDRAWN';
/** What the desk lists: a state, or the published comments that readers reported. */
export type CommentList = CommentState | 'REPORTED';
export type CommentOperation = 'send' | 'publish' | 'refuse' | 'withdraw';

/** Steps of a comment: everybody sends one (P6.02), the desk decides. */
export const COMMENT = machine<CommentState, CommentOperation, 'reader' | 'desk'>([
  { from: [null], does: 'send', by: ['reader'], to: 'WAITING' },
  { from: ['WAITING', 'REFUSED', 'WITHDRAWN'], does: 'publish', by: ['desk'], to: 'PUBLISHED' },
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
