import { nightMinutes } from './prepared.ts';
import type { JudgedDuty, Prepared } from './prepared.ts';
import type { RosterFinding } from './roster-finding.ts';
import { holding } from './timeline.ts';

/** What a finding of one duty, or of a pair with its later one, says of where it is. */
export const atDuty = ({ icao, day }: JudgedDuty) => ({
  icao,
  from: day,
  to: day,
  cell: { icao, day },
});

/** The limit of R373.2 for a duty: the smallest of those that apply (point 12); null where the rule does not hold. */
export function lengthLimit(duty: JudgedDuty): { readonly limit: string; readonly required: number } | null {
  const rule = holding(duty.rules, 'R373.2', duty.category);
  if (rule === null) return null;
  const isEarly = rule.limiteAlba && duty.startMinute >= rule.albaInizio && duty.startMinute <= rule.albaFine;
  const limits = [
    ['maxMinutiServizio', rule.maxMinutiServizio],
    ...(duty.isNight ? [['maxMinutiNotte', rule.maxMinutiNotte] as const] : []),
    ...(isEarly ? [['maxMinutiAlba', rule.maxMinutiAlba] as const] : []),
  ] as const;
  const [limit, required] = limits.reduce((least, one) => (one[1] < least[1] ? one : least));
  return { limit, required };
}

/** R373.2, length of a duty (point 26: never of a time on call). */
export function judgeDutyLength({ worked }: Prepared): readonly RosterFinding[] {
  return worked.flatMap((duty): RosterFinding[] => {
    const limit = lengthLimit(duty);
    if (limit === null || duty.minutes <= limit.required) return [];
    const level = duty.rules.rules['R373.2'].livello;
    return [{ rule: 'R373.2', level, ...limit, ...atDuty(duty), measured: duty.minutes }];
  });
}

/** L66.5, the compulsory pause, of a cell with own hours or overtime; a definition is its plant's (point 16). */
export function judgePause({ worked }: Prepared): readonly RosterFinding[] {
  return worked.flatMap((duty): RosterFinding[] => {
    const rule = holding(duty.rules, 'L66.5', duty.category);
    if (rule === null || duty.pauseMinutes === null) return [];
    if (duty.minutes <= rule.oltreMinuti || duty.pauseMinutes >= rule.minPausaMin) return [];
    const [measured, required] = [duty.pauseMinutes, rule.minPausaMin];
    return [
      { rule: 'L66.5', level: rule.livello, limit: 'minPausaMin', ...atDuty(duty), measured, required },
    ];
  });
}

/** The hours in which who is exempt may not work (domain.md 2.3), whatever the window of the rules says. */
const BAN = { begin: 0, end: 360 };

/** The night ban: no minute of a duty within 24:00–06:00 local (points 18 and 37); point 26 makes on call no duty here. */
export function judgeNightBan({ worked, zone, on }: Prepared): readonly RosterFinding[] {
  return worked.flatMap((duty): RosterFinding[] => {
    if (on(duty.day)?.isExemptFromNights !== true) return [];
    const measured = nightMinutes(duty, duty.startDay, zone, BAN.begin, BAN.end);
    if (measured === 0) return [];
    return [{ rule: 'NOTTE', level: 'BLOCCO', limit: 'notte', ...atDuty(duty), measured, required: 0 }];
  });
}
