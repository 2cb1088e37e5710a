import { addDays } from '../../kernel/index.ts';
import { atDuty, atPair } from './duty-rules.ts';
import type { JudgedDuty } from './judged-duty.ts';
import { gapOf, isWithin } from './prepared.ts';
import type { Pair, Prepared } from './prepared.ts';
import type { RosterFinding } from './roster-finding.ts';
import { holding } from './timeline.ts';

/** What each pair breaks whose later duty is in the range; `nth` is its place among the pairs. */
function ofPairs(
  { pairs, pairsWithin }: Prepared,
  judge: (pair: Pair, nth: number) => RosterFinding | null,
): readonly RosterFinding[] {
  const found: RosterFinding[] = [];
  for (const nth of pairsWithin) {
    const finding = judge(pairs[nth]!, nth);
    if (finding !== null) found.push(finding);
  }
  return found;
}

type RestKind = 'whole' | 'reduced' | 'short';

/** What R373.5 calls the rest before the later duty, by its rules; null where the rule does not hold. */
function restOf([earlier, later]: Pair): RestKind | null {
  const rule = holding(later.rules, 'R373.5', later.category);
  if (rule === null) return null;
  const gap = gapOf(earlier, later);
  return gap >= rule.minRiposo ? 'whole' : gap >= rule.minRiposoRidotto ? 'reduced' : 'short';
}

/**
 * R373.5, rest between duties: below the reduced rest always, between it and the whole one when as many reduced rests were
 * taken in the days before (points 7, 25 and 39).
 */
export function judgeRestBetweenDuties(prepared: Prepared): readonly RosterFinding[] {
  const { pairs } = prepared;
  return ofPairs(prepared, (pair, nth) => {
    const [earlier, later] = pair;
    const kind = restOf(pair);
    if (kind === null || kind === 'whole') return null;
    const rule = later.rules.rules['R373.5'];
    if (kind === 'reduced') {
      const since = addDays(later.startDay, 1 - rule.finestraRidotti);
      let others = 0;
      for (let before = nth - 1; before >= 0 && pairs[before]![1].startDay >= since; before -= 1)
        if (restOf(pairs[before]!) === 'reduced') others += 1;
      if (others < rule.numRidotti) return null;
    }
    const [measured, required] = [gapOf(earlier, later), rule.minRiposo];
    return {
      rule: 'R373.5',
      level: rule.livello,
      limit: 'minRiposo',
      ...atPair(earlier, later),
      measured,
      required,
    };
  });
}

/** L66.1, daily rest. */
export function judgeDailyRest(prepared: Prepared): readonly RosterFinding[] {
  return ofPairs(prepared, ([earlier, later]) => {
    const rule = holding(later.rules, 'L66.1', later.category);
    const measured = gapOf(earlier, later);
    if (rule === null || measured >= rule.minRiposo) return null;
    const required = rule.minRiposo;
    return {
      rule: 'L66.1',
      level: rule.livello,
      limit: 'minRiposo',
      ...atPair(earlier, later),
      measured,
      required,
    };
  });
}

/**
 * Minutes that the spring takes from the clock between two instants (domain.md 6), of which a rest may be forgiven so many:
 * 0 in any other.
 */
export const springMinutes = ({ local }: Pick<Prepared, 'local'>, from: number, to: number): number =>
  Math.max(0, local.minutesBetween(from, to) - (to - from));

/** R373.7, rest after nights: from the last duty of a block of nights to the next one. */
export function judgeRestAfterNights(prepared: Prepared): readonly RosterFinding[] {
  return ofPairs(prepared, (pair) => {
    const [earlier, later] = pair;
    const asked = restAfterNights(prepared, pair);
    if (asked === null) return null;
    const { required } = asked;
    const measured = gapOf(earlier, later);
    if (measured >= required || measured + forgiven(prepared, earlier, later) >= required) return null;
    return { rule: 'R373.7', ...asked, ...atPair(earlier, later), measured };
  });
}

