import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findingText } from './house/finding.ts';
import { blindnessFindings, inspectHouse } from './house/inspect.ts';
import { readModules } from './house/module-graph.ts';
import { houseFiles } from './house/source-files.ts';

const fixtures = join(import.meta.dirname, 'fixtures/house');
const clean = join(fixtures, 'clean');
const planted = readdirSync(join(fixtures, 'planted')).sort();
const scratch = mkdtempSync(join(tmpdir(), 'torre-house-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** The clean house with one folder of violations laid over it. */
function houseWith(violation: string): string {
  const root = join(scratch, violation);
  cpSync(clean, root, { recursive: true });
  cpSync(join(fixtures, 'planted', violation), root, { recursive: true });
  return root;
}

describe('the house check', () => {
  test('finds nothing in a clean house, and sees all of it', async () => {
    const seen = await inspectHouse(clean);
    expect(seen.findings.map(findingText)).toEqual([]);
    expect(seen.modules).toBeGreaterThan(30);
    expect(seen.imports).toBeGreaterThan(25);
  });

  test.each(planted)('planted violation %s is found under its name and no other', async (violation) => {
    const seen = await inspectHouse(houseWith(violation));
    expect([...new Set(seen.findings.map((one) => one.rule))]).toEqual([violation.split('--')[0]]);
  });

  test('fails when it saw fewer modules than there are files', () => {
    const files = houseFiles(clean);
    const modules = readModules(clean, files).slice(1);
    expect(blindnessFindings(clean, files, modules).map((one) => one.rule)).toEqual(['sees-every-module']);
  });

  test('fails when a module with import lines yields no import', () => {
    const files = houseFiles(clean);
    const modules = readModules(clean, files).map((one) => ({ ...one, imports: [] }));
    const blind = blindnessFindings(clean, files, modules);
    expect(blind.length).toBeGreaterThan(20);
  });

  test('has a planted violation for every rule', () => {
    const house = join(import.meta.dirname, 'house');
    const sources = readdirSync(house).map((file) => readFileSync(join(house, file), 'utf8'));
    const rules = sources.flatMap((text) =>
      [...text.matchAll(/\brule(?::| =) '([\w-]+)'/g)].map((match) => match[1]!),
    );
    const proven = new Set([...planted.map((one) => one.split('--')[0]), 'sees-every-module']);
    expect([...new Set(rules)].filter((rule) => !proven.has(rule))).toEqual([]);
  });
});
