import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useSyncExternalStore, type JSX } from 'react';
import { createPortal } from 'react-dom';
import { peopleIn, selectedArea } from '../../areas/roster/index.ts';
import type { GridModel, SelectionStore } from '../../areas/roster/index.ts';
import { IconButton } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import type { EditCommand } from './edit-keys.ts';
import styles from './edit-tools.module.css';
import './month-edit.texts.ts';

interface UndoToolsProps {
  readonly place: HTMLElement | null;
  readonly steps: { readonly undo: number; readonly redo: number };
  readonly onRun: (command: EditCommand) => void;
}

/** Undo and redo, in the toolbar of the month. */
export function UndoTools({ place, steps, onRun }: UndoToolsProps): JSX.Element | null {
  const t = useTexts('monthEdit');
  if (place === null) return null;
  return createPortal(
    <>
      <IconButton
        label={t('undo')}
        icon={IconArrowBackUp}
        iconSize={16}
        aria-disabled={steps.undo === 0}
        onClick={() => onRun('undo')}
      />
      <IconButton
        label={t('redo')}
        icon={IconArrowForwardUp}
        iconSize={16}
        aria-disabled={steps.redo === 0}
        onClick={() => onRun('redo')}
      />
    </>,
    place,
  );
}

interface SelectionToolsProps {
  readonly place: HTMLElement | null;
  readonly model: GridModel;
  readonly selection: SelectionStore;
  /** Fewer cells than these have no tools: one is changed in its own window. */
  readonly least: number;
  /** Several cells are chosen: a window may be wanted soon. */
  readonly onNear: () => void;
  readonly onRun: (command: EditCommand) => void;
}

/** What can be done with several cells, in the status line beside what they hold. */
export function SelectionTools({
  place,
  model,
  selection,
  least,
  onNear,
  onRun,
}: SelectionToolsProps): JSX.Element | null {
  const t = useTexts('monthEdit');
  useSyncExternalStore(selection.subscribe, selection.read);
  const area = selectedArea(model, selection);
  const cells = area === null ? 0 : peopleIn(model, area).length * (area.right - area.left + 1);
  const several = cells >= least;
  const comeNear = useEffectEvent(onNear);
  useEffect(() => {
    if (several) comeNear();
  }, [several]);
  if (place === null || !several) return null;
  return createPortal(
    <span role="group" aria-label={t('tools')} className={styles['tools']}>
      <button type="button" title={t('changeHint')} onClick={() => onRun('turn')}>
        {t('change')}
      </button>
      <button type="button" title={t('clearHint')} onClick={() => onRun('clear')}>
        {t('clear')}
      </button>
    </span>,
    place,
  );
}

interface TypedToolsProps {
  readonly place: HTMLElement | null;
  /** How many codes wait in their cells. */
  readonly count: number;
  readonly onReview: () => void;
  readonly onTakeBack: () => void;
}

/** What was typed and waits, and the way to its one review. */
export function TypedTools({ place, count, onReview, onTakeBack }: TypedToolsProps): JSX.Element | null {
  const t = useTexts('monthEdit');
  if (place === null || count === 0) return null;
  return createPortal(
    <span role="group" aria-label={t('typedTools')} className={styles['tools']}>
      <button type="button" title={t('reviewHint')} onClick={onReview}>
        {t('review', { count })}
      </button>
      <button type="button" onClick={onTakeBack}>
        {t('takeAllBack')}
      </button>
    </span>,
    place,
  );
}
