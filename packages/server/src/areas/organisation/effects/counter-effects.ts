import type { ChangedCounter, CountersOfPlant } from '@torre/contract/organisation-effects';
import { uncoveredDays } from '@torre/domain/counters';
import type { SubtractionRules } from '@torre/domain/counters';
import { compactDay } from '@torre/domain/kernel';
import { readStayingCauses } from '../../../platform/configuration/configuration.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { countDays } from '../../counters/index.ts';
import type { CountedDay, MovedShifts } from '../../counters/index.ts';
import type { CounterReach } from './counter-reach.ts';

type Counted = ReadonlyMap<string, CountedDay>;

/** The counters of what is reached, by plant, as they stand for `on`. `moved` as in `countDays`. */
export async function countReached(
  on: Queryable,
  rules: SubtractionRules,
  reached: readonly CounterReach[],
  moved?: MovedShifts,
): Promise<readonly Counted[]> {
  const counted: Counted[] = [];
  for (const { icao, days } of reached) {
    const counters = await countDays(on, rules, icao, days, moved);
    counted.push(new Map(counters.map((one) => [`${one.day} ${one.timeslotId}`, one])));
  }
  return counted;
}

/** What subtracts once the changes are written: the memory of the process knows the causes of before. */
export async function rulesAfter(on: Queryable, rules: SubtractionRules): Promise<SubtractionRules> {
  return { ...rules, causesThatStay: await readStayingCauses(on) };
}

/**
 * The counters that differ, by plant, day and timeslot, in figures or in what is to be said of them; one whose timeslot begins or
 * ends has only one side.
 */
export function changedCounters(
  reached: readonly CounterReach[],
  before: readonly Counted[],
  after: readonly Counted[],
): readonly CountersOfPlant[] {
  return reached.flatMap(({ icao, days, isWhole }, index): CountersOfPlant[] => {
    const [was, is] = [before[index]!, after[index]!];
    const keys = new Set([...was.keys(), ...is.keys()]);
    const compared = [...keys]
      .map((key) => ({ was: was.get(key) ?? null, is: is.get(key) ?? null }))
      .toSorted((one, other) => (one.was ?? one.is)!.day - (other.was ?? other.is)!.day);
    const counters = compared.flatMap((both) => changedCounter(both.was, both.is) ?? []);
    if (counters.length === 0 && isWhole) return [];
    const uncovered = uncoveredDays(
      compared.map((both) => ({
        day: (both.was ?? both.is)!.day,
        before: both.was?.verdict ?? null,
        after: both.is?.verdict ?? null,
      })),
    ).map(compactDay);
    const [from, to] = [compactDay(days[0]!), compactDay(days.at(-1)!)];
    return [{ plant: icao, from, to, isWhole, counters, uncovered }];
  });
}

function changedCounter(was: CountedDay | null, is: CountedDay | null): ChangedCounter | null {
  const { day, timeslotId, description } = (is ?? was)!;
  const names = new Set([...(was?.parts.keys() ?? []), ...(is?.parts.keys() ?? [])]);
  const parts = [...names]
    .map((name) => ({
      name,
      before: was?.parts.get(name) ?? null,
      after: is?.parts.get(name) ?? null,
    }))
    .filter((part) => part.before !== part.after);
  const [before, after] = [figuresOf(was), figuresOf(is)];
  if (parts.length === 0 && JSON.stringify(before) === JSON.stringify(after)) return null;
  return { date: compactDay(day), timeslotId, description, before, after, parts };
}

const figuresOf = (one: CountedDay | null): ChangedCounter['before'] =>
  one && { employees: one.employees, chairs: one.chairs, verdict: one.verdict };
