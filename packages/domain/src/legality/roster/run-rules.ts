import type { RuleId } from '../../configuration/index.ts';
import { addDays } from '../../kernel/index.ts';
import type { JudgedDuty } from './judged-duty.ts';
import type { Prepared } from './prepared.ts';
import type { RosterFinding } from './roster-finding.ts';
import { holding } from './timeline.ts';

type RunRule = Extract<RuleId, 'R373.1' | 'R373.6'>;

/**
 * Duties whose start dates follow each other without a gap, those of one date counted once: a run by the rules of its last
 * duty, shown at the first one beyond the limit (points 3, 21 and 22).
 */
function judgeRuns(
  duties: readonly JudgedDuty[],
  { range }: Prepared,
  id: RunRule,
  limit: string,
  most: (last: JudgedDuty) => number | null,
): readonly RosterFinding[] {
  const found: RosterFinding[] = [];
  let first = 0;
  for (let next = 1; next <= duties.length; next += 1) {
    const last = duties[next - 1]!;
    if (next < duties.length && duties[next]!.startDay - last.startDay <= 1) continue;
    const begin = duties[first]!;
    const dates = last.startDay - begin.startDay + 1;
    const [from, to] = [begin.day, last.day];
    const required = from <= range.to && range.from <= to ? most(last) : null;
    if (required !== null && dates > required) {
      const beyond = duties
        .slice(first, next)
        .find(({ startDay }) => startDay === begin.startDay + required)!;
      found.push({
        rule: id,
        level: last.rules.rules[id].livello,
        limit,
        icao: last.icao,
        from,
        to,
        cell: { icao: beyond.icao, day: beyond.day },
        measured: dates,
        required,
      });
    }
    first = next;
  }
  return found;
}

/** R373.1, consecutive days: start dates of duties, and of times on call unless they are ignored (point 13). */
export function judgeConsecutiveDays(prepared: Prepared): readonly RosterFinding[] {
  const { serving, onCall } = prepared;
  const counted = onCall.filter(({ rules }) => rules.common.reperibilitaConteggio === 'GIORNATA');
  const duties =
    counted.length === 0
      ? serving
      : [...serving, ...counted].toSorted((one, other) => one.start - other.start);
  return judgeRuns(
    duties,
    prepared,
    'R373.1',
    'maxGiorniConsecutivi',
    (last) => holding(last.rules, 'R373.1', last.category)?.maxGiorniConsecutivi ?? null,
  );
}

/** R373.6, consecutive nights. */
export function judgeConsecutiveNights(prepared: Prepared): readonly RosterFinding[] {
  return judgeRuns(
    nightsOf(prepared),
    prepared,
    'R373.6',
    'maxNottiConsecutive',
    (last) => holding(last.rules, 'R373.6', last.category)?.maxNottiConsecutive ?? null,
  );
}

/** The nights of the range, which may stand under the date before, with those before it that are one run with them. */
function nightsOf({ serving, range }: Prepared): readonly JudgedDuty[] {
  const nights: JudgedDuty[] = [];
  let since = addDays(range.from, -1);
  for (let at = serving.length - 1; at >= 0; at -= 1) {
    const duty = serving[at]!;
    if (duty.startDay < addDays(since, -1)) break;
    if (!duty.isNight) continue;
    nights.push(duty);
    if (duty.startDay < since) since = duty.startDay;
  }
  return nights.reverse();
}
