import type { PresenceKind } from '../counters/index.ts';
import type { Day, UtcMinute } from '../kernel/index.ts';
import type { RosterFinding } from '../legality/index.ts';
import { COMPENSATORY_REST } from '../roster/index.ts';
import type { ShiftClass } from '../roster/index.ts';

/** One hour of a slot and the chairs that stay empty in it. */
export interface SlotHour {
  readonly start: UtcMinute;
  readonly end: UtcMinute;
  readonly lacks: number;
}

/** A slot of a plant in which people are missing. */
export interface CoverSlot {
  readonly day: Day;
  readonly kind: PresenceKind;
  readonly hours: readonly SlotHour[];
  /** Bits of the specializations whose chairs stay empty. */
  readonly specializations: number;
}

/** A code that could be written for the slot. */
export interface CoverCode {
  readonly turn: string;
  /** Date on which it would be written. */
  readonly day: Day;
  readonly start: UtcMinute;
  readonly end: UtcMinute;
  /** How often the plant wrote it in the 90 days before. */
  readonly uses: number;
}

/** What a day is to somebody who is looked for. */
export type DayState = 'off' | 'on-call' | 'at-work' | 'away';

/** What stands on a day, and whether an approved or pending absence, or a course, takes it: whole or some hours of it. */
export interface StandingDay {
  readonly turn: string;
  /** null: the code is no shift of the plant. */
  readonly shiftClass: ShiftClass | null;
  readonly away: 'day' | 'hours' | null;
}

/**
 * Off is class NONLAV but compensatory rest, without an absence (domain.md 5.1, point 1). Who has no cell, compensatory
 * rest or an absence cannot be asked.
 */
export function dayStateOf(standing: StandingDay | null): DayState {
  if (standing === null || standing.away === 'day') return 'away';
  const { turn, shiftClass, away } = standing;
  if (shiftClass === 'LAV' || shiftClass === 'FLEX') return 'at-work';
  if (away !== null || turn === COMPENSATORY_REST || shiftClass === null) return 'away';
  return shiftClass === 'REP' ? 'on-call' : 'off';
}

/** What the rules say of a code in somebody's roster. */
export interface Judged<F extends RosterFinding = RosterFinding> {
  /** Findings that it adds (domain.md 1.5, point 4). */
  readonly added: readonly F[];
  /** How far it stays from the limits (point 33). */
  readonly distance: number;
}

/** Legal: nothing of level BLOCCO is added (point 36). */
export const isLegal = ({ added }: Pick<Judged, 'added'>): boolean =>
  added.every(({ level }) => level !== 'BLOCCO');

/** Minutes of missing people that a code covers: its whole hours, each once. */
function coveredMinutes({ hours }: Pick<CoverSlot, 'hours'>, code: CoverCode): number {
  return hours
    .filter(({ start, end, lacks }) => lacks > 0 && code.start <= start && end <= code.end)
    .reduce((sum, { start, end }) => sum + end - start, 0);
}

/**
 * The codes that cover a missing hour, in the order in which they are tried: most missing hours, then most used in 90 days,
 * then first of the list (domain.md 1.5, point 32). `codes` in the order of the plant's list.
 */
export function codesFor(slot: Pick<CoverSlot, 'hours'>, codes: readonly CoverCode[]): readonly CoverCode[] {
  return codes
    .map((code) => ({ code, covered: coveredMinutes(slot, code) }))
    .filter(({ covered }) => covered > 0)
    .toSorted((one, other) => other.covered - one.covered || other.code.uses - one.code.uses)
    .map(({ code }) => code);
}

/** Chairs that stay empty over the hours of a slot, in minutes. */
export const missingMinutes = (hours: readonly SlotHour[]): number =>
  hours.reduce((sum, { start, end, lacks }) => sum + lacks * (end - start), 0);
