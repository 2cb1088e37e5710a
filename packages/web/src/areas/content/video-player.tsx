import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { NamedItem } from '@torre/contract/content';
import { useEffect, useRef, useState, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import './content.texts.ts';
import { Picture } from './picture.tsx';
import styles from './video-player.module.css';

/** P2.75: between the click and the playback. */
const DELAY_MS = 100;

interface VideoPlayerProps {
  readonly title: string;
  /** Without one there is nothing to play. */
  readonly source: string | undefined;
  readonly preview: NamedItem | undefined;
  readonly isPlaying: boolean;
  readonly onPlay: () => void;
}

/** A video: its preview with title and play button, or the player in their place (P2.71 to P2.73). */
export function VideoPlayer(props: VideoPlayerProps): JSX.Element {
  const { title, source, preview, isPlaying, onPlay } = props;
  const t = useTexts('content');
  if (isPlaying && source !== undefined)
    return (
      <div className={styles['video']}>
        <Player title={title} source={source} />
      </div>
    );
  return (
    <div className={styles['video']}>
      {preview ? (
        <Picture picture={preview} decorative />
      ) : (
        <img src="/torre.svg" alt="" width={48} height={48} />
      )}
      {source === undefined ? (
        <span className={styles['title']}>{title}</span>
      ) : (
        <button type="button" className={styles['play']} aria-label={t('play', { title })} onClick={onPlay}>
          <IconPlayerPlayFilled size={28} aria-hidden />
          <span className={styles['title']}>{title}</span>
        </button>
      )}
    </div>
  );
}

function Player({ title, source }: { readonly title: string; readonly source: string }): JSX.Element {
  const t = useTexts('content');
  const video = useRef<HTMLVideoElement>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const element = video.current;
    // A browser that does not let it play by itself shows its own button.
    const timer = setTimeout(() => void element?.play().catch(() => undefined), DELAY_MS);
    return () => {
      clearTimeout(timer);
      element?.pause();
    };
  }, []);
  if (isLost) return <span className={styles['lost']}>{t('notRetrievable')}</span>;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a video of another site: the item names no captions
    <video
      ref={video}
      className={styles['player']}
      controls
      playsInline
      preload="none"
      aria-label={title}
      src={source}
      onError={() => setLost(true)}
    />
  );
}
