import type { UtcMinute } from '../kernel/index.ts';
import type { RoomRules } from '../legality/index.ts';
import type { Span } from './time-plan.ts';

/** A working position; times here and below are elapsed minutes (domain.md 6). */
export interface FillPosition {
  readonly positionId: string;
  readonly islandId: string | null;
  readonly specializationId: string;
  readonly open: readonly Span[];
}

/** Somebody who may be seated. */
export interface FillPerson {
  readonly employeeId: string;
  readonly category: string;
  /** When the person may be seated, with what may be taken then: presence without timed activities but ISTR. */
  readonly placeable: readonly (Span & { readonly specializations: readonly string[] })[];
  readonly duties: readonly (Span & { readonly activities: readonly Span[] })[];
}

/** A seat that stands. */
export interface StandingSeat extends Span {
  readonly id: string;
  readonly positionId: string;
  readonly employeeId: string;
  /** It may be changed where an open position can be covered in no other way. */
  readonly movable: boolean;
}

/** What is to be filled, and all that stands around it: days beside included. */
export interface RoomToFill {
  /** In the order in which they are filled: of what stays open most is at the last ones. */
  readonly positions: readonly FillPosition[];
  readonly people: readonly FillPerson[];
  readonly seats: readonly StandingSeat[];
  readonly rules: RoomRules;
  /** When a stretch may begin or end: quarter hours; ends of presences, openings and seats are added. */
  readonly cuts: readonly UtcMinute[];
  /** Only what is open in these; all positions without `positionId`. */
  readonly wanted: readonly (Span & { readonly positionId?: string })[];
  /** Nothing before it is filled or changed. */
  readonly now: UtcMinute;
}

/** Somebody at a position. */
export interface ProposedSeat extends Span {
  readonly positionId: string;
  readonly employeeId: string;
}

export type ProposedChange =
  | { readonly kind: 'added'; readonly seat: ProposedSeat }
  /** A seat that stands at other times or at another position; its person stays. */
  | { readonly kind: 'moved'; readonly id: string; readonly seat: ProposedSeat }
  | { readonly kind: 'removed'; readonly id: string };

/** Why a position stays open: nobody who may take it is there; they all sit elsewhere; they owe a break; under half an hour. */
export const OPEN_REASONS = ['nobody-there', 'all-seated', 'break-due', 'too-short'] as const;
export type OpenReason = (typeof OPEN_REASONS)[number];

/** A position that stays open. */
export interface OpenStretch extends Span {
  readonly positionId: string;
  readonly specializationId: string;
  readonly reason: OpenReason;
}

export interface RoomFill {
  readonly changes: readonly ProposedChange[];
  readonly open: readonly OpenStretch[];
  /** What the search took; it ends after a fixed number, so that the same input gives the same plan. */
  readonly steps: number;
}

/** R373 says no more: a new stretch is no shorter, unless its opening is (domain.md 1.5 point 35). */
export const SHORTEST_STRETCH = 30;
