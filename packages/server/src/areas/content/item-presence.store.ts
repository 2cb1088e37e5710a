import type { Queryable, Tx } from '../../platform/db/index.ts';

/** A tab of the desk. */
export interface ItemTab {
  readonly tabId: string;
  /** Personnel code of who looks. */
  readonly employeeId: string;
}

/** Keeps a tab alive at an item, wherever it was before. Throws `foreignKey` where there is no such item. */
export async function keepAtItem(
  tx: Tx,
  { tabId, employeeId }: ItemTab,
  { itemId, isWriting }: { readonly itemId: string; readonly isWriting: boolean },
): Promise<void> {
  await tx.query({
    name: 'content-presence-keep',
    text: `insert into content_presence (tab_id, employee_id, item_id, is_writing) values ($1, $2, $3, $4)
      on conflict (employee_id, tab_id) do update set item_id = excluded.item_id, is_writing = excluded.is_writing,
        seen_at = clock_timestamp()`,
    values: [tabId, employeeId, itemId, isWriting],
  });
}

/** Takes a tab of the person away; one that is gone already is no matter. */
export async function dropAtItem(tx: Tx, { tabId, employeeId }: ItemTab): Promise<void> {
  await tx.query({
    name: 'content-presence-drop',
    text: 'delete from content_presence where tab_id = $1 and employee_id = $2',
    values: [tabId, employeeId],
  });
}

/** Removes tabs that have been silent for an hour. */
export async function deleteSilentItemTabs(on: Queryable): Promise<void> {
  await on.query("delete from content_presence where seen_at < clock_timestamp() - interval '1 hour'");
}
