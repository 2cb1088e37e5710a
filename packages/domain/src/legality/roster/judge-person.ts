import type { Day } from '../../kernel/index.ts';
import { judgeDutyLength, judgeNightBan, judgePause } from './duty-rules.ts';
import { judgeNightWorker, judgeWeeklyMean } from './month-rules.ts';
import {
  judgeDailyRest,
  judgeEarlyStarts,
  judgeRestAfterNights,
  judgeRestAfterSix,
  judgeRestBetweenDuties,
} from './pair-rules.ts';
import { prepare } from './prepared.ts';
import type { Prepared } from './prepared.ts';
import type { RosterFinding } from './roster-finding.ts';
import { judgeConsecutiveDays, judgeConsecutiveNights } from './run-rules.ts';
import type { Range, RuleSource, Timeline } from './timeline.ts';
import { judgeYearlyOvertime } from './year-rules.ts';
import { judgeDutyHours, judgeRestsInCycle, judgeWeeklyRest } from './window-rules.ts';

const RULES: readonly ((prepared: Prepared) => readonly RosterFinding[])[] = [
  judgeConsecutiveDays,
  judgeDutyLength,
  judgeRestBetweenDuties,
  judgeConsecutiveNights,
  judgeRestAfterNights,
  judgeRestsInCycle,
  judgeDutyHours,
  judgeRestAfterSix,
  judgeEarlyStarts,
  judgeDailyRest,
  judgeWeeklyRest,
  judgeWeeklyMean,
  judgeNightWorker,
  judgePause,
  judgeNightBan,
  judgeYearlyOvertime,
];

const ALWAYS: Range = { from: Number.NEGATIVE_INFINITY as Day, to: Number.POSITIVE_INFINITY as Day };

/**
 * Every rule of domain.md 1.4, 2.1 and 2.3 that a person's roster breaks, but those of positions (R373.3, R373.4) and of
 * leave (L66.6, `judgeLeave`); by rule, and by day within one. With a range only what touches its days, for a fraction of the
 * work. The zone of `source` must reach a day beyond the timeline on each side.
 */
export function judgePerson(
  timeline: Timeline,
  source: RuleSource,
  range: Range = ALWAYS,
): readonly RosterFinding[] {
  const prepared = prepare(timeline, source, range);
  const found = RULES.flatMap((judge) => judge(prepared));
  return range === ALWAYS ? found : found.filter(({ from, to }) => from <= range.to && range.from <= to);
}
