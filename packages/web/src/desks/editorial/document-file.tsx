import { useQuery } from '@tanstack/react-query';
import type { DeskDocument } from '@torre/contract/documents';
import type { DeskItem } from '@torre/contract/content';
import { LIBRARY_AREA } from '@torre/domain/files';
import type { JSX } from 'react';
import { Callout, FileUpload, Loaded, Panel, Stack, Text, fileSize, useActions } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { ownFilesQuery, useLiveOwnFiles } from '../../platform/own-files.ts';
import { serverWords } from '../../platform/server-words.ts';
import { attachFile, deskDocumentQuery } from './editorial.queries.ts';
import './editorial.texts.ts';

const OPEN_STATES: readonly DeskItem['state'][] = ['DRAFT', 'SENT_BACK'];

/** The file of a document: sent once, while it is a draft; the search then reads its text. */
export function DocumentFile({ item }: { readonly item: DeskItem }): JSX.Element {
  const t = useTexts('editorial');
  const query = useQuery(deskDocumentQuery(item.id));
  const takesFile = OPEN_STATES.includes(item.state) && item.publishedVersion === null;
  return (
    <Panel title={t('documentFile')} padded>
      <Loaded query={query} rows={2}>
        {({ file }) => {
          if (file !== null) return <Standing file={file} />;
          return takesFile ? <Sending id={item.id} /> : <Text tone="quiet">{t('documentFixed')}</Text>;
        }}
      </Loaded>
    </Panel>
  );
}

function Standing({ file }: { readonly file: DeskDocument }): JSX.Element {
  const t = useTexts('editorial');
  return (
    <Stack>
      <Text>{t('documentNamed', { name: file.name, size: fileSize(file.size) })}</Text>
      {file.reading === 'WAITING' && <Text tone="quiet">{t('documentWaiting')}</Text>}
      {file.reading === 'READ' && <Text tone="quiet">{t('documentRead')}</Text>}
      {file.reading === 'FAILED' && <Callout tone="wait">{t('documentUnread')}</Callout>}
    </Stack>
  );
}

function Sending({ id }: { readonly id: string }): JSX.Element {
  const t = useTexts('editorial');
  const files = useQuery(ownFilesQuery);
  const readAgain = useLiveOwnFiles();
  const { run, element } = useActions();
  const attach = (fileId: string): void =>
    void run({
      track: 'aggiungi-documento',
      act: (options) => attachFile(id, fileId, options),
      done: ({ outcome }) => serverWords(outcome),
      failed: t('documentNotAdded'),
      refresh: deskDocumentQuery(id).queryKey,
    });
  return (
    <Stack>
      <Text tone="quiet">{t('documentHint')}</Text>
      <FileUpload
        area={LIBRARY_AREA}
        kind="documento"
        files={files.data?.rows}
        onChanged={readAgain}
        onReady={attach}
      />
      {element}
    </Stack>
  );
}
