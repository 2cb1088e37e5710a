import type { Tables, TextColumns } from '../../../db/types.gen.ts';
import type { TableGuard } from './table-guards.ts';

/**
 * Who may read a text about a person; the canary tests (canaries/who-reads-what.ts) try each class with every kind of
 * reader. A new class is a line there too. What the classes of the audit's values are called stands in audit-entry.ts.
 */
export type PersonalClass =
  /** Who somebody is: everybody with a session. */
  | 'COLLEAGUES'
  /** The person and the managers of the plant. */
  | 'WORK'
  /** The managers of the plant alone: what is not yet published, or why they decided. */
  | 'MANAGERS'
  /** The person and administrators. */
  | 'ACCOUNT'
  /** The person alone. */
  | 'OWN'
  /** Administrators, of the trail. */
  | 'TRAIL'
  /** Why somebody is away: the person, and the managers who decide. */
  | 'HEALTH'
  /** Health and family as human resources keep it: the person and they, no manager. */
  | 'HR'
  /** The desk of the portal: what is not yet published, which it may give a colleague to read, and who wrote a comment. */
  | 'DESK'
  /** Kept for the program alone: no answer holds it. */
  | 'INTERNAL';

/** PLAIN says nothing of anybody, or only by whom a row is; SECRET opens something, and no request may read it. */
export type TextClass = PersonalClass | 'PLAIN' | 'SECRET';

type Table = keyof TextColumns;
type ColumnOf<T extends Table> = keyof Tables[T] & string;
type BytesOf<T extends Table> = {
  [C in ColumnOf<T>]: Extract<Tables[T][C], Uint8Array> extends never ? never : C;
}[ColumnOf<T>];
type ClassesOf<T extends Table> = { readonly [C in TextColumns[T]]: TextClass };

/** How rows go: by a call, with the row that they belong to, by a cleanup of the area, or never. */
export type Removal = 'never' | 'by-call' | 'with-its-parent' | 'by-cleanup';

/** A table with row policies. */
export interface GuardedTable {
  readonly table: string;
  readonly guards: readonly TableGuard[];
  /** Columns that name one row. */
  readonly key: readonly string[];
  readonly text: Readonly<Record<string, TextClass>>;
  /** Columns of bytes that no request may read. */
  readonly secretBytes: readonly string[];
  readonly removal: Removal;
  /** Condition on rows of others; $1 is the user name or the personnel code of who asks. */
  readonly foreign: string;
  readonly by: 'userName' | 'employeeId';
  /** Rows that anybody sees who signed in: only a request of nobody must not. */
  readonly forSignedIn: boolean;
  /** Condition on rows about a person, of whom $2 is the personnel code and $3 the user name; null: about nobody. */
  readonly about: string | null;
}

/** A table without people, which every request may read. */
export interface SharedTable {
  readonly table: string;
  /** Why no row is hidden from anybody. */
  readonly shared: string;
  readonly text: Readonly<Record<string, TextClass>>;
  /** Where it has row policies all the same. */
  readonly guards: readonly TableGuard[];
}

export type DescribedTable = GuardedTable | SharedTable;

interface GuardedParts<T extends Table> {
  /** Empty: no request has a right on it, only the program. */
  readonly guards: readonly TableGuard[];
  readonly key: readonly ColumnOf<T>[];
  readonly text: ClassesOf<T>;
  readonly secretBytes?: readonly BytesOf<T>[];
  readonly removal: Removal;
  /** Where it does not follow from the owner that the guards name: without an owner every row is of others. */
  readonly foreign?: { readonly where: string; readonly by: 'userName' | 'employeeId' };
  /** Column with the personnel code of whom a row is about, or a condition; without it the owner. */
  readonly about?: string;
}

const EVERY_ROW = { where: '$1::text is not null', by: 'employeeId' } as const;

/** Describes a table with row policies. Throws where a text is somebody's and nothing says whose. */
export function guarded<T extends Table>(table: T, parts: GuardedParts<T>): GuardedTable {
  const { guards, key, removal, secretBytes = [] } = parts;
  const owner = guards.find((guard) => guard.owner !== undefined)?.owner;
  const foreign =
    parts.foreign ?? (owner ? { where: `${owner.column} is distinct from $1`, by: owner.by } : EVERY_ROW);
  const ofOwner = owner && `${owner.column} = ${owner.by === 'employeeId' ? '$2' : '$3'}`;
  const asked = parts.about !== undefined && /^\w+$/.test(parts.about) ? `${parts.about} = $2` : parts.about;
  const about = asked ?? ofOwner ?? null;
  const text: Readonly<Record<string, TextClass>> = parts.text;
  const isPersonal = Object.values(text).some((one) => one !== 'PLAIN' && one !== 'SECRET');
  if (isPersonal && about === null) throw new Error(`${table} holds texts of a person and names none`);
  return {
    table,
    guards,
    key,
    text,
    secretBytes,
    removal,
    about,
    foreign: foreign.where,
    by: foreign.by,
    forSignedIn: guards.some((guard) => guard.kind === 'signed-in' && guard.commands.includes('select')),
  };
}

/** Describes a table without people. */
export function shared<T extends Table>(
  table: T,
  why: string,
  text: ClassesOf<T>,
  guards: readonly TableGuard[] = [],
): SharedTable {
  return { table, shared: why, text, guards };
}

/** Columns that say nothing of anybody. */
export function plain<C extends string>(...columns: readonly C[]): Readonly<Record<C, 'PLAIN'>> {
  return Object.fromEntries(columns.map((column) => [column, 'PLAIN'])) as Record<C, 'PLAIN'>;
}
