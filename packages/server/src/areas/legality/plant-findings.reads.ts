import { addDays, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { judgeDefinitions } from '@torre/domain/legality';
import type { DefinitionFinding, Range } from '@torre/domain/legality';
import { holdsOn } from '@torre/domain/roster';
import type { Queryable } from '../../platform/db/index.ts';
import { definitionsJson, domainDefinition } from '../month/index.ts';
import type { DefinitionRow } from '../month/index.ts';
import type { RuleBook } from './rule-book.ts';

/** A finding of the plant itself: nobody's (domain.md 1.5, point 16). */
export interface PlantFinding extends DefinitionFinding {
  readonly employeeId: '';
  /** First and last of the asked days on which it is found, both included. */
  readonly from: Day;
  readonly to: Day;
}

/** What the rules find in the shift definitions of the plant that hold on these days, in the order of its shift list. */
export async function readPlantFindings(
  on: Queryable,
  book: RuleBook,
  icao: string,
  { from, to }: Range,
): Promise<readonly PlantFinding[]> {
  const { rows } = await on.query<{ definitions: readonly DefinitionRow[] }>({
    name: 'legality-plant-definitions',
    text: `select ${definitionsJson('$1', '$2::date', '$3::date')} as definitions`,
    values: [icao, isoDay(from), isoDay(to)],
  });
  const definitions = rows[0]!.definitions.map(domainDefinition).filter((one) => !one.secondaryActivity);
  const found = new Map<string, PlantFinding>();
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const standing = definitions.filter((one) => holdsOn(one, day));
    for (const finding of judgeDefinitions(standing, book.rulesOn(icao, '', day))) {
      const key = JSON.stringify(finding);
      found.set(key, { ...finding, employeeId: '', from: found.get(key)?.from ?? day, to: day });
    }
  }
  return [...found.values()];
}
