import type { Bench } from '../bench.ts';
import type { Figure } from '../figures/figure.ts';

/** One subject of the bench: some figures that belong together. */
export interface Measure {
  /** As `--only` names it. */
  readonly name: string;
  /** What is measured, against which floor, with how many clients, open or closed loop. */
  readonly about: string;
  readonly run: (bench: Bench) => Promise<readonly Figure[]>;
}
