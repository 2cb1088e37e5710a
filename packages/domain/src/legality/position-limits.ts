import type { RuleInForce } from '../configuration/index.ts';

/** How long somebody may stay in position, and how long the break after it must be. */
export interface PositionLimits {
  readonly maxMinutes: number;
  readonly minBreak: number;
}

type Limited = Pick<RuleInForce<'R373.3'>, 'maxMinutiPosizione' | 'minPausaMin' | 'isole'>;

/** R373.3: the limits of an island, written `TMA 90/30`, or those of the rule. */
export function limitsOfIsland(rule: Limited, islandId: string | null): PositionLimits {
  const own = islandId === null ? undefined : rule.isole.find((item) => item.startsWith(`${islandId} `));
  const written = own === undefined ? null : /(\d+)\/(\d+)$/.exec(own);
  return written === null
    ? { maxMinutes: rule.maxMinutiPosizione, minBreak: rule.minPausaMin }
    : { maxMinutes: Number(written[1]), minBreak: Number(written[2]) };
}
