import { Button } from '@mantine/core';
import type { ChangeReason } from '@torre/contract/notices';
import type { ImportPreview } from '@torre/contract/import-export';
import type { Day } from '@torre/domain/kernel';
import { useMemo, type JSX } from 'react';
import { effectWords, fallsShort, shownEffects } from '../../areas/counters/index.ts';
import { LegalityChanges, LegalityReason } from '../../areas/legality/index.ts';
import { OverAbsence, ReasonFields } from '../../areas/notices/index.ts';
import { DayAlert, personName } from '../../areas/roster/index.ts';
import type { DefinitionBook } from '../../areas/roster/index.ts';
import { EmptyState } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { importRows, lowered } from './import-rows.ts';
import { ImportTable } from './import-table.tsx';
import './import-export.texts.ts';
import styles from './import-export.module.css';

/** More would be a list that nobody reads. */
const EFFECTS_SHOWN = 4;

interface ImportComparedProps {
  readonly preview: ImportPreview;
  readonly book: DefinitionBook;
  readonly today: Day;
  readonly saving: boolean;
  /** A question stands instead of the buttons. */
  readonly asks: boolean;
  readonly problem: string | null;
  readonly reason: ChangeReason;
  readonly onReason: (reason: ChangeReason) => void;
  readonly onSave: () => void;
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

/** What the file changes, what it cannot, what the counters say; nothing is saved until the button is pressed. */
export function ImportCompared(props: ImportComparedProps): JSX.Element {
  const { preview, book, today, saving, asks, problem, reason, onReason, onSave, onAnother, onClose } = props;
  const t = useTexts('importExport');
  const counters = useTexts('counters');
  const rows = useMemo(() => importRows(preview), [preview]);
  const { changes, refused, unchanged } = preview;
  const worse = lowered(shownEffects(preview.effects));
  const over = preview.overAbsence.length;
  const more = worse.length - EFFECTS_SHOWN;
  const nameOf = (employeeId: string): string => {
    const change = changes.find((one) => one.employeeId === employeeId);
    return change === undefined ? employeeId : personName(change);
  };
  const effects = [
    effectWords(worse.slice(0, EFFECTS_SHOWN), counters),
    ...(more > 0 ? [t('worseMore', { count: more })] : []),
  ].join(', ');
  return (
    <>
      {changes.length === 0 && (
        <EmptyState
          title={t(refused.length === 0 ? 'nothing' : 'nothingRefused')}
          why={t(refused.length === 0 ? 'nothingWhy' : 'nothingRefusedWhy')}
        />
      )}
      {rows.length > 0 && <ImportTable {...{ rows, book, today }} />}
      {changes.length > 0 && (
        <DayAlert tone={worse.some((one) => one.after < 0 || one.parts.some(fallsShort)) ? 'warn' : 'info'}>
          {worse.length > 0 ? t('worse', { effects }) : t('notWorse')}
        </DayAlert>
      )}
      {changes.length > 0 && <LegalityChanges change={preview.legality} nameOf={nameOf} />}
      {changes.length > 0 && <ReasonFields {...{ reason, onReason }} />}
      {preview.legality.added.length > 0 && <LegalityReason {...{ reason, onReason }} />}
      <OverAbsence count={over} {...{ reason, onReason }} />
      {problem !== null && <DayAlert tone="bad">{problem}</DayAlert>}
      <div className={styles['buttons']} hidden={asks}>
        <span className={styles['same']}>{t('same', { count: unchanged })}</span>
        <Button variant="default" onClick={onAnother} disabled={saving}>
          {t('another')}
        </Button>
        {changes.length > 0 ? (
          <Button
            onClick={onSave}
            loading={saving}
            disabled={over > 0 && reason.overAbsence !== true}
            data-autofocus
          >
            {t('save', { count: changes.length })}
          </Button>
        ) : (
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
        )}
      </div>
    </>
  );
}
