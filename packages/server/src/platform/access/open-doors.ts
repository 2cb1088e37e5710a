import type { Database } from '../db/index.ts';
import { inRequestScope } from './request-scope.ts';
import type { Asker } from './request-scope.ts';

/** A table of personal data and how a row of somebody else is found in it. */
interface Door {
  readonly table: string;
  /** Columns that name one row; `torre_app` may read them all. */
  readonly key: readonly string[];
  /** Condition on rows of others; $1 is the user name or the personnel code of who asks. */
  readonly foreign: string;
  readonly by: 'userName' | 'employeeId';
  /** Rows that anybody sees who signed in: only a request of nobody must not. */
  readonly forSignedIn?: boolean;
}

const byUser = { foreign: 'user_name is distinct from $1', by: 'userName' } as const;
const byPerson = { foreign: 'employee_id <> $1', by: 'employeeId' } as const;
const UNCONCERNED = 'actor is distinct from $1 and subject is distinct from $1';

const DOORS: readonly Door[] = [
  { table: 'employee', key: ['employee_id'], ...byPerson, forSignedIn: true },
  { table: 'assignment', key: ['assignment_id'], ...byPerson, forSignedIn: true },
  { table: 'employee_specialization', key: ['employee_id', 'icao', 'specialization_id'], ...byPerson },
  { table: 'employee_cycle', key: ['employee_id', 'valid_from'], ...byPerson },
  { table: 'day_shift', key: ['icao', 'day', 'employee_id'], ...byPerson },
  { table: 'shift_history', key: ['icao', 'day', 'employee_id'], ...byPerson },
  { table: 'account', key: ['user_name'], ...byUser },
  { table: 'account_role', key: ['user_name', 'ruolo'], ...byUser },
  { table: 'managed_plant', key: ['user_name', 'icao'], ...byUser },
  { table: 'session', key: ['label'], ...byUser },
  { table: 'one_time_link', key: ['purpose', 'created_at'], ...byUser },
  { table: 'audit', key: ['audit_id'], foreign: UNCONCERNED, by: 'employeeId' },
  {
    table: 'audit_value',
    key: ['audit_id', 'field'],
    foreign: `audit_id in (select audit_id from audit where ${UNCONCERNED} limit 100)`,
    by: 'employeeId',
  },
  { table: 'outbox', key: ['event_id'], foreign: '$1::text is not null', by: 'employeeId' },
];

const NO_RIGHT = '42501';

/**
 * The tables of which a request would see a row that is none of its business, tried for real: as nobody, and as one
 * person without plants and roles. Also the tables without row policies, and `torre_app` when it passes them all.
 */
export async function openDoors(db: Database): Promise<string[]> {
  const open = new Set(await switchedOff(db));
  const somebody = await anyAccount(db);
  for (const door of DOORS) {
    if (await seesForeignRow(db, door, null)) open.add(door.table);
    if (somebody && !door.forSignedIn && (await seesForeignRow(db, door, somebody))) open.add(door.table);
  }
  return [...open];
}

async function switchedOff(db: Database): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relname = any($1) and not relrowsecurity
     union all
     select rolname from pg_roles where rolname = 'torre_app' and (rolsuper or rolbypassrls)`,
    [DOORS.map((door) => door.table)],
  );
  return rows.map((row) => row.name);
}

async function anyAccount(db: Database): Promise<Asker | null> {
  const { rows } = await db.query<Pick<Asker, 'userName' | 'employeeId'>>(
    'select user_name as "userName", employee_id as "employeeId" from account limit 1',
  );
  return rows[0]
    ? { ...rows[0], sessionLabel: '', responsabile: false, managedPlants: [], roles: new Set() }
    : null;
}

async function seesForeignRow(db: Database, door: Door, asker: Asker | null): Promise<boolean> {
  const texts = door.key.map((column) => `${column}::text`).join(', ');
  const { rows } = await db.query<Record<string, string>>(
    `select ${texts} from ${door.table} where ${door.foreign} limit 1`,
    [asker?.[door.by] ?? ''],
  );
  const found = rows[0];
  if (!found) return false;
  const names = door.key.join(', ');
  const places = door.key.map((_, index) => `$${index + 1}`).join(', ');
  try {
    const { rowCount } = await inRequestScope(asker, () =>
      db.query(
        `select ${names} from ${door.table} where (${names}) = (${places})`,
        door.key.map((column) => found[column]),
      ),
    );
    return rowCount !== 0;
  } catch (error) {
    if ((error as { code?: string }).code === NO_RIGHT) return false;
    throw error;
  }
}
