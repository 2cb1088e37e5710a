import type { FileRow } from '@torre/contract/files';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useActions, type RowAction } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { track } from '../../platform/track.ts';
import { shownName } from './file-columns.tsx';
import { askDelete, contentAddress, filesQuery } from './files.queries.ts';

/** What an administrator may do with a file, as the server allows it; `element` holds the question. */
export function useFileActions(): {
  readonly actionsOf: (row: FileRow) => readonly RowAction[];
  readonly element: JSX.Element | null;
} {
  const t = useTexts('files');
  const { run, element } = useActions();

  const download = ({ fileId }: FileRow): void => {
    track('action', 'scarica file');
    // An attachment leaves the page where it is.
    window.location.assign(contentAddress(fileId));
  };

  const remove = (row: FileRow) => {
    const name = shownName(t, row);
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
      refresh: filesQuery.queryKey,
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
  return { actionsOf: (row) => row.allowedActions.map((action) => actions[action](row)), element };
}
