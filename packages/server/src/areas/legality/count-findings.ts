import type { CountedRule } from '@torre/contract/administration';
import type { DatedValue } from '@torre/domain/configuration';
import { asSystem } from '../../platform/access/request-scope.ts';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import type { Database } from '../../platform/db/index.ts';
import { daysBeside } from './legality-reach.ts';
import { readPeopleOfPlant } from './legality.reads.ts';
import type { Days } from './person-rosters.reads.ts';
import { readPlantFindings } from './plant-findings.reads.ts';
import { RosterJudging } from './roster-judging.ts';
import type { LeaveReader } from './roster-judging.ts';
import { RuleBook } from './rule-book.ts';

/**
 * How many findings each rule has in the published roster of a plant on these days, as the settings are and as they would be
 * with a value that nobody saved; those that have none either way are left out. Names nobody.
 */
export async function countFindings(
  {
    db,
    configuration,
    readLeave,
  }: { readonly db: Database; readonly configuration: Configuration; readonly readLeave: LeaveReader },
  icao: string,
  days: Days,
  wanted: { readonly key: string; readonly value: DatedValue },
): Promise<readonly CountedRule[]> {
  const planned = {
    read: configuration.read.bind(configuration),
    causesThatStay: configuration.causesThatStay,
    ...configuration.rulesWith(wanted.key, wanted.value),
    ruleCategories: configuration.ruleCategories,
  };
  // who administers manages no plant: counts of it are all that leaves
  const [before, after] = await asSystem(async () => {
    const counted = async (book: RuleBook) => {
      const employees = await readPeopleOfPlant(db, icao, daysBeside(days, book.reach));
      const people = await new RosterJudging(book, readLeave).findings(db, employees, days);
      const found = [...people.values()].flat().filter((finding) => finding.icao === icao);
      const ofPlant = await readPlantFindings(db, book, icao, days);
      return Map.groupBy([...found, ...ofPlant], ({ rule }): string => rule);
    };
    return [await counted(new RuleBook(configuration)), await counted(new RuleBook(planned))] as const;
  });
  return [...new Set([...before.keys(), ...after.keys()])]
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .map((rule) => ({ rule, now: before.get(rule)?.length ?? 0, planned: after.get(rule)?.length ?? 0 }));
}
