import type { UtcMinute } from '../kernel/index.ts';
import type { AttendanceInput, AttendanceLimits } from './attendance-input.ts';
import { presencesOf, spanOf } from './presence.ts';
import type { CountedPunch, PunchKind } from './presence.ts';

/** The causes of corrections of a forgotten punch (domain.md 4): of an entrance, of an exit. */
export const CORRECTION: Readonly<Record<PunchKind, string>> = { entrance: 'OTE', exit: 'OTU' };

type Punched = Pick<AttendanceInput, 'punches' | 'corrections'>;

/** What counts as a punch: those of the clock and approved corrections; waiting ones where they are asked for. */
export function countedPunches({ punches, corrections }: Punched, withWaiting: boolean): CountedPunch[] {
  return [
    ...punches.map(({ at, kind }) => ({ at, kind, waits: false, cause: null })),
    ...corrections
      .filter(({ decided }) => decided || withWaiting)
      .map(({ at, kind, decided }) => ({ at, kind, waits: !decided, cause: CORRECTION[kind] })),
  ];
}

/** A row of the clock-ins (M3.48): V it counts, G a correction that waits, E its other punch is missing. */
export interface PunchState {
  readonly at: UtcMinute;
  readonly kind: PunchKind;
  readonly cause: string | null;
  readonly status: 'V' | 'G' | 'E';
}

/** Punches and corrections in order of time, each with what it is worth. Who came in is not missing an exit yet. */
export function punchStates(
  input: Punched & Pick<AttendanceInput, 'now'>,
  limits: Pick<AttendanceLimits, 'tolerance' | 'longestPresence'>,
): readonly PunchState[] {
  const counted = countedPunches(input, false);
  const single = new Set(
    presencesOf(counted, limits).flatMap((presence) => {
      if (spanOf(presence) !== null) return [];
      const { entrance, exit } = presence;
      const isStillThere =
        entrance !== null &&
        input.now - entrance.at <= limits.longestPresence &&
        counted.every(({ at }) => at <= entrance.at);
      return isStillThere ? [] : [(entrance ?? exit)!];
    }),
  );
  const waiting = countedPunches({ ...input, punches: [] }, true).filter((one) => one.waits);
  return [
    ...counted.map((one) => stateOf(one, single.has(one) ? 'E' : 'V')),
    ...waiting.map((one) => stateOf(one, 'G')),
  ].sort((one, other) => one.at - other.at);
}

const stateOf = ({ at, kind, cause }: CountedPunch, status: PunchState['status']): PunchState => ({
  at,
  kind,
  cause,
  status,
});
