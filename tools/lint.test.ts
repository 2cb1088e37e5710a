import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCommand } from './run-command.ts';

const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'torre-lint-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

test('every planted line, and no other, is found by the linter with the configuration of the house', async () => {
  cpSync(join(import.meta.dirname, 'fixtures/lint'), scratch, { recursive: true });
  cpSync(join(root, '.oxlintrc.json'), join(scratch, '.oxlintrc.json'));
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'));
  const compilerOptions = {
    strict: true,
    jsx: 'react-jsx',
    target: 'es2025',
    module: 'esnext',
    moduleResolution: 'bundler',
  };
  const lib = ['es2025', 'esnext.temporal', 'dom'];
  writeFileSync(
    join(scratch, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...compilerOptions, lib } }),
  );
  const result = await runCommand('oxlint', ['--type-aware', '--format=json', 'packages'], { cwd: scratch });
  const { diagnostics } = JSON.parse(result.output) as { diagnostics: Diagnostic[] };
  const found = diagnostics.map(
    (one) => `${one.filename}:${one.labels[0]!.span.line} ${one.code.replace(/^.*\((.*)\)$/, '$1')}`,
  );
  expect(found.sort()).toEqual(plantedLines().sort());
  expect(result.code).toBe(1);
});

function plantedLines(): string[] {
  const files = readdirSync(scratch, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^packages.*\.tsx?$/.test(file),
  );
  return files.flatMap((file) =>
    readFileSync(join(scratch, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const rule = /\/\/ planted: ([\w-]+)/.exec(line)?.[1];
        return rule === undefined ? [] : [`${file}:${index + 1} ${rule}`];
      }),
  );
}
