import { addDays, civil, firstOfMonth, lastOfMonth, nightMinutes } from '../../kernel/index.ts';
import type { Day } from '../../kernel/index.ts';
import type { JudgedDuty, Prepared } from './prepared.ts';
import type { RosterFinding } from './roster-finding.ts';
import { holding } from './timeline.ts';
import type { KnownDay } from './timeline.ts';

const DAYS_OF_WEEK = 7;
/** With fewer days left a mean says nothing (point 14). */
const LEAST_DAYS = 28;
/** Local dates in which the nights of a night worker are counted (point 15). */
const YEAR = 365;

/** The months of reference that end with a month. */
interface Reference {
  /** Last known day of the month: its rules judge. */
  readonly last: KnownDay;
  readonly to: Day;
  /** Known days that are not neutral. */
  readonly daysLeft: number;
  /** Those that start on one of these days. */
  readonly duties: readonly JudgedDuty[];
}

/** One judgement a month that has a known day: the calendar months that end with it (point 14). */
function referencesOf(prepared: Prepared, months: (last: KnownDay) => number): readonly Reference[] {
  const lasts = lastKnownOfMonths(prepared);
  return lasts.flatMap((last): Reference[] => {
    const { year, month } = civil(last.day);
    const [from, to] = [firstOfMonth(year, month - months(last) + 1), lastOfMonth(year, month)];
    let daysLeft = 0;
    for (let day = from; day <= to; day = addDays(day, 1))
      if (prepared.on(day)?.isNeutral === false) daysLeft += 1;
    if (daysLeft < LEAST_DAYS) return [];
    // A night that begins on a neutral day was worked all the same.
    const duties = prepared.serving.filter(
      ({ startDay }) => startDay >= from && startDay <= to && prepared.on(startDay) !== undefined,
    );
    return [{ last, to, daysLeft, duties }];
  });
}

function lastKnownOfMonths({ stretches, on }: Prepared): readonly KnownDay[] {
  const lasts = new Map<Day, KnownDay>();
  for (const { from, to } of stretches)
    for (let day = from; day <= to;) {
      const { year, month } = civil(day);
      const end = lastOfMonth(year, month);
      const known = end < to ? end : to;
      lasts.set(end, on(known)!);
      day = addDays(end, 1);
    }
  return [...lasts.values()];
}

/** Where a finding of a month is: its days, at its last duty (points 22 and 37). */
function atMonth({ last, to, duties }: Reference) {
  const { year, month } = civil(to);
  const duty = duties.findLast(({ startDay }) => startDay >= firstOfMonth(year, month));
  return {
    icao: last.icao,
    from: firstOfMonth(year, month),
    to,
    cell: duty === undefined ? { icao: last.icao, day: last.day } : { icao: duty.icao, day: duty.day },
  };
}

/** L66.3, mean of a week over the months of reference; overtime included, neutral days left out. */
export function judgeWeeklyMean(prepared: Prepared): readonly RosterFinding[] {
  const ruleOf = (last: KnownDay) => holding(prepared.rulesOf(last), 'L66.3', last.category);
  const months = (last: KnownDay): number => prepared.rulesOf(last).rules['L66.3'].mesi;
  return referencesOf(prepared, months).flatMap((reference): RosterFinding[] => {
    const rule = ruleOf(reference.last);
    if (rule === null) return [];
    const minutes = reference.duties.reduce((sum, duty) => sum + duty.minutes, 0);
    const measured = (minutes * DAYS_OF_WEEK) / reference.daysLeft;
    const required = rule.maxMediaSettimanale;
    if (measured <= required) return [];
    const limit = 'maxMediaSettimanale';
    return [{ rule: 'L66.3', level: rule.livello, limit, ...atMonth(reference), measured, required }];
  });
}

/** L66.4, night workers: the mean length of their duties, by the clock, in the months of L66.3 (point 15). */
export function judgeNightWorker(prepared: Prepared): readonly RosterFinding[] {
  const months = (last: KnownDay): number => prepared.rulesOf(last).rules['L66.3'].mesi;
  return referencesOf(prepared, months).flatMap((reference): RosterFinding[] => {
    const { last, to, duties } = reference;
    const rule = holding(prepared.rulesOf(last), 'L66.4', last.category);
    if (rule === null || duties.length === 0) return [];
    const since = addDays(to, 1 - YEAR);
    let nights = 0;
    for (const duty of prepared.serving) {
      if (duty.startDay < since || duty.startDay > to || prepared.on(duty.startDay) === undefined) continue;
      const atNight = nightMinutes(duty, duty.startDay, prepared.zone, rule.notteInizio, rule.notteFine);
      if (atNight >= rule.minMinutiNotte) nights += 1;
    }
    if (nights < rule.minNotti) return [];
    const measured = duties.reduce((sum, duty) => sum + duty.nominalMinutes, 0) / duties.length;
    const required = rule.maxMediaGiornaliera;
    if (measured <= required) return [];
    const limit = 'maxMediaGiornaliera';
    return [{ rule: 'L66.4', level: rule.livello, limit, ...atMonth(reference), measured, required }];
  });
}
