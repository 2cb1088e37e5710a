import type { RoomPosition } from '@torre/contract/operations-room';
import type { Span } from '@torre/domain/operations-room';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { SNAP, obstacleTo, presentOn, withSeat } from './board.ts';
import type { Board, Seat } from './board.ts';
import { moved } from './move.ts';
import type { Grip } from './move.ts';
import { longestStay, newSeatId, newcomerSeat } from './new-seat.ts';
import type { RoomAxis } from './room-axis.ts';
import { neighbour } from './room-rows.ts';
import type { RoomItem } from './room-rows.ts';
import type { RoomPlanModel } from './use-room-plan.ts';

/** A seat in the hand, where it would stand. */
export interface DraggedSeat {
  readonly seat: Seat;
  /** null: somebody from the column of people, who sat nowhere. */
  readonly from: Seat | null;
  readonly obstacle: ReturnType<typeof obstacleTo>;
}

interface Drag {
  readonly from: Seat | null;
  /** Where the seat would stand with the pointer here; null: outside of the plan. */
  readonly follow: (at: Point) => Seat | null;
}

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

/** Takes somebody from the column of people. */
export type GrabPerson = (employeeId: string, event: PointerEvent<HTMLElement>) => void;

export interface RoomInteractions {
  /** With the seat in the hand where it would stand. */
  readonly board: Board;
  readonly dragged: DraggedSeat | null;
  /** Who was taken from the column of people, over the plan or not yet. */
  readonly grabbed: string | null;
  readonly grab: GrabPerson;
  readonly on: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
}

interface RoomInteractionsProps {
  readonly model: RoomPlanModel;
  /** The element that holds the rows, as high and as wide as they are. */
  readonly layer: RefObject<HTMLElement | null>;
  readonly axis: RoomAxis;
  readonly rows: readonly RoomPosition[];
  readonly items: readonly RoomItem[];
  readonly active: RoomItem | null;
  readonly onActive: (key: string) => void;
  /** Asks who is to sit in an item. */
  readonly onPick: (item: RoomItem, at: number | null) => void;
  /** Something else is in the hand, or nothing; with the board as it would stand. */
  readonly onDragged: (dragged: DraggedSeat | null, board: Board) => void;
  readonly say: (what: 'dragged' | 'put' | 'putBack' | 'gone', dragged: DraggedSeat) => void;
}

/** Pixels at each end of a bar by which it is made longer or shorter. */
const EDGE_PX = 7;
const WALKS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;

