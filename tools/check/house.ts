import { longFiles } from '../house/file-rules.ts';
import { findingText } from '../house/finding.ts';
import { inspectHouse } from '../house/inspect.ts';
import type { Verdict } from './phase.ts';

/** The rules of design.md that no bought tool knows, and a word about files that will soon be too long. */
export async function house(root: string): Promise<Verdict> {
  const { findings, files, modules, imports } = await inspectHouse(root);
  if (findings.length > 0) return { ok: false, report: findings.map(findingText).sort().join('\n') };
  const long = longFiles(root, files);
  const soon = long.length === 0 ? '' : `; near the limit: ${long.join(', ')}`;
  return { ok: true, report: `${modules} modules, ${imports} imports${soon}` };
}
