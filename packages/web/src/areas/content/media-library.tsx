import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { DeskAsset } from '@torre/contract/assets';
import { useState, type JSX } from 'react';
import { EmptyState, Line, Loaded, Stack, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import './content.texts.ts';
import { libraryQuery } from './library.queries.ts';
import { MEDIA, type MediaType } from './media-words.ts';
import { NewMedia } from './new-media.tsx';
import styles from './picture-library.module.css';

const PAUSE_MS = 250;
const ROWS = 4;
const MINUTE = 60;

interface MediaLibraryProps {
  readonly type: MediaType;
  readonly chosen: readonly string[];
  readonly onChoose: (id: string) => void;
}

/** The videos or the captions of the desk, those of drafts too, and the way to add one. */
export function MediaLibrary({ type, chosen, onChoose }: MediaLibraryProps): JSX.Element {
  const t = useTexts('content');
  const words = MEDIA[type];
  const factsOf = useMediaFacts();
  const [text, setText] = useState('');
  const [isNew, setNew] = useState(false);
  const [searched] = useDebouncedValue(text.trim(), PAUSE_MS);
  const query = useQuery(libraryQuery(type, searched));
  return (
    <Stack>
      <Line>
        <TextInput
          aria-label={t(words.search)}
          placeholder={t(words.search)}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button variant="default" aria-expanded={isNew} onClick={() => setNew(!isNew)}>
          {t(words.send)}
        </Button>
      </Line>
      {isNew && <NewMedia type={type} onAdded={onChoose} />}
      <Loaded query={query} rows={ROWS}>
        {({ assets, total }) =>
          assets.length === 0 ? (
            <EmptyState title={t(words.noneFound)} why={t(words.why)} />
          ) : (
            <>
              <ul className={styles['grid']}>
                {assets.map((asset) => (
                  <li key={asset.id}>
                    <button
                      type="button"
                      className={styles['tile']}
                      aria-pressed={chosen.includes(asset.id)}
                      onClick={() => onChoose(asset.id)}
                    >
                      <span>{asset.name}</span>
                      <Text as="span" tone="quiet">
                        {factsOf(asset)}
                      </Text>
                    </button>
                  </li>
                ))}
              </ul>
              {total > assets.length && <Text tone="quiet">{t('moreMedia', { total })}</Text>}
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}

/** What is known of a video besides its name: how long it is and how large; '' of captions. */
export function useMediaFacts(): (asset: DeskAsset) => string {
  const t = useTexts('content');
  return ({ video }) => {
    if (video === null) return '';
    const seconds = Math.round(video.duration);
    const time = `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
    return t('videoFacts', { time, width: video.width, height: video.height });
  };
}
