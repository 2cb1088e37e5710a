import type { CommentState } from '@torre/domain/content';
import type { Tx } from '../../platform/db/index.ts';

export interface NewComment {
  readonly id: string;
  readonly articleId: string;
  readonly listId: string;
  readonly name: string;
  readonly author: string;
  readonly articleName: string;
  readonly text: string;
  readonly repositoryId: string;
  readonly channelId: string;
  /** ISO 8601. */
  readonly at: string;
  /** Personnel code of who wrote it: kept beside the comment. */
  readonly writtenBy: string;
}

export async function insertComment(tx: Tx, comment: NewComment): Promise<void> {
  await tx.query({
    name: 'content-comment-insert',
    text: `insert into content_comment (comment_id, article_id, list_id, name, autore, nome_articolo, testo, repository_id,
        channel_id, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      comment.id,
      comment.articleId,
      comment.listId,
      comment.name,
      comment.author,
      comment.articleName,
      comment.text,
      comment.repositoryId,
      comment.channelId,
      comment.at,
    ],
  });
  await tx.query({
    name: 'content-comment-author-insert',
    text: 'insert into content_comment_author (comment_id, employee_id, sent_at) values ($1, $2, $3)',
    values: [comment.id, comment.writtenBy, comment.at],
  });
}

/** How many comments the person has sent since an instant; others of the same person wait until the transaction ends. */
export async function countOwnComments(tx: Tx, employeeId: string, since: string): Promise<number> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('comments ' || $1, 0))", [employeeId]);
  const { rows } = await tx.query<{ count: number }>({
    name: 'content-comment-count',
    text: `select count(*)::int as count from content_comment_author where employee_id = $1 and sent_at > $2`,
    values: [employeeId, since],
  });
  return rows[0]!.count;
}

/** How many comments the person has reported since an instant; others of the same person wait until the transaction ends. */
export async function countOwnReports(tx: Tx, employeeId: string, since: string): Promise<number> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('reports ' || $1, 0))", [employeeId]);
  const { rows } = await tx.query<{ count: number }>({
    name: 'content-report-count',
    text: `select count(*)::int as count from content_comment_report where employee_id = $1 and reported_at > $2`,
    values: [employeeId, since],
  });
  return rows[0]!.count;
}

/** A report that stands already stays as it is. */
export async function insertReport(
  tx: Tx,
  {
    commentId,
    employeeId,
    at,
  }: { readonly commentId: string; readonly employeeId: string; readonly at: string },
): Promise<void> {
  await tx.query({
    name: 'content-report-insert',
    text: `insert into content_comment_report (comment_id, employee_id, reported_at) values ($1, $2, $3)
      on conflict do nothing`,
    values: [commentId, employeeId, at],
  });
}

/** The reports that stand of a comment count no more. */
export async function keepReported(
  tx: Tx,
  commentId: string,
  { by, at }: { readonly by: string; readonly at: string },
): Promise<void> {
  await tx.query({
    name: 'content-reports-keep',
    text: `update content_comment_report set kept_at = $2, kept_by = $3 where comment_id = $1 and kept_at is null`,
    values: [commentId, at, by],
  });
}

export interface CommentStateWrite {
  readonly state: CommentState;
  readonly version: number;
  readonly reason: string | null;
  /** Personnel code. */
  readonly decidedBy: string;
}

export async function storeCommentState(tx: Tx, id: string, write: CommentStateWrite): Promise<void> {
  await tx.query({
    name: 'content-comment-state',
    text: 'update content_comment set state = $2, version = $3, reason = $4, decided_by = $5 where comment_id = $1',
    values: [id, write.state, write.version, write.reason, write.decidedBy],
  });
}
