import type { Queryable, Tx } from '../../platform/db/index.ts';

export interface SignInAccount {
  readonly userName: string;
  readonly employeeId: string;
  /** null: nobody can sign in with a password now. */
  readonly passwordHash: string | null;
  readonly mustChange: boolean;
}

/**
 * The account as sign-in sees it. A closed account, or a demo account while the database is not marked as demo,
 * comes without a hash: to who tries it looks like an unknown one.
 */
export async function findSignInAccount(
  on: Queryable,
  userName: string,
  now: Temporal.Instant,
): Promise<SignInAccount | null> {
  const { rows } = await on.query(
    `select user_name, employee_id, password_hash,
            disabled_at is null and
            (not is_demo or exists (select from meta where key = 'demo' and value <> 'none')) as open,
            must_change_password or coalesce(password_expires_at <= $2, false) as must_change
       from account where user_name = $1`,
    [userName, now.toString()],
  );
  const row = rows[0];
  return row
    ? {
        userName: row.user_name,
        employeeId: row.employee_id,
        passwordHash: row.open ? row.password_hash : null,
        mustChange: row.must_change,
      }
    : null;
}

/**
 * Marks a sign-in; false when the password changed or the account was closed since the hash was read. The row
 * stays locked until the commit, so that no session is born beside a change of password.
 */
export async function markSignedIn(
  tx: Tx,
  userName: string,
  hash: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update account set last_sign_in_at = $3
      where user_name = $1 and password_hash = $2 and disabled_at is null`,
    [userName, hash, now.toString()],
  );
  return rowCount === 1;
}

/**
 * Marks that the identity provider vouched for the account, and returns its personnel code; null: no open account has
 * this name. The row stays locked until the commit, so that no session is born beside its closing.
 */
export async function markEntered(tx: Tx, userName: string, now: Temporal.Instant): Promise<string | null> {
  const { rows } = await tx.query<{ employee_id: string }>(
    `update account set last_sign_in_at = $2
      where user_name = $1 and disabled_at is null
        and (not is_demo or exists (select from meta where key = 'demo' and value <> 'none'))
      returning employee_id`,
    [userName, now.toString()],
  );
  return rows[0]?.employee_id ?? null;
}

/**
 * Returns the personnel code of the account. `replaced`: the hash that must still stand, or null to set it whatever stands;
 * null when it does not. The password lives `days` from `now` on.
 */
export async function savePassword(
  tx: Tx,
  userName: string,
  hash: string,
  replaced: string | null,
  { now, days }: { readonly now: Temporal.Instant; readonly days: number },
): Promise<string | null> {
  const { rows } = await tx.query<{ employee_id: string }>(
    `update account
        set password_hash = $2, password_changed_at = $4, password_expires_at = $5, must_change_password = false
      where user_name = $1 and disabled_at is null and ($3::text is null or password_hash = $3)
      returning employee_id`,
    [userName, hash, replaced, now.toString(), now.add({ hours: 24 * days }).toString()],
  );
  return rows[0]?.employee_id ?? null;
}

export interface AccountState {
  readonly employeeId: string;
  readonly closed: boolean;
  readonly roles: readonly string[];
}

/** null: there is no such account, open or closed. */
export async function findAccountState(tx: Tx, userName: string): Promise<AccountState | null> {
  const { rows } = await tx.query<AccountState>(
    `select employee_id as "employeeId", disabled_at is not null as closed,
            array(select ruolo from account_role r where r.user_name = a.user_name) as roles
       from account a where user_name = $1`,
    [userName],
  );
  return rows[0] ?? null;
}

/** `closedAt`: null opens the account again. */
export async function saveAccountState(
  tx: Tx,
  userName: string,
  closedAt: Temporal.Instant | null,
): Promise<void> {
  await tx.query('update account set disabled_at = $2 where user_name = $1', [
    userName,
    closedAt?.toString() ?? null,
  ]);
}

export async function accountExists(on: Queryable, userName: string): Promise<boolean> {
  const { rowCount } = await on.query('select 1 from account where user_name = $1', [userName]);
  return rowCount === 1;
}

/** An administrator who can sign in or has a way to: any open account with the role. */
export async function administratorExists(on: Queryable): Promise<boolean> {
  const { rowCount } = await on.query(
    `select 1 from account_role join account using (user_name)
      where ruolo = 'ROLE_ADMIN' and disabled_at is null limit 1`,
  );
  return rowCount === 1;
}

/** One new account at a time: names and codes are given out once. Held until the end of the transaction. */
export async function lockNewAccounts(tx: Tx): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(7310005)');
}

/** One administrator at a time is the first: the transaction that asks holds this until its end. */
export async function lockFirstAdministrator(tx: Tx): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(7310002)');
}

export interface NewPerson {
  readonly userName: string;
  readonly name: string;
  readonly surname: string;
  readonly employeeId: string;
}

/** The lowest personnel code from 900000 on that nobody has; null: all are taken. */
export async function findFreeCode(on: Queryable): Promise<string | null> {
  const { rows } = await on.query<{ code: string | null }>(
    `select min(code)::text as code
       from (select 900000 as code
             union all select employee_id::integer + 1 from employee where employee_id between '900000' and '999998')
            as candidate
      where not exists (select from employee where employee_id = code::text)`,
  );
  return rows[0]!.code;
}

/** Who has this personnel code, and the user name of the account if there is one; null when nobody has it. */
export async function findPerson(
  tx: Tx,
  employeeId: string,
): Promise<{ readonly name: string; readonly surname: string; readonly userName: string | null } | null> {
  const { rows } = await tx.query(
    `select e.name, e.surname, a.user_name as "userName"
       from employee e left join account a using (employee_id) where e.employee_id = $1`,
    [employeeId],
  );
  return rows[0] ?? null;
}

/** An account without password and rights, and its person unless there is one with that code. */
export async function insertAccount(tx: Tx, person: NewPerson): Promise<void> {
  await tx.query(
    `insert into employee (employee_id, name, surname, company, person_type) values ($1, $2, $3, '', '')
     on conflict (employee_id) do nothing`,
    [person.employeeId, person.name, person.surname],
  );
  await tx.query('insert into account (user_name, employee_id) values ($1, $2)', [
    person.userName,
    person.employeeId,
  ]);
}

/** A person without assignment, an account without password, the role. */
export async function insertAdministrator(tx: Tx, person: NewPerson): Promise<void> {
  await insertAccount(tx, person);
  await tx.query(`insert into account_role (user_name, ruolo) values ($1, 'ROLE_ADMIN')`, [person.userName]);
}
