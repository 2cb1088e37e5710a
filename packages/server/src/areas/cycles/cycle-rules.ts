import type { CyclesReply } from '@torre/contract/cycles';
import type { Day } from '@torre/domain/kernel';
import type { Configuration } from '../../platform/configuration/configuration.ts';

/** By which rules a cycle is judged in the plant on a day: each rule set once, with the categories of people that have it. */
export function rulesOfCategories(
  configuration: Pick<Configuration, 'ruleSet'>,
  icao: string,
  people: readonly { readonly category: string }[],
  day: Day,
): CyclesReply['rules'] {
  const categories = [...new Set(people.map(({ category }) => category))].toSorted();
  const sets = Map.groupBy(categories, (category) =>
    JSON.stringify(configuration.ruleSet(icao, category, day)),
  );
  return [...sets.values()].map((own) => ({
    categories: own,
    rules: configuration.ruleSet(icao, own[0]!, day),
  }));
}
