import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { CallArguments, Endpoint } from '@torre/contract/endpoint';
import { LIST_FORMATS, type ListFormat } from '@torre/contract/list';
import type { JSX } from 'react';
import { download } from '../../platform/download.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import { useActions } from '../action/use-actions.tsx';
import '../kit.texts.ts';

interface ListExportProps {
  readonly call: Endpoint;
  /** Filters and order as they stand. */
  readonly query: Readonly<Record<string, string | undefined>>;
}

const TEXT = { xlsx: 'exportXlsx', csv: 'exportCsv' } as const;

/** Takes exactly the rows that are filtered as a file; a list that is too long is told, never cut. */
export function ListExport({ call, query }: ListExportProps): JSX.Element {
  const t = useTexts('kit');
  const language = useLanguage();
  const { run, element } = useActions();
  const take = (format: ListFormat) =>
    run({
      track: `esporta elenco ${format}`,
      act: () =>
        download(call, { query: { ...query, format, language } } as unknown as CallArguments<Endpoint>),
      done: (name) => t('exported', { name }),
      failed: t('exportFailed'),
    });
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />}>
            {t('exportList')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {LIST_FORMATS.toReversed().map((format) => (
            <Menu.Item key={format} onClick={() => void take(format)}>
              {t(TEXT[format])}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {element}
    </>
  );
}
