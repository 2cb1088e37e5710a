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
}

export interface RoomGroup {
  readonly group: number;
  /** In the room, who leaves first on top. */
  readonly now: readonly RoomShift[];
  readonly onCall: readonly RoomShift[];
  /** Who comes, by the minute of coming, the soonest first. */
  readonly next: readonly { readonly at: UtcMinute; readonly shifts: readonly RoomShift[] }[];
}

/** How far "who comes next" looks: from the middle of any shift the relief is in view. */
const AHEAD_MINUTES = 12 * 60;

const inOrder = (one: RoomShift, other: RoomShift): number =>
  one.end - other.end || one.name.localeCompare(other.name, 'it');

/** Who is in the room at this minute and who comes next, by group; groups in which neither is left out. */
export function roomNow(shifts: readonly RoomShift[], now: UtcMinute): readonly RoomGroup[] {
  const near = shifts.filter(
    ({ begin, end, onCall }) => end > now && begin <= now + (onCall ? 0 : AHEAD_MINUTES),
  );
  const groups = [...Map.groupBy(near, ({ group }) => group)].sort(([one], [other]) => one - other);
  return groups.map(([group, own]) => {
    const running = own.filter(({ begin }) => begin <= now).sort(inOrder);
    const coming = own.filter(({ begin }) => begin > now);
    return {
      group,
      now: running.filter(({ onCall }) => !onCall),
      onCall: running.filter(({ onCall }) => onCall),
      next: [...Map.groupBy(coming, ({ begin }) => begin)]
        .sort(([one], [other]) => one - other)
        .map(([at, later]) => ({ at, shifts: later.sort(inOrder) })),
    };
  });
}
