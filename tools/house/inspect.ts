import { choiceFindings } from './choice-rules.ts';
import { cycleFindings } from './cycles.ts';
import { fileFindings } from './file-rules.ts';
import type { Finding } from './finding.ts';
import { importFindings } from './import-rules.ts';
import { languageFindings } from './languages.ts';
import { type Module, readModules } from './module-graph.ts';
import { aliasFindings, moduleFindings } from './module-rules.ts';
import { fileWordFindings, wordFindings } from './plain-words.ts';
import { saveFindings } from './save-rules.ts';
import { serverFindings } from './server-rules.ts';
import { houseFiles, isModule, modulesKnownToGit } from './source-files.ts';
import { waitFindings } from './wait-rules.ts';

export interface Inspection {
  readonly findings: readonly Finding[];
  readonly files: readonly string[];
  readonly modules: number;
  readonly imports: number;
}

/** Every house rule over every file below `root` (design.md, Import rules 1 to 7). */
export async function inspectHouse(root: string): Promise<Inspection> {
  const files = houseFiles(root);
  const modules = readModules(root, files);
  const findings = [
    ...blindnessFindings(root, files, modules),
    ...importFindings(modules),
    ...cycleFindings(modules),
    ...moduleFindings(modules),
    ...serverFindings(modules),
    ...saveFindings(modules),
    ...choiceFindings(modules),
    ...waitFindings(modules),
    ...fileFindings(root, files),
    ...fileWordFindings(files),
    ...wordFindings(modules),
    ...aliasFindings(root, files),
    ...(await languageFindings(root, files)),
  ];
  const imports = modules.reduce((sum, module) => sum + module.imports.length, 0);
  return { findings, files, modules: modules.length, imports };
}

/** A gate that sees nothing says "no violations": count what was read against what is there (import rule 7). */
export function blindnessFindings(
  root: string,
  files: readonly string[],
  modules: readonly Module[],
): Finding[] {
  const seen = new Set(modules.map((module) => module.path));
  const expected = new Set([...files.filter(isModule), ...(modulesKnownToGit(root) ?? [])]);
  const unseen = [...expected].filter((path) => !seen.has(path));
  const found: Finding[] = unseen.map((file) => ({
    rule: 'sees-every-module',
    file,
    message: 'was not read',
  }));
  const blind = modules.filter((one) => one.imports.length === 0 && IMPORTING.test(one.source));
  const message = 'has import lines, none of them was seen';
  return [...found, ...blind.map((one) => ({ rule: 'sees-every-module', file: one.path, message }))];
}

const IMPORTING = /^(?:import|export)\s[^;'"]*\bfrom\s+['"]/m;