/**
 * The rest that R373.7 asks between two duties; null: none. A duty that is no night ends a block, and the next night of the
 * same block is exempt (point 37).
 */
export function restAfterNights(
  { serving }: Pick<Prepared, 'serving'>,
  [earlier, later, at]: Pair,
): Pick<RosterFinding, 'level' | 'limit' | 'required'> | null {
  const rule = holding(later.rules, 'R373.7', later.category);
  if (rule === null || !earlier.isNight || (later.isNight && follows(earlier, later))) return null;
  const before = serving[at - 2];
  const isBlock = before !== undefined && before.isNight && follows(before, earlier);
  const limit = isBlock ? 'minDopoNottiMultiple' : 'minDopoNotteSingola';
  return { level: rule.livello, limit, required: rule[limit] };
}

/** On the same date or the next one. */
const follows = (earlier: JudgedDuty, later: JudgedDuty): boolean => later.startDay - earlier.startDay <= 1;

function forgiven(prepared: Prepared, earlier: JudgedDuty, later: JudgedDuty): number {
  const skipped = later.start > earlier.end ? springMinutes(prepared, earlier.end, later.start) : 0;
  return skipped > 0 ? later.rules.common.tolleranzaOraLegaleMin : 0;
}

const MINUTES_PER_HOUR = 60;

/**
 * R373.S2, rest after six duties on consecutive dates or fifty hours (points 9, 30 and 39); two duties of one date are two.
 */
export function judgeRestAfterSix(prepared: Prepared): readonly RosterFinding[] {
  const { serving } = prepared;
  return ofPairs(prepared, ([earlier, later, at]) => {
    const rule = holding(later.rules, 'R373.S2', later.category);
    if (rule === null) return null;
    const [measured, required] = [gapOf(earlier, later), rule.riposoRidotto];
    if (measured >= required) return null;
    const since = earlier.start - rule.finestra * MINUTES_PER_HOUR;
    const last = lastWith(serving, at - 1);
    let worked = 0;
    for (let one = last; one >= 0 && serving[one]!.start > since; one -= 1) worked += serving[one]!.minutes;
    const run = runBefore(serving, last + 1, rule.servizi);
    if (run < rule.servizi && worked < rule.ore * MINUTES_PER_HOUR) return null;
    const limit = 'riposoRidotto';
    return { rule: 'R373.S2', level: rule.livello, limit, ...atPair(earlier, later), measured, required };
  });
}

/** How many duties on consecutive dates end just before a place, counted up to `most`. */
function runBefore(serving: readonly JudgedDuty[], at: number, most: number): number {
  let length = 1;
  while (
    length < most &&
    at - length - 1 >= 0 &&
    serving[at - length]!.startDay - serving[at - length - 1]!.startDay <= 1
  )
    length += 1;
  return length;
}

/** R373.S3, early starts: each one beyond the number allowed in the hours before it. */
export function judgeEarlyStarts({ serving, range }: Prepared): readonly RosterFinding[] {
  const found: RosterFinding[] = [];
  for (let at = 0; at < serving.length; at += 1) {
    const duty = serving[at]!;
    if (!isWithin(range, duty.day)) continue;
    const rule = holding(duty.rules, 'R373.S3', duty.category);
    if (rule === null || duty.startMinute >= rule.primaDelle) continue;
    const since = duty.start - rule.finestra * MINUTES_PER_HOUR;
    let measured = 0;
    for (let one = lastWith(serving, at); one >= 0 && serving[one]!.start > since; one -= 1)
      if (serving[one]!.startMinute < rule.primaDelle) measured += 1;
    if (measured <= rule.maxAlbe) continue;
    const required = rule.maxAlbe;
    found.push({
      rule: 'R373.S3',
      level: rule.livello,
      limit: 'maxAlbe',
      ...atDuty(duty),
      measured,
      required,
    });
  }
  return found;
}

/** The last place whose duty starts together with this one. */
function lastWith(serving: readonly JudgedDuty[], at: number): number {
  let last = at;
  while (serving[last + 1]?.start === serving[at]!.start) last += 1;
  return last;
}
