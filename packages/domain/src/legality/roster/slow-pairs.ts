import { addDays, civil, lastOfMonth, MINUTES_PER_DAY, weekday } from '../../kernel/index.ts';
import type { Day, UtcMinute } from '../../kernel/index.ts';
import type { RosterFinding } from './roster-finding.ts';
import { atDuty, daysBetween, lengthOf } from './slow-facts.ts';
import type { SlowDuty, SlowRoster } from './slow-facts.ts';
import { holding } from './timeline.ts';

interface Pair {
  readonly before: SlowDuty;
  readonly later: SlowDuty;
  /** Never below 0 (1.5, point 28). */
  readonly gap: number;
}

/** R373.5, R373.7, R373.S2 and L66.1: by the rules of the later duty. */
export function slowPairs(roster: SlowRoster): readonly RosterFinding[] {
  const pairs = pairsOf(roster);
  return [
    ...restsBetween(pairs),
    ...pairs.flatMap((pair) => [
      ...afterNights(roster, pair),
      ...afterSixDuties(roster, pair),
      ...dailyRest(pair),
    ]),
  ];
}

/** Each duty and the next one, both known, without an unknown day between them (1.5, point 2). */
function pairsOf({ duties, cellOn }: SlowRoster): readonly Pair[] {
  return duties.slice(1).flatMap((later, index) => {
    const before = duties[index]!;
    const between = [before.day, ...daysBetween(before.day, later.day), later.day];
    if (between.some((day) => cellOn(day) === undefined)) return [];
    return [{ before, later, gap: Math.max(0, later.start - before.end) }];
  });
}

/** R373.5 with its reduced rests (1.5, points 7, 25, 39). */
function restsBetween(pairs: readonly Pair[]): readonly RosterFinding[] {
  const found: RosterFinding[] = [];
  const reduced: Day[] = [];
  for (const { before, later, gap } of pairs) {
    const rule = holding(later.rules, 'R373.5', later.category);
    if (rule === null || gap >= rule.minRiposo) continue;
    if (gap >= rule.minRiposoRidotto) {
      const others = reduced.filter((date) => later.startDay - date < rule.finestraRidotti).length;
      reduced.push(later.startDay);
      if (others < rule.numRidotti) continue;
    }
    found.push(
      atDuty(
        later,
        {
          rule: 'R373.5',
          level: rule.livello,
          limit: 'minRiposo',
          measured: gap,
          required: rule.minRiposo,
        },
        before,
      ),
    );
  }
  return found;
}

const isSameBlock = (one: SlowDuty, next: SlowDuty): boolean =>
  one.isNight && next.isNight && next.startDay - one.startDay <= 1;

/** R373.7: after the last night of a block. */
function afterNights({ duties }: SlowRoster, { before, later, gap }: Pair): readonly RosterFinding[] {
  const rule = holding(later.rules, 'R373.7', later.category);
  if (rule === null || !before.isNight || isSameBlock(before, later)) return [];
  let first = duties.indexOf(before);
  while (first > 0 && isSameBlock(duties[first - 1]!, duties[first]!)) first--;
  const limit = duties[first] === before ? 'minDopoNotteSingola' : 'minDopoNottiMultiple';
  const required = rule[limit];
  const forgiven = containsSpringChange(before.end, later.start)
    ? later.rules.common.tolleranzaOraLegaleMin
    : 0;
  if (gap + forgiven >= required) return [];
  return [atDuty(later, { rule: 'R373.7', level: rule.livello, limit, measured: gap, required }, before)];
}

/** The hour that the last Sunday of March skips, at 01:00 UTC (domain.md 6). */
export function containsSpringChange(from: UtcMinute, to: UtcMinute): boolean {
  const firstYear = civil(Math.floor(from / MINUTES_PER_DAY) as Day).year;
  const lastYear = civil(Math.floor(to / MINUTES_PER_DAY) as Day).year;
  for (let year = firstYear; year <= lastYear; year++) {
    let sunday = lastOfMonth(year, 3);
    while (weekday(sunday) !== 7) sunday = addDays(sunday, -1);
    const change = sunday * MINUTES_PER_DAY + 60;
    if (from < change && change <= to) return true;
  }
  return false;
}

/** R373.S2 (1.5, points 9, 30, 39). */
function afterSixDuties({ duties }: SlowRoster, { before, later, gap }: Pair): readonly RosterFinding[] {
  const rule = holding(later.rules, 'R373.S2', later.category);
  if (rule === null || gap >= rule.riposoRidotto) return [];
  const upTo = duties.filter(({ start }) => start <= before.start);
  let first = before.startDay;
  while (upTo.some(({ startDay }) => startDay === addDays(first, -1))) first = addDays(first, -1);
  const inARow = upTo.filter(({ startDay }) => startDay >= first).length;
  const minutes = upTo
    .filter(({ start }) => start > before.start - rule.finestra * 60)
    .reduce((sum, duty) => sum + lengthOf(duty), 0);
  if (inARow < rule.servizi && minutes < rule.ore * 60) return [];
  return [
    atDuty(
      later,
      {
        rule: 'R373.S2',
        level: rule.livello,
        limit: 'riposoRidotto',
        measured: gap,
        required: rule.riposoRidotto,
      },
      before,
    ),
  ];
}

function dailyRest({ before, later, gap }: Pair): readonly RosterFinding[] {
  const rule = holding(later.rules, 'L66.1', later.category);
  if (rule === null || gap >= rule.minRiposo) return [];
  const [measured, required] = [gap, rule.minRiposo];
  return [
    atDuty(later, { rule: 'L66.1', level: rule.livello, limit: 'minRiposo', measured, required }, before),
  ];
}
