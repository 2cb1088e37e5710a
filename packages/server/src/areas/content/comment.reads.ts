import type { DeskComment } from '@torre/contract/content';
import type { CommentFacts, CommentList } from '@torre/domain/content';
import { COMMENT } from '@torre/domain/content';
import type { Queryable, Tx } from '../../platform/db/index.ts';

/** At most as many comments as somebody decides on in one go, and as many characters; the first stands there however long. */
const LISTED = 200;
const LISTED_CHARACTERS = 1_000_000;

/** A comment with who wrote it: for the desk alone. */
export interface StandingComment extends Omit<DeskComment, 'allowedActions' | 'createdDate'> {
  /** Readers see its article. */
  readonly isArticlePublished: boolean;
  readonly listId: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

const STANDING = `select c.comment_id as id, c.article_id as "articleId", c.nome_articolo as "articleName", c.list_id as "listId",
    c.state, c.version, c.testo as text, c.reason, c.created_at as "createdAt",
    (select count(*)::int from content_comment_report r where r.comment_id = c.comment_id and r.kept_at is null) as reports,
    exists (select from content_item i where i.item_id = c.article_id and i.published_version is not null) as "isArticlePublished",
    case when e.employee_id is not null then
      json_build_object('employeeName', e.name, 'employeeSurname', e.surname) end as author
  from content_comment c
    left join content_comment_author a using (comment_id) left join employee e using (employee_id)`;

const REPORTED =
  'exists (select from content_comment_report r where r.comment_id = c.comment_id and r.kept_at is null)';

/** The comments of a list, the most reported first, then the oldest, and how many there are in it and in the others. */
export async function readComments(
  on: Queryable,
  list: CommentList,
): Promise<{
  readonly comments: readonly DeskComment[];
  readonly total: number;
  readonly counts: Readonly<Record<CommentList, number>>;
}> {
  const { rows } = await on.query<StandingComment>({
    name: 'content-comments-read',
    text: `with listed as (${STANDING} where c.state = $1 and (not $4 or ${REPORTED}) order by reports desc, c.created_at, c.comment_id limit $2),
        summed as (select listed.*, sum(length(text)) over (order by reports desc, "createdAt", id) - length(text) as before from listed)
      select summed.*
      from summed where before = 0 or before + length(text) <= $3 order by reports desc, "createdAt", id`,
    values: [list === 'REPORTED' ? 'PUBLISHED' : list, LISTED, LISTED_CHARACTERS, list === 'REPORTED'],
  });
  const counts = await countComments(on);
  return { comments: rows.map(deskComment), total: counts[list], counts };
}

async function countComments(on: Queryable): Promise<Readonly<Record<CommentList, number>>> {
  const { rows } = await on.query<Record<CommentList, number>>({
    name: 'content-comments-count',
    text: `select count(*) filter (where c.state = 'WAITING')::int as "WAITING",
        count(*) filter (where c.state = 'PUBLISHED' and ${REPORTED})::int as "REPORTED",
        count(*) filter (where c.state = 'PUBLISHED')::int as "PUBLISHED",
        count(*) filter (where c.state = 'REFUSED')::int as "REFUSED",
        count(*) filter (where c.state = 'WITHDRAWN')::int as "WITHDRAWN"
      from content_comment c`,
  });
  return rows[0]!;
}

/** The comment, held until the transaction ends; null: there is none. */
export async function holdComment(tx: Tx, id: string): Promise<StandingComment | null> {
  const { rows } = await tx.query<StandingComment>({
    name: 'content-comment-hold',
    text: `${STANDING} where c.comment_id = $1 for update of c`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** What readers call the article of a comment: its title; the name that it has at the desk where it is not published any more. */
export async function readArticleTitle(
  tx: Tx,
  { articleId, articleName }: Pick<StandingComment, 'articleId' | 'articleName'>,
): Promise<string> {
  const { rows } = await tx.query<{ title: string | null }>({
    name: 'content-comment-article-title',
    text: `select v.fields->>'titolo' as title
      from content_item i join content_version v on v.item_id = i.item_id and v.version = i.published_version
      where i.item_id = $1`,
    values: [articleId],
  });
  return rows[0]?.title || articleName;
}

/** Personnel code of who wrote a comment; null: nobody knows. */
export async function readCommentAuthor(tx: Tx, id: string): Promise<string | null> {
  const { rows } = await tx.query<{ author: string }>({
    name: 'content-comment-author',
    text: 'select employee_id as author from content_comment_author where comment_id = $1',
    values: [id],
  });
  return rows[0]?.author ?? null;
}

const STEPS = ['publish', 'keep', 'refuse', 'withdraw'] as const;

/** What the rules ask of a comment. */
export function commentFacts({
  reports,
  isArticlePublished,
}: Pick<StandingComment, 'reports' | 'isArticlePublished'>): CommentFacts {
  return { isReported: reports > 0, isArticlePublished };
}

export function deskComment(comment: StandingComment): DeskComment {
  const { id, articleId, articleName, state, version, text, reason, createdAt, author, reports } = comment;
  return {
    id,
    articleId,
    articleName,
    state,
    version,
    text,
    reason,
    author,
    reports,
    createdDate: { value: createdAt },
    allowedActions: COMMENT.allowed(state, ['desk'], STEPS, commentFacts(comment)),
  };
}
