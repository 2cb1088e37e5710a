import { Button } from '@mantine/core';
import type { Shift } from '@torre/contract/roster';
import type { Day } from '@torre/domain/kernel';
import { useEffect, useRef, type JSX, type ReactNode } from 'react';
import { DayAlert, authorName, hoursText, storedTimes, type DefinitionBook, type ShiftDraft } from '../../areas/roster/index.ts';
import { ShiftTile } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import styles from './conflict-panel.module.css';
import './day-dialog.texts.ts';
import { draftOf, type Conflict } from './day-form.ts';
import { failureText } from './save-texts.ts';

interface ConflictPanelProps {
  readonly conflict: Conflict;
  readonly draft: ShiftDraft;
  readonly day: Day;
  readonly book: DefinitionBook;
  readonly onTake: () => void;
  readonly onSaveOver: () => void;
}

/** Both values side by side; what was typed stays in its fields below until one of the two is chosen. */
export function ConflictPanel({ conflict, draft, day, book, onTake, onSaveOver }: ConflictPanelProps): JSX.Element {
  const t = useTexts('dayDialog');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { standing, who, when, refused } = conflict;
  const deletes = refused?.action === 'delete';
  const theirs = draftOf(standing);
  const yesOrNo = (flag: boolean): string => (flag ? t('isYes') : t('isNo'));
  const rows: readonly { label: string; mine: string; standing: string; draw?: (side: 'mine' | 'standing') => ReactNode }[] = [
    {
      label: t('turn'),
      mine: draft.turn,
      standing: theirs.turn,
      draw: (side) => <Turn name={side === 'mine' ? draft.turn : theirs.turn} shift={side === 'mine' ? null : standing} day={day} book={book} />,
    },
    { label: t('overtime'), mine: yesOrNo(draft.isStr), standing: yesOrNo(theirs.isStr) },
    { label: t('note'), mine: draft.note.trim(), standing: theirs.note },
    { label: t('noteTurno'), mine: draft.noteTurno.trim(), standing: theirs.noteTurno },
  ];
  return (
    <DayAlert
      ref={panel}
      tone="bad"
      actions={
        <>
          <Button variant="default" onClick={onTake}>
            {t('takeStanding')}
          </Button>
          <Button onClick={onSaveOver} data-tone={deletes ? 'danger' : undefined}>
            {deletes ? t('deleteAnyway') : t('saveMine')}
          </Button>
        </>
      }
    >
      <p className={styles['title']}>{titleOf(t, who && authorName(who), when)}</p>
      {refused && <p>{failureText(refused.action, refused.message)}</p>}
      <p>{t('conflictKept')}</p>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('mine')}</th>
            <th scope="col">{t('standing')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} data-differs={row.mine !== row.standing || undefined}>
              <th scope="row">{row.label}</th>
              <td>{row.draw?.('mine') ?? (row.mine || t('nothing'))}</td>
              <td>{row.draw?.('standing') ?? (row.standing || t('nothing'))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </DayAlert>
  );
}

function titleOf(t: ReturnType<typeof useTexts<'dayDialog'>>, who: string | null, when: string | null): string {
  if (!who) return t('conflict');
  return when ? t('conflictByAt', { who, when }) : t('conflictBy', { who });
}

interface TurnProps {
  readonly name: string;
  readonly shift: Shift | null;
  readonly day: Day;
  readonly book: DefinitionBook;
}

function Turn({ name, shift, day, book }: TurnProps): JSX.Element {
  const t = useTexts('dayDialog');
  if (name === '') return <>{t('emptyCell')}</>;
  const times = shift && storedTimes(shift);
  return (
    <span className={styles['turn']}>
      <ShiftTile name={name} form={book.meaning(name.toUpperCase(), day).form} />
      {times && hoursText(times)}
    </span>
  );
}
