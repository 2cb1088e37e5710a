import type { RuleInForce } from '../../configuration/index.ts';
import { addDays } from '../../kernel/index.ts';
import type { Day, UtcMinute } from '../../kernel/index.ts';
import { springMinutes } from './pair-rules.ts';
import type { JudgedDuty, Prepared, Stretch } from './prepared.ts';
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

/** How the windows that end on a day are judged; null where the rule does not hold. */
interface WindowRule {
  readonly days: number;
  judge(from: Day, to: Day): readonly Broken[];
}

type Windowed = 'R373.8' | 'R373.S1' | 'L66.2';

/**
 * Each window of known days by the rules of its last day. Neighbouring windows that break the same limit are one finding,
 * over the first to the last of them and with the worst measure, at the last duty of the first (points 2, 3, 21, 22).
 */
function judgeWindows(
  prepared: Prepared,
  id: Windowed,
  ruleOn: (last: KnownDay, stretch: Stretch) => WindowRule | null,
): readonly RosterFinding[] {
  return prepared.stretches.flatMap((stretch) => {
    const open = new Map<string, RosterFinding>();
    const found: RosterFinding[] = [];
    for (let to = stretch.from; to <= stretch.to; to = addDays(to, 1)) {
      const last = prepared.on(to)!;
      const rule = ruleOn(last, stretch);
      const from = rule === null ? to : addDays(to, 1 - rule.days);
      const broken = rule === null || from < stretch.from ? [] : rule.judge(from, to);
      for (const limit of open.keys())
        if (!broken.some((one) => one.limit === limit)) {
          found.push(open.get(limit)!);
          open.delete(limit);
        }
      for (const one of broken) {
        const former = open.get(one.limit);
        const level = prepared.rulesOf(last).rules[id].livello;
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

function lastDutyOf({ serving }: Prepared, from: Day, to: Day): RosterFinding['cell'] | null {
  const last = serving.findLast(({ startDay }) => startDay >= from && startDay <= to);
  return last === undefined ? null : { icao: last.icao, day: last.day };
}

/** A time without duty inside a stretch of known days. */
interface Gap {
  readonly start: UtcMinute;
  readonly end: UtcMinute;
}

/** The gaps of a stretch, at its ends with their known length (point 2). */
function gapsOf({ serving, zone }: Prepared, { from, to }: Stretch): readonly Gap[] {
  const gaps: Gap[] = [];
  const last = zone.utc(addDays(to, 1), 0, 'start');
  let since = zone.utc(from, 0, 'start');
  for (const { start, end } of serving) {
    if (start >= last) break;
    if (start > since) gaps.push({ start: since, end: start });
    since = Math.max(since, end);
  }
  if (last > since) gaps.push({ start: since, end: last });
  return gaps;
}

/** What is left of each gap for a window: whole where it begins in it, from its first midnight where it began before (point 23). */
function partsFrom(gaps: readonly Gap[], begin: UtcMinute, end: UtcMinute): readonly Gap[] {
  return gaps.flatMap((gap) => {
    const start = Math.max(gap.start, begin);
    return start < end && gap.end > start ? [{ start, end: gap.end }] : [];
  });
}

/** The gaps of each stretch, worked out once. */
function gapsByStretch(prepared: Prepared): (stretch: Stretch) => readonly Gap[] {
  const gaps = new Map<Stretch, readonly Gap[]>();
  return (stretch) => {
    const known = gaps.get(stretch) ?? gapsOf(prepared, stretch);
    gaps.set(stretch, known);
    return known;
  };
}

/** R373.8, rests in a cycle; each gap holds as many as whole times the least fits into it (points 5, 6, 23 and 39). */
export function judgeRestsInCycle(prepared: Prepared): readonly RosterFinding[] {
  const gapsIn = gapsByStretch(prepared);
  return judgeWindows(prepared, 'R373.8', (last, stretch) => {
    const rules = prepared.rulesOf(last);
    const rule = holding(rules, 'R373.8', last.category);
    if (rule === null) return null;
    const judge = (from: Day, to: Day): readonly Broken[] => {
      const parts = partsOf(prepared, gapsIn(stretch), from, to);
      const forgiven = ({ start, end }: Gap): number =>
        springMinutes(prepared, start, end) > 0 ? rules.common.tolleranzaOraLegaleMin : 0;
      return restsMissing(rule, parts, forgiven, rule.minSommaRiposi);
    };
    return { days: rule.finestraGiorni, judge };
  });
}

/** L66.2, weekly rest. */
export function judgeWeeklyRest(prepared: Prepared): readonly RosterFinding[] {
  const gapsIn = gapsByStretch(prepared);
  return judgeWindows(prepared, 'L66.2', (last, stretch) => {
    const rule = holding(prepared.rulesOf(last), 'L66.2', last.category);
    if (rule === null) return null;
    return {
      days: rule.finestraGiorni,
      judge: (from, to) => restsMissing(rule, partsOf(prepared, gapsIn(stretch), from, to), () => 0, 0),
    };
  });
}

function partsOf({ zone }: Prepared, gaps: readonly Gap[], from: Day, to: Day): readonly Gap[] {
  return partsFrom(gaps, zone.utc(from, 0, 'start'), zone.utc(addDays(to, 1), 0, 'start'));
}

/** The number of rests decides; where it is reached, their sum may still be too short (point 23). */
function restsMissing(
  { minRiposi, minDurataRiposo }: Pick<RuleInForce<'L66.2'>, 'minRiposi' | 'minDurataRiposo'>,
  parts: readonly Gap[],
  forgiven: (part: Gap) => number,
  minSum: number,
): readonly Broken[] {
  let [rests, sum] = [0, 0];
  for (const part of parts) {
    const length = part.end - part.start;
    const fits = Math.floor((length + forgiven(part)) / minDurataRiposo);
    rests += fits;
    if (fits > 0) sum += length;
  }
  if (rests < minRiposi) return [{ limit: 'minRiposi', measured: rests, required: minRiposi }];
  return sum < minSum ? [{ limit: 'minSommaRiposi', measured: sum, required: minSum }] : [];
}

/** R373.S1, duty hours in a period, and those with the times on call (point 8). */
export function judgeDutyHours(prepared: Prepared): readonly RosterFinding[] {
  const served = minutesByDay(prepared.serving);
  const called = minutesByDay(
    prepared.onCall.filter(({ rules }) => rules.common.reperibilitaConteggio !== 'ESCLUSA'),
  );
  return judgeWindows(prepared, 'R373.S1', (last) => {
    const rule = holding(prepared.rulesOf(last), 'R373.S1', last.category);
    if (rule === null) return null;
    const judge = (from: Day, to: Day): readonly Broken[] => {
      const duty = sumBetween(served, from, to);
      const all = duty + sumBetween(called, from, to);
      return [
        { limit: 'maxMinuti', measured: duty, required: rule.maxMinuti },
        { limit: 'maxMinutiReperibilita', measured: all, required: rule.maxMinutiReperibilita },
      ].filter(({ measured, required }) => measured > required);
    };
    return { days: rule.giorni, judge };
  });
}

function minutesByDay(duties: readonly JudgedDuty[]): ReadonlyMap<Day, number> {
  const minutes = new Map<Day, number>();
  for (const duty of duties) minutes.set(duty.startDay, (minutes.get(duty.startDay) ?? 0) + duty.minutes);
  return minutes;
}

function sumBetween(minutes: ReadonlyMap<Day, number>, from: Day, to: Day): number {
  let sum = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) sum += minutes.get(day) ?? 0;
  return sum;
}
