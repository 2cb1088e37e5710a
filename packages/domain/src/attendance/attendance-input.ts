import type { Day, Span, UtcMinute } from '../kernel/index.ts';
import type { PairingLimits, PunchKind } from './presence.ts';

/** Work that is expected of a person: a shift, a half of a timetable, overtime. Elapsed minutes (domain.md 6). */
export interface ExpectedWork extends Span {
  /** Competence date. */
  readonly day: Day;
  /** Code of the shift or of the timetable. */
  readonly performance: string;
}

/** Time away, or work elsewhere, that a request asks for (domain.md 4). */
export interface Justification {
  readonly cause: string;
  /** Approved, or approved and asked back; otherwise somebody still decides. Refused and annulled ones are none. */
  readonly decided: boolean;
  /** The first and the last of its days. */
  readonly fromDay: Day;
  readonly toDay: Day;
  /** null: the whole work of its days. */
  readonly span: Span | null;
  /** Who has it works all the same: punches do not contradict it. */
  readonly isWork: boolean;
}

/** A correction of a forgotten punch: approved it counts as one, waiting it makes a row yellow. */
export interface Correction {
  readonly at: UtcMinute;
  readonly kind: PunchKind;
  readonly decided: boolean;
}

/** Everything that the results of some days of one person follow from; a day more on each side, for nights. */
export interface AttendanceInput {
  readonly work: readonly ExpectedWork[];
  readonly punches: readonly { readonly at: UtcMinute; readonly kind: PunchKind }[];
  readonly corrections: readonly Correction[];
  readonly justifications: readonly Justification[];
  /** The local date of an instant: the competence date where no work was planned. */
  readonly dayOf: (at: UtcMinute) => Day;
  readonly now: UtcMinute;
}

export interface AttendanceLimits extends PairingLimits {
  /** Minutes before and after a shift within which a punch is of it (domain.md 4, OTE and OTU). */
  readonly margin: number;
}
