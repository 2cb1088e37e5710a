import { ROLE } from '@torre/domain/identity';
import type { Queryable } from '../../platform/db/index.ts';

/** Personnel codes of who publishes and can sign in. `on` sees every row: at the desk nobody reads the rights of others. */
export async function readApprovers(on: Queryable): Promise<readonly string[]> {
  const { rows } = await on.query<{ employee_id: string }>({
    name: 'content-approvers',
    text: `select distinct a.employee_id from account a join account_role r using (user_name)
      where r.ruolo = $1 and a.disabled_at is null order by 1`,
    values: [ROLE.approver],
  });
  return rows.map(({ employee_id }) => employee_id);
}
