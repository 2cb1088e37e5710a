import type { RuleInForce, RuleSet } from '../../configuration/index.ts';
import { addDays } from '../../kernel/index.ts';
import type { Day, UtcMinute } from '../../kernel/index.ts';
import { springMinutes } from './pair-rules.ts';
import { MinutesByDay } from './prepared.ts';
import type { Prepared, Stretch } from './prepared.ts';
import { distanceOf } from './roster-finding.ts';
import type { RosterFinding } from './roster-finding.ts';
import { holding } from './timeline.ts';
import type { KnownDay } from './timeline.ts';

/** What a window of days breaks, and by how much. */
interface Broken {
  readonly limit: string;
  readonly measured: number;
  readonly required: number;
}

const NOTHING: readonly Broken[] = [];

/** How the windows of a rule set are judged. */
interface WindowRule {
  readonly days: number;
  judge(from: Day, to: Day): readonly Broken[];
}

type Windowed = 'R373.8' | 'R373.S1' | 'L66.2';

/**
 * Each window of known days by the rules of its last day. Neighbouring windows that break the same limit are one finding,
 * over the first to the last of them and with the worst measure, at the last duty of the first (points 2, 3, 21, 22).
 */
function judgeWindows<Id extends Windowed>(
  prepared: Prepared,
  id: Id,
  ruleIn: (rule: RuleInForce<Id>, rules: RuleSet, stretch: Stretch) => WindowRule,
): readonly RosterFinding[] {
  return prepared.stretches.flatMap((stretch) => {
    const rulesOn = rulesOfWindows(prepared, id, (rule, rules) => ruleIn(rule, rules, stretch));
    const judge = (to: Day): readonly Broken[] => {
      const rule = rulesOn(to);
      const from = rule === null ? to : addDays(to, 1 - rule.days);
      return rule === null || from < stretch.from ? NOTHING : rule.judge(from, to);
    };
    const open = new Map<string, RosterFinding>();
    const found: RosterFinding[] = [];
    for (let to = firstJudged(prepared, stretch, judge); to <= stretch.to; to = addDays(to, 1)) {
      const broken = judge(to);
      if (broken.length === 0 && open.size === 0) continue;
      for (const limit of open.keys())
        if (!broken.some((one) => one.limit === limit)) {
          found.push(open.get(limit)!);
          open.delete(limit);
        }
      const last = prepared.on(to)!;
      for (const one of broken) {
        const former = open.get(one.limit);
        const level = prepared.rulesOf(last).rules[id].livello;
        const from = addDays(to, 1 - rulesOn(to)!.days);
        const cell = former?.cell ?? lastDutyOf(prepared, from, to) ?? { icao: last.icao, day: to };
        const finding: RosterFinding = {
          rule: id,
          level,
          icao: last.icao,
          ...one,
          from: former?.from ?? from,
          to,
          cell,
        };
        const isWorse = former === undefined || distanceOf(finding) > distanceOf(former);
        const { measured, required } = isWorse ? finding : former;
        open.set(one.limit, { ...finding, measured, required });
      }
    }
    return [...found, ...open.values()];
  });
}

/** The rule on the last day of a window; made once while the rules stay the same. null: it does not hold. */
function rulesOfWindows<Id extends Windowed>(
  { on, rulesOf }: Prepared,
  id: Id,
  make: (rule: RuleInForce<Id>, rules: RuleSet) => WindowRule,
): (to: Day) => WindowRule | null {
  let made: { readonly rules: RuleSet; readonly category: string; readonly rule: WindowRule | null } | null =
    null;
  return (to) => {
    const last: KnownDay = on(to)!;
    const rules = rulesOf(last);
    if (made?.rules !== rules || made.category !== last.category) {
      const rule = holding(rules, id, last.category);
      made = { rules, category: last.category, rule: rule === null ? null : make(rule, rules) };
    }
    return made.rule;
  };
}

/** Windows that end before the range do not touch it, but those that break a limit up to its first day are one with it. */
function firstJudged({ range }: Prepared, stretch: Stretch, judge: (to: Day) => readonly Broken[]): Day {
  if (range.from <= stretch.from || range.from > stretch.to) return stretch.from;
  let first = range.from;
  while (first > stretch.from && judge(first).length > 0) first = addDays(first, -1);
  return first;
}

function lastDutyOf({ serving }: Prepared, from: Day, to: Day): RosterFinding['cell'] | null {
  const last = serving.findLast(({ startDay }) => startDay >= from && startDay <= to);
  return last === undefined ? null : { icao: last.icao, day: last.day };
}

