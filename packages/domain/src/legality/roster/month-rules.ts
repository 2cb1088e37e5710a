import { addDays, civil, firstOfMonth, lastOfMonth, nightMinutes } from '../../kernel/index.ts';
import type { Day } from '../../kernel/index.ts';
import type { JudgedDuty } from './judged-duty.ts';
import type { Prepared } from './prepared.ts';
import type { RosterFinding } from './roster-finding.ts';
import { holding } from './timeline.ts';
import type { KnownDay } from './timeline.ts';

const DAYS_OF_WEEK = 7;
/** With fewer days left a mean says nothing (point 14). */
const LEAST_DAYS = 28;
/** Local dates in which the nights of a night worker are counted (point 15). */
const YEAR = 365;

/** The months of reference that end with a month, which is judged once (point 14). */
interface Reference {
  /** Last known day of the month: its rules judge. */
  readonly last: KnownDay;
  /** The judged month. */
  readonly from: Day;
  readonly to: Day;
  /** Known days of all its months that are not neutral. */
  readonly daysLeft: number;
  /** Those that start on a known day of one of its months; a night that begins on a neutral day was worked all the same. */
  readonly duties: readonly JudgedDuty[];
}

/** One a month of the range that has a known day, and enough days left. */
function referencesOf(prepared: Prepared): readonly Reference[] {
  const { days, serving, stretches, on, range, rulesOf } = prepared;
  const lasts = new Map<Day, KnownDay>();
  for (const { from, to } of stretches)
    for (let day = from; day <= to;) {
      const { year, month } = civil(day);
      const end = lastOfMonth(year, month);
      if (end >= range.from && firstOfMonth(year, month) <= range.to)
        lasts.set(end, on(end < to ? end : to)!);
      day = addDays(end, 1);
    }
  return [...lasts].flatMap(([to, last]): Reference[] => {
    const { year, month } = civil(to);
    const since = firstOfMonth(year, month - rulesOf(last).rules['L66.3'].mesi + 1);
    let daysLeft = 0;
    for (const { day, isNeutral } of days) if (day >= since && day <= to && !isNeutral) daysLeft += 1;
    if (daysLeft < LEAST_DAYS) return [];
    const duties = serving.filter(
      ({ startDay }) => startDay >= since && startDay <= to && on(startDay) !== undefined,
    );
    return [{ last, from: firstOfMonth(year, month), to, daysLeft, duties }];
  });
}

/** Where a finding of a month is: its days, at its last duty (points 22 and 37). */
function atMonth({ last, from, to, duties }: Reference) {
  const duty = duties.findLast(({ startDay }) => startDay >= from);
  const { icao, day } = duty ?? last;
  return { icao: last.icao, from, to, cell: { icao, day } };
}

/** L66.3, mean of a week over the months of reference; overtime included, neutral days left out. */
export function judgeWeeklyMean(prepared: Prepared): readonly RosterFinding[] {
  return referencesOf(prepared).flatMap((reference): RosterFinding[] => {
    const { last, daysLeft, duties } = reference;
    const rule = holding(prepared.rulesOf(last), 'L66.3', last.category);
    if (rule === null) return [];
    let minutes = 0;
    for (const duty of duties) minutes += duty.minutes;
    const measured = (minutes * DAYS_OF_WEEK) / daysLeft;
    const required = rule.maxMediaSettimanale;
    if (measured <= required) return [];
    const limit = 'maxMediaSettimanale';
    return [{ rule: 'L66.3', level: rule.livello, limit, ...atMonth(reference), measured, required }];
  });
}

/** L66.4, night workers: the mean length of their duties, by the clock, in the months of L66.3 (point 15). */
export function judgeNightWorker(prepared: Prepared): readonly RosterFinding[] {
  return referencesOf(prepared).flatMap((reference): RosterFinding[] => {
    const { last, to, duties } = reference;
    const rule = holding(prepared.rulesOf(last), 'L66.4', last.category);
    if (rule === null || duties.length === 0) return [];
    let minutes = 0;
    for (const duty of duties) minutes += duty.nominalMinutes;
    const measured = minutes / duties.length;
    const required = rule.maxMediaGiornaliera;
    // The nights of a year are counted only of who works too long.
    if (measured <= required) return [];
    const since = addDays(to, 1 - YEAR);
    const isNightWorker = nightsOfYear(prepared, since, to, rule) >= rule.minNotti;
    if (!isNightWorker && since >= prepared.readFrom) return [];
    const limit = 'maxMediaGiornaliera';
    const found: RosterFinding = {
      rule: 'L66.4',
      level: rule.livello,
      limit,
      ...atMonth(reference),
      measured,
      required,
    };
    return [isNightWorker ? found : { ...found, asksForYear: true }];
  });
}

function nightsOfYear(
  { serving, on, local }: Prepared,
  since: Day,
  to: Day,
  rule: { readonly notteInizio: number; readonly notteFine: number; readonly minMinutiNotte: number },
): number {
  return serving.filter(
    (duty) =>
      duty.startDay >= since &&
      duty.startDay <= to &&
      on(duty.startDay) !== undefined &&
      nightMinutes(duty, duty.startDay, local, rule.notteInizio, rule.notteFine) >= rule.minMinutiNotte,
  ).length;
}
