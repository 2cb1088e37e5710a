import { DRAFT_STATES, GOES_ALONG, namedBy } from '@torre/domain/content';
import type { Day } from '@torre/domain/kernel';
import { asSystem } from '../../platform/access/request-scope.ts';
import type { Database, Queryable } from '../../platform/db/index.ts';
import { SHOWN_COLUMNS } from './published.reads.ts';
import type { PublishedItem } from './published.reads.ts';
import { readOwnReviews } from './review.reads.ts';

/** The article, its links and lists, their pictures; one more for the captions of a video. */
const LEVELS = 4;

/**
 * The newest version of these items with all that they lead to, by id: of what readers see already the version that they see, of what
 * would be published with them the newest. Comments are left out, and other articles are named but not followed. `on` sees every
 * row: who asks has the right to the roots. `isDraft`: only roots that readers do not see yet.
 */
export async function readDrafts(
  on: Queryable,
  roots: readonly string[],
  { isDraft }: { readonly isDraft: boolean },
): Promise<ReadonlyMap<string, PublishedItem>> {
  const items = new Map<string, PublishedItem>();
  let wanted = await readLevel(on, roots, isDraft ? DRAFT_STATES : null);
  // One statement a level, as where it is published.
  for (let level = 0; wanted.length > 0; level++) {
    for (const item of wanted) items.set(item.id, item);
    if (level === LEVELS) break;
    const named = wanted
      .filter(({ id, type }) => type !== 'Echo_Articolo' || roots.includes(id))
      .flatMap(namedBy)
      .filter((id) => !items.has(id));
    wanted = named.length === 0 ? [] : await readParts(on, [...new Set(named)]);
  }
  return items;
}

async function readLevel(
  on: Queryable,
  ids: readonly string[],
  states: readonly string[] | null,
): Promise<readonly PublishedItem[]> {
  const { rows } = await on.query<PublishedItem>({
    name: 'content-draft-roots',
    text: `select ${SHOWN_COLUMNS} from content_item i join content_version v using (item_id, version)
      where i.item_id = any ($1::uuid[]) and ($2::text[] is null or i.state = any ($2))`,
    values: [ids, states],
  });
  return rows;
}

async function readParts(on: Queryable, ids: readonly string[]): Promise<readonly PublishedItem[]> {
  const { rows } = await on.query<PublishedItem>({
    name: 'content-draft-parts',
    text: `select ${SHOWN_COLUMNS}
      from content_item i join content_version v
        on v.item_id = i.item_id and v.version = coalesce(i.published_version, i.version)
      where i.item_id = any ($1::uuid[]) and i.type <> 'Echo_Lista_Commenti'
        and (i.published_version is not null or (i.state = any ($2) and i.type <> 'Echo_Articolo'))`,
    values: [ids, GOES_ALONG],
  });
  return rows;
}

/** Whether an item is part of a draft that a person was named to read. */
export async function isPartOfReview(
  db: Database,
  id: string,
  employeeId: string,
  today: Day,
): Promise<boolean> {
  const own = await readOwnReviews(db, employeeId, today);
  if (own.length === 0) return false;
  const roots = own.map(({ itemId }) => itemId);
  return (await asSystem(() => readDrafts(db, roots, { isDraft: true }))).has(id);
}
