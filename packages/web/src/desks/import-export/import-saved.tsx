import { serverWords } from '../../platform/server-words.ts';
import { Button } from '@mantine/core';
import type { RefusedCell } from '@torre/contract/bulk';
import type { ImportPreview } from '@torre/contract/import-export';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { DayAlert } from '../../areas/roster/index.ts';
import { useTexts } from '../../platform/language.ts';
import './import-export.texts.ts';
import styles from './import-export.module.css';

interface ImportSavedProps {
  readonly text: string;
  readonly preview: ImportPreview;
  readonly refused: readonly RefusedCell[];
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** An import of which some cells stayed as they were: which, and what stands there. */
export function ImportSaved({ text, preview, refused, onAgain, onClose }: ImportSavedProps): JSX.Element {
  const t = useTexts('importExport');
  const names = new Map(
    preview.changes.map(({ employeeId, employeeSurname, employeeName }) => [
      employeeId,
      `${employeeSurname} ${employeeName}`,
    ]),
  );
  return (
    <>
      <DayAlert tone="warn">
        <b>{text}</b>
        <br />
        {t('someRefused')}
      </DayAlert>
      <ul className={styles['refused']} tabIndex={0} aria-label={t('refused')}>
        {refused.map(({ employeeId, date, ...refusal }) => (
          <li key={`${employeeId} ${date}`}>
            <b>
              {names.get(employeeId)} {displayDay(dayFromCompact(date) as Day).slice(0, 5)}
            </b>{' '}
            {serverWords(refusal)}
          </li>
        ))}
      </ul>
      <div className={styles['buttons']}>
        <Button variant="default" onClick={onAgain}>
          {t('again')}
        </Button>
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </>
  );
}
