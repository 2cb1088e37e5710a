import type { OwnShiftsReply } from '@torre/contract/month';
import { addDays, compactDay, dayFromCompact, weekday } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';

/** How one request is repeated: on which further days. */
export interface SeriesFields {
  readonly over: 'none' | 'weekdays' | 'shifts';
  /** YYYYMMDD, included; '' while there is none. */
  readonly until: string;
  /** 1 Monday to 7 Sunday. */
  readonly weekdays: readonly number[];
  /** Codes of own shifts; none: every shift. */
  readonly turns: readonly string[];
  /** Days that were taken out, YYYYMMDD. */
  readonly without: readonly string[];
}

export const NO_SERIES: SeriesFields = { over: 'none', until: '', weekdays: [], turns: [], without: [] };

/** As the contract takes them. */
export const MOST_SERIES = 62;
/** Longest time over which one repeats: a year. */
const MOST_AHEAD = 366;

/** Where one works or is on call, by day. */
type OwnTurns = ReadonlyMap<Day, string>;

const DUTY: readonly string[] = ['LAV', 'REP'];

/** The days of one's own shifts on which there is something to be away from. */
export function ownTurns({ shifts, definitions }: OwnShiftsReply): OwnTurns {
  const turns = new Map<Day, string>();
  for (const { date, turn } of shifts) {
    const day = dayFromCompact(date);
    const definition = definitions.find(
      ({ name, fromDate, toDate }) =>
        name === turn && fromDate.slice(0, 8) <= date && (toDate === null || date <= toDate.slice(0, 8)),
    );
    if (day !== null && definition && DUTY.includes(definition.shiftClass)) turns.set(day, turn);
  }
  return turns;
}

interface SeriesPlace {
  /** The first day of the request itself, YYYYMMDD. */
  readonly from: string;
  /** How many days each lasts. */
  readonly length: number;
  /** null while they are not known. */
  readonly turns: OwnTurns | null;
}

/** Whether the first day is one of the series; nobody knows it before the own shifts are there. */
const beginsItself = (series: SeriesFields, first: Day, turns: OwnTurns | null): boolean =>
  (series.over === 'shifts' && turns === null) ||
  (series.over === 'weekdays' && series.weekdays.length === 0) ||
  matches(series, first, turns);

/**
 * The days that match, the ones taken out included: those of the request itself, and of a repetition before, do not. Where
 * the first day is none of the series, it begins with the first of these.
 */
export function matchingDays(series: SeriesFields, { from, length, turns }: SeriesPlace): readonly Day[] {
  const first = dayFromCompact(from);
  const until = dayFromCompact(series.until);
  if (first === null || until === null || series.over === 'none') return [];
  const last = Math.min(until, first + MOST_AHEAD);
  const days: Day[] = [];
  let free = beginsItself(series, first, turns) ? addDays(first, length) : first;
  for (let day = free; day <= last; day = addDays(day, 1)) {
    if (day < free || !matches(series, day, turns)) continue;
    days.push(day);
    if (!series.without.includes(compactDay(day))) free = addDays(day, length);
  }
  return days;
}

/** Further first days of the series. */
export const seriesDays = (series: SeriesFields, place: SeriesPlace): readonly Day[] =>
  matchingDays(series, place).filter((day) => !series.without.includes(compactDay(day)));

function matches({ over, weekdays, turns: wanted }: SeriesFields, day: Day, turns: OwnTurns | null): boolean {
  if (over === 'weekdays') return weekdays.includes(weekday(day));
  const turn = turns?.get(day);
  return turn !== undefined && (wanted.length === 0 || wanted.includes(turn));
}

/** The day on which the first request of a series begins, and the first days of the others; null without a first day. */
export function beginOfSeries(
  series: SeriesFields,
  place: SeriesPlace,
): { readonly first: Day; readonly further: readonly Day[] } | null {
  const first = dayFromCompact(place.from);
  if (first === null) return null;
  const days = seriesDays(series, place);
  const [begin, ...further] = days;
  return begin === undefined || beginsItself(series, first, place.turns)
    ? { first, further: days }
    : { first: begin, further };
}

/** With the value or without it. */
export const toggledIn = <T>(values: readonly T[], value: T): readonly T[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

const OVER: readonly SeriesFields['over'][] = ['none', 'weekdays', 'shifts'];

/** null for what an older form kept. */
export function seriesFromKept(value: unknown): SeriesFields | null {
  if (typeof value !== 'object' || value === null) return null;
  const kept: Readonly<Record<string, unknown>> = { ...value };
  const over = OVER.find((one) => one === kept['over']);
  const until = kept['until'];
  if (over === undefined || typeof until !== 'string') return null;
  const listOf = <T>(name: string, isOne: (one: unknown) => one is T): readonly T[] => {
    const values: unknown = kept[name];
    return Array.isArray(values) ? values.filter(isOne) : [];
  };
  return {
    over,
    until,
    weekdays: listOf('weekdays', isNumber),
    turns: listOf('turns', isText),
    without: listOf('without', isText),
  };
}

const isNumber = (one: unknown): one is number => typeof one === 'number';
const isText = (one: unknown): one is string => typeof one === 'string';
