import { addDays, civil, firstOfMonth, lastOfMonth } from '../../kernel/index.ts';
import type { RosterFinding } from './roster-finding.ts';
import { cellOf, lengthOf, minutesBetween, rulesOnDay, startedWithin } from './slow-facts.ts';
import type { SlowRoster } from './slow-facts.ts';
import { holding } from './timeline.ts';
import type { KnownDay } from './timeline.ts';

/** Fewer say nothing of a mean (1.5, point 14). */
const LEAST_DAYS = 28;

/** L66.3 and L66.4: once a month, by the rules of its last known day. */
export function slowMonths(roster: SlowRoster): readonly RosterFinding[] {
  const lastDays = roster.days.filter(
    ({ day }, index) =>
      index === roster.days.length - 1 || civil(roster.days[index + 1]!.day).month !== civil(day).month,
  );
  return lastDays.flatMap((last) => ofMonth(roster, last));
}

function ofMonth(roster: SlowRoster, lastKnown: KnownDay): readonly RosterFinding[] {
  const { year, month } = civil(lastKnown.day);
  const [from, to] = [firstOfMonth(year, month), lastOfMonth(year, month)];
  const rules = rulesOnDay(roster, lastKnown);
  const begin = firstOfMonth(year, month - rules.rules['L66.3'].mesi + 1);
  const daysLeft = roster.days.filter(({ day, isNeutral }) => day >= begin && day <= to && !isNeutral).length;
  if (daysLeft < LEAST_DAYS) return [];
  // Days without a cell are no part and hold none.
  const known = roster.duties.filter(({ startDay }) => roster.cellOn(startDay) !== undefined);
  const duties = startedWithin(known, begin, to);
  const cell = cellOf(startedWithin(duties, from, to).at(-1) ?? lastKnown);
  const where = { icao: lastKnown.icao, from, to, cell };
  const found: RosterFinding[] = [];

  const week = holding(rules, 'L66.3', lastKnown.category);
  if (week !== null) {
    const measured = (duties.reduce((sum, duty) => sum + lengthOf(duty), 0) * 7) / daysLeft;
    const required = week.maxMediaSettimanale;
    if (measured > required) {
      found.push({
        ...where,
        rule: 'L66.3',
        level: week.livello,
        limit: 'maxMediaSettimanale',
        measured,
        required,
      });
    }
  }

  const night = holding(rules, 'L66.4', lastKnown.category);
  if (night !== null && duties.length > 0) {
    const measured = duties.reduce((sum, { nominalMinutes }) => sum + nominalMinutes, 0) / duties.length;
    const required = night.maxMediaGiornaliera;
    const nights = () =>
      startedWithin(known, addDays(to, -364), to).filter(
        (duty) =>
          minutesBetween(roster.zone, duty, night.notteInizio, night.notteFine) >= night.minMinutiNotte,
      ).length;
    if (measured > required && nights() >= night.minNotti) {
      found.push({
        ...where,
        rule: 'L66.4',
        level: night.livello,
        limit: 'maxMediaGiornaliera',
        measured,
        required,
      });
    }
  }
  return found;
}
