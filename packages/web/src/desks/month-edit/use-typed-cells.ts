import { dayFromCompact } from '@torre/domain/kernel';
import { checkTurn } from '@torre/domain/roster';
import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { KeyboardEvent } from 'react';
import {
  ELSEWHERE,
  lockedWords,
  personAt,
  placeOfCell,
  positionOf,
  seenCell,
  turnOf,
  typedCellsOf,
} from '../../areas/roster/index.ts';
import type { BulkPlace, GridModel, NamedCell, SelectionStore } from '../../areas/roster/index.ts';
import { useTexts } from '../../platform/language.ts';
import { NOTICE, notify } from '../../platform/notify.ts';
import './month-edit.texts.ts';
import { stepOf, TabRun } from './typed-steps.ts';

interface TypedCellsParts {
  readonly model: GridModel;
  readonly selection: SelectionStore;
  readonly place: BulkPlace;
  /** Says something in the status line. */
  readonly say: (message: string) => void;
  /** The one review of all that was typed. */
  readonly onReview: () => void;
}

/** How long all that was typed can be taken up again after it was taken away. */
const AGAIN_MS = 10_000;

/** Codes typed in the cells: they wait there, marked, until one review of all (decision 0077). */
export function useTypedCells({ model, selection, place, say, onReview }: TypedCellsParts) {
  const t = useTexts('monthEdit');
  const grid = useTexts('grid');
  const typed = typedCellsOf(place);
  const cells = useSyncExternalStore(typed.subscribe, typed.read);
  const [run] = useState(() => new TabRun());
  const { store, neighbour = null } = model;

  // Heard directly: what is drawn after a save in the same moment already sees the cells without it.
  useEffect(() => {
    const months = [store, neighbour];
    const draw = (): void => {
      const turns = typed.read().flatMap(({ employeeId, date, turn }) => {
        const day = dayFromCompact(date);
        return day === null ? [] : [{ employeeId, day, turn }];
      });
      for (const month of months) month?.setUnsaved(turns);
    };
    draw();
    const leave = typed.subscribe(draw);
    return () => {
      leave();
      for (const month of months) month?.setUnsaved([]);
    };
  }, [typed, store, neighbour]);

  /** The person and day of a cell in view that can hold a shift. */
  const shiftCell = (cell: NamedCell | null) => {
    const at = positionOf(model, cell);
    const found = at === null ? null : personAt(model, at);
    return found === null || turnOf(model, found) === ELSEWHERE ? null : found;
  };

  /** Says who locked a cell; false where nobody did. */
  const isRefused = (found: NonNullable<ReturnType<typeof shiftCell>>): boolean => {
    const lock = lockedWords(model, found, grid);
    if (lock !== null) say(t('lockedCell', { lock }));
    return lock !== null;
  };

  /** Keeps what was typed in a cell; false when it is no shift of the plant, or the cell was locked meanwhile. */
  const keep = (cell: NamedCell, text: string): boolean => {
    const found = shiftCell(cell);
    if (text.trim() === '' || found === null) return true;
    if (isRefused(found)) return false;
    const { month } = placeOfCell(model, found.person, found.day);
    const checked = checkTurn(text, month.book.definitions, found.day);
    const shiftId = checked.ok ? month.book.idOf(checked.value.name) : null;
    if (!checked.ok || shiftId === null) {
      say(t('noSuchCode', { code: text.trim().toUpperCase() }));
      return false;
    }
    const turn = checked.value.name;
    const seen = seenCell(model, found);
    if (turnOf(model, found) === turn) typed.drop([seen]);
    else typed.write({ ...seen, turn, shiftId });
    return true;
  };

  const begin = (text: string): void => {
    const found = shiftCell(selection.read().focus);
    if (found === null) return say(t('nothingToChange'));
    if (isRefused(found)) return;
    selection.type(text);
  };

  /** A key in the field of a code; true when it is taken. */
  const onFieldKey = (event: KeyboardEvent): boolean => {
    const field = event.target as HTMLInputElement;
    const { focus } = selection.read();
    if (focus === null || event.nativeEvent.isComposing) return false;
    const isReview = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    const step = stepOf({ key: event.key, shift: event.shiftKey });
    if (event.key !== 'Escape' && !isReview && step === null) return false;
    if (event.key === 'Escape') field.value = '';
    if (!keep(focus, field.value)) {
      field.setAttribute('aria-invalid', 'true');
      field.select();
      return true;
    }
    // What is left in the field is written when the hand goes: this is written already.
    field.value = '';
    const stays = event.key === 'Escape' || isReview || step === null;
    selection.moveFocus(stays ? focus : run.next(model, focus, event.key, step));
    if (isReview) onReview();
    return true;
  };

  /** What was typed in the cell of the hand is taken back; false where nothing was. */
  const takeBack = (): boolean => {
    const found = shiftCell(selection.read().focus);
    if (found === null || !typed.has(seenCell(model, found))) return false;
    typed.drop([seenCell(model, found)]);
    say(t('typedBack'));
    return true;
  };

  const takeAllBack = (): void => {
    const before = typed.read();
    typed.drop(before);
    // The field that is open holds one of them.
    selection.type(null);
    const again = (): void => before.forEach((cell) => typed.write(cell));
    notify({
      type: NOTICE.success,
      text: t('typedAllBack', { count: before.length }),
      action: { label: t('typedAgain'), run: again },
      staysMs: AGAIN_MS,
    });
  };

  const takeAhead = useEffectEvent(() => {
    const { focus } = selection.read();
    const { text, entered } = selection.typed.take();
    if (focus === null) return;
    if (entered && keep(focus, text)) selection.moveFocus(run.next(model, focus, 'Enter', 'down'));
    else begin(text);
  });
  // React may draw this part up to 300 ms after it has run it: the last keys are known only now.
  useLayoutEffect(
    () =>
      queueMicrotask(() => {
        // With several cells the window of many takes it.
        const { focus, anchor, whole } = selection.read();
        const isOne = whole === null && focus?.row === anchor?.row && focus?.column === anchor?.column;
        if (selection.typed.waits && isOne) takeAhead();
      }),
    [selection],
  );

  return {
    cells,
    begin,
    onFieldKey,
    takeBack,
    takeAllBack,
    /** The hand left the field by a press elsewhere. */
    onTyped: (cell: NamedCell, text: string): void => void keep(cell, text),
    drop: typed.drop.bind(typed),
  };
}
