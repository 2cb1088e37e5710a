import { Button } from '@mantine/core';
import { getAsset } from '@torre/contract/assets';
import { RENDITIONS } from '@torre/domain/files';
import { useRef, useState, type JSX } from 'react';
import { Line, Stack, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import './content.texts.ts';
import { NewPicture } from './new-picture.tsx';
import styles from './picture-library.module.css';

const QUALITY = 0.9;

interface PreviewFrameProps {
  /** Id of a video of the library. */
  readonly videoId: string;
  /** With the id of the picture in the library. */
  readonly onTaken: (id: string) => void;
}

/** A video of the desk, and the frame at which it stands as a picture: drawn here, checked as every picture that is sent. */
export function PreviewFrame({ videoId, onTaken }: PreviewFrameProps): JSX.Element {
  const t = useTexts('content');
  const video = useRef<HTMLVideoElement>(null);
  const [frame, setFrame] = useState<File | null>(null);
  const [isFailed, setFailed] = useState(false);
  const take = async (): Promise<void> => {
    video.current?.pause();
    const made = video.current && (await frameOf(video.current, `${t('frameName')}.jpg`));
    setFrame(made);
    setFailed(made === null);
  };
  return (
    <fieldset className={styles['field']}>
      <legend>{t('frameTitle')}</legend>
      <Stack>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the desk looks for a picture; readers get the captions */}
        <video
          ref={video}
          className={styles['video']}
          controls
          playsInline
          preload="metadata"
          aria-label={t('frameTitle')}
          src={`/api${getAsset.path.replace('{id}', videoId).replace('{rendition}', 'video')}`}
        />
        <Text tone="quiet">{t('frameHint')}</Text>
        {isFailed && (
          <Text>
            <span role="alert">{t('frameFailed')}</span>
          </Text>
        )}
        <Line>
          <Button variant="default" size="compact-sm" onClick={() => void take()}>
            {t('takeFrame')}
          </Button>
        </Line>
        {frame && (
          <NewPicture
            key={frame.lastModified}
            made={frame}
            onAdded={(id) => {
              setFrame(null);
              onTaken(id);
            }}
          />
        )}
      </Stack>
    </fieldset>
  );
}

/** What a video shows at this moment, no wider than the largest size in which pictures are read; null: nothing yet. */
async function frameOf(video: HTMLVideoElement, name: string): Promise<File | null> {
  const { videoWidth, videoHeight } = video;
  const share = Math.min(1, RENDITIONS.large / videoWidth);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(videoWidth * share), Math.round(videoHeight * share)];
  if (!(canvas.width > 0 && canvas.height > 0)) return null;
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  return drawn && new File([drawn], name, { type: 'image/jpeg' });
}
