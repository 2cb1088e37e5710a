import { changeMany, MOST_CELLS } from '@torre/contract/bulk';
import type { BulkReply, RefusedCell } from '@torre/contract/bulk';
import type { CellPatch } from '@torre/contract/cells';
import type { ClipboardEvent } from 'react';
import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { movedWords } from '../../areas/legality/index.ts';
import {
  cellsOfWish,
  changedByMe,
  clearWish,
  codesOf,
  copiedCells,
  cornersOf,
  fillWish,
  forgetBulk,
  fromTabs,
  historyOf,
  itemsOf,
  keepBulk,
  keptBulk,
  pasteCopiedWish,
  pasteTextWish,
  peopleIn,
  rowsWithPeople,
  selectedArea,
  toTabs,
  turnInstead,
  turnWish,
  typedCellsOf,
  typedWish,
} from '../../areas/roster/index.ts';
import type {
  BulkWish,
  Copied,
  GridEditor,
  GridModel,
  KeptBulk,
  NamedCell,
  SavedCell,
  SelectedArea,
  SelectionStore,
  Way,
} from '../../areas/roster/index.ts';
import { call } from '../../platform/call.ts';
import { useTexts } from '../../platform/language.ts';
import { NOTICE, notify } from '../../platform/notify.ts';
import { failureNotice } from '../../platform/outcome-notice.ts';
import { useSession } from '../../platform/session.ts';
import { withSpinner } from '../../platform/spinner.ts';
import { track } from '../../platform/track.ts';
import { editCommand } from './edit-keys.ts';
import type { EditCommand } from './edit-keys.ts';
import './month-edit.texts.ts';
import { isOverAbsence, patchesOf, refusalsOf } from './saved-cells.ts';
import { sameText, selectPasted } from './pasted-block.ts';
import { useTypedCells } from './use-typed-cells.ts';

export interface MonthEditParts {
  readonly model: GridModel;
  readonly selection: SelectionStore;
  /** Id of the draft in view; null: the published month. */
  readonly draft: string | null;
  /** Says something in the status line. */
  readonly say: (message: string) => void;
  /** Draws own saves before the stream brings them. */
  readonly onSaved: (cells: readonly CellPatch[]) => void;
}

/** What is open above the month: a wish that waits for its yes, or what an undo could not bring back. */
export type OpenEdit =
  | {
      readonly is: 'wish';
      readonly wish: BulkWish;
      readonly unknown: readonly string[];
      /** It was chosen before the page went away. */
      readonly kept: KeptBulk | null;
    }
  | { readonly is: 'refused'; readonly way: Way; readonly refused: readonly RefusedCell[] };

const whole = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

interface Clipboard extends Copied {
  /** First day of the month that it was taken from. */
  readonly month: number;
  readonly corners: readonly [NamedCell, NamedCell];
}

