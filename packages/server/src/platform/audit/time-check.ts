import type { Batch } from './audit-chain.ts';
import { BATCH_ROWS } from './seal-audit.ts';

/** A row whose own time lies far from that of the rows around it. */
export interface DoubtfulRow {
  readonly auditId: string;
  /** Its own time, in milliseconds since 1970. */
  readonly at: number;
  /** Between these two it was chained. */
  readonly after: number | null;
  readonly before: number;
}

/** Longer than any transaction is open, and than clocks of two machines differ. */
const FAR_MS = 3_600_000;

/**
 * Compares the time that a row tells with the time when it was chained. A row is chained within seconds of its commit, or,
 * when Torre stood still meanwhile, by the first batches after that: either way later than the last batch before that left
 * nothing waiting. The chain does not tell how long Torre stood still, and a time within such a gap is believed.
 */
export class TimeCheck {
  readonly doubtful: DoubtfulRow[] = [];
  /** Nothing that waited then is chained later. */
  #allSealedAt: number | null = null;

  check(auditId: string, at: number, { sealedAt }: Pick<Batch, 'sealedAt'>): void {
    const after = this.#allSealedAt;
    // Where a clock was set back between the two batches (TORRE_TODAY), the earlier one counts.
    const tooEarly = after !== null && at < Math.min(after, sealedAt) - FAR_MS;
    const tooLate = at > Math.max(after ?? sealedAt, sealedAt) + FAR_MS;
    if (tooEarly || tooLate) this.doubtful.push({ auditId, at, after, before: sealedAt });
  }

  endOfBatch({ sealedAt, rowCount }: Pick<Batch, 'sealedAt' | 'rowCount'>): void {
    if (rowCount < BATCH_ROWS) this.#allSealedAt = sealedAt;
  }
}
