import { fileList, type FileRow } from '@torre/contract/files';
import { IconCircleCheck, IconFileX, IconSearch, IconUpload } from '@tabler/icons-react';
import type { JSX } from 'react';
import { CutText, fileRefusal, fileSize, stateBadge, Text, type ScreenColumns } from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';

export const FileStatus = stateBadge(fileList.columns.state, ({ state }) => state, {
  'in arrivo': ['wait', IconUpload],
  'in controllo': ['seen', IconSearch],
  pronto: ['ok', IconCircleCheck],
  rifiutato: ['refused', IconFileX],
});

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
  state: { cell: (row) => <FileStatus {...row} />, width: 150 },
  owner: {},
  area: { hideBelow: 'lg', width: 150 },
  size: { cell: (row) => <FileSize file={row} />, numeric: true, width: 130 },
  createdAt: { width: 150 },
};
