import { median, spread } from './statistics.ts';

/** Over this spread a figure says more about the machine's other work than about the product (design.md, Measuring). */
export const MAX_SPREAD = 0.25;
const ROUNDS = 5;
const ATTEMPTS = 3;

/** One round of each side; both answer in the same unit, mostly the median of their samples. */
export interface Sides {
  readonly product: () => Promise<number> | number;
  readonly floor: () => Promise<number> | number;
}

export interface Rounds {
  /** Medians of the rounds. */
  readonly product: number;
  readonly floor: number | null;
  /** Median of the rounds' own ratios; null without a floor. */
  readonly ratio: number | null;
  /** Of the ratios; without a floor, of the product's rounds; null for what was looked at once. */
  readonly spread: number | null;
  /** 1: the first five rounds were quiet enough. */
  readonly attempts: number;
}

/**
 * Product and floor by turns, five rounds after one of warm-up, each round beginning with the other side.
 * Measured again while the spread is over 25 %, at most three times; the quietest attempt counts.
 */
export function alternate({ product, floor }: Sides): Promise<Rounds> {
  return quietest(async () => {
    const products: number[] = [];
    const floors: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const floorFirst = round % 2 === 1;
      const before = floorFirst ? await floor() : null;
      const measured = await product();
      const bare = before ?? (await floor());
      if (round === 0) continue;
      products.push(measured);
      floors.push(bare);
    }
    const ratios = products.map((value, round) => value / floors[round]!);
    return { product: median(products), floor: median(floors), ratio: median(ratios), spread: spread(ratios) };
  });
}

/** Five rounds after one of warm-up, of something that has no floor. */
export function alone(product: () => Promise<number>): Promise<Rounds> {
  return quietest(async () => {
    const values: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const value = await product();
      if (round > 0) values.push(value);
    }
    return { product: median(values), floor: null, ratio: null, spread: spread(values) };
  });
}

type Attempt = Omit<Rounds, 'attempts' | 'spread'> & { readonly spread: number };

async function quietest(measure: () => Promise<Attempt>): Promise<Rounds> {
  let best: Attempt | null = null;
  let attempts = 0;
  do {
    attempts++;
    const found = await measure();
    if (best === null || found.spread < best.spread) best = found;
  } while (best.spread > MAX_SPREAD && attempts < ATTEMPTS);
  return { ...best, attempts };
}
