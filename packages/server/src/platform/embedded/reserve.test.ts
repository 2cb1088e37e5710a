import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RESERVE_BYTES, reserveOf } from './reserve.ts';

const MB = 1024 * 1024;
let root: string;
let free = 0;

beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'torre-reserve-'))));
afterEach(() => rmSync(root, { recursive: true }));

const reserve = (floor: number) => reserveOf({ root }, floor, async () => free);
const isThere = (): boolean => existsSync(join(root, 'reserve'));

/** Puts it aside if there is room, and waits until that is done. */
async function keepOnce(floor: number): Promise<void> {
  const one = reserve(floor);
  one.keep();
  await one.stop();
}

test('64 MB are really put aside, readable by nobody else', async () => {
  free = 1000 * MB;
  const one = reserve(256 * MB);
  one.keep();
  await expect.poll(isThere).toBe(true);
  await one.stop();
  const { size, blocks, mode } = statSync(join(root, 'reserve'));
  expect([size, mode & 0o777]).toEqual([64 * MB, 0o600]);
  expect(blocks * 512).toBeGreaterThanOrEqual(64 * MB);
});

test('it is not put aside where changes would have to be refused for it', async () => {
  free = 319 * MB;
  await keepOnce(256 * MB);
  expect(isThere()).toBe(false);
});

test('it is given up only when the disk is as good as full', async () => {
  free = 1000 * MB;
  const one = reserve(0);
  one.keep();
  await expect.poll(isThere).toBe(true);
  free = RESERVE_BYTES;
  expect(await one.releaseIfFull()).toBe(false);
  expect(isThere()).toBe(true);
  free = RESERVE_BYTES - 1;
  expect(await one.releaseIfFull()).toBe(true);
  expect(isThere()).toBe(false);
  expect(await one.releaseIfFull()).toBe(false);
  await one.stop();
});
