import { distanceOf, isOfSpan } from './roster-finding.ts';
import type { RosterFinding } from './roster-finding.ts';

/** What a change of one person's roster does to its findings. */
export interface FindingsDifference<F extends RosterFinding = RosterFinding> {
  readonly added: readonly F[];
  readonly ended: readonly F[];
}

/**
 * The findings of a person before and after a change (domain.md 1.5, points 4 and 24): added is one that was not there, or
 * whose measure is farther from what is required than before; ended, one that is there no more. Two are the same when rule,
 * limit and first day agree; of runs and windows, when rule and limit agree and their days overlap (decision 0091).
 */
export function findingsDifference<F extends RosterFinding>(
  before: readonly F[],
  after: readonly F[],
): FindingsDifference<F> {
  return {
    added: after.filter(
      (finding) => !before.some((one) => isSame(one, finding) && distanceOf(one) >= distanceOf(finding)),
    ),
    ended: before.filter((finding) => !after.some((one) => isSame(finding, one))),
  };
}

function isSame(one: RosterFinding, other: RosterFinding): boolean {
  if (one.rule !== other.rule || one.limit !== other.limit) return false;
  return isOfSpan(one) ? one.from <= other.to && other.from <= one.to : one.from === other.from;
}
