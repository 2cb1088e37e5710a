import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { NamedItem, NativeLink } from '@torre/contract/content';
import { useEffect, useRef, useState, type JSX } from 'react';
import { Wheel } from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import './content.texts.ts';
import { Picture } from './picture.tsx';
import styles from './video-player.module.css';

/** P2.75: between the click and the playback. */
const DELAY_MS = 100;

interface PlayedVideo {
  readonly title: string;
  /** Of the library; the browser takes the first that it can play. */
  readonly files: readonly NativeLink[];
  /** On another site; played where there are no files. */
  readonly address: string | undefined;
  readonly captions: readonly NativeLink[];
}

interface VideoPlayerProps extends PlayedVideo {
  readonly preview: NamedItem | undefined;
  readonly isPlaying: boolean;
  readonly onPlay: () => void;
}

/** A video: its preview with title and play button, or the player in their place (P2.71 to P2.73). */
export function VideoPlayer(props: VideoPlayerProps): JSX.Element {
  const { title, files, address, captions, preview, isPlaying, onPlay } = props;
  const t = useTexts('content');
  const hasSource = files.length > 0 || address !== undefined;
  if (isPlaying && hasSource)
    return (
      <div className={styles['video']}>
        <Player {...{ title, files, address, captions }} />
      </div>
    );
  return (
    <div className={styles['video']}>
      {preview ? (
        <Picture picture={preview} decorative />
      ) : (
        <img src="/torre.svg" alt="" width={48} height={48} />
      )}
      {hasSource ? (
        <button type="button" className={styles['play']} aria-label={t('play', { title })} onClick={onPlay}>
          <IconPlayerPlayFilled size={28} aria-hidden />
          <span className={styles['title']}>{title}</span>
        </button>
      ) : (
        <span className={styles['title']}>{title}</span>
      )}
    </div>
  );
}

function Player({ title, files, address, captions }: PlayedVideo): JSX.Element {
  const t = useTexts('content');
  const ofReader = useLanguage();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'waiting' | 'playing' | 'lost'>('waiting');
  useEffect(() => {
    const element = video.current;
    // Who pressed the button goes on with the keyboard.
    element?.focus();
    // A browser that does not let it play by itself shows its own button.
    const timer = setTimeout(() => {
      void element?.play().catch(() => setState((now) => (now === 'lost' ? now : 'playing')));
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      element?.pause();
    };
  }, []);
  if (state === 'lost')
    return (
      <span className={styles['lost']} role="alert">
        {t('notRetrievable')}
      </span>
    );
  const isLost = (): void => setState('lost');
  const names = { it: t('captionsIt'), en: t('captionsEn') };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions are those of the item, which may have none */}
      <video
        ref={video}
        className={styles['player']}
        controls
        playsInline
        preload="none"
        aria-label={title}
        aria-busy={state === 'waiting'}
        {...(files.length === 0 && { src: address, onError: isLost })}
        onPlaying={() => setState('playing')}
        onWaiting={() => setState('waiting')}
        onPause={() => setState('playing')}
      >
        {files.map(({ href, mimeType }, nth) => (
          <source
            key={href}
            src={href}
            type={mimeType}
            // Asked one after the other: only the last one ends the search.
            {...(nth === files.length - 1 && { onError: isLost })}
          />
        ))}
        {captions.map(({ href, language = 'it' }) => (
          <track
            key={href}
            kind="captions"
            src={href}
            srcLang={language}
            label={names[language]}
            default={language === ofReader}
          />
        ))}
      </video>
      {state === 'waiting' && (
        <span className={styles['waiting']}>
          <Wheel size={24} />
        </span>
      )}
    </>
  );
}
