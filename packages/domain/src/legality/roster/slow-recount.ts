import type { RosterFinding } from './roster-finding.ts';
import { atDuty, lengthOf, minutesBetween, slowRoster } from './slow-facts.ts';
import type { SlowDuty, SlowRoster } from './slow-facts.ts';
import { slowMonths } from './slow-months.ts';
import { slowPairs } from './slow-pairs.ts';
import { slowRuns } from './slow-runs.ts';
import { slowWindows } from './slow-windows.ts';
import { slowYears } from './slow-years.ts';
import { holding } from './timeline.ts';
import type { RuleSource, Timeline } from './timeline.ts';

/**
 * A second judge of a person's roster, written from domain.md without a look at the first, to check it against: each duty
 * minute by minute, each pair by search, each window from scratch. Without R373.3, R373.4 and L66.6.
 */
export function slowRecount(timeline: Timeline, source: RuleSource): readonly RosterFinding[] {
  const roster = slowRoster(timeline, source);
  return [
    ...roster.all
      .filter(({ kind }) => kind === 'LAV')
      .flatMap((duty) => [...ofShift(roster, duty), ...nightBan(roster, duty)]),
    ...roster.duties.flatMap((duty) => earlyStarts(roster, duty)),
    ...slowPairs(roster),
    ...slowRuns(roster),
    ...slowWindows(roster),
    ...slowMonths(roster),
    ...slowYears(timeline, source),
  ];
}

/** R373.2 and L66.5: never of a time on call. */
function ofShift(roster: SlowRoster, duty: SlowDuty): readonly RosterFinding[] {
  const found: RosterFinding[] = [];
  const elapsed = lengthOf(duty);

  const length = holding(duty.rules, 'R373.2', duty.category);
  if (length !== null) {
    const startsAt = roster.zone.local(duty.start).minute;
    const limits = [{ limit: 'maxMinutiServizio', required: length.maxMinutiServizio }];
    if (duty.isNight) limits.push({ limit: 'maxMinutiNotte', required: length.maxMinutiNotte });
    if (length.limiteAlba && startsAt >= length.albaInizio && startsAt <= length.albaFine) {
      limits.push({ limit: 'maxMinutiAlba', required: length.maxMinutiAlba });
    }
    const smallest = limits.reduce((least, one) => (one.required < least.required ? one : least));
    if (elapsed > smallest.required) {
      found.push(atDuty(duty, { rule: 'R373.2', level: length.livello, measured: elapsed, ...smallest }));
    }
  }

  const pause = holding(duty.rules, 'L66.5', duty.category);
  if (pause !== null && duty.pauseMinutes !== null && elapsed > pause.oltreMinuti) {
    const [measured, required] = [duty.pauseMinutes, pause.minPausaMin];
    if (measured < required) {
      found.push(
        atDuty(duty, { rule: 'L66.5', level: pause.livello, limit: 'minPausaMin', measured, required }),
      );
    }
  }
  return found;
}

/** domain.md 2.3; 1.5 point 26 does not name it among the rules for which on call is a duty. */
function nightBan({ zone, cellOn }: SlowRoster, duty: SlowDuty): readonly RosterFinding[] {
  if (cellOn(duty.day)?.isExemptFromNights !== true) return [];
  const measured = minutesBetween(zone, duty, 0, 360);
  if (measured === 0) return [];
  return [atDuty(duty, { rule: 'NOTTE', level: 'BLOCCO', limit: 'notte', measured, required: 0 })];
}

/** R373.S3: an early start beyond the limit, with those of the hours before it. */
function earlyStarts({ zone, duties }: SlowRoster, duty: SlowDuty): readonly RosterFinding[] {
  const rule = holding(duty.rules, 'R373.S3', duty.category);
  if (rule === null) return [];
  const isEarly = ({ start }: SlowDuty): boolean => zone.local(start).minute < rule.primaDelle;
  if (!isEarly(duty)) return [];
  const upTo = duties.slice(0, duties.indexOf(duty) + 1);
  const measured = upTo.filter((one) => isEarly(one) && one.start > duty.start - rule.finestra * 60).length;
  if (measured <= rule.maxAlbe) return [];
  return [
    atDuty(duty, {
      rule: 'R373.S3',
      level: rule.livello,
      limit: 'maxAlbe',
      measured,
      required: rule.maxAlbe,
    }),
  ];
}
