import { fileList, type FileRow, type FileState } from '@torre/contract/files';
import { IconCircleCheck, IconFileX, IconSearch, IconUpload, type Icon } from '@tabler/icons-react';
import type { JSX } from 'react';
import {
  CutText,
  fileRefusal,
  fileSize,
  StatusBadge,
  Text,
  type ScreenColumns,
  type StatusFamily,
} from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';

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

/** Its name; behind it, as far as the column reaches, why it was refused. */
function FileName({ file }: { readonly file: FileRow }): JSX.Element {
  const name = fileList.columns.name.value(file, useLanguage());
  const refusal = fileRefusal(file) ?? '';
  return (
    <CutText whole={[name, refusal].filter(Boolean).join(': ')}>
      <Text as="span" tone={file.name === null ? 'hidden' : undefined}>
        {name}
      </Text>{' '}
      <Text as="span" tone="danger">
        {refusal}
      </Text>
    </CutText>
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
