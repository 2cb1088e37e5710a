import type { Tx } from '../../platform/db/index.ts';

export interface RoleHolder {
  readonly user_name: string;
  readonly name: string;
  readonly surname: string;
}

/** The account of a person that still has a role, asked again by what goes on after its call; null: it has lost it, or is closed. */
export async function readRoleHolder(tx: Tx, employeeId: string, role: string): Promise<RoleHolder | null> {
  const { rows } = await tx.query<RoleHolder>({
    name: 'organisation-role-holder',
    text: `select a.user_name, e.name, e.surname from account a join employee e using (employee_id)
      where a.employee_id = $1 and a.disabled_at is null
        and exists (select from account_role r where r.user_name = a.user_name and r.ruolo = $2)`,
    values: [employeeId, role],
  });
  return rows[0] ?? null;
}
