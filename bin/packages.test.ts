import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packagesAreInstalled } from './packages.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'));
  mkdirSync(join(folder, 'node_modules'));
  mkdirSync(join(folder, 'packages/server'), { recursive: true });
  writeJson('package.json', { devDependencies: { vitest: '5.1.1' } });
  writeJson('packages/server/package.json', { dependencies: { pg: '8.23.1' } });
  writeJson('package-lock.json', { packages: LOCK });
  writeJson('node_modules/.package-lock.json', { packages: INSTALLED });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const LOCK = {
  '': { devDependencies: { vitest: '5.1.1' } },
  'packages/server': { dependencies: { pg: '8.23.1' } },
  'node_modules/@torre/server': { link: true },
  'node_modules/pg': { version: '8.23.1' },
  'node_modules/vitest': { version: '5.1.1' },
  'node_modules/only-on-darwin': { version: '1.0.0', optional: true },
};
const { 'node_modules/only-on-darwin': _elsewhere, ...INSTALLED } = LOCK;

function writeJson(path: string, content: unknown): void {
  writeFileSync(join(folder, path), JSON.stringify(content));
}

test('what the lock file lists for this platform is there: nothing to install', () => {
  expect(packagesAreInstalled(folder)).toBe(true);
});

test('without node_modules, or after an interrupted installation, packages are missing', () => {
  rmSync(join(folder, 'node_modules/.package-lock.json'));
  expect(packagesAreInstalled(folder)).toBe(false);
});

test('another version in the lock file asks for an installation', () => {
  writeJson('package-lock.json', { packages: { ...LOCK, 'node_modules/pg': { version: '8.24.0' } } });
  expect(packagesAreInstalled(folder)).toBe(false);
});

test('a new dependency of a workspace asks for an installation', () => {
  writeJson('packages/server/package.json', { dependencies: { pg: '8.23.1', sharp: '1.0.0' } });
  expect(packagesAreInstalled(folder)).toBe(false);
});
