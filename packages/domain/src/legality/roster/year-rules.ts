import { civil, dayOf, merged } from '../../kernel/index.ts';
import type { Prepared } from './prepared.ts';
import type { RosterFinding } from './roster-finding.ts';
import { holding } from './timeline.ts';
import type { Overtime } from './timeline.ts';

/**
 * L66.7, overtime of a calendar year, elapsed minutes, each once; judged once a year by what holds at its last overtime, and
 * shown at that which goes beyond the limit (decision 0125).
 */
export function judgeYearlyOvertime({ overtime, rulesOf, range }: Prepared): readonly RosterFinding[] {
  const years = Map.groupBy(overtime, ({ day }) => civil(day).year);
  return [...years].flatMap(([year, own]): readonly RosterFinding[] => {
    const [from, to] = [dayOf(year, 1, 1), dayOf(year, 12, 31)];
    if (to < range.from || from > range.to) return [];
    const last = own.at(-1)!;
    const rule = holding(rulesOf(last), 'L66.7', last.category);
    if (rule === null) return [];
    const required = rule.maxMinuti;
    const measured = minutesOf(own);
    if (measured <= required) return [];
    const beyond = own.find((_, nth) => minutesOf(own.slice(0, nth + 1)) > required)!;
    const cell = { icao: beyond.icao, day: beyond.day };
    const limit = 'maxMinuti';
    return [
      { rule: 'L66.7', level: rule.livello, limit, icao: last.icao, from, to, cell, measured, required },
    ];
  });
}

const minutesOf = (overtime: readonly Overtime[]): number =>
  merged(overtime.map(({ start, end }) => ({ begin: start, end }))).reduce(
    (minutes, { begin, end }) => minutes + end - begin,
    0,
  );
