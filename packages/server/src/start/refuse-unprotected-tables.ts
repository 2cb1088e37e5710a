import { AREAS } from '../app.ts';
import { DEFINER_PATH, findUnprotectedTables } from '../platform/access/unprotected-tables.ts';
import { describeWalls } from '../platform/area/described-walls.ts';
import type { Database } from '../platform/db/index.ts';
import { StartProblem } from './start-problem.ts';

/** Stops a start on a database whose row policies do not hold: dropped, switched off, or passed by a role. */
export async function refuseUnprotectedTables(db: Database): Promise<void> {
  const tables = await findUnprotectedTables(db, describeWalls(AREAS));
  if (tables.length === 0) return;
  const functions = tables.filter((name) => name.endsWith(')'));
  const statements = functions.map((name) => `\n  alter function ${name} set search_path = ${DEFINER_PATH};`);
  throw new StartProblem(
    `Torre non si avvia: le regole di accesso del database non proteggono più ${tables.join(', ')}. ` +
      'Qualcuno le ha tolte o ha cambiato i ruoli torre_app e torre_system: ripristinare il database da una copia, ' +
      'o rimettere le regole come in packages/server/db/migrations.' +
      (functions.length === 0
        ? ''
        : ` Per le funzioni basta far eseguire dal loro proprietario:${statements.join('')}`),
  );
}
