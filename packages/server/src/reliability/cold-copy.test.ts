import { mkdtempSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownShifts } from '@torre/contract/month';
import { openRunningDatabase } from '../testing/running-database.ts';
import { startTorreProcess } from '../testing/torre-process.ts';
import type { TorreProcess } from '../testing/torre-process.ts';
import { untouchedCells } from './untouched-cells.ts';
import { PatientActors } from './patient-actors.ts';
import { signedIn } from './signed-in.ts';
import { findBrokenSaves } from './whole-saves.ts';

const TODAY = '2026-11-14';
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let parent: string;
let torre: TorreProcess | null = null;

beforeEach(() => (parent = mkdtempSync(join(tmpdir(), 'torre-copy-'))));
afterEach(async () => {
  await torre?.end('SIGTERM');
  torre = null;
  rmSync(parent, { recursive: true });
});

const start = async (data: string): Promise<TorreProcess> =>
  (torre = await startTorreProcess({ TORRE_DATA: data, TORRE_TODAY: TODAY, TORRE_DEMO: 'small' }));

test('a copy of the stopped data folder, put in its place, holds what had been saved until then', async () => {
  const data = join(parent, 'data');
  const first = await start(data);
  const before = await openRunningDatabase(data);
  const cells = await untouchedCells(before, TODAY, 3);
  await before.close();
  const actors = new PatientActors(await signedIn(first.url, 'responsabile.lirr'), cells);
  await expect.poll(() => actors.saves.get(200) ?? 0, { timeout: 30_000 }).toBeGreaterThan(10);
  await actors.stop();
  await first.end('SIGTERM');

  // As docs/operations.md says: owners and modes stay.
  const copy = join(parent, 'copy');
  execFileSync('cp', ['-a', data, copy]);
  rmSync(data, { recursive: true });
  execFileSync('cp', ['-a', copy, data]);

  const second = await start(data);
  const client = await signedIn(second.url, 'cta.lirr');
  expect((await client.call(ownShifts, { query: { from: '20261101', to: '20261130' } })).status).toBe(200);
  const after = await openRunningDatabase(data);
  expect(await findBrokenSaves(after, cells)).toEqual([]);
  await after.close();
});
