import { Button } from '@mantine/core';
import type { Shift } from '@torre/contract/month';
import type { Day } from '@torre/domain/kernel';
import { useEffect, useRef, type JSX } from 'react';
import { DayAlert, type DefinitionBook } from '../../areas/roster/index.ts';
import { useTexts } from '../../platform/language.ts';
import { ComparedValues } from './compared-values.tsx';
import styles from './conflict-panel.module.css';
import './day-dialog.texts.ts';
import type { DayProblem, ShiftFields } from './day-form-state.ts';
import { changeSentence } from './save-texts.ts';

interface ConflictPanelProps {
  readonly problem: Extract<DayProblem, { kind: 'stale' }>;
  /** What stood when the fields were begun. */
  readonly base: Shift | null;
  readonly fields: ShiftFields;
  readonly day: Day;
  readonly book: DefinitionBook;
  readonly onTake: () => void;
  readonly onSaveOver: () => void;
}

/** Both values side by side; what was typed stays in its fields below until one of the two is chosen. */
export function ConflictPanel(props: ConflictPanelProps): JSX.Element {
  const { problem, base, fields, day, book, onTake, onSaveOver } = props;
  const t = useTexts('dayDialog');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { current, by } = problem;
  const deletes = by?.refused?.action === 'delete';
  return (
    <DayAlert ref={panel} tone="bad">
      <p className={styles['title']}>
        {changeSentence({ who: by?.who ?? null, before: base, after: current }, by?.when)}
      </p>
      <p>
        {by?.refused && `${t('notYetSaved')} `}
        {t('conflictKept')}
      </p>
      <ComparedValues draft={fields} standing={current} {...{ day, book }} />
      <div className={styles['actions']}>
        <Button variant="default" onClick={onTake}>
          {t('takeStanding')}
        </Button>
        <Button onClick={onSaveOver} data-tone={deletes ? 'danger' : undefined}>
          {deletes ? t('deleteAnyway') : t('saveMine')}
        </Button>
      </div>
    </DayAlert>
  );
}
