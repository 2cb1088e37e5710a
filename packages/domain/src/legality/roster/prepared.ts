import type { RuleSet } from '../../configuration/index.ts';
import { addDays, nightMinutes } from '../../kernel/index.ts';
import type { Day, UtcMinute, ZoneTable } from '../../kernel/index.ts';
import type { Duty, KnownDay, RuleSource, Timeline } from './timeline.ts';

/** A duty with what several rules ask of it. */
export interface JudgedDuty extends Duty {
  readonly category: string;
  /** In force on its competence date in its plant. */
  readonly rules: RuleSet;
  /** Local date on which it starts. */
  readonly startDay: Day;
  /** Local minute of that day. */
  readonly startMinute: number;
  readonly minutes: number;
  /** It encroaches the night of its rules for long enough. */
  readonly isNight: boolean;
}

export type Pair = readonly [earlier: JudgedDuty, later: JudgedDuty];

/** Days with a cell, one after the other. */
export interface Stretch {
  readonly from: Day;
  readonly to: Day;
}

/** A timeline as the rules read it. */
export interface Prepared {
  readonly zone: ZoneTable;
  /** Duties of class LAV, by their start. */
  readonly worked: readonly JudgedDuty[];
  /** These and times on call that count everywhere, overtime joined to the call that it lengthens (points 26 and 38). */
  readonly serving: readonly JudgedDuty[];
  /** Times on call that count as no duty, by their start. */
  readonly onCall: readonly JudgedDuty[];
  readonly stretches: readonly Stretch[];
  /** The cell of a known day. */
  readonly on: (day: Day) => KnownDay | undefined;
  readonly rulesOf: (day: KnownDay) => RuleSet;
  /** No day between two duties is unknown. */
  /** Each serving duty with the next one, where the days between them are known (point 2). */
  readonly pairs: readonly Pair[];
}

export function prepare({ days, duties }: Timeline, source: RuleSource): Prepared {
  const { zone } = source;
  const known = new Map(days.map((day) => [day.day, day]));
  const judge = (duty: Duty): JudgedDuty => {
    const category = known.get(duty.day)?.category ?? '';
    const rules = source.rulesOn(duty.icao, category, duty.day);
    const { day: startDay, minute: startMinute } = zone.local(duty.start);
    const { finestraNotteInizio: begin, finestraNotteFine: end, sogliaNotteMin } = rules.common;
    return {
      ...duty,
      category,
      rules,
      startDay,
      startMinute,
      minutes: duty.end - duty.start,
      isNight: nightMinutes(duty, startDay, zone, begin, end) >= Math.max(1, sogliaNotteMin),
    };
  };
  const judged = duties.map(judge);
  const serves = ({ kind, rules }: JudgedDuty): boolean =>
    kind === 'LAV' || rules.common.reperibilitaConteggio === 'INTERA';
  const serving = joined(judged.filter(serves), judge);
  const stretches = stretchesOf(days);
  return {
    zone,
    worked: judged.filter(({ kind }) => kind === 'LAV'),
    serving,
    onCall: judged.filter((duty) => !serves(duty)),
    stretches,
    on: (day) => known.get(day),
    rulesOf: ({ icao, category, day }) => source.rulesOn(icao, category, day),
    pairs: pairsOf(serving, stretches),
  };
}

/** Overtime that touches a time on call of its own date and plant is one duty with it (point 38). */
function joined(serving: readonly JudgedDuty[], judge: (duty: Duty) => JudgedDuty): readonly JudgedDuty[] {
  if (serving.every(({ kind }) => kind === 'LAV')) return serving;
  const duties: JudgedDuty[] = [];
  for (const next of serving) {
    const nth = duties.findLastIndex(
      (one) =>
        (one.kind === 'REP' || next.kind === 'REP') &&
        one.day === next.day &&
        one.icao === next.icao &&
        next.start <= one.end,
    );
    const one = duties[nth];
    if (one === undefined) duties.push(next);
    else {
      const end = Math.max(one.end, next.end);
      // Nominal minutes grow by what the clock adds beyond the longer one.
      const nominalMinutes = one.nominalMinutes + (end - one.end);
      duties[nth] = judge({ ...one, kind: 'REP', end, nominalMinutes });
    }
  }
  return duties;
}

function stretchesOf(days: readonly KnownDay[]): readonly Stretch[] {
  const stretches: { from: Day; to: Day }[] = [];
  for (const { day } of days) {
    const last = stretches.at(-1);
    if (last !== undefined && day === addDays(last.to, 1)) last.to = day;
    else stretches.push({ from: day, to: day });
  }
  return stretches;
}

/** Elapsed minutes between two duties; 0 where they overlap (point 28). */
export const gapOf = (earlier: Duty, later: Duty): UtcMinute => Math.max(0, later.start - earlier.end);

function pairsOf(serving: readonly JudgedDuty[], stretches: readonly Stretch[]): readonly Pair[] {
  const stretchOf = ({ day }: JudgedDuty): Stretch | undefined =>
    stretches.find(({ from, to }) => from <= day && day <= to);
  const pairs: Pair[] = [];
  for (let index = 1; index < serving.length; index += 1) {
    const pair: Pair = [serving[index - 1]!, serving[index]!];
    const stretch = stretchOf(pair[0]);
    if (stretch !== undefined && stretch === stretchOf(pair[1])) pairs.push(pair);
  }
  return pairs;
}
