import { useSyncExternalStore, type JSX } from 'react';
import { selectedArea, selectionSummary } from '../../areas/roster/index.ts';
import type { GridModel, SelectionStore } from '../../areas/roster/index.ts';
import { useTexts } from '../../platform/language.ts';
import styles from './choose-bar.module.css';
import './month.texts.ts';

interface ChooseBarProps {
  readonly model: GridModel;
  readonly selection: SelectionStore;
  /** What happened last. */
  readonly message: string;
  /** Take the places where undo and redo, and what can be done with the cells, will stand. */
  readonly undo: (place: HTMLElement | null) => void;
  readonly tools: (place: HTMLElement | null) => void;
  readonly onEnd: () => void;
}

/** Below the people of the phone while a touch chooses cells: what is chosen and what can be done with it. */
export function ChooseBar({ model, selection, message, undo, tools, onEnd }: ChooseBarProps): JSX.Element {
  const t = useTexts('month');
  useSyncExternalStore(selection.subscribe, selection.read);
  const area = selectedArea(model, selection);
  const chosen = area === null ? null : selectionSummary(model, area);
  return (
    <section className={`${styles['bar']} no-print`} aria-label={t('chosen')}>
      <p role="status">
        {chosen === null || chosen.people === 0 ? (
          message || t('chooseHint')
        ) : (
          <>
            <b>
              {t('selectedPeople', { count: chosen.people })} × {t('selectedDays', { count: chosen.days })}
            </b>{' '}
            {message}
          </>
        )}
      </p>
      <div>
        <span ref={undo} className={styles['undo']} />
        <span ref={tools} className={styles['tools']} />
        <button type="button" className={styles['end']} onClick={onEnd}>
          {t('chooseEnd')}
        </button>
      </div>
    </section>
  );
}
