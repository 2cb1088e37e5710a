/** What a statement of a request does to rows. */
export type RowCommand = 'select' | 'insert' | 'update' | 'delete';

export const EVERY_COMMAND: readonly RowCommand[] = ['select', 'insert', 'update', 'delete'];

/**
 * Who of the requests may do what with which rows of a table. Each kind but `by-hand` has an SQL function of migration 0023
 * that writes its policies (docs/decisions/0068); `call` is how a migration, and the test that compares both, calls it.
 */
export interface TableGuard {
  readonly kind: 'own' | 'managed' | 'own-or-managed' | 'role' | 'signed-in' | 'through' | 'by-hand';
  readonly commands: readonly RowCommand[];
  /** The rest of the call of the SQL function, after table and commands; null: the policy is written by hand. */
  readonly call: { readonly name: string; readonly args: readonly (string | null)[] } | null;
  /** Names of policies that are written by hand, one a command or one for all of them. */
  readonly policies?: readonly string[];
  /** Why none of the kinds fits. */
  readonly reason?: string;
  /** Column that names who owns the row, where the guard has one. */
  readonly owner?: { readonly column: string; readonly by: 'employeeId' | 'userName' };
}

interface Named {
  /** Name of the policy where it is not the one of its kind. */
  readonly policy?: string;
}

/** Rows of the person: `owner` holds the personnel code. */
export function own(owner: string, commands: readonly RowCommand[], { policy }: Named = {}): TableGuard {
  const call = { name: 'guard_own', args: [owner, 'torre.employee_id', policy ?? null] };
  return { kind: 'own', commands, call, owner: { column: owner, by: 'employeeId' } };
}

/** Rows of the account: `owner` holds the user name. */
export function ownByUser(
  owner: string,
  commands: readonly RowCommand[],
  { policy }: Named = {},
): TableGuard {
  const call = { name: 'guard_own', args: [owner, 'torre.user_name', policy ?? null] };
  return { kind: 'own', commands, call, owner: { column: owner, by: 'userName' } };
}

/** Rows of a plant, in the column `icao`, for who manages it. */
export function managed(commands: readonly RowCommand[], { policy }: Named = {}): TableGuard {
  return { kind: 'managed', commands, call: { name: 'guard_managed', args: ['icao', policy ?? null] } };
}

/** Rows of the person, in the column `employee_id`, and of a plant, in the column `icao`. */
export function ownOrManaged(commands: readonly RowCommand[]): TableGuard {
  const call = { name: 'guard_own_or_managed', args: ['employee_id', 'icao', null] };
  return { kind: 'own-or-managed', commands, call, owner: { column: 'employee_id', by: 'employeeId' } };
}

/** Every row, for who holds the role; `policy` is the name of its policies. */
export function forRole(role: string, policy: string, commands: readonly RowCommand[]): TableGuard {
  return { kind: 'role', commands, call: { name: 'guard_role', args: [role, policy] } };
}

/** Every row, for everybody with a session. */
export function forSignedIn(commands: readonly RowCommand[]): TableGuard {
  return { kind: 'signed-in', commands, call: { name: 'guard_signed_in', args: ['signed_in'] } };
}

/** Rows whose parent, found by `key`, is owned by the person: its column `owner` holds the personnel code. */
export function throughOwned(
  parent: string,
  key: string,
  owner: string,
  commands: readonly RowCommand[],
  policy: string,
): TableGuard {
  const call = { name: 'guard_through', args: [parent, key, owner, policy] };
  return { kind: 'through', commands, call };
}

/** Policies that fit no kind, each by its name, and why. */
export function writtenOut(
  commands: readonly RowCommand[],
  policies: readonly string[],
  reason: string,
): TableGuard {
  return { kind: 'by-hand', commands, call: null, policies, reason };
}
