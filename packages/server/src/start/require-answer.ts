import pg from 'pg';
import type { Database } from '../platform/db/index.ts';
import { StartProblem } from './start-problem.ts';

export interface DatabaseServer {
  /** Major version of PostgreSQL. */
  readonly version: number;
  readonly encoding: string;
}

/**
 * Asks PostgreSQL what it is: the first statement on a database. Throws StartProblem that says what was not reached and
 * what to check; `databaseUrl`: the setting, null for the embedded PostgreSQL.
 */
export async function requireAnswer(db: Database, databaseUrl: string | null): Promise<DatabaseServer> {
  try {
    const { rows } = await db.query<DatabaseServer>(
      `select current_setting('server_version_num')::int / 10000 as version,
         current_setting('server_encoding') as encoding`,
    );
    return rows[0]!;
  } catch (error) {
    throw new StartProblem(explainSilence(error, databaseUrl), { cause: error });
  }
}

interface Refusal {
  readonly code?: string;
  readonly message?: string;
}

/** The address holds a password: of it only host, port, user and database are repeated. */
function explainSilence(error: unknown, databaseUrl: string | null): string {
  const { code, message } = error as Refusal;
  const detail = message || code || String(error);
  if (databaseUrl === null) return `Il PostgreSQL incorporato non risponde: ${detail}`;
  const { host, port, user, database } = new pg.Client({ connectionString: databaseUrl });
  const silent = `Il PostgreSQL di DATABASE_URL non risponde su ${host}, porta ${port}`;
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `${silent}. Controllare che sia avviato e che indirizzo e porta siano giusti.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${silent}: la rete non conosce questo nome. Controllare il nome del server e il DNS.`;
    case 'ECONNRESET':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
      return `${silent}. ${CHECK_NETWORK}`;
    case '28P01':
    case '28000':
      return (
        `Il PostgreSQL di DATABASE_URL non fa entrare l’utente '${user}'. ` +
        'Controllare nome e password, e che pg_hba.conf ammetta questa macchina.'
      );
    case '3D000':
      return (
        `Il PostgreSQL di DATABASE_URL non ha un database '${database}'. ` +
        `Crearlo (createdb --owner=${user} --encoding=UTF8 ${database}), oppure correggere il nome.`
      );
    case '53300':
      return `Il PostgreSQL di DATABASE_URL non ha più connessioni libere. Fermare altri programmi o alzare max_connections.`;
    case '57P03':
      return 'Il PostgreSQL di DATABASE_URL si sta avviando o fermando. Riprovare tra poco.';
    default:
      return /timeout/i.test(detail) ? `${silent}. ${CHECK_NETWORK}` : `${silent}: ${detail}`;
  }
}

const CHECK_NETWORK = 'Controllare indirizzo, porta, rete e firewall tra questa macchina e quel server.';
