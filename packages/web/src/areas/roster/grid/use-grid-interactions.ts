import { useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import type { Day } from '@torre/domain/kernel';
import { cellElement, cellOfEvent, firstCell, markFocus, markPicked, reveal, dropFocus } from './grid-dom.ts';
import type { GridEditor } from './grid-editor.ts';
import { gridCommand, letterPressed } from './grid-keys.ts';
import type { GridCommand } from './grid-keys.ts';
import { cornersOf, nameOf, personAt, placeOfCell, positionOf, selectedArea } from './grid-model.ts';
import type { GridModel, PlacedCell } from './grid-model.ts';
import type { NamedCell, SelectionStore } from './grid-selection.ts';
import { cellOfHead, headOfEvent, linesOf } from './line-heads.ts';
import type { HeadOfLine } from './line-heads.ts';
import { nameCellsOf } from './person-line.ts';
import { useCellTitle } from './use-cell-title.ts';

/** What the grid asks of the screen around it. */
export interface GridEvents {
  readonly onOpen: (person: number, day: Day) => void;
  /** A counter is opened: the key of its row and its day. Absent where counters open nothing. */
  readonly onCounter?: (row: string, day: Day) => void;
  readonly onMonth: (step: 1 | -1) => void;
  /** Today is not in view: bring it there. */
  readonly onToday: () => void;
  readonly onToggleGroup: (groupId: string) => void;
  /** Who edits what is selected; null as long as nobody does. */
  readonly editor?: RefObject<GridEditor | null>;
  /**
   * On the phone: true while a touch chooses cells, the first where they begin and the second where they end; false while
   * it opens the day. Absent at the desk.
   */
  readonly choosing?: boolean;
}

interface GridInteractions extends GridEvents {
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly model: GridModel;
  readonly selection: SelectionStore;
  /** Mounts the lines that progressive drawing has not reached. */
  readonly mountAll: () => void;
  /** 'Ferrari Luca, mer 16/12/2026' */
  readonly placeOf: (person: number, day: Day) => string;
  /** The text of a cell's tooltip. */
  readonly titleOf: (cell: PlacedCell) => string;
}

/** Keyboard, mouse and focus of the grid, delegated to its root. One cell at a time can be reached by Tab. */
export function useGridInteractions(props: GridInteractions) {
  const { grid, scroller, model, selection } = props;
  const tabStop = useRef<HTMLElement | null>(null);
  const toToday = useRef(false);
  const dragging = useRef(false);
  /** A touch has begun a choice, the next one ends it. */
  const begun = useRef(false);
  // The touch that opened a day before is no first corner.
  useLayoutEffect(() => void (begun.current = false), [props.choosing]);
  const nameHovered = useCellTitle(props.titleOf);

  const setTabStop = useCallback((cell: HTMLElement | null): void => {
    // A cell that has the focus would lose it with its tab stop, even for a moment.
    if (tabStop.current !== cell) dropFocus(tabStop.current);
    tabStop.current = cell;
    if (cell !== null) cell.tabIndex = 0;
  }, []);

  const nameFocused = useCallback(
    (cell: NamedCell, element: HTMLElement): void => {
      const position = positionOf(model, cell);
      const focused = position === null ? null : personAt(model, position);
      nameCellsOf(element.parentElement);
      markFocus(element, focused === null ? null : props.placeOf(focused.person, focused.day));
    },
    [model, props],
  );

  const moveFocus = useCallback(
    (cell: NamedCell, extend: boolean, inView = true): void => {
      const root = grid.current;
      if (root === null || scroller.current === null) return;
      if (cellElement(root, cell) === null) props.mountAll();
      const element = cellElement(root, cell);
      if (element === null) return;
      selection.focus(cell, extend);
      setTabStop(element);
      nameFocused(cell, element);
      element.focus({ preventScroll: true });
      if (inView) reveal(scroller.current, root, element);
    },
    [grid, scroller, selection, setTabStop, nameFocused, props],
  );

  /** The hand's row is gone with the month or its cell with a new one: the same person and day, or the first person's. */
  const takeBack = (root: HTMLElement, today: number): void => {
    const { focus } = selection.read();
    const wanted = toToday.current && today >= 0 ? today : (focus?.column ?? 0);
    const column = Math.min(wanted, model.columns.length - 1);
    if (today >= 0) toToday.current = false;
    if (focus !== null && model.rowOf.has(focus.row)) {
      // Rows that are not drawn yet cannot be while React is at work.
      if (cellElement(root, { row: focus.row, column }) === null)
        return queueMicrotask(() => moveFocus({ row: focus.row, column }, false));
      return moveFocus({ row: focus.row, column }, false);
    }
    const first = cellOfEvent(firstCell(root, column), model.columns.length);
    if (first !== null) moveFocus(first, false);
  };

  const syncTabStop = useEffectEvent(() => {
    const root = grid.current;
    if (root === null) return;
    const { focus } = selection.read();
    const today = model.columns.findIndex(({ ground }) => ground === 'today');
    const lost = document.activeElement === document.body;
    if (selection.keyboard && (lost || (toToday.current && today >= 0))) takeBack(root, today);
    if (tabStop.current?.isConnected === true && root.contains(tabStop.current)) return;
    const focused = focus === null || positionOf(model, focus) === null ? null : cellElement(root, focus);
    setTabStop(focused ?? firstCell(root, Math.max(0, today)));
    if (focus !== null && focused !== null) nameFocused(focus, focused);
  });
  const syncPicked = useEffectEvent(() => {
    const root = grid.current;
    if (root === null) return;
    const area = selectedArea(model, selection);
    if (area === null) return markPicked(root, [], null);
    const keys: string[] = [];
    for (let row = area.top; row <= area.bottom; row += 1)
      keys.push(nameOf(model, { row, column: 0 })?.row ?? '');
    markPicked(root, keys, [area.left, area.right]);
  });
  useLayoutEffect(() => selection.guideFocus((cell) => moveFocus(cell, false)), [selection, moveFocus]);
  useLayoutEffect(() => {
    syncTabStop();
    syncPicked();
    return selection.subscribe(syncPicked);
  }, [model, selection]);

  const run = (command: GridCommand, cell: NamedCell): void => {
    toToday.current = command.kind === 'today';
    switch (command.kind) {
      case 'move': {
        const to = nameOf(model, command.to);
        if (to !== null) moveFocus(to, command.extend);
        return;
      }
      case 'month':
        return props.onMonth(command.step);
      case 'today':
        return props.onToday();
      case 'whole':
        return selection.widen(command.lines);
      case 'release':
        return selection.focus(cell);
      case 'open':
        return open(cell);
    }
  };

  const open = (cell: NamedCell): void => {
    const position = positionOf(model, cell);
    if (position === null) return;
    const counter = model.counters[position.row];
    const day = model.columns[position.column]?.day;
    if (counter !== undefined && day !== undefined) return props.onCounter?.(counter, day);
    const line = model.lines[position.row - model.counters.length];
    if (line?.kind === 'group') return props.onToggleGroup(line.group.id);
    const focused = personAt(model, position);
    if (focused !== null) props.onOpen(focused.person, focused.day);
  };

  /** A head is pressed: its whole line is chosen, with `extend` all lines from where the selection began. */
  const focusLine = (head: HeadOfLine, extend: boolean): void => {
    const cell = cellOfHead(model, selection, head);
    if (cell === null) return;
    // The hand may be out of sight: who chooses a line by its head looks at the head.
    moveFocus(cell, extend && selection.read().whole === linesOf(head), false);
    selection.widen(linesOf(head));
  };

  /** The handle is held: the selection grows from its upper left corner until it is let go. */
  const beginFill = (): void => {
    const from = selectedArea(model, selection);
    const [corner, end] = from === null ? [] : cornersOf(model, from);
    if (from === null || !corner || !end) return;
    selection.select(corner, end);
    dragging.current = true;
    const letGo = (): void => {
      const to = selectedArea(model, selection);
      if (to !== null && (to.bottom > from.bottom || to.right > from.right))
        props.editor?.current?.onFill(from, to);
    };
    window.addEventListener('pointerup', letGo, { once: true });
  };

  /** Heads choose their line where somebody edits; elsewhere they are heads. */
  const headPressed = (target: EventTarget): HeadOfLine | null =>
    props.editor === undefined || props.choosing === false ? null : headOfEvent(target, model.columns.length);

  const onClipboard = (event: ClipboardEvent): void => {
    // In the field of a code the clipboard is the field's.
    if (!(event.target instanceof HTMLInputElement)) props.editor?.current?.onClipboard(event);
  };

  return {
    moveFocus,
    handlers: {
      onCopy: onClipboard,
      onCut: onClipboard,
      onPaste: onClipboard,
      onFocus({ target }: FocusEvent) {
        selection.setKeyboard(true);
        const cell = cellOfEvent(target, model.columns.length);
        const { focus } = selection.read();
        // Tab came in, or a reader put the focus there: that is where the hand is.
        const known =
          focus?.row === cell?.row && (focus?.column === cell?.column || target.ariaExpanded !== null);
        if (cell === null || known) return;
        selection.focus(cell);
        setTabStop(target as HTMLElement);
        nameFocused(cell, target as HTMLElement);
      },
      onBlur({ relatedTarget }: FocusEvent) {
        // Without a target the window lost the focus and will give it back, or a press on nothing took it away.
        selection.setKeyboard(
          relatedTarget === null ? !document.hasFocus() : grid.current?.contains(relatedTarget) === true,
        );
      },
      onKeyDown(event: KeyboardEvent) {
        if (!event.altKey && props.editor?.current?.onKey(event)) return event.preventDefault();
        const cell = cellOfEvent(event.target, model.columns.length);
        // Where the hand is knows its column on the head of a group too.
        const at = positionOf(
          model,
          cell?.row === selection.read().focus?.row ? selection.read().focus : cell,
        );
        if (cell === null || at === null) return;
        const ctrl = event.ctrlKey || event.metaKey;
        // Who edits is on the way: what is typed waits for them.
        const ahead = props.editor?.current === null && model.store.editable && personAt(model, at) !== null;
        if (ahead && !ctrl && !event.altKey && selection.typed.press(event.key))
          return event.preventDefault();
        const command = gridCommand(
          at,
          { key: letterPressed(event), ctrl, shift: event.shiftKey, alt: event.altKey },
          {
            rows: model.rowOf.size,
            columns: model.columns.length,
            counters: model.counters.length,
            today: model.columns.findIndex(({ ground }) => ground === 'today'),
          },
        );
        if (command === null) return;
        event.preventDefault();
        run(command, { row: cell.row, column: at.column });
      },
      onMouseDown(event: MouseEvent) {
        if (event.button === 0 && (event.target as HTMLElement).dataset['fill'] !== undefined) {
          event.preventDefault();
          return beginFill();
        }
        const cell = event.button === 0 ? cellOfEvent(event.target, model.columns.length) : null;
        const head = event.button === 0 && cell === null ? headPressed(event.target) : null;
        if (cell === null && head === null) return;
        // Otherwise the press would take the focus away from the cell again.
        event.preventDefault();
        dragging.current = true;
        const ends = props.choosing === true && begun.current && selection.read().focus !== null;
        begun.current = !ends;
        if (head !== null) focusLine(head, event.shiftKey || ends);
        else if (cell !== null) moveFocus(cell, event.shiftKey || ends);
      },
      onClick(event: MouseEvent) {
        const cell = cellOfEvent(event.target, model.columns.length);
        if (cell === null) return;
        const byTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
        const opens = byTouch && props.choosing !== true;
        // A counter holds nothing that could be selected: one press opens it.
        const isCounter = model.counters.includes(cell.row) && props.choosing !== true;
        if (opens || isCounter || cell.row.startsWith('group:')) open(cell);
      },
      onDoubleClick(event: MouseEvent) {
        const cell = cellOfEvent(event.target, model.columns.length);
        const opensByOne = cell?.row.startsWith('group:') || model.counters.includes(cell?.row ?? '');
        if (cell !== null && props.choosing !== true && !opensByOne) open(cell);
      },
      onPointerOver(event: PointerEvent) {
        const cell = cellOfEvent(event.target, model.columns.length);
        const head =
          cell === null && dragging.current && event.buttons === 1 ? headPressed(event.target) : null;
        if (head !== null && selection.read().whole === linesOf(head)) return focusLine(head, true);
        const position = positionOf(model, cell);
        const focused = position === null ? null : personAt(model, position);
        if (focused === null || !(event.target instanceof HTMLElement)) return;
        nameHovered(event.target, placeOfCell(model, focused.person, focused.day));
        if (dragging.current && event.buttons === 1 && cell !== null) moveFocus(cell, true);
        else dragging.current = false;
      },
    },
  };
}
