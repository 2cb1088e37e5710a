import { addDays, MINUTES_PER_DAY } from '../../kernel/index.ts';
import type { Day } from '../../kernel/index.ts';
import { atDuty } from './duty-rules.ts';
import { gapOf } from './prepared.ts';
import type { JudgedDuty, Prepared } from './prepared.ts';
import type { RosterFinding } from './roster-finding.ts';
import { holding } from './timeline.ts';

/**
 * R373.5, rest between duties: below the reduced rest always, between it and the whole one when as many reduced rests were
 * taken in the days before (points 7, 25 and 39).
 */
export function judgeRestBetweenDuties({ pairs }: Prepared): readonly RosterFinding[] {
  const reduced: Day[] = [];
  return pairs.flatMap(([earlier, later]): RosterFinding[] => {
    const rule = holding(later.rules, 'R373.5', later.category);
    const measured = gapOf(earlier, later);
    if (rule === null || measured >= rule.minRiposo) return [];
    if (measured >= rule.minRiposoRidotto) {
      const since = addDays(later.startDay, 1 - rule.finestraRidotti);
      const others = reduced.filter((day) => day >= since && day <= later.startDay).length;
      reduced.push(later.startDay);
      if (others < rule.numRidotti) return [];
    }
    return [
      {
        rule: 'R373.5',
        level: rule.livello,
        limit: 'minRiposo',
        ...atDuty(later),
        measured,
        required: rule.minRiposo,
      },
    ];
  });
}

/** L66.1, daily rest. */
export function judgeDailyRest({ pairs }: Prepared): readonly RosterFinding[] {
  return pairs.flatMap(([earlier, later]): RosterFinding[] => {
    const rule = holding(later.rules, 'L66.1', later.category);
    const measured = gapOf(earlier, later);
    if (rule === null || measured >= rule.minRiposo) return [];
    const required = rule.minRiposo;
    return [{ rule: 'L66.1', level: rule.livello, limit: 'minRiposo', ...atDuty(later), measured, required }];
  });
}

/**
 * Minutes that the spring takes from the clock between two instants (domain.md 6), of which a rest may be forgiven so many:
 * 0 in any other.
 */
export function springMinutes({ zone }: Pick<Prepared, 'zone'>, from: number, to: number): number {
  const [begin, end] = [zone.local(from), zone.local(to)];
  const byTheClock = (end.day - begin.day) * MINUTES_PER_DAY + end.minute - begin.minute;
  return Math.max(0, byTheClock - (to - from));
}

/**
 * R373.7, rest after nights: from the last duty of a block of nights to the next one. A duty that is no night ends a
 * block, and the next night of the same block is exempt (point 37).
 */
export function judgeRestAfterNights(prepared: Prepared): readonly RosterFinding[] {
  let nights = 0;
  let before: JudgedDuty | null = null;
  const lengths = new Map<JudgedDuty, number>();
  for (const duty of prepared.serving) {
    if (!duty.isNight) nights = 0;
    else nights = before?.isNight === true && follows(before, duty) ? nights + 1 : 1;
    lengths.set(duty, nights);
    before = duty;
  }
  return prepared.pairs.flatMap(([earlier, later]): RosterFinding[] => {
    const rule = holding(later.rules, 'R373.7', later.category);
    const block = lengths.get(earlier)!;
    if (rule === null || block === 0 || (later.isNight && follows(earlier, later))) return [];
    const limit = block === 1 ? 'minDopoNotteSingola' : 'minDopoNottiMultiple';
    const [measured, required] = [gapOf(earlier, later), rule[limit]];
    if (measured >= required || measured + forgiven(prepared, earlier, later) >= required) return [];
    return [{ rule: 'R373.7', level: rule.livello, limit, ...atDuty(later), measured, required }];
  });
}

/** On the same date or the next one. */
const follows = (earlier: JudgedDuty, later: JudgedDuty): boolean => later.startDay - earlier.startDay <= 1;

function forgiven(prepared: Prepared, earlier: JudgedDuty, later: JudgedDuty): number {
  const skipped = later.start > earlier.end ? springMinutes(prepared, earlier.end, later.start) : 0;
  return skipped > 0 ? later.rules.common.tolleranzaOraLegaleMin : 0;
}

const MINUTES_PER_HOUR = 60;

/** R373.S2, rest after six duties on consecutive dates or fifty hours (points 9, 30 and 39). */
export function judgeRestAfterSix(prepared: Prepared): readonly RosterFinding[] {
  const runs = runLengths(prepared.serving);
  return prepared.pairs.flatMap(([earlier, later]): RosterFinding[] => {
    const rule = holding(later.rules, 'R373.S2', later.category);
    if (rule === null) return [];
    const since = earlier.start - rule.finestra * MINUTES_PER_HOUR;
    const worked = prepared.serving
      .filter(({ start }) => start > since && start <= earlier.start)
      .reduce((sum, { minutes }) => sum + minutes, 0);
    if (runs.get(earlier)! < rule.servizi && worked < rule.ore * MINUTES_PER_HOUR) return [];
    const [measured, required] = [gapOf(earlier, later), rule.riposoRidotto];
    if (measured >= required) return [];
    return [
      { rule: 'R373.S2', level: rule.livello, limit: 'riposoRidotto', ...atDuty(later), measured, required },
    ];
  });
}

/** For each duty, how many duties on consecutive dates end with it; two of one date are two (points 9 and 30). */
function runLengths(serving: readonly JudgedDuty[]): ReadonlyMap<JudgedDuty, number> {
  const lengths = new Map<JudgedDuty, number>();
  let [last, length] = [Number.NEGATIVE_INFINITY, 0];
  for (const duty of serving) {
    length = duty.startDay - last > 1 ? 1 : length + 1;
    last = duty.startDay;
    lengths.set(duty, length);
  }
  return lengths;
}

/** R373.S3, early starts: each one beyond the number allowed in the hours before it. */
export function judgeEarlyStarts({ serving }: Prepared): readonly RosterFinding[] {
  return serving.flatMap((duty): RosterFinding[] => {
    const rule = holding(duty.rules, 'R373.S3', duty.category);
    if (rule === null || duty.startMinute >= rule.primaDelle) return [];
    const since = duty.start - rule.finestra * MINUTES_PER_HOUR;
    const measured = serving.filter(
      ({ start, startMinute }) => start > since && start <= duty.start && startMinute < rule.primaDelle,
    ).length;
    if (measured <= rule.maxAlbe) return [];
    const required = rule.maxAlbe;
    return [{ rule: 'R373.S3', level: rule.livello, limit: 'maxAlbe', ...atDuty(duty), measured, required }];
  });
}
