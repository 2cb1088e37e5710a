import { median, spread } from './statistics.ts';

/** Over this spread a figure says more about the machine's other work than about the product (design.md, Measuring). */
export const MAX_SPREAD = 0.25;
const ROUNDS = 5;
const ATTEMPTS = 3;

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

/** One round of each side; both answer in the same unit, mostly the median of their samples. */
export interface Sides {
  readonly product: () => Promise<number> | number;
  readonly floor: () => Promise<number> | number;
}

/**
 * Product and floor by turns, five rounds after one of warm-up, each round beginning with the other side.
 * Measured again while the spread is over 25 %, at most three times; the quietest attempt counts.
 */
export async function alternate({ product, floor }: Sides): Promise<Rounds> {
  const { figure } = await quietest(async () => {
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
    return {
      figure: {
        product: median(products),
        floor: median(floors),
        ratio: median(ratios),
        spread: spread(ratios),
      },
    };
  });
  return figure;
}

/** Figures that one round tells together and that have no floor: five rounds after one of warm-up, as `alternate`. */
export function quietRounds<K extends string>(
  product: () => Promise<Readonly<Record<K, number>>>,
): Promise<Readonly<Record<K, Rounds>>> {
  return quietest(async () => {
    const rounds: Readonly<Record<K, number>>[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const result = await product();
      if (round > 0) rounds.push(result);
    }
    const names = Object.keys(rounds[0]!) as K[];
    const figures = names.map((name) => {
      const values = rounds.map((round) => round[name]);
      return [name, { product: median(values), floor: null, ratio: null, spread: spread(values) }] as const;
    });
    return Object.fromEntries(figures) as Record<K, Attempt>;
  });
}

type Attempt = Omit<Rounds, 'attempts' | 'spread'> & { readonly spread: number };

/** The loudest figure of an attempt decides about it. */
async function quietest<K extends string>(
  measure: () => Promise<Readonly<Record<K, Attempt>>>,
): Promise<Readonly<Record<K, Rounds>>> {
  const loudness = (attempt: Readonly<Record<K, Attempt>>): number =>
    Math.max(...Object.values<Attempt>(attempt).map((figure) => figure.spread));
  let best = await measure();
  let attempts = 1;
  for (; loudness(best) > MAX_SPREAD && attempts < ATTEMPTS; attempts++) {
    const next = await measure();
    if (loudness(next) < loudness(best)) best = next;
  }
  const counted = Object.entries<Attempt>(best).map(
    ([name, figure]) => [name, { ...figure, attempts }] as const,
  );
  return Object.fromEntries(counted) as Record<K, Rounds>;
}
