import type { RuleInForce } from '../configuration/index.ts';
import { minutesOf } from './finding.ts';
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
 * position are counted without the gaps. The break that a gap must reach is the one asked by the islands before it; where a
 * stretch runs through several islands, the strictest of their limits holds. One person's times, in any order.
 */
export function judgeContinuousPosition(
  times: readonly PositionTime[],
  rule: RuleInForce<'R373.3'>,
): readonly Finding[] {
  return blocksOf(times, rule).flatMap(({ times: inside, limits }): Finding[] => {
    const measured = inside.reduce((sum, time) => sum + minutesOf(time), 0);
    if (measured <= limits.maxMinutes) return [];
    return [
      {
        rule: 'R373.3',
        level: rule.livello,
        over: { start: inside[0]!.start, end: inside.at(-1)!.end },
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
    if (last === undefined || time.start - last.times.at(-1)!.end >= last.limits.minBreak) {
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

/** When the minutes in position reach the limit. */
function reached(times: readonly PositionTime[], maxMinutes: number): number {
  let left = maxMinutes;
  for (const time of times) {
    if (minutesOf(time) >= left) return time.start + left;
    left -= minutesOf(time);
  }
  return times.at(-1)!.end;
}
