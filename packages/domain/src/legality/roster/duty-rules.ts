import { nightMinutes } from '../../kernel/index.ts';
import type { JudgedDuty } from './judged-duty.ts';
import type { Prepared } from './prepared.ts';
import type { FoundDuty, RosterFinding } from './roster-finding.ts';
import { holding } from './timeline.ts';

const foundDuty = ({ icao, turn, start, end }: JudgedDuty): FoundDuty => ({ icao, turn, start, end });

/** What a finding of one duty says of where it is. */
export const atDuty = (duty: JudgedDuty) => ({
  icao: duty.icao,
  from: duty.day,
  to: duty.day,
  cell: { icao: duty.icao, day: duty.day },
  duty: foundDuty(duty),
});

/** As `atDuty`, of a pair: it is where its later duty is. */
export const atPair = (earlier: JudgedDuty, later: JudgedDuty) => ({
  ...atDuty(later),
  earlier: foundDuty(earlier),
});

/** What each of the duties breaks that are asked for. */
function ofDuties(
  { worked }: Prepared,
  judge: (duty: JudgedDuty) => RosterFinding | null,
): readonly RosterFinding[] {
  const found: RosterFinding[] = [];
  for (const duty of worked) {
    const finding = judge(duty);
    if (finding !== null) found.push(finding);
  }
  return found;
}

/** The limit of R373.2 for a duty: the smallest of those that apply (point 12); null where the rule does not hold. */
export function lengthLimit(duty: JudgedDuty): { readonly limit: string; readonly required: number } | null {
  const rule = holding(duty.rules, 'R373.2', duty.category);
  if (rule === null) return null;
  let [limit, required]: [string, number] = ['maxMinutiServizio', rule.maxMinutiServizio];
  if (rule.maxMinutiNotte < required && duty.isNight)
    [limit, required] = ['maxMinutiNotte', rule.maxMinutiNotte];
  const isEarly = rule.limiteAlba && duty.startMinute >= rule.albaInizio && duty.startMinute <= rule.albaFine;
  if (isEarly && rule.maxMinutiAlba < required) [limit, required] = ['maxMinutiAlba', rule.maxMinutiAlba];
  return { limit, required };
}

/** R373.2, length of a duty (point 26: never of a time on call). */
export function judgeDutyLength(prepared: Prepared): readonly RosterFinding[] {
  return ofDuties(prepared, (duty) => {
    const limit = lengthLimit(duty);
    if (limit === null || duty.minutes <= limit.required) return null;
    const level = duty.rules.rules['R373.2'].livello;
    return { rule: 'R373.2', level, ...limit, ...atDuty(duty), measured: duty.minutes };
  });
}

/** L66.5, the compulsory pause, of a cell with own hours or overtime; a definition is its plant's (point 16). */
export function judgePause(prepared: Prepared): readonly RosterFinding[] {
  return ofDuties(prepared, (duty) => {
    if (duty.pauseMinutes === null) return null;
    const rule = holding(duty.rules, 'L66.5', duty.category);
    if (rule === null || duty.minutes <= rule.oltreMinuti || duty.pauseMinutes >= rule.minPausaMin)
      return null;
    const [measured, required] = [duty.pauseMinutes, rule.minPausaMin];
    return { rule: 'L66.5', level: rule.livello, limit: 'minPausaMin', ...atDuty(duty), measured, required };
  });
}

/** The hours in which who is exempt may not work (domain.md 2.3), whatever the window of the rules says. */
const BAN = { begin: 0, end: 360 };

/** The night ban: no minute of a duty within 24:00–06:00 local (points 18 and 37); point 26 makes on call no duty here. */
export function judgeNightBan(prepared: Prepared): readonly RosterFinding[] {
  return ofDuties(prepared, (duty) => {
    if (prepared.on(duty.day)?.isExemptFromNights !== true) return null;
    const measured = nightMinutes(duty, duty.startDay, prepared.local, BAN.begin, BAN.end);
    if (measured === 0) return null;
    return { rule: 'NOTTE', level: 'BLOCCO', limit: 'notte', ...atDuty(duty), measured, required: 0 };
  });
}
