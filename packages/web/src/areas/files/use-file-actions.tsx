import { deleteFile, fileList, type FileRow } from '@torre/contract/files';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useListActions } from '../../kit/index.ts';
import { call } from '../../platform/call.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import { track } from '../../platform/track.ts';
import { contentAddress, filesKey } from './files.queries.ts';

/** What an administrator may do with files. */
export function useFileActions() {
  const t = useTexts('files');
  const language = useLanguage();
  const nameOf = (row: FileRow): string => fileList.columns.name.value(row, language);
  return useListActions<FileRow>(filesKey, {
    download: {
      label: t('download'),
      icon: IconDownload,
      run: ({ fileId }) => {
        track('action', 'scarica file');
        // An attachment leaves the page where it is.
        window.location.assign(contentAddress(fileId));
      },
    },
    delete: {
      label: t('delete'),
      icon: IconTrash,
      tone: 'danger',
      track: 'elimina file',
      ask: (row) => ({
        title: t('deleteQuestion', { name: nameOf(row) }),
        text: t('deleteWhy'),
        yes: t('deleteYes'),
        tone: 'danger',
      }),
      askMany: (count) => ({ title: t('deleteMany', { count }) }),
      act: ({ fileId }) => call(deleteFile, { path: { fileId } }),
      done: (row) => t('deleted', { name: nameOf(row) }),
      failed: t('deleteFailed'),
    },
  });
}
