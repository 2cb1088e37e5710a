import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROUTES = join(import.meta.dirname, '../../packages/web/src/routes');
const PATH = /^\s+path: '(?<path>\/[^']*)'/gmu;

/** Patterns of every address of the front end (`/accesso/$token`); what only leads elsewhere has none. */
export function urlTree(): readonly string[] {
  const texts = readdirSync(ROUTES)
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map((name) => readFileSync(join(ROUTES, name), 'utf8'));
  return texts.flatMap((text) => [...text.matchAll(PATH)].map(({ groups }) => groups!['path']!));
}

/** Patterns to which none of the addresses belongs. */
export function unseenOf(patterns: readonly string[], addresses: readonly string[]): readonly string[] {
  const seen = new Set(addresses.map((address) => patternOf(patterns, address)));
  return patterns.filter((pattern) => !seen.has(pattern));
}

/** A written segment goes before a parameter: `/a/b` is not `/a/$x`. */
function patternOf(patterns: readonly string[], address: string): string | undefined {
  const fitting = patterns.filter((pattern) =>
    new RegExp(`^${pattern.replaceAll(/\$\w+/gu, '[^/]+')}/?$`, 'u').test(address),
  );
  return fitting.toSorted((a, b) => a.split('$').length - b.split('$').length)[0];
}
