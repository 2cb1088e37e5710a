import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CONTENT_LIMITS, checkItemName } from '@torre/domain/content';
import { LIBRARY_AREA } from '@torre/domain/files';
import { useState, type JSX } from 'react';
import { FileUpload, Line, Stack, useActions } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { ownFilesQuery, useLiveOwnFiles } from '../../platform/own-files.ts';
import { serverWords } from '../../platform/server-words.ts';
import './content.texts.ts';
import { addAsset, libraryKey } from './library.queries.ts';
import { MEDIA, type MediaType } from './media-words.ts';

interface NewMediaProps {
  readonly type: MediaType;
  /** With its id in the library. */
  readonly onAdded: (id: string) => void;
}

/** Sends a video or captions; named, they then stand in the library. */
export function NewMedia({ type, onAdded }: NewMediaProps): JSX.Element {
  const t = useTexts('content');
  const files = useQuery(ownFilesQuery);
  const readAgain = useLiveOwnFiles();
  const { run, busy, element } = useActions();
  const [fileId, setFileId] = useState<string | null>(null);
  const [name, setName] = useState('');

  const arrived = (id: string): void => {
    setFileId(id);
    const sent = files.data?.rows.find((file) => file.fileId === id)?.name ?? '';
    setName((now) => now || sent.replace(/\.[^.]+$/, '').slice(0, CONTENT_LIMITS.draftTitle));
  };
  const add = async (): Promise<void> => {
    if (fileId === null) return;
    const added = await run({
      track: 'aggiungi-file-della-raccolta',
      act: (options) => addAsset({ fileId, name }, options),
      done: ({ outcome }) => serverWords(outcome),
      failed: t('mediaNotAdded'),
      refresh: libraryKey,
    });
    if (added !== null) onAdded(added.id);
  };
  return (
    <Stack>
      <FileUpload
        area={LIBRARY_AREA}
        kind={MEDIA[type].kind}
        files={files.data?.rows}
        onChanged={readAgain}
        onReady={arrived}
      />
      {fileId !== null && (
        <Line>
          <TextInput
            label={t('pictureName')}
            maxLength={CONTENT_LIMITS.draftTitle}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button disabled={busy || !checkItemName(name).ok} onClick={() => void add()}>
            {t('addPicture')}
          </Button>
        </Line>
      )}
      {element}
    </Stack>
  );
}
