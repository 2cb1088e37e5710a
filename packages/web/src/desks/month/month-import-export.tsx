import type { BulkReply } from '@torre/contract/bulk';
import { IconShare2 } from '@tabler/icons-react';
import { Suspense, useState, type JSX } from 'react';
import { gridLines } from '../../areas/roster/index.ts';
import type { MonthFilterControl, MonthKey, MonthStore } from '../../areas/roster/index.ts';
import { Chip, useBreakpoint, usePopup } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import styles from './month-toolbar.module.css';
import './month.texts.ts';
import { lazyWithRetry } from '../../platform/lazy-with-retry.ts';

const loadImportExport = () => import('../import-export/index.ts');
const ImportExportItems = lazyWithRetry(async () => ({
  default: (await loadImportExport()).ImportExportItems,
}));
const ImportWindow = lazyWithRetry(async () => ({ default: (await loadImportExport()).ImportWindow }));

interface MonthImportExportProps {
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
export function MonthImportExport({
  plant,
  month,
  draft,
  store,
  filter,
  onImported = () => undefined,
}: MonthImportExportProps): JSX.Element {
  const t = useTexts('month');
  const [importing, setImporting] = useState(false);
  const { button, popup } = usePopup('menu', loadImportExport);
  const { mobile } = useBreakpoint();
  const named = { title: t('importExportLabel'), 'aria-label': t('importExportLabel') };
  return (
    <>
      {mobile ? (
        <Chip isLarge icon={IconShare2} word={t('file')} {...named} {...button} />
      ) : (
        <button type="button" className={styles['button']} {...named} {...button}>
          <IconShare2 size={16} stroke={1.75} aria-hidden />
          <span className={styles['word']}>{t('importExport')}</span>
        </button>
      )}
      {popup && (
        <Suspense>
          <ImportExportItems
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
