import { fileList, type FileRow } from '@torre/contract/files';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useActions, type ManyAction, type RowAction } from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import { track } from '../../platform/track.ts';
import { askDelete, contentAddress, filesKey } from './files.queries.ts';

/** What an administrator may do with a file, as the server allows it; `element` holds the question. */
export function useFileActions(): {
  readonly actionsOf: (row: FileRow) => readonly RowAction[];
  readonly many: readonly ManyAction<FileRow>[];
  readonly element: JSX.Element | null;
} {
  const t = useTexts('files');
  const language = useLanguage();
  const { run, element } = useActions();

  const download = ({ fileId }: FileRow): void => {
    track('action', 'scarica file');
    // An attachment leaves the page where it is.
    window.location.assign(contentAddress(fileId));
  };

  const remove = (row: FileRow) => {
    const name = fileList.columns.name.value(row, language);
    return run({
      ask: {
        title: t('deleteQuestion', { name }),
        text: t('deleteWhy'),
        yes: t('deleteYes'),
        tone: 'danger',
      },
      track: 'elimina file',
      act: () => askDelete(row.fileId),
      done: t('deleted', { name }),
      failed: t('deleteFailed'),
      refresh: filesKey,
    });
  };

  const actions: Record<FileRow['allowedActions'][number], (row: FileRow) => RowAction> = {
    download: (row) => ({
      key: 'download',
      label: t('download'),
      icon: IconDownload,
      run: () => download(row),
    }),
    delete: (row) => ({
      key: 'delete',
      label: t('delete'),
      icon: IconTrash,
      tone: 'danger',
      run: () => void remove(row),
    }),
  };
  const many: readonly ManyAction<FileRow>[] = [
    {
      key: 'delete',
      label: t('delete'),
      icon: IconTrash,
      mayReach: ({ allowedActions }) => allowedActions.includes('delete'),
      ask: (count) => ({
        title: t('deleteMany', { count }),
        text: t('deleteWhy'),
        yes: t('deleteYes'),
        tone: 'danger',
      }),
      act: ({ fileId }) => askDelete(fileId),
      failed: t('deleteFailed'),
    },
  ];
  return { actionsOf: (row) => row.allowedActions.map((action) => actions[action](row)), many, element };
}
