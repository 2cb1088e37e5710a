import type { Cycle, CycleMember, CyclesReply } from '@torre/contract/cycles';
import { judgeCycle } from '@torre/domain/legality';
import type { CycleFinding } from '@torre/domain/legality';
import type { ShiftDefinition } from '@torre/domain/roster';

/** What a cycle breaks, and for which categories of people. */
export interface CycleWarning {
  readonly finding: CycleFinding;
  readonly categories: readonly string[];
  /** Of everybody who was asked about. */
  readonly isEverybodys: boolean;
}

/**
 * What a cycle breaks for people of these categories, by the rules that the server gives for each; none named: for whoever is in
 * the plant.
 */
export function warningsOf(
  turns: readonly string[],
  definitions: readonly ShiftDefinition[],
  rules: CyclesReply['rules'],
  categories: readonly string[],
): readonly CycleWarning[] {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  const shifts = turns.map((turn) => byName.get(turn) ?? null);
  const asked = rules.flatMap((set) =>
    set.categories
      .filter((category) => categories.length === 0 || categories.includes(category))
      .map((category) => ({ category, found: judgeCycle(shifts, set.rules, category) })),
  );
  const all = asked.flatMap(({ category, found }) => found.map((finding) => ({ category, finding })));
  const same = Map.groupBy(all, ({ finding }) => JSON.stringify(finding));
  return [...same.values()].map((group) => ({
    finding: group[0]!.finding,
    categories: group.map(({ category }) => category),
    isEverybodys: group.length === asked.length,
  }));
}

/** Categories of those who follow a cycle; without anybody none. */
export function categoriesOf(
  members: readonly Pick<CycleMember, 'employeeId'>[],
  people: CyclesReply['people'],
): readonly string[] {
  const following = new Set(members.map(({ employeeId }) => employeeId));
  const own = people.filter(({ employeeId }) => following.has(employeeId));
  return [...new Set(own.map(({ category }) => category))];
}

/** Who follows the cycle on a day from `from` to `to` (YYYYMMDD) and is not left out. */
export function followersIn(
  { members, endsOn }: Pick<Cycle, 'members' | 'endsOn'>,
  from: string,
  to: string,
  without: ReadonlySet<string>,
): readonly CycleMember[] {
  if (endsOn !== null && endsOn < from) return [];
  return members.filter(
    (member) =>
      member.from <= to && (member.to === null || member.to >= from) && !without.has(member.employeeId),
  );
}
