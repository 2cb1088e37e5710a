import { distanceOf, isOfSpan } from '@torre/domain/legality';
import type { JudgedFinding } from './judged-finding.ts';

/**
 * The findings of several months as one list. What two months found of one run or window is one finding, with the widest days
 * and the worst measure: where a window that fails all along begins is decided by how far back a month is read (decision 0091).
 */
export function joinedFindings(months: Iterable<Iterable<JudgedFinding>>): readonly JudgedFinding[] {
  const lists = new Map<string, JudgedFinding[]>();
  for (const month of months)
    for (const finding of month) {
      const key = identityOf(finding);
      const list = lists.get(key);
      const nth = list?.findIndex((one) => !isOfSpan(one) || isOneSpan(one, finding)) ?? -1;
      if (list === undefined) lists.set(key, [finding]);
      else if (nth === -1) list.push(finding);
      else list[nth] = isOfSpan(finding) ? widest(list[nth]!, finding) : finding;
    }
  return [...lists.values()].flat();
}

const identityOf = (finding: JudgedFinding): string => {
  const { employeeId, rule, limit, from, duty } = finding;
  const name = `${employeeId} ${rule} ${limit}`;
  return isOfSpan(finding) ? name : `${name} ${from} ${duty?.start ?? ''}`;
};

/** Two findings with a window that passes between them share fewer days than all but one of a window. */
function isOneSpan(one: JudgedFinding, other: JudgedFinding): boolean {
  const shared = Math.min(one.to, other.to) - Math.max(one.from, other.from) + 1;
  return shared >= Math.max(1, Math.min(one.words.days, other.words.days) - 1);
}

function widest(one: JudgedFinding, other: JudgedFinding): JudgedFinding {
  const [first, last] = [one.from <= other.from ? one : other, one.to >= other.to ? one : other];
  const { measured, required } = distanceOf(one) >= distanceOf(other) ? one : other;
  return { ...last, from: first.from, cell: first.cell, measured, required };
}
