import type { AwayReason } from '@torre/contract/away';
import type { UtcMinute } from '@torre/domain/kernel';

/** A shift near the present. */
export interface RoomShift {
  readonly employeeId: string;
  readonly name: string;
  /** Place of the person's group in the month. */
  readonly group: number;
  /** The day under which the shift stands, YYYYMMDD. */
  readonly date: string;
  readonly turn: string;
  readonly begin: UtcMinute;
  readonly end: UtcMinute;
  /** On call is not in the room. */
  readonly onCall: boolean;
  /** Parts of the shift in which the person does not count. */
  readonly away: readonly RoomAway[];
}

export interface RoomAway {
  readonly begin: UtcMinute;
  readonly end: UtcMinute;
  readonly reason: AwayReason;
}

/** Somebody who would be in the room, why not, and until when. */
export interface AwayNow {
  readonly shift: RoomShift;
  readonly away: RoomAway;
}

export interface RoomGroup {
  readonly group: number;
  /** In the room, who leaves first on top. */
  readonly now: readonly RoomShift[];
  readonly onCall: readonly RoomShift[];
  /** On shift and not in the room. A request that waits for an answer takes nobody out: the person still comes. */
  readonly away: readonly AwayNow[];
  /** Who comes, by the minute of coming, the soonest first. */
  readonly next: readonly { readonly at: UtcMinute; readonly shifts: readonly RoomShift[] }[];
}

/** How far "who comes next" looks: from the middle of any shift the relief is in view. */
const AHEAD_MINUTES = 12 * 60;

const inOrder = (one: RoomShift, other: RoomShift): number =>
  one.end - other.end || one.name.localeCompare(other.name, 'it');

/** What takes somebody from the room at this minute; the longest where there are several. */
export function awayAt({ away }: RoomShift, at: UtcMinute): RoomAway | null {
  const taking = away.filter(({ begin, end, reason }) => reason !== 'REQUESTED' && begin <= at && at < end);
  return taking.sort((one, other) => other.end - one.end)[0] ?? null;
}

/** Whether somebody has yet to decide on an absence in what is left of the shift. */
export function awaitsDecision({ away }: RoomShift, at: UtcMinute): boolean {
  return away.some(({ end, reason }) => reason === 'REQUESTED' && at < end);
}

/** Who is in the room at this minute and who comes next, by group; groups in which neither is left out. */
export function roomNow(shifts: readonly RoomShift[], now: UtcMinute): readonly RoomGroup[] {
  const near = shifts.filter(
    ({ begin, end, onCall }) => end > now && begin <= now + (onCall ? 0 : AHEAD_MINUTES),
  );
  const groups = [...Map.groupBy(near, ({ group }) => group)].sort(([one], [other]) => one - other);
  return groups.map(([group, own]) => {
    const running = own.filter(({ begin }) => begin <= now).sort(inOrder);
    const there = running.filter((shift) => awayAt(shift, now) === null);
    const coming = own.filter((shift) => shift.begin > now && awayAt(shift, shift.begin) === null);
    return {
      group,
      now: there.filter(({ onCall }) => !onCall),
      onCall: there.filter(({ onCall }) => onCall),
      away: running.flatMap((shift) => {
        const away = awayAt(shift, now);
        return away === null ? [] : [{ shift, away }];
      }),
      next: [...Map.groupBy(coming, ({ begin }) => begin)]
        .sort(([one], [other]) => one - other)
        .map(([at, later]) => ({ at, shifts: later.sort(inOrder) })),
    };
  });
}
