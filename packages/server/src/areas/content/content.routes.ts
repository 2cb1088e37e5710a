import * as calls from '@torre/contract/content';
import * as schema from '@torre/contract/content/schema';
import { contentSentence } from '@torre/contract/content/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { COMMENT_TYPE } from '@torre/domain/content';
import type { FieldValue, ItemTypeName } from '@torre/domain/content';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allow, signedIn } from '../../platform/access/access.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { acceptedEncoding } from '../../platform/http/accepted-encoding.ts';
import { isKnown } from '../../platform/http/prepared-text.ts';
import { okOutcome, refused } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { saveRoute } from '../../platform/http/save-route.ts';
import { reportComment, sendComment } from './comment.actions.ts';
import { createDraft } from './item.actions.ts';
import type { ArticleReads } from './article-reads.ts';
import { mayCreate } from './content.access.ts';
import type { PreparedContent, PublishedContent } from './published-content.ts';

export interface PublishedDeps extends AreaDeps {
  /** The page's first view is drawn from it too. */
  readonly published: PublishedContent;
}

export interface ContentDeps extends PublishedDeps {
  readonly reads: ArticleReads;
}

/** What readers see, and what they send. */
export function registerContent(app: App, deps: ContentDeps): void {
  const { published, reads, configuration } = deps;

  route(app, calls.getItem, {
    schema: schema.getItemSchema,
    access: signedIn,
    handler: async ({ path, query, request, reply }) => {
      const wanted = { all: query.fields === 'all', language: query.lang ?? 'it' } as const;
      const item = await published.item(path.id, wanted);
      if (item === null) throw refused(404, OUTCOME.notFound, contentSentence('gone'));
      // With its parts an article is asked for by who opens it; without them it is one of another's.
      if (wanted.all && item.isArticle) reads.count(path.id);
      return sendContent(item, request, reply);
    },
  });

  route(app, calls.listArticles, {
    schema: schema.listArticlesSchema,
    access: signedIn,
    handler: async ({ query, request, reply }) =>
      sendContent(await published.articles(query.channel ?? null, query.lang ?? 'it'), request, reply),
  });

  saveRoute(app, deps, calls.createItem, {
    schema: schema.createItemSchema,
    mayTry: signedIn,
    find: async (_, { body: { type, fields } }) => ({
      target: type === COMMENT_TYPE ? await published.commentable(textOf(fields['articolo_id'])) : null,
    }),
    missing: contentSentence('gone'),
    may: (principal, { target }, { body }) => mayCreate(principal, body.type, target !== null),
    act: async (tx, actor, { target }, { body: { type, name = '', fields } }) => {
      if (target !== null)
        return {
          comment: true,
          id: await sendComment(tx, actor, target, textOf(fields['testo']), configuration),
        };
      return { comment: false, id: await createDraft(tx, actor, type as ItemTypeName, { name, fields }) };
    },
    done: ({ comment, id }) => ({
      outcome: okOutcome(contentSentence(comment ? 'commentSent' : 'saved')),
      id,
    }),
  });

  saveRoute(app, deps, calls.reportComment, {
    schema: schema.reportCommentSchema,
    mayTry: signedIn,
    // What nobody published is no more there to report than to read.
    find: (_, { path }) => published.comment(path.id),
    missing: contentSentence('gone'),
    may: () => allow,
    act: (tx, actor, _, { path }) => reportComment(tx, actor, path.id),
    done: () => ({ outcome: okOutcome(contentSentence('reported')) }),
  });
}

const textOf = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '');

/** Sends the prepared bytes in the form that the client accepts, 304 when it holds them already; each form has its own tag. */
async function sendContent(
  content: PreparedContent,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer | FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const etag = `"${content.mark}-${encoding}"`;
  reply.header('ETag', etag).header('Vary', 'Accept-Encoding').type('application/json; charset=utf-8');
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding === 'identity') return content.text;
  return reply.header('Content-Encoding', encoding).send(await content.bytes(encoding));
}
