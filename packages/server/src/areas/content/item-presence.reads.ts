import type { PresentAtItem } from '@torre/contract/content';
import { PRESENCE_LIFE } from '@torre/contract/presence';
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
