import { fileList, type FileRow, type FileState } from '@torre/contract/files';
import { IconCircleCheck, IconFileX, IconSearch, IconUpload, type Icon } from '@tabler/icons-react';
import type { JSX } from 'react';
import {
  fileRefusal,
  fileSize,
  StatusBadge,
  type ScreenColumns,
  type StatusFamily,
} from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import styles from './files-screen.module.css';

const STATUS: Record<FileState, { readonly family: StatusFamily; readonly icon: Icon }> = {
  'in arrivo': { family: 'wait', icon: IconUpload },
  'in controllo': { family: 'seen', icon: IconSearch },
  pronto: { family: 'ok', icon: IconCircleCheck },
  rifiutato: { family: 'refused', icon: IconFileX },
};

export function FileStatus({ file }: { readonly file: FileRow }): JSX.Element {
  const language = useLanguage();
  return <StatusBadge {...STATUS[file.state]} text={fileList.columns.state.value(file, language)} />;
}

/** How large it is; while it arrives, how much of it has come. */
export function FileSize({ file: { state, received, size } }: { readonly file: FileRow }): JSX.Element {
  const t = useTexts('files');
  if (state !== 'in arrivo') return <>{fileSize(size)}</>;
  return <>{t('arrived', { received: fileSize(received), size: fileSize(size) })}</>;
}

function FileName({ file }: { readonly file: FileRow }): JSX.Element {
  const language = useLanguage();
  const refusal = fileRefusal(file);
  return (
    <span className={styles['name']}>
      <span className={file.name === null ? styles['hidden'] : undefined}>
        {fileList.columns.name.value(file, language)}
      </span>
      {refusal !== null && (
        <span className={styles['refusal']} title={refusal}>
          {refusal}
        </span>
      )}
    </span>
  );
}

export const fileColumns: ScreenColumns<typeof fileList> = {
  name: { cell: (row) => <FileName file={row} />, width: 400 },
  state: { cell: (row) => <FileStatus file={row} />, width: 150 },
  owner: {},
  area: { hideBelow: 'lg', width: 150 },
  size: { cell: (row) => <FileSize file={row} />, numeric: true, width: 130 },
  createdAt: { width: 150 },
};
