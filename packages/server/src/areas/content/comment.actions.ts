import { contentSentence } from '@torre/contract/content/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { commentName, isComment } from '@torre/domain/content';
import type { Actor } from '../../platform/access/actor.ts';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import type { Tx } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { uuidv7 } from '../../platform/uuid.ts';
import { countOwnComments, countOwnReports, insertComment, insertReport } from './comment.store.ts';
import type { PublishedItem } from './published.reads.ts';

const RATE = { count: 10, minutes: 10 } as const;

/**
 * Sends a comment to the desk (P1.07, P1.12) and answers its id. Author, name and the fixed ids are the server's (P3.11 to
 * P3.15, P6.03). No row of the trail: who wrote it stands beside the comment, where only the desk reads it. Throws 409 for a
 * text without anything to read, 429 for too many.
 */
export async function sendComment(
  tx: Tx,
  actor: Actor,
  { article, listId }: { readonly article: PublishedItem; readonly listId: string },
  text: string,
  configuration: Configuration,
): Promise<string> {
  if (!isComment(text)) throw refused(409, OUTCOME.contentRefused, contentSentence('commentEmpty'));
  const since = actor.now.subtract({ minutes: RATE.minutes });
  if ((await countOwnComments(tx, actor.employeeId, since.toString())) >= RATE.count)
    throw refused(429, OUTCOME.tooBusy, contentSentence('tooManyComments', RATE));
  const id = uuidv7();
  await insertComment(tx, {
    id,
    articleId: article.id,
    listId,
    name: commentName(article.name),
    author: configuration.read('content.commentAuthor'),
    articleName: article.name,
    text,
    repositoryId: configuration.read('content.repositoryId'),
    channelId: configuration.read('content.commentChannel'),
    at: actor.now.toString(),
    writtenBy: actor.employeeId,
  });
  return id;
}

/** Reports a published comment to the desk, once a person: again is as if it were not sent. Throws 429 for too many. */
export async function reportComment(tx: Tx, actor: Actor, commentId: string): Promise<void> {
  const since = actor.now.subtract({ minutes: RATE.minutes });
  if ((await countOwnReports(tx, actor.employeeId, since.toString())) >= RATE.count)
    throw refused(429, OUTCOME.tooBusy, contentSentence('tooManyReports', RATE));
  await insertReport(tx, { commentId, employeeId: actor.employeeId, at: actor.now.toString() });
}
