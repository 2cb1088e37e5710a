import { ruleSetOn } from '../configuration/index.ts';
import { dayOf } from '../kernel/index.ts';
import type { PositionRules } from '../legality/index.ts';
import type { FillPerson, ProposedSeat, RoomToFill, StandingSeat } from './room-to-fill.ts';
import { merged, overlap } from './time-plan.ts';
import type { Span } from './time-plan.ts';

const QUARTER = 15;
const LONGEST = 120;
const BREAK = 30;
/** Of a duty somebody sits at most so much. */
const MOST_SHARE = 0.75;

/** Numbers that look like chance, the same ones from the same seed. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 13), 3_266_489_917) >>> 0;
    return Math.floor((((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32) * below);
  };
}

export interface RandomRoom extends Omit<RoomToFill, 'seats'> {
  /** A legal plan that covers all that is open. */
  readonly plan: readonly ProposedSeat[];
}

interface Size {
  readonly positions: number;
  readonly hours: number;
}

interface Sitter {
  readonly duty: { begin: number; end: number };
  readonly skills: Set<string>;
  readonly bars: ProposedSeat[];
}

export const REGULATION: PositionRules = ruleSetOn(new Map(), null, 'CTA', dayOf(2026, 10, 5)).rules;

/**
 * A room with a legal plan in quarter hours in which nobody sits more than three quarters of a duty: people are seated first,
 * and duties, endorsements and openings follow from where they sit.
 */
export function randomRoom(seed: number, { positions: most, hours }: Size): RandomRoom {
  const pick = numbersFrom(seed);
  const count = 1 + pick(most);
  const kinds = 1 + pick(Math.min(4, count));
  const isTight = pick(2) === 0;
  const dutyLength = [360, 480, 480, 600][pick(4)]!;
  const positions = Array.from({ length: count }, (_, index) => {
    const begin = pick(3) === 0 ? pick(hours / 2) * 60 : 0;
    const end = pick(3) === 0 ? Math.max(begin + 60, (hours / 2 + pick(hours / 2)) * 60) : hours * 60;
    return {
      positionId: `P${index + 1}`,
      islandId: null,
      specializationId: `S${(index % kinds) + 1}`,
      open: [{ begin, end }],
    };
  });
  const sitters: Sitter[] = [];
  const free = positions.map(({ open }) => open[0]!.begin);
  for (;;) {
    const open = positions.flatMap((position, index) =>
      free[index]! < position.open[0]!.end ? [index] : [],
    );
    if (open.length === 0) break;
    const earliest = Math.min(...open.map((index) => free[index]!));
    const index = open.filter((one) => free[one] === earliest)[0]!;
    const { positionId, specializationId, open: hoursOpen } = positions[index]!;
    const left = hoursOpen[0]!.end - earliest;
    const length = lengthOf(left, 2 + pick(7));
    const bar = { positionId, begin: earliest, end: earliest + length };
    const sitter = sitterFor(sitters, bar, specializationId, { pick, dutyLength });
    sitter.bars.push({ ...bar, employeeId: String(sitters.indexOf(sitter)) });
    sitter.skills.add(specializationId);
    free[index] = bar.end;
  }
  const people = sitters.map((sitter, index): FillPerson => {
    if (pick(4) === 0) sitter.skills.add(`S${1 + pick(kinds)}`);
    const duty = isTight ? shortestDuty(sitter) : sitter.duty;
    return {
      employeeId: String(index),
      category: 'CTA',
      placeable: [{ ...duty, specializations: [...sitter.skills] }],
      duties: [{ ...duty, activities: [] }],
    };
  });
  const spans = [...people.flatMap(({ placeable }) => placeable), { begin: 0, end: hours * 60 }];
  const first = Math.min(...spans.map(({ begin }) => begin));
  const last = Math.max(...spans.map(({ end }) => end));
  return {
    positions,
    people,
    rules: REGULATION,
    cuts: Array.from({ length: (last - first) / QUARTER + 1 }, (_, at) => first + at * QUARTER),
    wanted: [{ begin: first, end: last }],
    now: first,
    plan: sitters.flatMap(({ bars }) => bars),
  };
}

/** So many quarter hours, and no rest of the opening that is too short for a stretch. */
function lengthOf(left: number, quarters: number): number {
  const length = Math.min(left, quarters * QUARTER);
  const rest = left - length;
  if (rest === 0 || rest >= BREAK) return length;
  return left <= LONGEST ? left : length - QUARTER;
}

function sitterFor(
  sitters: Sitter[],
  bar: Span,
  skill: string,
  { pick, dutyLength }: { readonly pick: (below: number) => number; readonly dutyLength: number },
): Sitter {
  const fits = sitters.filter(
    ({ duty, bars, skills }) =>
      duty.begin <= bar.begin &&
      bar.end <= duty.end &&
      bars.every((one) => !overlap({ begin: one.begin - BREAK, end: one.end + BREAK }, bar)) &&
      minutesOf([...bars, bar]) <= MOST_SHARE * dutyLength &&
      (skills.has(skill) || skills.size < 2),
  );
  const known = fits.filter(({ skills }) => skills.has(skill));
  const chosen = known.length > 0 ? known : fits;
  if (chosen.length > 0 && pick(12) > 0) return chosen[pick(chosen.length)]!;
  // shifts begin together or one by one
  const begin = bar.begin - (pick(2) === 0 ? bar.begin % 240 : pick(5) * QUARTER);
  const isLate = bar.end > begin + dutyLength;
  const from = isLate ? bar.begin : begin;
  const sitter: Sitter = { duty: { begin: from, end: from + dutyLength }, skills: new Set(), bars: [] };
  sitters.push(sitter);
  return sitter;
}

const minutesOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, { begin, end }) => sum + end - begin, 0);

/** As long as three quarters of it hold what the person sits. */
function shortestDuty({ bars }: Sitter): Span {
  const begin = Math.min(...bars.map((bar) => bar.begin));
  const end = Math.max(...bars.map((bar) => bar.end));
  const needed = Math.ceil(minutesOf(bars) / MOST_SHARE / QUARTER) * QUARTER;
  return { begin, end: Math.max(end, begin + needed) };
}

/** The plan with only some of its seats: each stays with so many chances of a hundred. */
export function keptSeats({ plan }: RandomRoom, percent: number, seed: number): readonly StandingSeat[] {
  const pick = numbersFrom(seed);
  return plan
    .filter(() => pick(100) < percent)
    .map((seat, index) => ({ ...seat, id: `kept-${index}`, movable: true }));
}

/** Open minutes that nobody of these sits in. */
export const openMinutes = (
  { positions }: Pick<RoomToFill, 'positions'>,
  seats: readonly ProposedSeat[],
): number =>
  minutesOf(positions.flatMap(({ open }) => open)) -
  positions.reduce(
    (sum, { positionId }) => sum + minutesOf(merged(seats.filter((seat) => seat.positionId === positionId))),
    0,
  );
