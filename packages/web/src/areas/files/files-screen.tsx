import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dayFromCompact, type Day } from '@torre/domain/kernel';
import { useMemo, type JSX } from 'react';
import {
  DataTable,
  EmptyState,
  ErrorState,
  FileUpload,
  LoadingRows,
  type TableAddress,
} from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { fileColumns, FileStatus, shownName, shownSize } from './file-columns.tsx';
import { filesQuery, useLiveFiles } from './files.queries.ts';
import styles from './files-screen.module.css';
import { useFileActions } from './use-file-actions.tsx';
import './files.texts.ts';

interface FilesScreenProps {
  readonly address: TableAddress;
  readonly onAddress: (address: TableAddress) => void;
}

/** `/amministrazione/file`: what is kept, what arrives, what was refused and why. */
export function FilesScreen({ address, onAddress }: FilesScreenProps): JSX.Element {
  const t = useTexts('files');
  const { today } = useSession();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(filesQuery);
  const { actionsOf, element } = useFileActions();
  const columns = useMemo(() => fileColumns(t), [t]);
  useLiveFiles();
  return (
    <div className={styles['screen']}>
      <header className={styles['header']}>
        <h1>{t('files')}</h1>
        <p>{t('filesHint')}</p>
      </header>
      <div className={styles['upload']}>
        <FileUpload
          area="amministrazione"
          kind="documento"
          files={data?.files}
          onChanged={() => void client.invalidateQueries({ queryKey: filesQuery.queryKey })}
        />
      </div>
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {!error && !data && <LoadingRows rows={12} />}
      {data && (
        <DataTable
          label={t('files')}
          columns={columns}
          rows={data.files}
          rowId={(row) => row.fileId}
          nameOf={(row) => shownName(t, row)}
          phoneRow={(row) => ({
            title: shownName(t, row),
            detail: row.refusal ?? [shownSize(t, row), row.owner, row.createdAt].join(' · '),
            aside: <FileStatus state={row.state} />,
          })}
          actionsOf={actionsOf}
          address={address}
          onAddress={onAddress}
          today={dayFromCompact(today) ?? (0 as Day)}
          empty={<EmptyState title={t('noFiles')} why={t('noFilesWhy')} />}
        />
      )}
      {element}
    </div>
  );
}
