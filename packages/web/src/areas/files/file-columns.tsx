import type { FileRow, FileState } from '@torre/contract/files';
import { IconCircleCheck, IconFileX, IconSearch, IconUpload, type Icon } from '@tabler/icons-react';
import type { JSX } from 'react';
import { fileSize, StatusBadge, type DataColumn, type StatusFamily } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import type { Texts } from '../../platform/text-catalogue.ts';
import styles from './files-screen.module.css';
import type { it } from './files.it.ts';

const STATUS: Record<FileState, { readonly family: StatusFamily; readonly icon: Icon }> = {
  'in arrivo': { family: 'wait', icon: IconUpload },
  'in controllo': { family: 'seen', icon: IconSearch },
  pronto: { family: 'ok', icon: IconCircleCheck },
  rifiutato: { family: 'refused', icon: IconFileX },
};

export function FileStatus({ state }: Pick<FileRow, 'state'>): JSX.Element {
  const t = useTexts('files');
  return <StatusBadge {...STATUS[state]} text={t(`status.${state}`)} />;
}

/** What a file is called on this screen; a name that is its owner's business is not told. */
export function shownName(t: Texts<typeof it>, { name }: FileRow): string {
  return name ?? t('hiddenName');
}

export function areaName(t: Texts<typeof it>, { area }: FileRow): string {
  return area === 'amministrazione' ? t('area.amministrazione') : area;
}

/** How large it is; while it arrives, how much of it has come. */
export function shownSize(t: Texts<typeof it>, { state, received, size }: FileRow): string {
  if (state !== 'in arrivo') return fileSize(size);
  return t('arrived', { received: fileSize(received), size: fileSize(size) });
}

function FileName({ file }: { readonly file: FileRow }): JSX.Element {
  const t = useTexts('files');
  return (
    <span className={styles['name']}>
      <span className={file.name === null ? styles['hidden'] : undefined}>{shownName(t, file)}</span>
      {file.refusal !== null && (
        <span className={styles['refusal']} title={file.refusal}>
          {file.refusal}
        </span>
      )}
    </span>
  );
}

export function fileColumns(t: Texts<typeof it>): readonly DataColumn<FileRow>[] {
  return [
    {
      id: 'nome',
      header: t('name'),
      value: (row) => shownName(t, row),
      cell: (row) => <FileName file={row} />,
      meta: { filter: 'text', width: 400 },
    },
    {
      id: 'stato',
      header: t('status'),
      value: (row) => row.state,
      cell: (row) => <FileStatus state={row.state} />,
      meta: { filter: 'select', width: 150, optionText: (state) => t(`status.${state as FileState}`) },
    },
    { id: 'proprietario', header: t('owner'), value: (row) => row.owner, meta: { filter: 'select' } },
    {
      id: 'area',
      header: t('area'),
      value: (row) => areaName(t, row),
      meta: { filter: 'select', hideBelow: 'lg', width: 150 },
    },
    {
      id: 'dimensione',
      header: t('size'),
      value: (row) => shownSize(t, row),
      meta: { filter: 'none', sortable: false, numeric: true, width: 130 },
    },
    {
      id: 'caricato',
      header: t('createdAt'),
      value: (row) => row.createdAt,
      meta: { filter: 'date', width: 150 },
    },
  ];
}
