import type { RoomPosition } from '@torre/contract/operations-room';
import type { Span } from '@torre/domain/operations-room';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { SNAP, obstacleTo, presentOn, withSeat } from './board.ts';
import type { Board, Seat } from './board.ts';
import { moved } from './move.ts';
import type { Grip } from './move.ts';
import { neighbour } from './room-rows.ts';
import type { RoomItem } from './room-rows.ts';
import type { RoomPlanModel } from './use-room-plan.ts';

/** A seat in the hand, where it would stand. */
export interface Held {
  readonly seat: Seat;
  readonly from: Seat;
  readonly obstacle: ReturnType<typeof obstacleTo>;
}

interface Drag {
  readonly seat: Seat;
  readonly grip: Grip;
  readonly x: number;
  readonly layer: DOMRect;
  readonly minutesPerPixel: number;
}

export interface RoomHands {
  /** With the seat in the hand where it would stand. */
  readonly board: Board;
  readonly held: Held | null;
  readonly on: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
}

interface HandsProps {
  readonly model: RoomPlanModel;
  readonly rows: readonly RoomPosition[];
  readonly items: readonly RoomItem[];
  readonly active: RoomItem | null;
  readonly onActive: (key: string) => void;
  /** Asks who is to sit in an item. */
  readonly onPick: (item: RoomItem, at: number | null) => void;
  readonly say: (what: 'held' | 'put' | 'putBack', held: Held) => void;
}

/** Pixels at each end of a bar by which it is made longer or shorter. */
const EDGE_PX = 7;
const WALKS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;

/** What a pointer and the keys do to the plan. A seat in the hand is nowhere until it is put down; Escape puts it back. */
export function useRoomHands({ model, rows, items, active, onActive, onPick, say }: HandsProps): RoomHands {
  const { board, place, change, editable } = model;
  const [held, setHeld] = useState<Held | null>(null);
  const drag = useRef<Drag | null>(null);
  const reach = reachOf(model);

  const holding = (from: Seat, seat: Seat): Held => {
    const present = presentOn(place.day, model.person(seat.employeeId));
    return { from, seat, obstacle: isSame(from, seat) ? null : obstacleTo(board, seat, present) };
  };
  const putDown = (): void => {
    if (held === null) return;
    setHeld(null);
    if (held.obstacle !== null) return say('putBack', held);
    if (isSame(held.from, held.seat)) return;
    change({ type: 'put', seat: held.seat });
    say('put', held);
  };
  const putBack = (): void => {
    drag.current = null;
    if (held !== null) say('putBack', held);
    setHeld(null);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const bar = (event.target as HTMLElement).closest<HTMLElement>('[data-item]');
    const item = items.find(({ key }) => key === bar?.dataset['item']);
    if (event.button !== 0 || !bar || !item) return;
    onActive(item.key);
    const layer = event.currentTarget.getBoundingClientRect();
    const minutesPerPixel = (place.range.end - place.range.begin) / layer.width;
    if (item.kind === 'gap' || !editable || item.seat.fixed) return;
    const box = bar.getBoundingClientRect();
    const edge = box.width > EDGE_PX * 4 ? EDGE_PX : 0;
    const grip: Grip =
      event.clientX - box.left < edge ? 'begin' : box.right - event.clientX < edge ? 'end' : 'move';
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { seat: item.seat, grip, x: event.clientX, layer, minutesPerPixel };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (drag.current === null) return;
    const { seat, grip, x, layer, minutesPerPixel } = drag.current;
    const to = moved(seat, grip, (event.clientX - x) * minutesPerPixel, reach);
    const row = Math.floor(((event.clientY - layer.top) / layer.height) * rows.length);
    const { positionId } = rows[Math.min(Math.max(row, 0), rows.length - 1)] ?? seat;
    const next = grip === 'move' ? { ...to, positionId } : to;
    if (!isSame(next, held?.seat ?? seat)) setHeld(holding(seat, next));
  };
  const onPointerUp = (): void => {
    drag.current = null;
    putDown();
  };

  const byKeys = (event: KeyboardEvent<HTMLElement>, { from, seat }: Held): boolean => {
    const { key, shiftKey, altKey } = event;
    if (key === 'Escape') putBack();
    else if (key === 'Enter') {
      if (held?.obstacle === null) putDown();
    } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const grip: Grip = shiftKey ? 'end' : altKey ? 'begin' : 'move';
      setHeld(holding(from, moved(seat, grip, key === 'ArrowLeft' ? -SNAP : SNAP, reach)));
    } else if (key === 'ArrowUp' || key === 'ArrowDown') {
      const row = rows.findIndex(({ positionId }) => positionId === seat.positionId);
      const next = rows[row + (key === 'ArrowUp' ? -1 : 1)];
      if (next) setHeld(holding(from, { ...seat, positionId: next.positionId }));
    } else return key.length === 1 || key === 'Delete';
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'z') {
      event.preventDefault();
      if (held === null) change({ type: 'undo' });
      return;
    }
    if (event.ctrlKey || event.metaKey || active === null) return;
    if (held !== null) {
      if (byKeys(event, held)) event.preventDefault();
      return;
    }
    const walk = WALKS.find((key) => key === event.key);
    if (walk !== undefined) {
      event.preventDefault();
      const next = neighbour(items, active, walk);
      if (next) onActive(next.key);
      return;
    }
    if (!editable || (active.kind === 'seat' && active.seat.fixed)) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      change(
        active.kind === 'seat' ? { type: 'remove', id: active.seat.id } : { type: 'close', gap: active.gap },
      );
    } else if (event.key === 'Enter' || event.key === ' ' || event.key === 'F2') {
      event.preventDefault();
      if (active.kind === 'gap' || event.key === 'F2') return onPick(active, null);
      const taken = holding(active.seat, active.seat);
      setHeld(taken);
      say('held', taken);
    }
  };

  return {
    board: held === null ? board : withSeat(board, held.seat),
    held,
    on: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: putBack, onKeyDown },
  };
}

const isSame = (one: Seat, other: Seat): boolean =>
  one.begin === other.begin && one.end === other.end && one.positionId === other.positionId;

/** The days whose plans are changed here, in minutes of the board: no seat leaves them. */
function reachOf({ plans, place }: Pick<RoomPlanModel, 'plans' | 'place'>): Span {
  const edited = (plans ?? []).filter((one) => one.edited).length;
  return { begin: edited > 1 && place.range.begin < 0 ? -1440 : 0, end: 1440 };
}
