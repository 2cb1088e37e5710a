import type { RuleInForce } from '../configuration/index.ts';
import { combinedMinutes } from './finding.ts';
import type { Finding, Stretch } from './finding.ts';
import { limitsOfIsland } from './position-limits.ts';
import type { PositionLimits } from './position-limits.ts';

/** Time of one person in a position. */
export interface PositionTime extends Stretch {
  readonly islandId: string | null;
}

interface Block {
  readonly times: PositionTime[];
  /** The strictest limits of the islands in it. */
  limits: PositionLimits;
}

/**
 * R373.3, time in position without a break: stretches whose gap is shorter than the break are one, and its minutes in
 * position are counted without the gaps, one that two stretches share once. The break that a gap must reach is the one asked by the islands before it; where a
 * stretch runs through several islands, the strictest of their limits holds. One person's times, in any order.
 */
export function judgeContinuousPosition(
  times: readonly PositionTime[],
  rule: RuleInForce<'R373.3'>,
): readonly Finding[] {
  return blocksOf(times, rule).flatMap(({ times: inside, limits }): Finding[] => {
    const over = { start: inside[0]!.start, end: endOf(inside) };
    const measured = combinedMinutes(inside, over);
    if (measured <= limits.maxMinutes) return [];
    return [
      {
        rule: 'R373.3',
        level: rule.livello,
        over,
        measured,
        required: limits.maxMinutes,
        mend: { kind: 'break', minutes: limits.minBreak, by: reached(inside, limits.maxMinutes) },
      },
    ];
  });
}

function blocksOf(times: readonly PositionTime[], rule: RuleInForce<'R373.3'>): readonly Block[] {
  const blocks: Block[] = [];
  for (const time of times.toSorted((one, other) => one.start - other.start)) {
    const limits = limitsOfIsland(rule, time.islandId);
    const last = blocks.at(-1);
    if (last === undefined || time.start - endOf(last.times) >= last.limits.minBreak) {
      blocks.push({ times: [time], limits });
      continue;
    }
    last.times.push(time);
    last.limits = {
      maxMinutes: Math.min(last.limits.maxMinutes, limits.maxMinutes),
      minBreak: Math.max(last.limits.minBreak, limits.minBreak),
    };
  }
  return blocks;
}

const endOf = (times: readonly PositionTime[]): number => Math.max(...times.map(({ end }) => end));

/** When the minutes in position reach the limit. Times in order of their start. */
function reached(times: readonly PositionTime[], maxMinutes: number): number {
  let left = maxMinutes;
  let until = times[0]!.start;
  for (const { start, end } of times) {
    const from = Math.max(start, until);
    if (end - from >= left) return from + left;
    left -= Math.max(0, end - from);
    until = Math.max(until, end);
  }
  return until;
}
