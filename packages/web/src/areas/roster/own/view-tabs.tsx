import type { JSX, KeyboardEvent } from 'react';
import { useTexts } from '../../../platform/language.ts';
import './own.texts.ts';
import styles from './view-tabs.module.css';

/** What the own calendar shows; the words stand in the address. */
export type OwnView = 'miei' | 'colleghi';

const VIEWS = [
  ['miei', 'mine'],
  ['colleghi', 'colleagues'],
] as const;

/** Id of the panel that the tabs switch. */
export const VIEW_PANEL = 'vista-calendario';

interface ViewTabsProps {
  readonly view: OwnView;
  readonly onView: (view: OwnView) => void;
}

export function ViewTabs({ view, onView }: ViewTabsProps): JSX.Element {
  const t = useTexts('own');
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const other = view === 'miei' ? 'colleghi' : 'miei';
    onView(other);
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-view='${other}']`)?.focus();
  };
  return (
    <div role="tablist" aria-label={t('views')} className={styles['tabs']}>
      {VIEWS.map(([name, text]) => (
        <button
          key={name}
          type="button"
          role="tab"
          data-view={name}
          aria-selected={view === name}
          aria-controls={VIEW_PANEL}
          tabIndex={view === name ? 0 : -1}
          onClick={() => onView(name)}
          onKeyDown={onKeyDown}
        >
          {t(text)}
        </button>
      ))}
    </div>
  );
}
