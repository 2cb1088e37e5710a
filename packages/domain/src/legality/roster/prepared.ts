import type { RuleSet } from '../../configuration/index.ts';
import { addDays } from '../../kernel/index.ts';
import type { Day, UtcMinute } from '../../kernel/index.ts';
import { JudgedDuty } from './judged-duty.ts';
import { LocalDays } from './local-days.ts';
import type { Duty, KnownDay, Overtime, Range, RuleSource, Timeline } from './timeline.ts';

/** Two duties, and the place of the later one among those that serve. */
export type Pair = readonly [earlier: JudgedDuty, later: JudgedDuty, at: number];

/** Days with a cell, one after the other. */
export interface Stretch {
  readonly from: Day;
  readonly to: Day;
}

/** A timeline as the rules read it. */
export interface Prepared {
  /** As Timeline.readFrom. */
  readonly readFrom: Day;
  readonly local: LocalDays;
  /** Only findings that touch these days are asked for. */
  readonly range: Range;
  /** Duties of class LAV that stand in the range, by their start. */
  readonly worked: readonly JudgedDuty[];
  /** These and times on call that count everywhere, overtime joined to the call that it lengthens (points 26 and 38). */
  readonly serving: readonly JudgedDuty[];
  /** Times on call that count as no duty, by their start. */
  readonly onCall: readonly JudgedDuty[];
  /** In order of its start. */
  readonly overtime: readonly Overtime[];
  /** In order. */
  readonly days: readonly KnownDay[];
  readonly stretches: readonly Stretch[];
  /** The cell of a known day. */
  readonly on: (day: Day) => KnownDay | undefined;
  readonly rulesOf: (day: Pick<KnownDay, 'icao' | 'category' | 'day'>) => RuleSet;
  /** Each serving duty with the next one, where the days between them are known (point 2). */
  readonly pairs: readonly Pair[];
  /** Places of the pairs whose later duty stands in the range. */
  readonly pairsWithin: readonly number[];
}

/** Minutes of the duties that start on the local dates up to a day; days without a cell hold none. */
export class MinutesByDay {
  readonly #first: Day;
  /** One entry a day and one before the first. */
  readonly #upTo: Float64Array;

  constructor(days: readonly KnownDay[], duties: readonly JudgedDuty[]) {
    this.#first = days[0]?.day ?? (0 as Day);
    const length = (days.at(-1)?.day ?? this.#first - 1) - this.#first + 2;
    this.#upTo = new Float64Array(length);
    for (const { startDay, minutes } of duties) {
      const place = startDay - this.#first + 1;
      if (place > 0 && place < length) this.#upTo[place]! += minutes;
    }
    for (let place = 1; place < length; place += 1) this.#upTo[place]! += this.#upTo[place - 1]!;
  }

  /** From one known day to another, both included. */
  between(from: Day, to: Day): number {
    return this.#upTo[to - this.#first + 1]! - this.#upTo[from - this.#first]!;
  }
}

const EVER = Number.NEGATIVE_INFINITY as Day;

export const isWithin = ({ from, to }: Range, day: Day): boolean => from <= day && day <= to;

export function prepare(
  { days, duties, overtime = [], readFrom = EVER }: Timeline,
  source: RuleSource,
  range: Range,
): Prepared {
  const local = LocalDays.of(source.zone);
  const stretches = stretchesOf(days);
  const on = lookUp(days, stretches);
  const judge = (duty: Duty): JudgedDuty => new JudgedDuty(duty, on(duty.day)?.category ?? '', local, source);
  const judged = duties.map(judge);
  const isOnCall = judged.some(({ kind }) => kind === 'REP');
  const serves = ({ kind, rules }: JudgedDuty): boolean =>
    kind === 'LAV' || rules.common.reperibilitaConteggio === 'INTERA';
  const serving = isOnCall ? joined(judged.filter(serves), judge) : judged;
  const pairs = pairsOf(serving, stretches);
  return {
    readFrom,
    local,
    range,
    worked: judged.filter(({ kind, day }) => kind === 'LAV' && isWithin(range, day)),
    serving,
    onCall: isOnCall ? judged.filter((duty) => !serves(duty)) : [],
    overtime,
    days,
    stretches,
    on,
    rulesOf: ({ icao, category, day }) => source.rulesOn(icao, category, day),
    pairs,
    pairsWithin: placesWithin(pairs, range),
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
      const { icao, day, turn, start, pauseMinutes } = one;
      duties[nth] = judge({ icao, day, turn, kind: 'REP', start, end, nominalMinutes, pauseMinutes });
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

/** Days stand in order, those of a stretch one after the other. */
function lookUp(days: readonly KnownDay[], stretches: readonly Stretch[]): Prepared['on'] {
  return (day) => {
    let before = 0;
    for (let nth = 0; nth < stretches.length; nth += 1) {
      const stretch = stretches[nth]!;
      if (day < stretch.from) return undefined;
      if (day <= stretch.to) return days[before + day - stretch.from];
      before += stretch.to - stretch.from + 1;
    }
    return undefined;
  };
}

/** Elapsed minutes between two duties; 0 where they overlap (point 28). */
export const gapOf = (earlier: Duty, later: Duty): UtcMinute => Math.max(0, later.start - earlier.end);

function pairsOf(serving: readonly JudgedDuty[], stretches: readonly Stretch[]): readonly Pair[] {
  const isInOneStretch = (one: JudgedDuty, other: JudgedDuty): boolean =>
    stretches.some(
      ({ from, to }) => from <= one.day && one.day <= to && from <= other.day && other.day <= to,
    );
  const pairs: Pair[] = [];
  for (let at = 1; at < serving.length; at += 1) {
    const [earlier, later] = [serving[at - 1]!, serving[at]!];
    if (isInOneStretch(earlier, later)) pairs.push([earlier, later, at]);
  }
  return pairs;
}

function placesWithin(pairs: readonly Pair[], range: Range): readonly number[] {
  const places: number[] = [];
  for (let nth = 0; nth < pairs.length; nth += 1) if (isWithin(range, pairs[nth]![1].day)) places.push(nth);
  return places;
}
