import type { CommentStep } from '@torre/contract/content';
import { contentSentence } from '@torre/contract/content/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { COMMENT } from '@torre/domain/content';
import type { CommentState } from '@torre/domain/content';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { notifyOfComment } from '../notices/index.ts';
import { commentFacts, deskComment, readArticleTitle, readCommentAuthor } from './comment.reads.ts';
import type { StandingComment } from './comment.reads.ts';
import { keepReported, storeCommentState } from './comment.store.ts';
import { publishContent } from './content-live.ts';

const AUDITED = {
  publish: 'publish-comment',
  keep: 'keep-comment',
  refuse: 'refuse-comment',
  withdraw: 'withdraw-comment',
} as const;

/**
 * The desk decides on a comment that is held: after the commit its list shows it, or no longer (P1.12), or its reports count no more.
 * The trail says what was
 * decided and by whom, never who wrote it. Throws 409 for a step that its state does not take, or without its reason; 412 for a
 * version that somebody else has replaced.
 */
export async function decideComment(
  tx: Tx,
  actor: Actor,
  comment: StandingComment,
  { version, operation, reason = '' }: CommentStep,
): Promise<StandingComment> {
  if (version !== comment.version)
    throw refused(412, OUTCOME.stale, contentSentence('commentStale'), { comment: deskComment(comment) });
  const decided = COMMENT.decide(comment.state, operation, ['desk'], commentFacts(comment));
  if (!decided.ok)
    throw refused(
      409,
      OUTCOME.contentRefused,
      contentSentence(decided.code === 'article-withdrawn' ? 'commentOfWithdrawn' : 'stateChanged'),
    );
  const needsReason = operation === 'refuse' || operation === 'withdraw';
  const why = needsReason ? reason.trim() || null : null;
  if (needsReason && why === null)
    throw refused(409, OUTCOME.contentRefused, contentSentence('reasonMissing'));
  const state: CommentState = decided.value!;
  await storeCommentState(tx, comment.id, {
    state,
    version: version + 1,
    reason: why,
    decidedBy: actor.employeeId,
  });
  await auditChange(tx, actor, {
    what: AUDITED[operation],
    entity: 'comment',
    entityKey: comment.id,
    reason: why,
    values: [{ field: 'state', privacyClass: 'PUBLIC', old: comment.state, new: state }],
  });
  if (operation === 'keep') {
    await keepReported(tx, comment.id, { by: actor.employeeId, at: actor.now.toString() });
    return { ...comment, version: version + 1, reports: 0 };
  }
  const author = await readCommentAuthor(tx, comment.id);
  // Who decides on the own comment knows.
  if (author !== null && author !== actor.employeeId)
    await notifyOfComment(tx, actor, {
      employeeId: author,
      commentId: comment.id,
      state: state as Exclude<CommentState, 'WAITING'>,
      articleId: comment.articleId,
      articleName: await readArticleTitle(tx, comment),
      reason: why,
    });
  if (state === 'PUBLISHED' || comment.state === 'PUBLISHED') await publishContent(tx, [comment.listId]);
  return { ...comment, state, version: version + 1, reason: why };
}
