import type { NamedAtDesk, SavedVersion } from '@torre/contract/content';
import type { ItemFields, ItemState, ItemTypeName } from '@torre/domain/content';
import { displayInstant } from '../../platform/clock.ts';
import type { Queryable, Tx } from '../../platform/db/index.ts';

/** An item with its newest version. */
export interface StandingItem {
  readonly id: string;
  readonly type: ItemTypeName;
  readonly state: ItemState;
  readonly version: number;
  readonly publishedVersion: number | null;
  /** Milliseconds since 1970. */
  readonly publishAt: number | null;
  readonly remark: string | null;
  readonly channels: readonly string[];
  readonly name: string;
  readonly fields: ItemFields;
  readonly english: ItemFields | null;
  /** Personnel code of who wrote the newest version. */
  readonly savedBy: string;
}

export interface ItemVersion {
  readonly name: string;
  readonly fields: ItemFields;
  readonly english: ItemFields | null;
}

const STANDING = `select i.item_id as id, i.type, i.state, i.version, i.published_version as "publishedVersion",
    i.publish_at as "publishAt", i.remark, i.channels, v.name, v.fields, v.fields_en as english, v.saved_by as "savedBy"
  from content_item i join content_version v using (item_id, version)`;

/** The item as it stands; null: there is none. */
export async function readItem(on: Queryable, id: string): Promise<StandingItem | null> {
  const { rows } = await on.query<StandingItem>({
    name: 'content-item-read',
    text: `${STANDING} where i.item_id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** The item, held until the transaction ends; null: there is none. */
export async function holdItem(tx: Tx, id: string): Promise<StandingItem | null> {
  const [item = null] = await holdItems(tx, [id]);
  return item;
}

/**
 * Items among these, held in the order of their ids. They are read once they are held: one statement that waits for another
 * save would look for the version of before and find none.
 */
export async function holdItems(tx: Tx, ids: readonly string[]): Promise<readonly StandingItem[]> {
  await tx.query({
    name: 'content-items-hold',
    text: 'select from content_item where item_id = any ($1::uuid[]) order by item_id for update',
    values: [ids],
  });
  return readItems(tx, ids);
}

/** These items as they stand. */
export async function readItems(tx: Tx, ids: readonly string[]): Promise<readonly StandingItem[]> {
  const { rows } = await tx.query<StandingItem>({
    name: 'content-items-held',
    text: `${STANDING} where i.item_id = any ($1::uuid[]) order by i.item_id`,
    values: [ids],
  });
  return rows;
}

/** What an approver could publish as it was read: asked for, with its day, or not even that. */
export async function readUnpublished(tx: Tx): Promise<readonly StandingItem[]> {
  const { rows } = await tx.query<StandingItem>({
    name: 'content-items-unpublished',
    text: `${STANDING} where i.state <> 'PUBLISHED' order by i.item_id`,
    values: [],
  });
  return rows;
}

/**
 * Holds what all items are made of until the transaction ends. Saves and steps reach into other items, in an order that nobody
 * knows before they are read: taken first, so that none waits for another that waits for it.
 */
export async function holdDesk(tx: Tx): Promise<void> {
  await tx.query({
    name: 'content-desk-hold',
    text: "select pg_advisory_xact_lock(hashtext('content-desk'))",
    values: [],
  });
}

/** As `holdItem`, with the desk. */
export async function holdWithParts(tx: Tx, id: string): Promise<StandingItem | null> {
  await holdDesk(tx);
  return holdItem(tx, id);
}

/** Ids of what is scheduled for no later than an instant. */
export async function findDueItems(tx: Tx, now: string): Promise<readonly string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'content-items-due',
    text: `select item_id as id from content_item where state = 'SCHEDULED' and publish_at <= $1 order by item_id`,
    values: [now],
  });
  return rows.map(({ id }) => id);
}

export async function readVersion(tx: Tx, id: string, version: number): Promise<ItemVersion | null> {
  const { rows } = await tx.query<ItemVersion>({
    name: 'content-version-read',
    text: `select name, fields, fields_en as english from content_version where item_id = $1 and version = $2`,
    values: [id, version],
  });
  return rows[0] ?? null;
}

/** The types of these items, by id. */
export async function readTypes(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, ItemTypeName>> {
  const { rows } = await tx.query<{ id: string; type: ItemTypeName }>({
    name: 'content-types-read',
    text: 'select item_id as id, type from content_item where item_id = any ($1::uuid[])',
    values: [ids],
  });
  return new Map(rows.map(({ id, type }) => [id, type]));
}

const NAMED = `i.item_id as id, v.name, i.type, i.published_version is not null as "isPublished"
  from content_item i join content_version v using (item_id, version)`;

/** These items as the desk names them, drafts too. */
export async function readNamed(on: Queryable, ids: readonly string[]): Promise<readonly NamedAtDesk[]> {
  const { rows } = await on.query<NamedAtDesk>({
    name: 'content-named-read',
    text: `select ${NAMED} where i.item_id = any ($1::uuid[]) order by v.name, i.item_id`,
    values: [ids],
  });
  return rows;
}

/** Items that name this one, in their newest version or in the one that readers see. */
export async function readUses(on: Queryable, id: string): Promise<readonly NamedAtDesk[]> {
  const { rows } = await on.query<NamedAtDesk>({
    name: 'content-uses-read',
    text: `select ${NAMED} where exists (
        select from content_version used, lateral (values (used.fields), (used.fields_en)) side (fields),
          lateral jsonb_each(case when side.fields is not null then side.fields else '{}' end) field
        where used.item_id = i.item_id and used.version in (i.version, i.published_version)
          and (field.value = to_jsonb($1::text) or field.value ? $1))
      order by v.name, i.item_id`,
    values: [id],
  });
  return rows;
}

/** As many versions as somebody looks back on. */
const VERSIONS = 50;

/** The versions of an item, the newest first; empty: there is no such item. */
export async function readVersions(on: Queryable, id: string): Promise<readonly SavedVersion[]> {
  const { rows } = await on.query<Omit<SavedVersion, 'savedAt'> & { readonly savedAt: number }>({
    name: 'content-versions-read',
    text: `select v.version, v.name, v.fields, v.fields_en as english, v.saved_at as "savedAt",
        e.surname || ' ' || e.name as "savedBy"
      from content_version v join employee e on e.employee_id = v.saved_by
      where v.item_id = $1 order by v.version desc limit $2`,
    values: [id, VERSIONS],
  });
  return rows.map((row) => ({ ...row, savedAt: displayInstant(row.savedAt) }));
}
