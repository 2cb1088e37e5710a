import type { NamedItem } from '@torre/contract/content';
import { useState, type JSX } from 'react';
import { LoadingRows, Panel, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import './content.texts.ts';
import { ItemCarousel } from './item-carousel.tsx';
import { carries, linksOf, namedBy, textOf } from './item-fields.ts';
import { usePart } from './known-parts.ts';
import { VideoPlayer } from './video-player.tsx';

/** P2.74: these never played WebM. Chromium's Edge names itself 'Edg/'. */
const WITHOUT_VIDEO = /MSIE |Trident\/|Edge\//;

/** The video carousel (P2.45, P2.71 to P2.75): one video after the other; whoever leafs on stops what plays. */
export function VideoCarousel({ videos }: { readonly videos: readonly NamedItem[] }): JSX.Element | null {
  const t = useTexts('content');
  const [playing, setPlaying] = useState<string | null>(null);
  if (WITHOUT_VIDEO.test(navigator.userAgent)) return null;
  return (
    <Panel title={t('videos')}>
      <ItemCarousel
        label={t('videos')}
        items={videos}
        // P4.15, P4.16
        onMove={() => setPlaying(null)}
        draw={(video) => (
          <Video video={video} isPlaying={playing === video.id} onPlay={() => setPlaying(video.id)} />
        )}
      />
    </Panel>
  );
}

interface VideoProps {
  readonly video: NamedItem;
  readonly isPlaying: boolean;
  readonly onPlay: () => void;
}

function Video({ video, isPlaying, onPlay }: VideoProps): JSX.Element {
  const t = useTexts('content');
  const isWhole = ['files', 'url_esterno'].some((source) => carries(video, ['titolo', source]));
  const { data, error } = usePart(video.id, !isWhole);
  const fields = isWhole ? (video.fields ?? {}) : data?.fields;
  if (error !== null) return <Text tone="quiet">{t('notRetrievable')}</Text>;
  if (fields === undefined) return <LoadingRows rows={2} />;
  return (
    <VideoPlayer
      title={textOf(fields, 'titolo') ?? video.name}
      files={linksOf(fields, 'files')}
      address={textOf(fields, 'url_esterno')}
      captions={linksOf(fields, 'sottotitoli')}
      preview={namedBy(fields, 'anteprima')}
      isPlaying={isPlaying}
      onPlay={onPlay}
    />
  );
}
