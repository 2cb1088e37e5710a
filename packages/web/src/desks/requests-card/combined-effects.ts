import type { CounterEffect } from '@torre/contract/counters';

interface Figures {
  readonly before: number;
  readonly after: number;
}

interface Part {
  /** What its requests take: `before` without them, `after` with them. */
  readonly effects: readonly CounterEffect[];
  /** Annulments: their approval gives back what they take. */
  readonly isGiven: boolean;
}

/**
 * What approving parts together does to the counters. Every part is counted with all other requests standing, so that its `after` is
 * the figure of now: without the requests of several parts all that they take is missing from it.
 */
export function combinedEffects(parts: readonly Part[]): readonly CounterEffect[] {
  const counted = parts.flatMap(({ effects, isGiven }) => effects.map((effect) => ({ effect, isGiven })));
  const byCounter = Map.groupBy(counted, ({ effect }) => `${effect.daySelected} ${effect.timeslotId}`);
  return [...byCounter.values()].map((same) => {
    const within = Map.groupBy(
      same.flatMap(({ effect, isGiven }) => effect.parts.map((part) => ({ part, isGiven }))),
      ({ part }) => part.name,
    );
    return {
      ...same[0]!.effect,
      ...combined(same.map(({ effect, isGiven }) => ({ ...effect, isGiven }))),
      parts: [...within].map(([name, of]) => ({
        name,
        ...combined(of.map(({ part, isGiven }) => ({ ...part, isGiven }))),
      })),
    };
  });
}

function combined(same: readonly (Figures & { readonly isGiven: boolean })[]): Figures {
  const now = same[0]!.after;
  const takenBy = (given: boolean): number =>
    same
      .filter(({ isGiven }) => isGiven === given)
      .reduce((sum, { before, after }) => sum + before - after, 0);
  return { before: now + takenBy(false), after: now + takenBy(true) };
}
