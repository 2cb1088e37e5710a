import type { PresenceKind } from '../counters/index.ts';
import { addDays } from '../kernel/index.ts';
import type { Day, UtcMinute, ZoneTable } from '../kernel/index.ts';
import { crossesMidnight, holdsOn, shiftTimes } from '../roster/index.ts';
import type { ShiftDefinition } from '../roster/index.ts';
import type { CoverCode } from './cover-slot.ts';

interface SlotTime {
  readonly day: Day;
  readonly kind: PresenceKind;
  readonly start: UtcMinute;
}

/**
 * The codes of a plant that may be written for a slot, in the order of its list: class LAV, or REP for a slot on call
 * (domain.md 1.5, point 32). A night with its own start date is written on the day before for a slot that begins there.
 * `uses`: how often each was written in the 90 days before.
 */
export function coverCodes(
  definitions: readonly ShiftDefinition[],
  slot: SlotTime,
  zone: ZoneTable,
  uses: ReadonlyMap<string, number>,
): readonly CoverCode[] {
  const beginsBefore = zone.local(slot.start).day < slot.day;
  return definitions.flatMap((definition): CoverCode[] => {
    const { name, shiftClass, beginTime, endTime, startOffset } = definition;
    if (shiftClass !== slot.kind || beginTime === null || endTime === null) return [];
    const isOwnNight = startOffset === 0 && crossesMidnight(beginTime, endTime);
    const day = isOwnNight && beginsBefore ? addDays(slot.day, -1) : slot.day;
    const code = codeOn(definition, day, zone, uses.get(name));
    return code === null ? [] : [code];
  });
}

/** A shift on a competence date; null where it does not hold then or has no times. */
export function codeOn(definition: ShiftDefinition, day: Day, zone: ZoneTable, uses = 0): CoverCode | null {
  const times = holdsOn(definition, day) ? shiftTimes(definition, day) : null;
  return (
    times && {
      turn: definition.name,
      day,
      start: zone.utc(times.start.day, times.start.minute, 'start'),
      end: zone.utc(times.end.day, times.end.minute, 'end'),
      uses,
    }
  );
}
