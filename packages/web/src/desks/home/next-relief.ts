import type { UtcMinute } from '@torre/domain/kernel';
import type { RoomGroup } from '../room-now/index.ts';

/** Who comes into the room first, whatever the island; null where nobody comes. */
export function nextRelief(
  groups: readonly RoomGroup[],
): { readonly at: UtcMinute; readonly names: readonly string[] } | null {
  const coming = groups.flatMap(({ next }) => next);
  if (coming.length === 0) return null;
  const at = Math.min(...coming.map((one) => one.at));
  const names = coming.filter((one) => one.at === at).flatMap(({ shifts }) => shifts.map(({ name }) => name));
  return { at, names: names.toSorted((one, other) => one.localeCompare(other, 'it')) };
}
