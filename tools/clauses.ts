/**
 * `npm run clauses`: which clauses of the specification a test names in its title.
 * `-- --issue runs` for one issue, `-- --where M5.04` lists its tests, `-- --write` renews tools/clauses.tsv from the
 * specification. Exit code 1 when a clause is missing or a title names an unknown one.
 * A title says which test proves a clause; whether the test is green is told by `npm test`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { coverageOf, unknownClauses } from './clauses/coverage.ts';
import { readRegister, registerPath, registerText, specificationFolder } from './clauses/register.ts';
import { titlesNamingClauses } from './clauses/titles.ts';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { issue: { type: 'string' }, where: { type: 'string' }, write: { type: 'boolean' } },
});

if (values.write) {
  const folder = specificationFolder(root);
  if (folder === null) throw new Error('The specification is not present beside the repository.');
  writeFileSync(registerPath(root), registerText(folder));
}
const register = readRegister(root);
const titles = titlesNamingClauses(root);
const { issue, where } = values;
if (where !== undefined) {
  for (const title of titles.filter((one) => one.clauses.includes(where))) {
    console.log(`${title.file}:${title.line} ${title.text}`);
  }
}
if (issue !== undefined && !register.some((clause) => clause.issue === issue)) {
  throw new Error(
    `No clause belongs to "${issue}". Issues: ${[...new Set(register.map((one) => one.issue))].join(', ')}`,
  );
}
const { asked, proven, missing } = coverageOf(register, titles, issue);
const unknown = unknownClauses(register, titles);
for (const line of unknown) console.log(line);
for (const clause of missing) console.log(`${clause.id}\t${clause.module}\t${clause.kind}`);
console.log(
  `${issue ?? 'all issues'}: ${asked.length} clauses, ${proven.length} proven, ${missing.length} missing`,
);
process.exitCode = missing.length > 0 || unknown.length > 0 ? 1 : 0;
