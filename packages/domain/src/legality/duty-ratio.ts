import type { RuleInForce } from '../configuration/index.ts';
import { minutesOf, combinedMinutes } from './finding.ts';
import type { Finding, Stretch } from './finding.ts';

/** One duty: the whole shift, and what was done in it beside the position. */
export interface DutyInPosition extends Stretch {
  readonly positions: readonly Stretch[];
  /** Secondary activities: neither position nor break. */
  readonly activities: readonly Stretch[];
}

/** Two decimals, as the ratio is read. */
const HUNDREDTHS = 100;

/**
 * R373.4, minutes in position, one that two positions share once, against minutes of break inside the duty. Below the minutes from which it is judged nothing is
 * found; a break of 0 from there on is a violation without a ratio (Infinity).
 */
export function judgeDutyRatio(duty: DutyInPosition, rule: RuleInForce<'R373.4'>): Finding | null {
  const position = combinedMinutes(duty.positions, duty);
  if (position < rule.minMinutiPosizioneValutati) return null;
  // who instructs or coordinates may sit in a position meanwhile: that time is taken once
  const rest = minutesOf(duty) - combinedMinutes([...duty.positions, ...duty.activities], duty);
  if (rest > 0 && position <= rule.maxRapporto * rest) return null;
  const measured =
    rest === 0 ? Number.POSITIVE_INFINITY : Math.round((position / rest) * HUNDREDTHS) / HUNDREDTHS;
  // (position − x) ÷ (rest + x) reaches the ratio
  const minutes = Math.ceil((position - rule.maxRapporto * rest) / (1 + rule.maxRapporto));
  return {
    rule: 'R373.4',
    level: rule.livello,
    over: { start: duty.start, end: duty.end },
    measured,
    required: rule.maxRapporto,
    mend: { kind: 'less-position', minutes },
  };
}
