import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Finding } from './finding.ts';

export const MAX_LINES = 300;
export const WARN_LINES = 250;
const FORBIDDEN_NAMES = new Set(['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'types']);
const COUNTED = /\.(?:[cm]?[jt]s|[jt]sx|css|sql)$/;
/** Generated, never edited again, translations, and the palette, which is a list of values. */
const EXCEPTED_FROM_LENGTH = /\.gen\.ts$|\/db\/migrations\/|\.texts\.ts$|\/kit\/theme\/tokens\.css$/;
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
/** Names that other programs or long custom give. */
const GIVEN_NAMES = new Set(['README.md', 'LICENSE', 'CHANGELOG.md', 'Dockerfile']);
/** `.ci/run` and dot files of the root. */
const DOTTED = /^\./;

/** Rules about files as such: length and names (design.md, import rule 5). */
export function fileFindings(root: string, files: readonly string[]): Finding[] {
  return files.flatMap((file) => [...nameFindings(file), ...lengthFindings(root, file)]);
}

/** Files near the limit, longest first: not yet wrong, but soon. */
export function longFiles(root: string, files: readonly string[]): string[] {
  return files
    .filter((file) => COUNTED.test(file) && !EXCEPTED_FROM_LENGTH.test(file))
    .map((file) => ({ file, lines: lineCount(root, file) }))
    .filter(({ lines }) => lines > WARN_LINES && lines <= MAX_LINES)
    .sort((a, b) => b.lines - a.lines)
    .map(({ file, lines }) => `${file} (${lines} lines)`);
}

function nameFindings(file: string): Finding[] {
  const found: Finding[] = [];
  const parts = file.split('/');
  if (parts.some((part) => !KEBAB.test(part) && !GIVEN_NAMES.has(part) && !DOTTED.test(part))) {
    found.push({ rule: 'kebab-case', file, message: 'write folder and file names in kebab-case' });
  }
  const stems = parts.map((part) => part.split('.')[0]!);
  const forbidden = stems.find((stem) => FORBIDDEN_NAMES.has(stem));
  // db/types.gen.ts has its name from design.md.
  if (forbidden !== undefined && posix.basename(file) !== 'types.gen.ts') {
    found.push({
      rule: 'forbidden-name',
      file,
      message: `"${forbidden}" says nothing; name what it decides or does`,
    });
  }
  return found;
}

function lengthFindings(root: string, file: string): Finding[] {
  if (!COUNTED.test(file) || EXCEPTED_FROM_LENGTH.test(file)) return [];
  const lines = lineCount(root, file);
  if (lines <= MAX_LINES) return [];
  return [{ rule: 'file-too-long', file, message: `${lines} lines, the limit is ${MAX_LINES}` }];
}

function lineCount(root: string, file: string): number {
  const text = readFileSync(join(root, file), 'utf8');
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}
