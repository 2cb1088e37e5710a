/**
 * `node tools/move.ts tools/moves/<plan>.ts`: moves and renames by a plan, as one change that can be made again on a later
 * tree. Imports, addresses and paths in documents follow; every patch of tools/planted is made anew from the tree with the
 * patch applied. Refuses, before it writes, a plan that does not fit. `--try` writes nothing.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { carryOut } from './move/passage.ts';
import { PlanProblem } from './move/plan.ts';
import type { MovePlan } from './move/plan.ts';
import { plantAnew, plantBefore, promisesOf, readDefects } from './move/planted-anew.ts';
import { format, readTree, writeTree } from './move/tree.ts';

const { values, positionals } = parseArgs({
  options: {
    try: { type: 'boolean', default: false },
    root: { type: 'string', default: resolve(import.meta.dirname, '..') },
  },
  allowPositionals: true,
});
const [file] = positionals;
if (file === undefined) throw new Error('Usage: node tools/move.ts tools/moves/<plan>.ts [--try]');

try {
  const { plan } = (await import(pathToFileURL(resolve(file)).href)) as { plan: MovePlan };
  await move(values.root, plan, values.try);
} catch (error) {
  if (!(error instanceof PlanProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function move(root: string, plan: MovePlan, isTrial: boolean): Promise<void> {
  const before = readTree(root);
  const promises = promisesOf(readDefects(root));
  const planted = await plantBefore(root, before.files);
  const passage = carryOut(plan, before.files, before.others, (text) => console.log(`  ${text}`));
  if (isTrial) return console.log('The plan fits; nothing was written.');
  const written = writeTree(root, before, passage.tree, passage.newPath);
  await format(root, written);
  const anew = await plantAnew(root, passage, planted);
  const after = promisesOf(readDefects(root));
  if (JSON.stringify(after) !== JSON.stringify(promises))
    throw new Error('The promises of tools/planted differ.');
  console.log(`${written.length} files written, ${anew.length} of ${planted.length} defects made anew.`);
}
