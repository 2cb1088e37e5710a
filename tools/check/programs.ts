import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { houseFiles } from '../house/source-files.ts';
import { runCommand } from '../run-command.ts';
import type { Verdict } from './phase.ts';

/** Everything that has a tsconfig of its own. */
export const TYPED_FOLDERS = [
  'packages/domain',
  'packages/contract',
  'packages/demo',
  'packages/server',
  'packages/web',
  'e2e',
  'bench',
  'tools',
];

export function format(root: string): Promise<Verdict> {
  return verdictOf(root, 'oxfmt', ['--check', '.'], (output) => output.match(/Finished.*/)?.[0] ?? '');
}

/** `.oxlintrc.json` asks for types and makes a warning an error. */
export function lint(root: string): Promise<Verdict> {
  return verdictOf(root, 'oxlint', ['--type-aware'], (output) => output.match(/Finished.*/)?.[0] ?? '');
}

/** Unused files, exports and dependencies, and dependencies that no package.json declares. */
export function unused(root: string): Promise<Verdict> {
  return verdictOf(root, 'knip', ['--no-progress'], () => '');
}

/** Compiles every folder with sources, two at a time; a folder that tsconfig.json misses is red. */
export async function types(root: string): Promise<Verdict> {
  const files = houseFiles(root);
  const waiting = TYPED_FOLDERS.filter((folder) =>
    files.some((file) => file.startsWith(`${folder}/`) && /\.tsx?$/.test(file)),
  );
  const untyped = files.filter((file) => /\.tsx?$/.test(file) && !isTyped(file));
  const reports = untyped.map((file) => `${file} belongs to no tsconfig.json`);
  const compileNext = async (): Promise<void> => {
    for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
      if (!existsSync(join(root, folder, 'tsconfig.json'))) reports.push(`${folder} has no tsconfig.json`);
      const { code, output, errors } = await runCommand('tsc', ['-p', folder, '--pretty', 'false'], { cwd: root });
      if (code !== 0) reports.push(`${output}${errors}`.trimEnd());
    }
  };
  const compiled = waiting.length;
  await Promise.all([compileNext(), compileNext()]);
  return { ok: reports.length === 0, report: reports.length === 0 ? `${compiled} folders` : reports.join('\n') };
}

function isTyped(file: string): boolean {
  return TYPED_FOLDERS.some((folder) => file.startsWith(`${folder}/`)) || file === 'vitest.config.ts';
}

async function verdictOf(
  root: string,
  program: string,
  args: readonly string[],
  summary: (output: string) => string,
): Promise<Verdict> {
  const { code, output, errors } = await runCommand(program, args, { cwd: root });
  const text = `${output}${errors}`;
  return { ok: code === 0, report: code === 0 ? summary(text) : text };
}
