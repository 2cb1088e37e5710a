import { MINUTES_PER_DAY, minutesFromCompact } from '@torre/domain/kernel';
import { merged } from '@torre/domain/operations-room';
import type { Span } from '@torre/domain/operations-room';
import { clock } from './plan/room-words.ts';

interface Opening {
  readonly positionId: string;
  readonly beginTime: string;
  readonly endTime: string;
}

/** When each position is open, by its id; times HHmm, an end of 0000 is the midnight that ends the day. */
export function openingsByPosition(openings: readonly Opening[]): ReadonlyMap<string, readonly Span[]> {
  const spans = Map.groupBy(openings, ({ positionId }) => positionId);
  return new Map(
    [...spans].map(([positionId, own]) => [
      positionId,
      merged(
        own.map(({ beginTime, endTime }) => ({
          begin: minutesFromCompact(beginTime)!,
          end: minutesFromCompact(endTime)! || MINUTES_PER_DAY,
        })),
      ),
    ]),
  );
}

/** `00:00–07:00, 23:00–24:00`; '' for no time at all. */
export const spanWords = (spans: readonly Span[] = []): string =>
  spans.map(({ begin, end }) => `${clock(begin)}–${clock(end)}`).join(', ');
