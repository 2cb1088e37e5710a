import { IconCircleCheck } from '@tabler/icons-react';
import type { Day } from '@torre/domain/kernel';
import { useCallback, useSyncExternalStore, type JSX } from 'react';
import {
  cellContent,
  cellPlace,
  personAt,
  personTotals,
  totalsSentence,
  placeOfCell,
  positionOf,
  selectedArea,
  selectionSummary,
} from '../../areas/roster/index.ts';
import type { GridModel, MonthStore, PresenceKind, SelectionStore } from '../../areas/roster/index.ts';
import { useTexts } from '../../platform/language.ts';
import styles from './month-desk.module.css';
import './month.texts.ts';
import type { MonthNews } from './use-live-month.ts';

interface StatusLineProps {
  readonly model: GridModel;
  readonly selection: SelectionStore;
  readonly news: MonthNews;
  /** Takes the place where the tools of a selection will stand. */
  readonly tools: (place: HTMLElement | null) => void;
  /** How far a page goes. */
  readonly pages: 'months' | 'weeks';
  /** People that the filters let through. */
  readonly shown: number;
}

const KINDS: readonly PresenceKind[] = ['duty', 'onCall', 'absence', 'rest'];

function SelectionCounts({
  model,
  selection,
}: Pick<StatusLineProps, 'model' | 'selection'>): JSX.Element | null {
  const t = useTexts('month');
  const { focus } = useSyncExternalStore(selection.subscribe, selection.read);
  const focused = positionOf(model, focus);
  const area = selectedArea(model, selection);
  if (focused === null || area === null) return null;
  const { people, days, cells } = selectionSummary(model, area);
  if (people === 0) return null;
  const single = area.top === area.bottom && area.left === area.right ? personAt(model, focused) : null;
  if (single !== null) return <FocusedCell model={model} {...single} />;
  const counts = KINDS.filter((kind) => cells[kind] > 0).map((kind) => t(kind, { count: cells[kind] }));
  return (
    <>
      <b>
        {t('selectedPeople', { count: people })} × {t('selectedDays', { count: days })}
      </b>
      <span>{counts.join(', ')}</span>
    </>
  );
}

interface FocusedCellProps {
  readonly model: GridModel;
  readonly person: number;
  readonly day: Day;
}

/** What stands in the cell under the hand, as it changes there. */
function FocusedCell({ model, person, day }: FocusedCellProps): JSX.Element {
  const t = useTexts('month');
  const grid = useTexts('grid');
  const place = placeOfCell(model, person, day);
  useRow(place.month, place.person);
  const totals = totalsSentence(personTotals(model.store, person, useRow(model.store, person)), grid);
  return (
    <>
      <b>{cellPlace(model.store, person, day)}</b>
      <span className={styles['content']}>{cellContent(place.month, place.person, place.day, grid)}</span>
      <span>
        <kbd>{t('enter')}</kbd> {t('open')}
      </span>
      <span className={styles['totals']} title={totals}>
        {totals}
      </span>
    </>
  );
}

function useRow(store: MonthStore, person: number) {
  const subscribe = useCallback((listener: () => void) => store.subscribe(person, listener), [store, person]);
  return useSyncExternalStore(subscribe, () => store.row(person));
}

/** What the hand holds, what changed, how many people are in view, when the last save was. */
export function StatusLine({ model, selection, news, tools, pages, shown }: StatusLineProps): JSX.Element {
  const t = useTexts('month');
  const total = model.store.people.length;
  return (
    <section className={`${styles['status']} no-print`} aria-label={t('status')}>
      <SelectionCounts model={model} selection={selection} />
      <span ref={tools} />
      <span className={styles['hint']}>
        <kbd>{t('pages')}</kbd> {t(pages)}
      </span>
      <span role="status" className={styles['news']}>
        {news.message}
      </span>
      <span>{shown === total ? t('peopleAll', { count: total }) : t('peopleOf', { shown, total })}</span>
      {news.savedAt !== null && (
        <span className={styles['saved']}>
          <IconCircleCheck size={16} stroke={1.75} aria-hidden />
          {t('savedAt', { time: news.savedAt })}
        </span>
      )}
    </section>
  );
}
