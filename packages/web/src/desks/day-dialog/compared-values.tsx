import type { Shift } from '@torre/contract/month';
import type { Day } from '@torre/domain/kernel';
import type { ShiftTimes } from '@torre/domain/roster';
import type { JSX, ReactNode } from 'react';
import {
  hoursOf,
  hoursOn,
  storedTimes,
  type DefinitionBook,
  type ShiftDraft,
} from '../../areas/roster/index.ts';
import { ShiftTile } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import styles from './compared-values.module.css';
import './day-dialog.texts.ts';
import { fieldsOf } from './day-form-state.ts';

interface ComparedValuesProps {
  readonly draft: ShiftDraft;
  readonly standing: Shift | null;
  readonly day: Day;
  readonly book: DefinitionBook;
}

const NOTES = ['note', 'noteTurno'] as const;

/** What was written and what stands there: the shift always, of the other fields those that differ. */
export function ComparedValues({ draft, standing, day, book }: ComparedValuesProps): JSX.Element {
  const t = useTexts('dayDialog');
  const theirs = fieldsOf(standing);
  const turn = (name: string, times: ShiftTimes | null): ReactNode => {
    if (name === '') return t('emptyCell');
    return (
      <span className={styles['turn']}>
        <ShiftTile name={name} form={book.meaning(name, day).form} />
        {times && <span>{hoursOn(times, day)}</span>}
      </span>
    );
  };
  const { definition } = book.meaning(draft.turn, day);
  const yesOrNo = (flag: boolean): string => (flag ? t('isYes') : t('isNo'));
  const text = (note: string): string => note.trim() || t('nothing');
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('mine')}</th>
          <th scope="col">{t('standing')}</th>
        </tr>
      </thead>
      <tbody>
        <tr data-differs={draft.turn !== theirs.turn || undefined}>
          <th scope="row">{t('turn')}</th>
          <td>{turn(draft.turn, definition && hoursOf(definition, day, null))}</td>
          <td>{turn(theirs.turn, standing && storedTimes(standing))}</td>
        </tr>
        {draft.isStr !== theirs.isStr && (
          <tr data-differs>
            <th scope="row">{t('overtime')}</th>
            <td>{yesOrNo(draft.isStr)}</td>
            <td>{yesOrNo(theirs.isStr)}</td>
          </tr>
        )}
        {NOTES.filter((field) => draft[field].trim() !== theirs[field]).map((field) => (
          <tr key={field} data-differs>
            <th scope="row">{t(field)}</th>
            <td>{text(draft[field])}</td>
            <td>{text(theirs[field])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
