import type { ShiftHistoryItem, StorifiedAction } from '@torre/contract/cells';
import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { ShiftTile } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import type { DefinitionBook } from '../definition-book.ts';
import './day.texts.ts';
import styles from './history-table.module.css';
import { authorName, isCycle } from './person-name.ts';

/** How each kind of row is called. */
const WORDS = { ACTIVE: 'standing', STORIFIED: 'storified', CHANGE: 'changed' } as const satisfies Record<
  StorifiedAction,
  string
>;

interface HistoryTableProps {
  readonly items: readonly ShiftHistoryItem[];
  readonly day: Day;
  readonly book: DefinitionBook;
}

/** Who put which shift into the cell, newest first (M2.4.13). */
export function HistoryTable({ items, day, book }: HistoryTableProps): JSX.Element {
  const t = useTexts('day');
  if (items.length === 0) return <p className={styles['empty']}>{t('historyEmpty')}</p>;
  return (
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={t('history')}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('historyTurn')}</th>
            <th scope="col">{t('historyUser')}</th>
            <th scope="col">{t('historyDate')}</th>
            <th scope="col">{t('historyActivities')}</th>
            <th scope="col">{t('historyNote')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            // A version has no name of its own, and rows only ever come in front of the others.
            <tr key={items.length - index}>
              <td>
                <span className={styles['turn']}>
                  <ShiftTile name={item.turn} form={book.meaning(item.turn, day).form} />
                  <span className={styles['word']}>{t(WORDS[item.storifiedAction])}</span>
                </span>
              </td>
              <td>{isCycle(item.modifyUser) ? t('byCycle') : authorName(item.modifyUser)}</td>
              <td className={styles['date']}>{item.modifyDate}</td>
              <td>{item.extraActivities.join(', ') || t('none')}</td>
              <td className={styles['note']}>{item.note ?? t('none')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
