import { GOES_ALONG, missingField, namedBy } from '@torre/domain/content';
import type { Tx } from '../../platform/db/index.ts';
import { readItems, readUnpublished } from './item.reads.ts';
import type { StandingItem } from './item.reads.ts';

/** What an item is made of and readers have never seen. */
interface Parts {
  /** What goes out with it: its links, documents, pictures, lists, and what these are made of. */
  readonly along: readonly StandingItem[];
  /** One that was sent back and stays; null: none was. */
  readonly sentBack: StandingItem | null;
}

export const NO_PARTS: Parts = { along: [], sentBack: null };

/** Of an item; who asks holds the desk. */
export async function readPartsOf(tx: Tx, item: StandingItem): Promise<Parts> {
  return partsOf(item, await readUnseen(tx, [item]));
}

/** What is not published as it stands and would take this item out with it. */
export async function readCarriers(tx: Tx, id: string): Promise<readonly StandingItem[]> {
  const waiting = (await readUnpublished(tx)).filter((item) => item.id !== id);
  const unseen = await readUnseen(tx, waiting);
  return waiting.filter((item) => partsOf(item, unseen).along.some((part) => part.id === id));
}

/** Articles are published one by one; a list names others, which have their own day. */
const isUnseen = ({ publishedVersion, type }: StandingItem): boolean =>
  publishedVersion === null && type !== 'Echo_Articolo';

const goesAlong = ({ state, type, fields }: StandingItem): boolean =>
  GOES_ALONG.includes(state) && missingField(type, fields) === null;

/** What these items lead to and readers have never seen, by id: one statement a level. */
async function readUnseen(
  tx: Tx,
  items: readonly StandingItem[],
): Promise<ReadonlyMap<string, StandingItem>> {
  const unseen = new Map<string, StandingItem>();
  let named = new Set(items.flatMap(namedBy));
  while (named.size > 0) {
    const found = (await readItems(tx, [...named])).filter(isUnseen);
    for (const part of found) unseen.set(part.id, part);
    named = new Set(
      found
        .filter(goesAlong)
        .flatMap(namedBy)
        .filter((id) => !unseen.has(id)),
    );
  }
  return unseen;
}

function partsOf(root: StandingItem, unseen: ReadonlyMap<string, StandingItem>): Parts {
  const along = new Map<string, StandingItem>();
  const waiting = [root];
  let sentBack: StandingItem | null = null;
  for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
    for (const id of namedBy(item)) {
      const part = unseen.get(id);
      if (part === undefined || along.has(id)) continue;
      if (part.state === 'SENT_BACK') sentBack ??= part;
      if (!goesAlong(part)) continue;
      along.set(id, part);
      waiting.push(part);
    }
  }
  return { along: [...along.values()], sentBack };
}
