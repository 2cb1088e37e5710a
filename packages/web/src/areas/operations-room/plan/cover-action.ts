import type { RoomPosition } from '@torre/contract/operations-room';
import type { Span } from '@torre/domain/operations-room';
import type { ReactNode } from 'react';
import type { Gap } from './board.ts';

/** Open positions of one specialization; spans in minutes of the board. */
export interface OpenPositions {
  readonly spans: readonly Span[];
  readonly specializationId: string;
  readonly kind: 'LAV' | 'REP';
}

/** What leads from open positions to who could come for them; `onTaken`: it was pressed. */
export type CoverAction = (open: OpenPositions, onTaken?: () => void) => ReactNode;

/** The gap as `CoverAction` asks for it; null: its position is no more. */
export function openPositions(positions: readonly RoomPosition[], gap: Gap): OpenPositions | null {
  const position = positions.find(({ positionId }) => positionId === gap.positionId);
  if (position === undefined) return null;
  const { specializationId, kind } = position;
  return { spans: [gap], specializationId, kind: kind === 'REP' ? 'REP' : 'LAV' };
}
