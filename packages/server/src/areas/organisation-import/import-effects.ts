import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EffectRow } from '@torre/contract/organisation-effects';
import type { ImportEffects } from '@torre/contract/organisation-import';
import type { FactChange } from '@torre/domain/organisation';
import { withoutSaving } from '../../platform/db/index.ts';
import { effectSummary, lockOrganisation, writeChecked } from '../organisation/index.ts';
import type { ImportDeps } from './import-deps.ts';
import type { FactResult } from './fact-work.ts';

type Judged = Extract<FactResult, { kind: 'judged' }>;

/** What is told of a checked file, and the lines of its file. */
export interface EffectsOfImport {
  readonly summary: ImportEffects;
  readonly rows: readonly EffectRow[];
}

/**
 * What a checked file would do to published shifts and counters, in a transaction that is rolled back; null where it changes
 * nothing or is refused. Throws 409 or 412 for what only the database sees.
 */
export async function effectsOfImport(
  { db, configuration, clock }: Pick<ImportDeps, 'db' | 'configuration' | 'clock'>,
  { isFaulty, count, changes }: Judged,
  onCounted: (plants: number, of: number) => void,
): Promise<EffectsOfImport | null> {
  if (isFaulty || count === 0) return null;
  const parts: FactChange[][] = [];
  for (const text of changes) {
    parts.push(JSON.parse(text) as FactChange[]);
    // Others are served between two parts.
    await nextTurn();
  }
  const context = { configuration, today: clock.today(), onCounted };
  const { rows, ...summary } = await withoutSaving(db, (tx) =>
    effectSummary(tx, context, parts.flat(), async () => {
      // Rows are locked until the end: a save by hand waits before it has any of them, instead of each for the other.
      await lockOrganisation(tx);
      await tx.expectManyRows();
      for (const part of parts) await writeChecked(tx, part);
    }),
  );
  return { summary: { ...summary, lines: rows.length }, rows };
}
