import { runCommand } from '../run-command.ts';
import type { Defect } from './defect.ts';
import { copyHouse, type HouseCopy } from './house-copy.ts';
import { runTest, type TestOutcome } from './run-test.ts';

export interface Planting {
  readonly defect: Defect;
  readonly ok: boolean;
  /** What the test said, or why the planting proves nothing. */
  readonly says: string;
}

/**
 * Plants each defect in a copy of the house and runs its test, which must be green before and red after.
 * A patch that no longer applies, and a test that does not run, count as failed: the promise stands unproven.
 */
export async function plantAll(
  original: string,
  defects: readonly Defect[],
  onPlanted: (planting: Planting) => void,
): Promise<boolean> {
  const copy = copyHouse(original);
  const before = new Map<string, TestOutcome>();
  let ok = true;
  try {
    for (const defect of defects) {
      const planting = await plant(copy, defect, before);
      ok &&= planting.ok;
      onPlanted(planting);
    }
  } finally {
    copy.remove();
  }
  return ok;
}

async function plant(copy: HouseCopy, defect: Defect, before: Map<string, TestOutcome>): Promise<Planting> {
  const command = defect.test.join('\0');
  const healthy = before.get(command) ?? (await runTest(copy.root, defect.test));
  before.set(command, healthy);
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