/** What a pointer and the keys do to the plan. A seat in the hand is nowhere until it is put down; Escape puts it back. */
export function useRoomInteractions(props: RoomInteractionsProps): RoomInteractions {
  const { model, layer, axis, rows, items, active, onActive, onPick, onDragged, say } = props;
  const { board, place, change, editable } = model;
  const [dragged, setDragged] = useState<DraggedSeat | null>(null);
  // Both in one round of drawing: what is in the hand, and what the rules say to it.
  const setDrag = (next: DraggedSeat | null): void => {
    setDragged(next);
    onDragged(next, next === null ? board : withSeat(board, next.seat));
  };
  const [grabbed, setGrabbed] = useState<string | null>(null);
  const drag = useRef<Drag | null>(null);
  const reach = reachOf(model);

  const presentFor = (employeeId: string) => presentOn(place.day, model.person(employeeId));
  const draggedTo = (from: Seat | null, seat: Seat): DraggedSeat => {
    const stays = from !== null && isSame(from, seat);
    return { from, seat, obstacle: stays ? null : obstacleTo(board, seat, presentFor(seat.employeeId)) };
  };
  const letGo = (): void => {
    drag.current = null;
    setGrabbed(null);
  };
  const putDown = (): void => {
    if (dragged === null) return;
    setDrag(null);
    if (dragged.obstacle !== null) return say('putBack', dragged);
    if (dragged.from !== null && isSame(dragged.from, dragged.seat)) return;
    // Somebody took the seat away, or changed it, while it was in the hand: what stands there now is not written over.
    if (dragged.from !== null && !board.seats.some((one) => isSameSeat(one, dragged.from!)))
      return say('gone', dragged);
    change({ type: 'put', seat: dragged.seat });
    if (dragged.from === null) onActive(dragged.seat.id);
    say('put', dragged);
  };
  const putBack = (): void => {
    letGo();
    // Whoever gives up knows why.
    if (dragged !== null) say('putBack', { ...dragged, obstacle: null });
    setDrag(null);
  };

  /** Row and minute of the plan under a pointer, as the plan lies in the window now. */
  const placesOf = (box: DOMRect) => {
    return {
      minuteAt: ({ clientX }: Pick<Point, 'clientX'>): number =>
        axis.minuteAt((clientX - box.left) / box.width),
      rowAt: ({ clientY }: Point): RoomPosition | undefined => {
        const row = Math.floor(((clientY - box.top) / box.height) * rows.length);
        return rows[Math.min(Math.max(row, 0), rows.length - 1)];
      },
    };
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const bar = (event.target as HTMLElement).closest<HTMLElement>('[data-item]');
    const item = items.find(({ key }) => key === bar?.dataset['item']);
    if (event.button !== 0 || !bar || !item) return;
    onActive(item.key);
    if (item.kind !== 'seat' || !editable || item.seat.fixed) return;
    const { seat } = item;
    const { minuteAt, rowAt } = placesOf(event.currentTarget.getBoundingClientRect());
    const grip = gripAt(bar.getBoundingClientRect(), event.clientX);
    const grabbedAt = minuteAt(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = {
      from: seat,
      follow: (at) => {
        const to = moved(seat, grip, minuteAt(at) - grabbedAt, reach);
        return grip === 'move' ? { ...to, positionId: rowAt(at)?.positionId ?? seat.positionId } : to;
      },
    };
  };
  const grab: GrabPerson = (employeeId, event) => {
    const element = layer.current;
    // A finger scrolls the column.
    if (element === null || !editable || event.button !== 0 || event.pointerType === 'touch') return;
    // No text is marked on the way.
    event.preventDefault();
    element.setPointerCapture(event.pointerId);
    const box = element.getBoundingClientRect();
    const { minuteAt, rowAt } = placesOf(box);
    const who = { id: newSeatId(place.day), employeeId, present: presentFor(employeeId) };
    setGrabbed(employeeId);
    drag.current = {
      from: null,
      follow: (at) => {
        const positionId = isWithin(box, at) ? rowAt(at)?.positionId : undefined;
        if (positionId === undefined) return null;
        const longest = longestStay(model.rules, model.person(employeeId)?.category ?? '');
        // As in the picker: nobody is placed beyond the hours in view.
        const inView = { begin: place.range.begin, end: Math.min(reach.end, place.range.end) };
        return newcomerSeat(board, { ...who, positionId, at: minuteAt(at), longest, reach: inView });
      },
    };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (drag.current === null) return;
    const { from, follow } = drag.current;
    const next = follow(event);
    const now = dragged?.seat ?? from;
    if (next === null) return void (dragged !== null && setDrag(null));
    if (now === null || !isSame(next, now)) setDrag(draggedTo(from, next));
  };
  const onPointerUp = (): void => {
    letGo();
    putDown();
  };
  // Who was taken from the column has no focus here: the key is heard wherever it is.
  useEffect(() => {
    if (grabbed === null) return;
    const onKey = (event: globalThis.KeyboardEvent): void => void (event.key === 'Escape' && putBack());
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  const byKeys = (event: KeyboardEvent<HTMLElement>, { from, seat }: DraggedSeat): boolean => {
    const { key, shiftKey, altKey } = event;
    if (key === 'Escape') putBack();
    else if (key === 'Enter') {
      if (dragged?.obstacle === null) putDown();
    } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const grip: Grip = shiftKey ? 'end' : altKey ? 'begin' : 'move';
      setDrag(draggedTo(from, moved(seat, grip, key === 'ArrowLeft' ? -SNAP : SNAP, reach)));
    } else if (key === 'ArrowUp' || key === 'ArrowDown') {
      const row = rows.findIndex(({ positionId }) => positionId === seat.positionId);
      const next = rows[row + (key === 'ArrowUp' ? -1 : 1)];
      if (next) setDrag(draggedTo(from, { ...seat, positionId: next.positionId }));
    } else return key.length === 1 || key === 'Delete';
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'z') {
      event.preventDefault();
      if (dragged === null) change({ type: 'undo' });
      return;
    }
    if (event.ctrlKey || event.metaKey || active === null) return;
    if (dragged !== null) {
      if (byKeys(event, dragged)) event.preventDefault();
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
      if (active.kind === 'proposal') return;
      change(
        active.kind === 'seat' ? { type: 'remove', id: active.seat.id } : { type: 'close', gap: active.gap },
      );
    } else if (event.key === 'Enter' || event.key === ' ' || event.key === 'F2') {
      event.preventDefault();
      if (active.kind !== 'seat' || event.key === 'F2') return onPick(active, null);
      const taken = draggedTo(active.seat, active.seat);
      setDrag(taken);
      say('dragged', taken);
    }
  };

  return {
    board: dragged === null ? board : withSeat(board, dragged.seat),
    dragged,
    grabbed,
    grab,
    on: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: putBack, onKeyDown },
  };
}

/** At its ends a bar is made longer or shorter, unless it is too short to have ends. */
function gripAt(box: DOMRect, x: number): Grip {
  const edge = box.width > EDGE_PX * 4 ? EDGE_PX : 0;
  return x - box.left < edge ? 'begin' : box.right - x < edge ? 'end' : 'move';
}

const isWithin = (box: DOMRect, { clientX, clientY }: Point): boolean =>
  box.left <= clientX && clientX < box.right && box.top <= clientY && clientY < box.bottom;

const isSame = (one: Seat, other: Seat): boolean =>
  one.begin === other.begin && one.end === other.end && one.positionId === other.positionId;

const isSameSeat = (one: Seat, other: Seat): boolean =>
  one.id === other.id && one.employeeId === other.employeeId && isSame(one, other);

/** The days whose plans are changed here, in minutes of the board: no seat leaves them. */
function reachOf({ plans, place }: Pick<RoomPlanModel, 'plans' | 'place'>): Span {
  const edited = (plans ?? []).filter((one) => one.edited).length;
  return { begin: edited > 1 && place.range.begin < 0 ? -1440 : 0, end: 1440 };
}
