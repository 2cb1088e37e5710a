/**
 * `npm run planted`: every promise that matters has a defect in tools/planted/*.patch and a test that must turn red
 * when the defect is planted. `-- name …` plants only the named ones.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readDefect } from './defects/defect.ts';
import { plantAll } from './defects/plant.ts';

const root = join(import.meta.dirname, '..');
const folder = join(import.meta.dirname, 'planted');
const wanted = process.argv.slice(2);
const defects = readdirSync(folder)
  .filter((file) => file.endsWith('.patch'))
  .map((file) => readDefect(join(folder, file)))
  .filter((defect) => wanted.length === 0 || wanted.includes(defect.name));
if (defects.length === 0) throw new Error('No planted defect to try.');

const ok = await plantAll(root, defects, ({ defect, ok: red, says }) => {
  console.log(`${red ? '✓' : '✗'} ${defect.name}: ${defect.promise}`);
  console.log(says.replace(/^/gm, '    '));
});
console.log(ok ? `All ${defects.length} planted defects were noticed.` : 'A planted defect went unnoticed.');
process.exitCode = ok ? 0 : 1;
