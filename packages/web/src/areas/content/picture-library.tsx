import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState, type JSX } from 'react';
import { EmptyState, Line, Loaded, Stack, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import './content.texts.ts';
import { libraryQuery, pictureOf } from './library.queries.ts';
import { NewPicture } from './new-picture.tsx';
import styles from './picture-library.module.css';
import { Picture } from './picture.tsx';

const PAUSE_MS = 250;
const ROWS = 4;

interface PictureLibraryProps {
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** The pictures of the desk, those of drafts too, and the way to add one. */
export function PictureLibrary({ chosen, onChoose }: PictureLibraryProps): JSX.Element {
  const t = useTexts('content');
  const [text, setText] = useState('');
  const [isNew, setNew] = useState(false);
  const [searched] = useDebouncedValue(text.trim(), PAUSE_MS);
  const query = useQuery(libraryQuery('Echo_Immagine', searched));
  return (
    <Stack>
      <Line>
        <TextInput
          aria-label={t('searchPictures')}
          placeholder={t('searchPictures')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button variant="default" aria-expanded={isNew} onClick={() => setNew(!isNew)}>
          {t('newPicture')}
        </Button>
      </Line>
      {isNew && <NewPicture onAdded={onChoose} />}
      <Loaded query={query} rows={ROWS}>
        {({ assets, total }) =>
          assets.length === 0 ? (
            <EmptyState title={t('noPictures')} why={t('noPicturesWhy')} />
          ) : (
            <>
              <ul className={styles['grid']}>
                {assets.map((asset) => (
                  <li key={asset.id}>
                    <button
                      type="button"
                      className={styles['tile']}
                      aria-pressed={asset.id === chosen}
                      onClick={() => onChoose(asset.id)}
                    >
                      <span className={styles['image']}>
                        <Picture picture={pictureOf(asset)} decorative />
                      </span>
                      <span>{asset.name}</span>
                    </button>
                  </li>
                ))}
              </ul>
              {total > assets.length && <Text tone="quiet">{t('morePictures', { total })}</Text>}
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}
