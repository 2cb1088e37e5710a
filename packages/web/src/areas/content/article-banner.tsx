import type { NamedItem } from '@torre/contract/content';
import { useEffect, type JSX } from 'react';
import { endFirstView } from '../../platform/first-view.ts';
import styles from './article-banner.module.css';
import { Picture } from './picture.tsx';

interface ArticleBannerProps {
  readonly title: string;
  readonly subtitle: string | undefined;
  /** Without one a gradient. */
  readonly banner: NamedItem | undefined;
}

/** P2.34 to P2.37: title and subtitle, each on one line, over the banner image. */
export function ArticleBanner({ title, subtitle, banner }: ArticleBannerProps): JSX.Element {
  useEffect(() => {
    if (banner === undefined) endFirstView();
  }, [banner]);
  return (
    <header className={styles['banner']}>
      {banner && (
        <div className={styles['image']}>
          <Picture picture={banner} onSettled={endFirstView} />
        </div>
      )}
      <div className={styles['words']} data-over={banner && true}>
        <h1 title={title}>{title}</h1>
        {subtitle !== undefined && <p title={subtitle}>{subtitle}</p>}
      </div>
    </header>
  );
}
