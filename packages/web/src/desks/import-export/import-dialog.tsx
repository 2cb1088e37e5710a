import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { BulkReply } from '@torre/contract/bulk';
import { IMPORT_MAX_BYTES } from '@torre/contract/import-export';
import { dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { readCountersAgain } from '../../areas/counters/index.ts';
import { DayAlert, monthTitle, readMonthsAgain } from '../../areas/roster/index.ts';
import type { DefinitionBook } from '../../areas/roster/index.ts';
import {
  Dialog,
  DropZone,
  fileSize,
  ProgressBar,
  useCloseQuestion,
  useLeaveQuestion,
} from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { NOTICE, notify } from '../../platform/notify.ts';
import { useSession } from '../../platform/session.ts';
import { ImportCompared } from './import-compared.tsx';
import { ImportSaved } from './import-saved.tsx';
import type { ShownMonth } from './shown-month.ts';
import './import-export.texts.ts';
import styles from './import-export.module.css';
import { useImport } from './use-import.ts';

interface ImportDialogProps extends ShownMonth {
  /** What the codes of the plant mean. */
  readonly book: DefinitionBook;
  readonly onSaved: (shifts: BulkReply['shifts']) => void;
  readonly onClose: () => void;
}

/** A file beside the month: choose it, see what it changes, save that. */
export function ImportDialog({ plant, month, book, onSaved, onClose }: ImportDialogProps): JSX.Element {
  const t = useTexts('importExport');
  const client = useQueryClient();
  const { divisionList, today } = useSession();
  const work = useImport({
    plant,
    month,
    division: divisionList.find(({ icao }) => icao === plant)?.divisionId ?? '',
    onChanged: (shifts) => {
      onSaved(shifts);
      void readMonthsAgain(client, plant);
      void readCountersAgain(client);
    },
    onDone: (name, text) => {
      notify({ type: NOTICE.success, header: t('saved', { name }), text });
      onClose();
    },
  });
  const { state } = work;
  const closing = useCloseQuestion(work.isUnsaved, onClose);
  useLeaveQuestion(work.isUnsaved, closing.ask, onClose);
  return (
    <Dialog title={t('title', { month: `${plant} ${monthTitle(month)}` })} onClose={closing.close} size={880}>
      <div className={styles['dialog']}>
        {state.step === 'choosing' && (
          <>
            <p>{t('how')}</p>
            {state.problem !== null && <DayAlert tone="bad">{state.problem}</DayAlert>}
            <DropZone
              title={t('drop')}
              allowed={t('allowed', { size: fileSize(IMPORT_MAX_BYTES) })}
              choose={t('choose')}
              extensions={['xlsx', 'csv']}
              multiple={false}
              onFiles={work.choose}
            />
          </>
        )}
        {state.step === 'reading' && (
          <>
            <p role="status">{t('reading', { name: state.name })}</p>
            <ProgressBar label={t('reading', { name: state.name })} done={0} total={0} />
            <div className={styles['buttons']}>
              <Button variant="default" onClick={work.restart}>
                {t('stop')}
              </Button>
            </div>
          </>
        )}
        {state.step === 'compared' && (
          <ImportCompared
            {...state}
            asks={closing.asks}
            book={book}
            today={dayFromCompact(today) as Day}
            reason={work.reason}
            onReason={work.setReason}
            onSave={work.save}
            onAnother={work.restart}
            onClose={closing.close}
          />
        )}
        {state.step === 'saved' && (
          <ImportSaved {...state} onAgain={() => work.again(state.file)} onClose={onClose} />
        )}
        {closing.element}
      </div>
    </Dialog>
  );
}
