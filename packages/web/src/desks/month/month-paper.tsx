import type { BulkReply } from '@torre/contract/bulk';
import { IconShare2 } from '@tabler/icons-react';
import { Suspense, useState, type JSX } from 'react';
import { gridLines } from '../../areas/roster/index.ts';
import type { MonthFilterControl, MonthKey, MonthStore } from '../../areas/roster/index.ts';
import { usePopup } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import styles from './month-toolbar.module.css';
import './month.texts.ts';
import { late } from '../../platform/late.ts';

const loadPaper = () => import('../paper/index.ts');
const PaperItems = late(async () => ({ default: (await loadPaper()).PaperItems }));
const ImportWindow = late(async () => ({ default: (await loadPaper()).ImportWindow }));

interface MonthPaperProps {
  readonly plant: string;
  readonly month: MonthKey;
  /** The draft in view; null: what everybody sees. */
  readonly draft: string | null;
  readonly store: MonthStore | null;
  /** Shifts that an import saved. */
  readonly onImported?: (shifts: BulkReply['shifts']) => void;
  readonly filter: MonthFilterControl & { readonly passes: (person: number) => boolean };
}

/** The month out of the screen and back; what the menu does is loaded when a hand comes near. */
export function MonthPaper({
  plant,
  month,
  draft,
  store,
  filter,
  onImported = () => undefined,
}: MonthPaperProps): JSX.Element {
  const t = useTexts('month');
  const [importing, setImporting] = useState(false);
  const { button, popup } = usePopup('menu', loadPaper);
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        title={t('paperLabel')}
        aria-label={t('paperLabel')}
        {...button}
      >
        <IconShare2 size={16} stroke={1.75} aria-hidden />
        <span className={styles['word']}>{t('paper')}</span>
      </button>
      {popup && (
        <Suspense>
          <PaperItems
            {...{ plant, month, store, filter, popup }}
            className={styles['menu']}
            inDraft={draft !== null}
            linesOf={gridLines}
            onImport={() => setImporting(true)}
          />
        </Suspense>
      )}
      {importing && store !== null && (
        <Suspense>
          <ImportWindow
            {...{ plant, month }}
            book={store.book}
            onSaved={onImported}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
