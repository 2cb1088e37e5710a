import type { JSX, KeyboardEvent } from 'react';
import { useTexts } from '../../../platform/language.ts';
import './own-year.texts.ts';
import './own.texts.ts';
import styles from './view-tabs.module.css';

const VIEWS = ['miei', 'anno', 'colleghi'] as const;

/** What the own calendar shows; the words stand in the address. */
export type OwnView = (typeof VIEWS)[number];

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Id of the panel that the tabs switch. */
export const VIEW_PANEL = 'vista-calendario';

interface ViewTabsProps {
  readonly view: OwnView;
  readonly onView: (view: OwnView) => void;
}

export function ViewTabs({ view, onView }: ViewTabsProps): JSX.Element {
  const t = useTexts('own');
  const year = useTexts('ownYear');
  const words = { miei: t('mine'), anno: year('view'), colleghi: t('colleagues') };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, index: number): void => {
    const step = STEPS[event.key];
    const other = step === undefined ? undefined : VIEWS.at((index + step) % VIEWS.length);
    if (!other) return;
    event.preventDefault();
    onView(other);
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-view='${other}']`)?.focus();
  };
  return (
    <div role="tablist" aria-label={t('views')} className={styles['tabs']}>
      {VIEWS.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          data-view={name}
          aria-selected={view === name}
          aria-controls={VIEW_PANEL}
          tabIndex={view === name ? 0 : -1}
          onClick={() => onView(name)}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          {words[name]}
        </button>
      ))}
    </div>
  );
}
