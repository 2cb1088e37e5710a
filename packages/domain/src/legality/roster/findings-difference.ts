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
 * limit and first day agree; of runs and windows, when rule and limit agree and their days overlap; of several duties of one
 * date, each by itself (decision 0091).
 */
export function findingsDifference<F extends RosterFinding>(
  before: readonly F[],
  after: readonly F[],
): FindingsDifference<F> {
  const formerOf = sameOnes(before, after);
  const stay = new Set([...formerOf.values()].flat());
  return {
    added: after.filter(
      (finding) => !formerOf.get(finding)!.some((former) => distanceOf(former) >= distanceOf(finding)),
    ),
    ended: before.filter((finding) => !stay.has(finding)),
  };
}

/** For each finding after the change those that are the same before it. */
function sameOnes<F extends RosterFinding>(
  before: readonly F[],
  after: readonly F[],
): ReadonlyMap<F, readonly F[]> {
  const former = Map.groupBy(before, identityOf);
  const same = new Map<F, readonly F[]>();
  for (const [identity, findings] of Map.groupBy(after, identityOf)) {
    const left = new Set(former.get(identity));
    if (isOfSpan(findings[0]!)) {
      for (const one of findings)
        same.set(
          one,
          [...left].filter((other) => overlap(one, other)),
        );
      continue;
    }
    const take = (one: F, other: F | undefined): void => {
      if (other === undefined) return;
      same.set(one, [other]);
      left.delete(other);
    };
    for (const one of findings)
      take(
        one,
        [...left].find(({ duty }) => duty?.start === one.duty?.start),
      );
    for (const one of findings) if (!same.has(one)) take(one, [...left][0]);
    for (const one of findings) if (!same.has(one)) same.set(one, []);
  }
  return same;
}

/** Without the days of a run or window, and without the duty: which it is is told by `sameOnes`. */
const identityOf = (finding: RosterFinding): string =>
  `${finding.rule} ${finding.limit} ${isOfSpan(finding) ? '' : finding.from}`;

const overlap = (one: RosterFinding, other: RosterFinding): boolean =>
  one.from <= other.to && other.from <= one.to;
