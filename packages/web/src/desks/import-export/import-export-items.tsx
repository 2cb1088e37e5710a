import { Menu } from '@mantine/core';
import { exportMonth } from '@torre/contract/import-export';
import type { ExportFormat } from '@torre/contract/import-export';
import { IconFileSpreadsheet, IconFileUpload, IconPrinter, IconTable } from '@tabler/icons-react';
import type { JSX } from 'react';
import type { gridLines, MonthFilterControl, MonthStore } from '../../areas/roster/index.ts';
import { AnchoredMenu, type PopupProps } from '../../kit/index.ts';
import { download } from '../../platform/download.ts';
import { useTexts } from '../../platform/language.ts';
import { NOTICE, notify } from '../../platform/notify.ts';
import { failureNotice } from '../../platform/outcome-notice.ts';
import { withSpinner } from '../../platform/spinner.ts';
import { track } from '../../platform/track.ts';
import { compactMonthKey, type ShownMonth } from './shown-month.ts';
import './import-export.texts.ts';

const FORMATS = [
  { format: 'pdf', icon: IconPrinter },
  { format: 'xlsx', icon: IconFileSpreadsheet },
  { format: 'csv', icon: IconTable },
] as const;

interface ImportExportItemsProps extends ShownMonth {
  readonly popup: PopupProps;
  readonly className: string | undefined;
  /** A draft is in view: what goes out and in is the published month all the same. */
  readonly inDraft: boolean;
  readonly store: MonthStore | null;
  readonly filter: Pick<MonthFilterControl, 'text' | 'groups' | 'active'> & {
    readonly passes: (person: number) => boolean;
  };
  /** Handed over by the month, which has it: imported here it would become a file of its own. */
  readonly linesOf: typeof gridLines;
  readonly onImport: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Personnel codes of whom the filters let through, in folded islands too; null while nobody is hidden. */
function peopleInView({
  store,
  filter,
  linesOf,
}: Pick<ImportExportItemsProps, 'store' | 'filter' | 'linesOf'>): readonly string[] | null {
  if (store === null || !filter.active) return null;
  return linesOf(store, { ...filter, collapsed: NONE }).flatMap((line) =>
    line.kind === 'person' ? (store.people[line.person]?.employeeId ?? []) : [],
  );
}

/** Inside of the menu: print the month, take it as a table, bring it back. */
export function ImportExportItems({
  popup,
  className,
  plant,
  month,
  inDraft,
  onImport,
  ...view
}: ImportExportItemsProps): JSX.Element {
  const t = useTexts('importExport');
  const shown = peopleInView(view);

  const take = async (format: ExportFormat): Promise<void> => {
    track('action', `esporta ${format}`);
    const body = { month: compactMonthKey(month), format, ...(shown && { employees: shown }) };
    try {
      const name = await withSpinner(download(exportMonth, { query: { plant }, body }));
      notify({ type: NOTICE.success, text: t('exported', { name }) });
    } catch (error) {
      notify(failureNotice(error, t('exportFailed')));
    }
  };

  return (
    <AnchoredMenu {...popup} className={className} position="bottom-end">
      {inDraft && <Menu.Label>{t('publishedOnly')}</Menu.Label>}
      {shown && <Menu.Label>{t('onlyShown', { count: shown.length })}</Menu.Label>}
      {FORMATS.map(({ format, icon: Drawing }) => (
        <Menu.Item
          key={format}
          leftSection={<Drawing size={16} stroke={1.75} aria-hidden />}
          disabled={shown?.length === 0}
          onClick={() => void take(format)}
        >
          {t(format)}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconFileUpload size={16} stroke={1.75} aria-hidden />}
        disabled={inDraft || view.store === null}
        onClick={onImport}
      >
        {t('import')}
      </Menu.Item>
    </AnchoredMenu>
  );
}