/** The spreadsheet's hands on the month: what each command does to what is selected. */
export function useMonthEdit({ model, selection, draft, say, onSaved }: MonthEditParts) {
  const t = useTexts('monthEdit');
  const rules = useTexts('legality');
  const { utente, divisionList } = useSession();
  const { store } = model;
  const division = divisionList.find(({ icao }) => icao === store.plant)?.divisionId ?? store.divisionId;
  const history = historyOf(utente.userName, draft ?? store.plant);
  const steps = useSyncExternalStore(history.subscribe, history.read);
  const [clipboard, setClipboard] = useState<Clipboard | null>(null);
  const place = { userName: utente.userName, plant: store.plant, draft, from: store.from };
  const [open, setOpen] = useState<OpenEdit | null>(() => {
    const kept = keptBulk(place);
    return kept === null ? null : { is: 'wish', wish: kept.wish, unknown: kept.unknown, kept };
  });
  const [going, setGoing] = useState(false);

  const marked = clipboard?.month === store.from ? clipboard.corners : null;
  useEffect(() => selection.markCopied(marked), [selection, marked]);

  const ask = (wish: BulkWish | null, unknown: readonly string[] = []): void => {
    // Only the window of one shift for all has a field for what was typed.
    if (wish?.kind !== 'turn') selection.typed.forget();
    const count = cellsOfWish(wish);
    const isEmpty = wish === null || (count === 0 && unknown.length === 0);
    if (isEmpty || count > MOST_CELLS) selection.typed.forget();
    if (isEmpty) return say(t('nothingToChange'));
    if (count > MOST_CELLS)
      return void notify({
        type: NOTICE.warning,
        text: t('tooMany', { cells: whole.format(count), most: whole.format(MOST_CELLS) }),
      });
    setOpen({ is: 'wish', wish, unknown, kept: null });
  };

  const review = (): void => ask(typedWish(typedCellsOf(place).read()));
  const typing = useTypedCells({ model, selection, place, say, onReview: review });

  const goBack = async (way: Way, overAbsence = false): Promise<void> => {
    const step = history.next(way);
    if (step === null) return say(t(way === 'undo' ? 'nothingToUndo' : 'nothingToRedo'));
    if (going) return;
    setGoing(true);
    track('action', way === 'undo' ? 'annulla modifica' : 'ripeti modifica');
    try {
      const query = { division, preview: false, ...(draft !== null && { draft }) };
      const reply = await withSpinner(call(changeMany, { query, body: itemsOf(step, overAbsence) }));
      history.done(way, reply.shifts);
      onSaved(patchesOf(reply.shifts, store.book));
      const moved = reply.legality ? movedWords(reply.legality, rules) : '';
      say(
        [t(way === 'undo' ? 'undone' : 'redone', { count: reply.shifts.length }), moved]
          .filter(Boolean)
          .join(': '),
      );
      if (reply.refused.length > 0) setOpen({ is: 'refused', way, refused: reply.refused });
      else if (overAbsence) setOpen(null);
    } catch (error) {
      const refused = refusalsOf(error);
      if (refused === null)
        return void notify(failureNotice(error, t(way === 'undo' ? 'undoFailed' : 'redoFailed')));
      // What waits for a yes of the person stays to be taken back.
      if (!refused.some(isOverAbsence)) history.done(way, []);
      setOpen({ is: 'refused', way, refused });
    } finally {
      setGoing(false);
    }
  };

  const run = (command: EditCommand): void => {
    const area = selectedArea(model, selection);
    if (command === 'undo' || command === 'redo') return void goBack(command);
    if (command === 'all') return selection.widen('all');
    if (area === null) return;
    switch (command) {
      case 'review':
        return review();
      case 'clear':
        return ask(clearWish(model, area));
      case 'type':
      case 'turn':
        return ask(turnWish(model, area));
      case 'fill-down': {
        const [first = 0] = rowsWithPeople(model, area.top, area.bottom);
        return ask(fillWish(model, { ...area, top: first, bottom: first }, area));
      }
      case 'fill-right':
        return ask(fillWish(model, { ...area, right: area.left }, area));
    }
  };

  /** Takes what is selected; answers the text for the clipboard, null when there is nothing to take. */
  const take = (cut: boolean): string | null => {
    const area = selectedArea(model, selection);
    const corners = area === null ? [] : cornersOf(model, area);
    if (area === null || !corners[0] || !corners[1]) return null;
    const text = toTabs(codesOf(model, area));
    const copied = copiedCells(model, area, text, cut);
    if (copied.from.length === 0) return null;
    setClipboard({ ...copied, month: store.from, corners: [corners[0], corners[1]] });
    say(t(cut ? 'cutNotice' : 'copiedNotice', { count: copied.from.length }));
    return text;
  };

  const paste = (text: string): void => {
    const area = selectedArea(model, selection);
    if (area === null) return;
    if (clipboard !== null && clipboard.plant === store.plant && sameText(clipboard.text, text)) {
      return ask(pasteCopiedWish(model, area, clipboard));
    }
    const { wish, unknown } = pasteTextWish(model, area, fromTabs(text));
    if (wish === null && unknown.length > 0) return say(t('unknownCodes', { codes: unknown.join(', ') }));
    ask(wish, unknown);
  };

  // What was typed before. React may draw this part up to 300 ms after it has run it: the last keys are known only now.
  const takeTyped = useEffectEvent(() => {
    const area = selection.typed.waits && open === null ? selectedArea(model, selection) : null;
    // On one cell its own field takes it.
    if (area !== null && !isOneCell(area)) run('type');
  });
  useLayoutEffect(() => queueMicrotask(() => takeTyped()), []);

  const close = (): void => {
    selection.typed.forget();
    forgetBulk(place);
    setOpen(null);
  };

  const editor: GridEditor = {
    onKey(event) {
      if (selection.read().typing !== null) return typing.onFieldKey(event);
      const area = selectedArea(model, selection);
      const people = area === null ? 0 : peopleIn(model, area).length;
      const days = area === null ? 0 : area.right - area.left + 1;
      const pressed = { key: event.key, ctrl: event.ctrlKey || event.metaKey, shift: event.shiftKey };
      if (pressed.key === 'Escape' && clipboard !== null) setClipboard(null);
      // The window is on its way, and the hand still on its cell: what it types waits for the field.
      if (open?.is === 'wish' && !pressed.ctrl) {
        if (pressed.key === 'Escape') close();
        else if (open.wish.kind === 'turn') selection.typed.press(pressed.key);
        return true;
      }
      const isOne = people * days === 1;
      const takesBack = ['Escape', 'Delete', 'Backspace'].includes(pressed.key);
      if (isOne && takesBack && typing.takeBack()) return true;
      const command = editCommand(pressed, { people, days });
      if (command === null || people === 0) return false;
      if (!store.editable && command !== 'all') return false;
      if (command === 'type' && isOne) {
        typing.begin(pressed.key);
        return true;
      }
      if (command === 'type') selection.typed.press(pressed.key);
      run(command);
      return true;
    },
    onClipboard(event: ClipboardEvent) {
      if (event.type === 'paste') {
        event.preventDefault();
        if (store.editable) paste(event.clipboardData.getData('text/plain'));
        return;
      }
      const text = take(event.type === 'cut' && store.editable);
      if (text === null) return;
      event.clipboardData.setData('text/plain', text);
      event.preventDefault();
    },
    onTyped: typing.onTyped,
    onFill: (from, to) => ask(fillWish(model, from, to)),
  };

  return {
    editor,
    run,
    steps,
    typed: typing.cells,
    takeAllBack: typing.takeAllBack,
    division,
    open,
    close,
    /** Null where the person need not accept anything for it to be taken back, or made again. */
    allTheSame:
      open?.is === 'refused' && open.refused.every(isOverAbsence)
        ? (): void => void goBack(open.way, true)
        : null,
    /** Nothing could be taken away: the same cells wait for a shift. */
    instead: (): void => {
      if (open?.is === 'wish' && open.wish.kind === 'clear') ask(turnInstead(open.wish));
    },
    /** A lost session or a reload takes nothing of an open wish away. */
    keep: (choice: Pick<KeptBulk, 'turn' | 'reason'>): void => {
      if (open?.is === 'wish') keepBulk(place, { wish: open.wish, unknown: open.unknown, ...choice });
    },
    /** One's own saves elsewhere can be taken back as well. */
    record: (saved: readonly SavedCell[]): void =>
      history.record(
        saved.flatMap(({ employeeId, date, version }) =>
          version === undefined ? [] : [changedByMe({ employeeId, date, version })],
        ),
      ),
    /** A wish was saved, as far as the reply says. */
    saved: (wish: BulkWish, reply: BulkReply): void => {
      history.record(reply.shifts.map(changedByMe));
      typing.drop(reply.shifts);
      onSaved(patchesOf(reply.shifts, store.book));
      if (wish.kind === 'cut') setClipboard(null);
      if ('lands' in wish) selectPasted(selection, wish.lands);
    },
  };
}

const isOneCell = ({ top, bottom, left, right }: SelectedArea): boolean => top === bottom && left === right;
