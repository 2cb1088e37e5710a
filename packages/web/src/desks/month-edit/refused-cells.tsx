import type { BulkReply, RefusedCell } from '@torre/contract/bulk';
import { dayFromCompact } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { authorName, cellPlace, DayAlert } from '../../areas/roster/index.ts';
import type { GridModel } from '../../areas/roster/index.ts';
import { useTexts } from '../../platform/language.ts';
import type { Texts } from '../../platform/text-catalogue.ts';
import styles from './bulk-dialog.module.css';
import './month-edit.texts.ts';
import { byReason } from './saved-cells.ts';

interface RefusedCellsProps {
  readonly model: GridModel;
  readonly refused: readonly RefusedCell[];
  readonly title: string;
  /** After a save: the cells as they were wished, so that both values stand beside each other. */
  readonly wished?: BulkReply['shifts'];
}

/** Cells of one reason that stand there before the rest is folded away. */
const SHOWN = 6;
/** More of them are counted, not written: nobody reads thousands, and the window would stand still. */
const MOST_WRITTEN = 300;

/** The cells that stay as they are, by their reason. */
export function RefusedCells({ model, refused, title, wished = [] }: RefusedCellsProps): JSX.Element {
  const t = useTexts('monthEdit');
  const wishOf = new Map(wished.map(({ employeeId, date, turn }) => [`${employeeId} ${date}`, turn]));
  const line = (cell: RefusedCell): JSX.Element => (
    <li key={`${cell.employeeId} ${cell.date}`}>
      {[placeOf(model, cell), bothValues(t, cell, wishOf.get(`${cell.employeeId} ${cell.date}`))]
        .filter(Boolean)
        .join(': ')}
    </li>
  );
  return (
    <DayAlert tone="warn">
      <b>{title}</b>
      {byReason(refused).map(({ messageIT, cells }) => (
        <div key={messageIT ?? ''} className={styles['reason']}>
          <p>{messageIT ?? t('changedMeanwhile')}</p>
          <ul>{cells.slice(0, SHOWN).map(line)}</ul>
          {cells.length > SHOWN && (
            <details>
              <summary>{t('more', { count: cells.length - SHOWN })}</summary>
              <ul>
                {cells.slice(SHOWN, MOST_WRITTEN).map(line)}
                {cells.length > MOST_WRITTEN && <li>{t('more', { count: cells.length - MOST_WRITTEN })}</li>}
              </ul>
            </details>
          )}
        </div>
      ))}
    </DayAlert>
  );
}

/** 'Ferrari Luca, mer 16/12/2026' */
function placeOf(model: GridModel, { employeeId, date }: RefusedCell): string {
  const person = model.store.indexOf(employeeId);
  const day = dayFromCompact(date);
  return person < 0 || day === null ? `${employeeId} ${date}` : cellPlace(model.store, person, day);
}

/** What was wished and what stands there now, where somebody else was first. */
function bothValues(
  t: Texts<'monthEdit'>,
  { current, modifyUser, modifyDate }: RefusedCell,
  wish: string | undefined,
): string {
  const parts = wish === undefined ? [] : [t('wished', { wished: wish })];
  if (current !== null && modifyUser !== null && modifyDate !== null) {
    const who = authorName(modifyUser);
    parts.push(t('standsBy', { standing: current.turn, who, when: modifyDate }));
  } else if (current !== null) parts.push(t('standsNow', { standing: current.turn }));
  return parts.join(', ');
}
