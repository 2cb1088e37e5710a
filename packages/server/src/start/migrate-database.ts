import { rolesToMake } from '../platform/access/database-roles.ts';
import { migrate, readSchemaState, type Database } from '../platform/db/index.ts';
import { StartProblem } from './start-problem.ts';

/**
 * Brings the database, opened as its owner, to the present state; returns what was applied. Throws StartProblem for the
 * database of a later version, and with the statements to run where the given user may not make the roles of the row
 * policies.
 */
export async function migrateDatabase(
  owner: Database,
  log: { info(message: string): void },
): Promise<string[]> {
  if ((await readSchemaState(owner)) === 'newer') {
    throw new StartProblem(
      'Il database è di una versione successiva di Torre. Avviare quella versione, ' +
        'oppure ripristinare la copia fatta prima di aggiornare.',
    );
  }
  const statements = await rolesToMake(owner);
  if (statements.length > 0) {
    throw new StartProblem(
      'Torre protegge i dati personali con due ruoli di PostgreSQL che l’utente di DATABASE_URL non può creare da sé. ' +
        `Far eseguire da un superutente, una volta sola:\n${statements.map((text) => `  ${text}`).join('\n')}`,
    );
  }
  return migrate(owner, log);
}
