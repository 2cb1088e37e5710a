/** One statement as the product gave it to its driver. Bytes among the values are written as `{ bytes: hex }`. */
export interface RecordedStatement {
  /** Number of the connection, in the order in which connections first spoke. */
  readonly connection: number;
  /** null: planned anew each time. */
  readonly name: string | null;
  /** Its name, or what it says in front when it must have none. */
  readonly called: string | null;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** How the product reaches its database. */
export interface DatabaseAccess {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  readonly options: string;
}

export type RecordedLine = { readonly access: DatabaseAccess } | { readonly statement: RecordedStatement };

/** Settings of the process whose statements are written down. */
export const RECORDING_FILE = 'TORRE_BENCH_RECORDING';

export function encodeValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(encodeValue);
  return Buffer.isBuffer(value) ? { bytes: value.toString('hex') } : value;
}

export function decodeValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decodeValue);
  const bytes = (value as { bytes?: unknown } | null)?.bytes;
  return typeof bytes === 'string' ? Buffer.from(bytes, 'hex') : value;
}
