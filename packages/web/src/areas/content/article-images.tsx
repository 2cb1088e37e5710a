import type { NamedItem } from '@torre/contract/content';
import type { JSX } from 'react';
import { Panel } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import styles from './article-images.module.css';
import './content.texts.ts';
import { ItemCarousel } from './item-carousel.tsx';
import { Picture } from './picture.tsx';

/** The image carousel (P2.44): one image after the other. */
export function ArticleImages({ images }: { readonly images: readonly NamedItem[] }): JSX.Element {
  const t = useTexts('content');
  return (
    <Panel title={t('images')}>
      <ItemCarousel
        label={t('images')}
        items={images}
        draw={(image) => (
          <div className={styles['image']}>
            <Picture picture={image} />
          </div>
        )}
      />
    </Panel>
  );
}
