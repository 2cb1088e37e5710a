import type { RuleSet } from '../../configuration/index.ts';
import { addDays } from '../../kernel/index.ts';
import type { Day, UtcMinute } from '../../kernel/index.ts';
import { distanceOf } from './roster-finding.ts';
import type { RosterFinding } from './roster-finding.ts';
import { cellOf, daysBetween, lengthOf, onCall, rulesOnDay, startedWithin } from './slow-facts.ts';
import type { SlowDuty, SlowRoster } from './slow-facts.ts';
import { containsSpringChange } from './slow-pairs.ts';
import { holding } from './timeline.ts';
import type { KnownDay } from './timeline.ts';

type Broken = Pick<RosterFinding, 'rule' | 'level' | 'limit' | 'measured' | 'required'>;
type Judged = (rules: RuleSet, last: KnownDay) => { readonly days: number; broken(): Broken | null } | null;

/** R373.8, R373.S1 and L66.2: by the rules of the last day of a window. */
export function slowWindows(roster: SlowRoster): readonly RosterFinding[] {
  const { all, duties } = roster;
  // Those that count everywhere are among the duties, one with the overtime that touches them.
  const withOnCall = [...duties, ...all.filter((duty) => duty.kind === 'REP' && onCall(duty) === 'GIORNATA')];
  return [
    ...windows(roster, restsInCycle(roster)),
    ...windows(roster, weeklyRests(roster)),
    ...windows(roster, hoursOf('maxMinuti', duties)),
    ...windows(roster, hoursOf('maxMinutiReperibilita', withOnCall)),
  ];
}

/** Every window of known days; those that break the same limit on following last days are one finding (1.5, points 3, 24). */
function windows(roster: SlowRoster, judged: Judged): readonly RosterFinding[] {
  const series: RosterFinding[][] = [];
  for (const last of roster.days) {
    const window = judged(rulesOnDay(roster, last), last);
    if (window === null) continue;
    const from = addDays(last.day, 1 - window.days);
    if (daysBetween(from, last.day).some((day) => roster.cellOn(day) === undefined)) continue;
    const broken = window.broken();
    if (broken === null) continue;
    const lastDuty = startedWithin(roster.duties, from, last.day).at(-1);
    const finding: RosterFinding = {
      ...broken,
      icao: last.icao,
      from,
      to: last.day,
      cell: cellOf(lastDuty ?? last),
    };
    const before = series.find((found) => {
      const { to, limit } = found.at(-1)!;
      return to === addDays(last.day, -1) && limit === finding.limit;
    });
    if (before === undefined) series.push([finding]);
    else before.push(finding);
  }
  return series.map((found) => {
    const worst = found.reduce((one, next) => (distanceOf(next) > distanceOf(one) ? next : one));
    const { from, cell } = found[0]!;
    return { ...found.at(-1)!, from, cell, measured: worst.measured, required: worst.required };
  });
}

const restsInCycle =
  (roster: SlowRoster): Judged =>
  (rules, last) => {
    const rule = holding(rules, 'R373.8', last.category);
    if (rule === null) return null;
    return {
      days: rule.finestraGiorni,
      broken() {
        const rests = restsIn(roster, addDays(last.day, 1 - rule.finestraGiorni), last.day).map((rest) => {
          const forgiven = containsSpringChange(rest.start, rest.end)
            ? rules.common.tolleranzaOraLegaleMin
            : 0;
          const minutes = lengthOf(rest);
          return { minutes, times: Math.floor((minutes + forgiven) / rule.minDurataRiposo) };
        });
        const count = rests.reduce((total, { times }) => total + times, 0);
        const sum = rests.reduce((total, { minutes, times }) => total + (times > 0 ? minutes : 0), 0);
        const what = { rule: 'R373.8', level: rule.livello } as const;
        if (count < rule.minRiposi) {
          return { ...what, limit: 'minRiposi', measured: count, required: rule.minRiposi };
        }
        if (sum >= rule.minSommaRiposi) return null;
        return { ...what, limit: 'minSommaRiposi', measured: sum, required: rule.minSommaRiposi };
      },
    };
  };

const weeklyRests =
  (roster: SlowRoster): Judged =>
  (rules, last) => {
    const rule = holding(rules, 'L66.2', last.category);
    if (rule === null) return null;
    return {
      days: rule.finestraGiorni,
      broken() {
        const rests = restsIn(roster, addDays(last.day, 1 - rule.finestraGiorni), last.day);
        const measured = rests.reduce(
          (total, rest) => total + Math.floor(lengthOf(rest) / rule.minDurataRiposo),
          0,
        );
        if (measured >= rule.minRiposi) return null;
        const required = rule.minRiposi;
        return { rule: 'L66.2', level: rule.livello, limit: 'minRiposi', measured, required };
      },
    };
  };

/** R373.S1: whole duties on their local start dates. */
const hoursOf =
  (limit: 'maxMinuti' | 'maxMinutiReperibilita', duties: readonly SlowDuty[]): Judged =>
  (rules, last) => {
    const rule = holding(rules, 'R373.S1', last.category);
    if (rule === null) return null;
    return {
      days: rule.giorni,
      broken() {
        const measured = startedWithin(duties, addDays(last.day, 1 - rule.giorni), last.day).reduce(
          (sum, duty) => sum + lengthOf(duty),
          0,
        );
        if (measured <= rule[limit]) return null;
        return { rule: 'R373.S1', level: rule.livello, limit, measured, required: rule[limit] };
      },
    };
  };

interface Rest {
  readonly start: UtcMinute;
  readonly end: UtcMinute;
}

/**
 * Gaps that begin in the window, whole, also beyond its end; of one that began before what is left from the first midnight
 * on. None beyond the known days (1.5, points 2, 5, 23).
 */
function restsIn({ zone, duties, cellOn }: SlowRoster, first: Day, last: Day): readonly Rest[] {
  const windowEnd = zone.utc(addDays(last, 1), 0, 'start');
  let lastKnown = last;
  while (cellOn(addDays(lastKnown, 1)) !== undefined) lastKnown = addDays(lastKnown, 1);
  const knownEnd = zone.utc(addDays(lastKnown, 1), 0, 'start');
  const rests: Rest[] = [];
  let freeSince = zone.utc(first, 0, 'start');
  for (const { start, end } of [...duties, { start: Number.POSITIVE_INFINITY, end: 0 }]) {
    const until = Math.min(start, knownEnd);
    if (freeSince < until && freeSince < windowEnd) rests.push({ start: freeSince, end: until });
    freeSince = Math.max(freeSince, end);
    if (start >= knownEnd) break;
  }
  return rests;
}
