/**
 * `npm run check`: every gate that needs no test run, with its time. Options: `--only format,house`.
 * All gates run even when one is red, so that one round shows everything.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { clauseRegister } from './check/clause-register.ts';
import { house } from './check/house.ts';
import { type Phase, runPhases } from './check/phase.ts';
import { databaseTypes, format, lint, types, unused } from './check/programs.ts';

const root = join(import.meta.dirname, '..');
const PHASES: readonly Phase[] = [
  { name: 'format', run: () => format(root) },
  { name: 'house', run: () => house(root) },
  { name: 'types', run: () => types(root) },
  { name: 'lint', run: () => lint(root) },
  { name: 'unused', run: () => unused(root) },
  { name: 'clauses', run: () => clauseRegister(root) },
  { name: 'database-types', run: () => databaseTypes(root) },
];

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = values.only?.split(',') ?? PHASES.map((phase) => phase.name);
const unknown = wanted.filter((name) => !PHASES.some((phase) => phase.name === name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Known: ${PHASES.map((phase) => phase.name).join(', ')}.`);
  process.exit(2);
}
const green = await runPhases(
  PHASES.filter((phase) => wanted.includes(phase.name)),
  console.log,
);
process.exitCode = green ? 0 : 1;
