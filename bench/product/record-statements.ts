/**
 * Loaded before the product (`node --import`): writes down every statement that it gives to its driver, so that the
 * floors are the product's own statements and not a copy that ages. Never loaded while anything is timed.
 */
import { appendFileSync } from 'node:fs';
import pg from 'pg';
import { RECORDING_FILE, encodeValue } from './recorded-statement.ts';
import type { RecordedLine } from './recorded-statement.ts';

interface Config {
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}

const file = process.env[RECORDING_FILE];
const connections = new Map<pg.Client, number>();
// oxlint-disable-next-line typescript/unbound-method -- called below with the client it belongs to
const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;

function write(line: RecordedLine): void {
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`, { mode: 0o600 });
}

function numberOf(client: pg.Client): number {
  const known = connections.get(client);
  if (known !== undefined) return known;
  const { connectionParameters } = client as unknown as {
    connectionParameters: {
      host: string;
      port: number;
      user: string;
      password: string;
      database: string;
      options?: string;
    };
  };
  const { host, port, user, password, database, options = '' } = connectionParameters;
  if (connections.size === 0 || options !== '')
    write({ access: { host, port, user, password, database, options } });
  connections.set(client, connections.size);
  return connections.size - 1;
}

pg.Client.prototype.query = function recorded(this: pg.Client, ...args: unknown[]): unknown {
  const [first, values] = args as [string | Config, unknown];
  const config: Config = typeof first === 'string' ? { text: first } : first;
  const bound = config.values ?? (Array.isArray(values) ? (values as unknown[]) : []);
  write({
    statement: {
      connection: numberOf(this),
      name: config.name ?? null,
      called: config.name ?? /^\/\* (\S+) \*\//.exec(config.text)?.[1] ?? null,
      text: config.text,
      values: bound.map(encodeValue),
    },
  });
  return query.apply(this, args);
} as typeof pg.Client.prototype.query;
