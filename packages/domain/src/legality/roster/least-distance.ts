import { addDays } from '../../kernel/index.ts';
import type { Day } from '../../kernel/index.ts';
import { lengthLimit } from './duty-rules.ts';
import { restAfterNights } from './pair-rules.ts';
import { gapOf, prepare } from './prepared.ts';
import type { JudgedDuty } from './judged-duty.ts';
import type { Pair, Prepared } from './prepared.ts';
import { holding } from './timeline.ts';
import type { RuleSource, Timeline } from './timeline.ts';

/** What a rule measures of a duty, and its limit. */
type Measure = readonly [measured: number, required: number];

/**
 * How far a duty stays from the limits of R373.1, R373.2, R373.5, R373.7, S1 and L66.1: the least of |required − measured| ÷
 * required, each rule measured where the duty of that date takes part in it (domain.md 1.5, point 33). Infinity where no
 * rule measures it.
 */
export function leastDistance(timeline: Timeline, source: RuleSource, day: Day): number {
  const prepared = prepare(nearOf(timeline, source, day), source, { from: day, to: day });
  const duty = prepared.serving.find((one) => one.day === day);
  if (duty === undefined) return Number.POSITIVE_INFINITY;
  const measures = [
    ...runMeasures(prepared, duty),
    ...lengthMeasures(duty),
    ...prepared.pairs.filter((pair) => pair.includes(duty)).flatMap((pair) => restMeasures(prepared, pair)),
    ...periodMeasures(prepared, duty),
  ];
  const distances = measures.map(([measured, required]) => Math.abs(required - measured) / required);
  return Math.min(Number.POSITIVE_INFINITY, ...distances);
}

/** Beyond the period of S1 or the run of R373.1 of its rules, so that a rest before it is known too. */
const DAYS_BEYOND = 5;

function nearOf({ days, duties }: Timeline, source: RuleSource, day: Day): Timeline {
  const on = days.find((one) => one.day === day);
  if (on === undefined) return { days, duties };
  const { rules } = source.rulesOn(on.icao, on.category, day);
  const reach = Math.max(rules['R373.S1'].giorni, rules['R373.1'].maxGiorniConsecutivi) + DAYS_BEYOND;
  const isNear = (one: { readonly day: Day }): boolean => Math.abs(one.day - day) <= reach;
  return { days: days.filter(isNear), duties: duties.filter(isNear) };
}

/** R373.1: the run of dates around the duty, by the rules of its last date. */
function runMeasures({ serving, onCall }: Prepared, duty: JudgedDuty): readonly Measure[] {
  const counted = onCall.filter(({ rules }) => rules.common.reperibilitaConteggio === 'GIORNATA');
  const byDate = new Map([...counted, ...serving].map((one) => [one.startDay, one]));
  let [first, last] = [duty.startDay, duty.startDay];
  while (byDate.has(addDays(first, -1))) first = addDays(first, -1);
  while (byDate.has(addDays(last, 1))) last = addDays(last, 1);
  const { rules, category } = byDate.get(last)!;
  const rule = holding(rules, 'R373.1', category);
  return rule === null ? [] : [[last - first + 1, rule.maxGiorniConsecutivi]];
}

/** R373.2, of a shift that works. */
function lengthMeasures(duty: JudgedDuty): readonly Measure[] {
  const limit = duty.kind === 'LAV' ? lengthLimit(duty) : null;
  return limit === null ? [] : [[duty.minutes, limit.required]];
}

/** R373.5, R373.7 and L66.1. */
function restMeasures(prepared: Prepared, pair: Pair): readonly Measure[] {
  const [earlier, later] = pair;
  const { rules, category } = later;
  const asked = [
    holding(rules, 'R373.5', category)?.minRiposo,
    holding(rules, 'L66.1', category)?.minRiposo,
    restAfterNights(prepared, pair)?.required,
  ];
  const measured = gapOf(earlier, later);
  return asked.flatMap((required) => (required === undefined ? [] : [[measured, required] as const]));
}

/** S1: the fullest of the periods that hold the duty. */
function periodMeasures(
  { serving }: Prepared,
  { rules, category, startDay }: JudgedDuty,
): readonly Measure[] {
  const rule = holding(rules, 'R373.S1', category);
  if (rule === null) return [];
  const near = serving.filter((one) => Math.abs(one.startDay - startDay) < rule.giorni);
  const sums = near
    .filter((one) => one.startDay >= startDay)
    .map(({ startDay: last }) =>
      near
        .filter((one) => one.startDay <= last && one.startDay > last - rule.giorni)
        .reduce((sum, { minutes }) => sum + minutes, 0),
    );
  return [[Math.max(...sums), rule.maxMinuti]];
}
