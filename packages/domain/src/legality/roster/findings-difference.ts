import { distanceOf } from './roster-finding.ts';
import type { RosterFinding } from './roster-finding.ts';

/** What a change of one person's roster does to its findings. */
export interface FindingsDifference<F extends RosterFinding = RosterFinding> {
  readonly added: readonly F[];
  readonly ended: readonly F[];
}

const identityOf = ({ rule, limit, from }: RosterFinding): string => `${rule} ${limit} ${from}`;

/**
 * The findings of a person before and after a change (domain.md 1.5, points 4 and 24): added is one that was not there, or
 * whose measure is farther from what is required than before; ended, one that is there no more. Two are the same when rule,
 * limit and first day agree.
 */
export function findingsDifference<F extends RosterFinding>(
  before: readonly F[],
  after: readonly F[],
): FindingsDifference<F> {
  const worst = new Map<string, number>();
  for (const finding of before) {
    const key = identityOf(finding);
    worst.set(key, Math.max(worst.get(key) ?? 0, distanceOf(finding)));
  }
  const left = new Set(after.map(identityOf));
  return {
    added: after.filter((finding) => distanceOf(finding) > (worst.get(identityOf(finding)) ?? -1)),
    ended: before.filter((finding) => !left.has(identityOf(finding))),
  };
}
