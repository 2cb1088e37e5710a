import { useQuery, useQueryClient } from '@tanstack/react-query';
import { exportFiles, fileList, type FileRow } from '@torre/contract/files';
import type { JSX } from 'react';
import { fileRefusal, FileUpload, ListScreen, type TableScreenProps } from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import { fileColumns, FileSize, FileStatus } from './file-columns.tsx';
import { filesKey, ownFilesQuery, readFiles, useLiveFiles } from './files.queries.ts';
import { useFileActions } from './use-file-actions.tsx';
import './files.texts.ts';

/** `/amministrazione/file`: what is kept, what arrives, what was refused and why. */
export function FilesScreen({ address, onAddress }: TableScreenProps): JSX.Element {
  const t = useTexts('files');
  const language = useLanguage();
  const client = useQueryClient();
  // What was just sent is among the newest of one's own, whatever the list is filtered by.
  const own = useQuery(ownFilesQuery);
  const { actionsOf, many, element } = useFileActions();
  useLiveFiles();
  const nameOf = (row: FileRow): string => fileList.columns.name.value(row, language);
  return (
    <ListScreen
      title={t('files')}
      hint={t('filesHint')}
      above={
        <FileUpload
          area="amministrazione"
          kind="documento"
          files={own.data?.rows}
          onChanged={() => void client.invalidateQueries({ queryKey: filesKey })}
        />
      }

      list={fileList}
      columns={fileColumns}
      queryKey={filesKey}
      read={readFiles}
      exportAs={exportFiles}
      rowId={(row: FileRow) => row.fileId}
      nameOf={nameOf}
      phoneRow={(row) => ({
        title: nameOf(row),
        detail: fileRefusal(row) ?? (
          <>
            <FileSize file={row} /> · {row.owner} · {row.createdAt}
          </>
        ),
        aside: <FileStatus {...row} />,
      })}
      actionsOf={actionsOf}
      many={many}
      address={address}
      onAddress={onAddress}
      empty={{ title: t('noFiles'), why: t('noFilesWhy') }}
    >
      {element}
    </ListScreen>
  );
}
