import type { PresentAtItem } from '@torre/contract/content';
import { PRESENCE_LIFE } from '@torre/contract/presence';
import type { ItemState } from '@torre/domain/content';
import type { Queryable } from '../../platform/db/index.ts';

/** Who has the item open now, by name. */
export async function readAtItem(on: Queryable, itemId: string): Promise<readonly PresentAtItem[]> {
  const { rows } = await on.query<PresentAtItem>({
    name: 'content-presence-read',
    text: `select p.employee_id as "employeeId", e.name as "employeeName", e.surname as "employeeSurname",
        bool_or(p.is_writing) as "isWriting"
      from content_presence p join employee e using (employee_id)
      where p.item_id = $1 and p.seen_at > clock_timestamp() - make_interval(secs => $2)
      group by p.employee_id, e.name, e.surname
      order by e.surname, e.name, p.employee_id`,
    values: [itemId, PRESENCE_LIFE],
  });
  return rows;
}

/** How an item stands, for who has it open: an older version on the own screen is no longer the last one. */
export async function readStanding(
  on: Queryable,
  itemId: string,
): Promise<{ readonly version: number; readonly state: ItemState }> {
  const { rows } = await on.query<{ version: number; state: ItemState }>({
    name: 'content-presence-standing',
    text: 'select version, state from content_item where item_id = $1',
    values: [itemId],
  });
  return rows[0]!;
}
