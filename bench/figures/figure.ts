import type { Rounds } from './rounds.ts';

export type Unit = 'ms' | 'µs' | 'kB' | 'MB' | 'frames';

/** What must not be exceeded: the ratio to the floor, or the figure itself. */
export interface Aim {
  readonly of: 'ratio' | 'figure';
  readonly atMost: number;
}

/** One line of a report. */
export interface Figure {
  readonly name: string;
  readonly unit: Unit;
  readonly rounds: Rounds;
  readonly aim: Aim | null;
}

/** A figure that one look tells: a size, or what follows from all rounds together. */
export function fixed(product: number): Rounds {
  return { product, floor: null, ratio: null, spread: null, attempts: 1 };
}

/** null without an aim. */
export function isReached({ aim, rounds }: Figure): boolean | null {
  if (aim === null) return null;
  const value = aim.of === 'ratio' ? rounds.ratio : rounds.product;
  return value !== null && value <= aim.atMost;
}
