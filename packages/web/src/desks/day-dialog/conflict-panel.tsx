import { Button } from '@mantine/core';
import type { Day } from '@torre/domain/kernel';
import { useEffect, useRef, type JSX } from 'react';
import { DayAlert, authorName, type DefinitionBook, type ShiftDraft } from '../../areas/roster/index.ts';
import { useTexts } from '../../platform/language.ts';
import type { TextCatalogue, Texts } from '../../platform/text-catalogue.ts';
import { ComparedValues } from './compared-values.tsx';
import styles from './conflict-panel.module.css';
import './day-dialog.texts.ts';
import type { Conflict } from './day-form-state.ts';

interface ConflictPanelProps {
  readonly conflict: Conflict;
  readonly draft: ShiftDraft;
  readonly day: Day;
  readonly book: DefinitionBook;
  readonly onTake: () => void;
  readonly onSaveOver: () => void;
}

/** Both values side by side; what was typed stays in its fields below until one of the two is chosen. */
export function ConflictPanel({
  conflict,
  draft,
  day,
  book,
  onTake,
  onSaveOver,
}: ConflictPanelProps): JSX.Element {
  const t = useTexts('dayDialog');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { standing, refused } = conflict;
  const deletes = refused?.action === 'delete';
  return (
    <DayAlert ref={panel} tone="bad">
      <p className={styles['title']}>{conflictTitle(t, conflict)}</p>
      <p>
        {refused && `${t('notYetSaved')} `}
        {t('conflictKept')}
      </p>
      <ComparedValues {...{ draft, standing, day, book }} />
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

function conflictTitle(t: Texts<TextCatalogue['dayDialog']>, { who, when }: Conflict): string {
  if (!who) return t('conflict');
  return when ? t('conflictByAt', { who: authorName(who), when }) : t('conflictBy', { who: authorName(who) });
}
