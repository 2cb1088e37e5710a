import { runCommand } from '../run-command.ts';
import type { Defect } from './defect.ts';
import { healthyTests } from './healthy-tests.ts';
import { copyHouse, type HouseCopy } from './house-copy.ts';
import { runTest, type TestOutcome } from './run-test.ts';

export interface Planting {
  readonly defect: Defect;
  readonly ok: boolean;
  /** What the test said, or why the planting proves nothing. */
  readonly says: string;
}

/** Two at a time: one waits for its database while the other computes. */
const COPIES = 2;

/**
 * Plants each defect in a copy of the house and runs its test, which must be green before and red after.
 * A patch that no longer applies, and a test that does not run, count as failed: the promise stands unproven.
 */
export async function plantAll(
  original: string,
  defects: readonly Defect[],
  onPlanted: (planting: Planting) => void,
): Promise<boolean> {
  const copies = Array.from({ length: Math.min(COPIES, defects.length) }, () => copyHouse(original));
  let ok = true;
  const plantEach = async (copy: HouseCopy, queue: Defect[], healthy: Healthy): Promise<void> => {
    for (let defect = queue.shift(); defect !== undefined; defect = queue.shift()) {
      const planting = await plant(copy, defect, healthy);
      ok &&= planting.ok;
      onPlanted(planting);
    }
  };
  try {
    const healthy = await healthyTests(copies[0]!.root, defects);
    const queue = defects.filter(({ test }) => test[0] === 'vitest');
    await Promise.all(copies.map((copy) => plantEach(copy, queue, healthy)));
    // a browser's journeys want the machine, and the ports of their servers, for themselves
    const journeys = defects.filter(({ test }) => test[0] !== 'vitest');
    await plantEach(copies[0]!, journeys, healthy);
  } finally {
    for (const copy of copies) copy.remove();
  }
  return ok;
}

type Healthy = (defect: Defect) => TestOutcome | null;

async function plant(copy: HouseCopy, defect: Defect, before: Healthy): Promise<Planting> {
  const healthy = before(defect) ?? (await runTest(copy.root, defect.test));
  if (healthy.kind !== 'green') {
    return { defect, ok: false, says: `without the defect its test is ${healthy.kind}: ${healthy.says}` };
  }
  try {
    const env = { GIT_CEILING_DIRECTORIES: copy.root, GIT_DIR: '/dev/null' };
    const applied = await runCommand('git', ['apply', '--whitespace=nowarn', defect.file], {
      cwd: copy.root,
      env,
    });
    if (applied.code !== 0) return { defect, ok: false, says: `does not apply: ${applied.errors.trim()}` };
    const outcome = await runTest(copy.root, defect.test);
    const says = outcome.kind === 'green' ? `its test stays green (${outcome.says})` : outcome.says;
    return {
      defect,
      ok: outcome.kind === 'red',
      says: outcome.kind === 'broken' ? `its test did not run: ${says}` : says,
    };
  } finally {
    copy.restore(defect.changes);
  }
}