/** A time without duty inside a stretch of known days. */
interface Gap {
  readonly start: UtcMinute;
  readonly end: UtcMinute;
}

/** The gaps of a stretch that last for at least so many minutes, at its ends with their known length (point 2). */
function gapsOf({ serving, local }: Prepared, { from, to }: Stretch, least: number): readonly Gap[] {
  const gaps: Gap[] = [];
  const last = local.begin(addDays(to, 1));
  let since = local.begin(from);
  for (const { start, end } of serving) {
    if (start >= last) break;
    if (start > since && start - since >= least) gaps.push({ start: since, end: start });
    since = Math.max(since, end);
  }
  if (last > since && last - since >= least) gaps.push({ start: since, end: last });
  return gaps;
}

/** R373.8, rests in a cycle; each gap holds as many as whole times the least fits into it (points 5, 6, 23 and 39). */
export function judgeRestsInCycle(prepared: Prepared): readonly RosterFinding[] {
  return judgeWindows(prepared, 'R373.8', (rule, { common }, stretch) => ({
    days: rule.finestraGiorni,
    judge: restsIn(prepared, stretch, rule, common.tolleranzaOraLegaleMin, rule.minSommaRiposi),
  }));
}

/** L66.2, weekly rest. */
export function judgeWeeklyRest(prepared: Prepared): readonly RosterFinding[] {
  return judgeWindows(prepared, 'L66.2', (rule, _, stretch) => ({
    days: rule.finestraGiorni,
    judge: restsIn(prepared, stretch, rule, 0, 0),
  }));
}

/**
 * The rests of a window: a gap counts whole where it begins in it, from its first midnight where it began before (point 23).
 * Their number decides; where it is reached, their sum may still be too short. `tolerance` is forgiven to a rest that lost
 * time to the spring, in minutes (point 6).
 */
function restsIn(
  prepared: Prepared,
  stretch: Stretch,
  { minRiposi, minDurataRiposo }: Pick<RuleInForce<'L66.2'>, 'minRiposi' | 'minDurataRiposo'>,
  tolerance: number,
  minSum: number,
): WindowRule['judge'] {
  const { local } = prepared;
  const gaps = gapsOf(prepared, stretch, minDurataRiposo - tolerance);
  const isSpring = gaps.map(({ start, end }) => tolerance > 0 && springMinutes(prepared, start, end) > 0);
  return (from, to) => {
    const [begin, end] = [local.begin(from), local.begin(addDays(to, 1))];
    let [rests, sum] = [0, 0];
    for (let nth = firstAfter(gaps, begin); nth < gaps.length; nth += 1) {
      const gap = gaps[nth]!;
      if (gap.start >= end) break;
      const start = Math.max(gap.start, begin);
      const length = gap.end - start;
      const forgiven = isSpring[nth]! && springMinutes(prepared, start, gap.end) > 0 ? tolerance : 0;
      const fits = Math.floor((length + forgiven) / minDurataRiposo);
      rests += fits;
      if (fits > 0) sum += length;
    }
    if (rests < minRiposi) return [{ limit: 'minRiposi', measured: rests, required: minRiposi }];
    return sum < minSum ? [{ limit: 'minSommaRiposi', measured: sum, required: minSum }] : NOTHING;
  };
}

/** The place of the first gap that ends after an instant. */
function firstAfter(gaps: readonly Gap[], at: UtcMinute): number {
  let [low, high] = [0, gaps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (gaps[middle]!.end > at) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** R373.S1, duty hours in a period, and those with the times on call (point 8). */
export function judgeDutyHours(prepared: Prepared): readonly RosterFinding[] {
  const { days, serving, onCall } = prepared;
  const counted = onCall.filter(({ rules }) => rules.common.reperibilitaConteggio !== 'ESCLUSA');
  const served = new MinutesByDay(days, serving);
  const called = counted.length === 0 ? null : new MinutesByDay(days, counted);
  return judgeWindows(prepared, 'R373.S1', (rule) => ({
    days: rule.giorni,
    judge(from, to) {
      const duty = served.between(from, to);
      const all = duty + (called?.between(from, to) ?? 0);
      if (duty <= rule.maxMinuti && all <= rule.maxMinutiReperibilita) return NOTHING;
      return [
        { limit: 'maxMinuti', measured: duty, required: rule.maxMinuti },
        { limit: 'maxMinutiReperibilita', measured: all, required: rule.maxMinutiReperibilita },
      ].filter(({ measured, required }) => measured > required);
    },
  }));
}
