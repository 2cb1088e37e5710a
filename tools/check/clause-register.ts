import { readFileSync } from 'node:fs';
import { unknownClauses } from '../clauses/coverage.ts';
import { readRegister, registerPath, registerText, specificationFolder } from '../clauses/register.ts';
import { titlesNamingClauses } from '../clauses/titles.ts';
import type { Verdict } from './phase.ts';

/** Titles name only clauses that exist; the register equals the specification wherever that is present. */
export async function clauseRegister(root: string): Promise<Verdict> {
  const register = readRegister(root);
  const titles = titlesNamingClauses(root);
  const problems = unknownClauses(register, titles);
  const folder = specificationFolder(root);
  if (folder !== null && registerText(folder) !== readFileSync(registerPath(root), 'utf8')) {
    problems.push('tools/clauses.tsv differs from the specification: npm run clauses -- --write');
  }
  const named = new Set(titles.flatMap((title) => title.clauses)).size;
  const source = folder === null ? 'specification not present, drift not checked' : 'as specified';
  const report = `${named} of ${register.length} named by tests, ${source}`;
  return { ok: problems.length === 0, report: problems.length === 0 ? report : problems.join('\n') };
}
