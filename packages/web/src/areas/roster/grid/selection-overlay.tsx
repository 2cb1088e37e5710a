import { useLayoutEffect, useRef, useSyncExternalStore, type CSSProperties, type JSX } from 'react';
import { cellPlace } from './cell-sentence.ts';
import type { GridTexts } from './cell-sentence.ts';
import { personAt, positionOf, selectedArea } from './grid-model.ts';
import type { GridModel } from './grid-model.ts';
import { areaBetween } from './grid-selection.ts';
import type { GridSelection, NamedCell, SelectedArea, SelectionStore } from './grid-selection.ts';
import { placeOfLines } from './place-of-lines.ts';
import styles from './selection-overlay.module.css';

interface SelectionOverlayProps {
  readonly model: GridModel;
  readonly selection: SelectionStore;
  /** Whether the selection has a handle that fills what it is drawn over. */
  readonly fills: boolean;
  /** Called when a code was typed in a cell and the hand went elsewhere. */
  readonly onTyped: (cell: NamedCell, text: string) => void;
  readonly t: GridTexts;
}

/** As `placeOfLines`, for an area counted from the first row of the grid. */
function placeOf(model: GridModel, area: SelectedArea): CSSProperties {
  const above = model.counters.length;
  return placeOfLines(model, area.top - above, area.bottom - above, area.left, area.right - area.left + 1);
}

/** Where what was copied lies now; null when a filter or another month took it away. */
function copiedArea(model: GridModel, copied: GridSelection['copied']): SelectedArea | null {
  const [start, end] = copied?.map((cell) => positionOf(model, cell)) ?? [];
  return start && end ? areaBetween(start, end) : null;
}

/** The frame of the selection, the hand inside it and what was copied: the only thing that draws when the hand moves. */
export function SelectionOverlay({
  model,
  selection,
  fills,
  onTyped,
  t,
}: SelectionOverlayProps): JSX.Element | null {
  const { focus, copied, typing } = useSyncExternalStore(selection.subscribe, selection.read);
  const focused = positionOf(model, focus);
  const area = selectedArea(model, selection);
  if (focused === null || area === null) return null;
  const line = focused.row - model.counters.length;
  if (line < 0 || model.lines[line]?.kind !== 'person') return null;
  const isOfPeople = area.top >= model.counters.length;
  const several = area.top !== area.bottom || area.left !== area.right;
  const taken = copiedArea(model, copied);
  const onCell = placeOfLines(model, line, line, focused.column, 1);
  const cell = personAt(model, focused);
  return (
    <>
      <div className={styles['frames']} aria-hidden data-part="selection">
        {taken && <span className={styles['copied']} style={placeOf(model, taken)} />}
        {several && isOfPeople && <span className={styles['selected']} style={placeOf(model, area)} />}
        <span className={styles['focused']} style={onCell} />
        {fills && isOfPeople && <span className={styles['fill']} style={placeOf(model, area)} data-fill />}
      </div>
      {typing !== null && focus !== null && cell !== null && (
        <div role="row" className={styles['frames']}>
          <span role="gridcell" className={styles['typing']} style={onCell}>
            <CodeField
              key={`${focus.row} ${focus.column}`}
              label={t('typingIn', { place: cellPlace(model.store, cell.person, cell.day) })}
              text={typing}
              onLeave={(text) => onTyped(focus, text)}
            />
          </span>
        </div>
      )}
    </>
  );
}

interface CodeFieldProps {
  readonly label: string;
  /** What was typed before the field was there. */
  readonly text: string;
  readonly onLeave: (text: string) => void;
}

/** Longer than any code: what is longer is a slip, and said as one. */
const MOST_LETTERS = 12;

/** The field in which a code is typed; its keys are the editor's (decision 0077). */
function CodeField({ label, text, onLeave }: CodeFieldProps): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    // Behind what was typed, where the next letter goes.
    field.current?.setSelectionRange(MOST_LETTERS, MOST_LETTERS);
  }, []);
  return (
    <input
      ref={field}
      aria-label={label}
      defaultValue={text}
      maxLength={MOST_LETTERS}
      autoComplete="off"
      spellCheck={false}
      onInput={({ currentTarget }) => currentTarget.removeAttribute('aria-invalid')}
      onBlur={({ currentTarget }) => {
        // The window lost the focus and gives it back.
        if (document.hasFocus()) onLeave(currentTarget.value);
      }}
    />
  );
}
