import { Button, NumberInput, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CONTENT_LIMITS } from '@torre/domain/content';
import { LIBRARY_AREA } from '@torre/domain/files';
import { useState, type JSX } from 'react';
import { FileUpload, Line, Stack, Text, useActions } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { ownFilesQuery, useLiveOwnFiles } from '../../platform/own-files.ts';
import { serverWords } from '../../platform/server-words.ts';
import './content.texts.ts';
import { addAsset, libraryKey } from './library.queries.ts';

const MIDDLE = 50;

interface NewPictureProps {
  /** A picture that the screen itself made: it is sent at once. */
  readonly made?: File;
  /** With the id of the picture in the library. */
  readonly onAdded: (id: string) => void;
}

/** Sends a picture and says what it shows; it then stands in the library, and its sizes follow. */
export function NewPicture({ onAdded, made }: NewPictureProps): JSX.Element {
  const t = useTexts('content');
  const files = useQuery(ownFilesQuery);
  const readAgain = useLiveOwnFiles();
  const { run, busy, element } = useActions();
  const [fileId, setFileId] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [alternative, setAlternative] = useState('');
  const [[left, top], setPoint] = useState<readonly [number, number]>([MIDDLE, MIDDLE]);

  const arrived = (id: string): void => {
    setFileId(id);
    const sent = files.data?.rows.find((file) => file.fileId === id)?.name ?? '';
    setName((now) => now || sent.replace(/\.[^.]+$/, '').slice(0, CONTENT_LIMITS.draftTitle));
  };
  const add = async (): Promise<void> => {
    if (fileId === null) return;
    const added = await run({
      track: 'aggiungi-immagine',
      act: (options) => addAsset({ fileId, name, alternative, focus: `${left} ${top}` }, options),
      done: ({ outcome }) => serverWords(outcome),
      failed: t('pictureNotAdded'),
      refresh: libraryKey,
    });
    if (added !== null) onAdded(added.id);
  };
  const percent = (label: string, value: number, write: (value: number) => void) => (
    <NumberInput
      label={label}
      min={0}
      max={100}
      allowDecimal={false}
      clampBehavior="strict"
      suffix=" %"
      value={value}
      onChange={(next) => write(typeof next === 'number' ? next : MIDDLE)}
    />
  );
  return (
    <Stack>
      <FileUpload
        area={LIBRARY_AREA}
        kind="immagine"
        files={files.data?.rows}
        onChanged={readAgain}
        onReady={arrived}
        {...(made && { made })}
      />
      {fileId !== null && (
        <>
          <TextInput
            label={t('pictureName')}
            maxLength={CONTENT_LIMITS.draftTitle}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <TextInput
            label={t('alternative')}
            description={t('alternativeHint')}
            required
            maxLength={CONTENT_LIMITS.title}
            value={alternative}
            onChange={(event) => setAlternative(event.currentTarget.value)}
          />
          <Text tone="quiet">{t('pointHint')}</Text>
          <Line>
            {percent(t('pointLeft'), left, (value) => setPoint([value, top]))}
            {percent(t('pointTop'), top, (value) => setPoint([left, value]))}
          </Line>
          <Line end>
            <Button disabled={busy || alternative.trim() === ''} onClick={() => void add()}>
              {t('addPicture')}
            </Button>
          </Line>
        </>
      )}
      {element}
    </Stack>
  );
}
