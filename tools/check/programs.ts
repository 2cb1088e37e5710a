import { existsSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { houseFiles, isModule } from '../house/source-files.ts';
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
  'bin',
  'tools',
];

export function format(root: string): Promise<Verdict> {
  return verdictOf(root, 'oxfmt', ['--check', '.'], (output) => output.match(/Finished.*/)?.[0] ?? '');
}

/** `.oxlintrc.json` asks for types and makes a warning an error. Red as well when the linter read too few modules. */
export async function lint(root: string): Promise<Verdict> {
  const verdict = await verdictOf(
    root,
    'oxlint',
    ['--type-aware'],
    (output) => output.match(/Finished.*/)?.[0] ?? '',
  );
  const read = Number(/ on (\d+) files?/.exec(verdict.report)?.[1] ?? 0);
  const expected = houseFiles(root).filter((file) => isModule(file) && !file.endsWith('.gen.ts')).length;
  if (!verdict.ok || read >= expected) return verdict;
  return { ok: false, report: `oxlint read ${read} modules, there are ${expected}` };
}

/** The generated database types against a database that was migrated from nothing. */
export function databaseTypes(root: string): Promise<Verdict> {
  return verdictOf(root, 'node', ['tools/types-drift.ts'], (output) => output.trim());
}

/** Unused files, exports and dependencies, and dependencies that no package.json declares. */
export function unused(root: string): Promise<Verdict> {
  return verdictOf(root, 'knip', ['--no-progress'], () => '');
}

/** Compiles every folder with sources, two at a time; a source that no compilation read is red too. */
export async function types(root: string): Promise<Verdict> {
  const sources = houseFiles(root).filter((file) => /\.tsx?$/.test(file));
  const waiting = TYPED_FOLDERS.filter((folder) => sources.some((file) => file.startsWith(`${folder}/`)));
  const folders = waiting.length;
  const read = new Set<string>();
  const problems: string[] = [];
  const compileNext = async (): Promise<void> => {
    for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
      const { output, errors } = await runCommand('tsc', ['-p', folder, '--pretty', 'false', '--listFiles'], {
        cwd: root,
      });
      for (const line of `${output}${errors}`.split('\n').filter(Boolean)) {
        // Names of files that were read are absolute; everything else is a complaint.
        if (isAbsolute(line) && existsSync(line)) read.add(relative(root, line).replaceAll('\\', '/'));
        else problems.push(line);
      }
    }
  };
  await Promise.all([compileNext(), compileNext()]);
  const unread = sources
    .filter((file) => !read.has(file))
    .map((file) => `${file} is read by no tsconfig.json`);
  const report = [...problems, ...unread].join('\n');
  return {
    ok: report === '',
    report: report === '' ? `${folders} folders, ${sources.length} sources` : report,
  };
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
