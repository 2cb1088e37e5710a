import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ArticleSummary } from '@torre/contract/content';
import type { JSX } from 'react';
import { Panel, Text } from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import { newsQuery } from './content.queries.ts';
import './content.texts.ts';
import { ItemCarousel } from './item-carousel.tsx';
import styles from './news-carousel.module.css';
import { Picture } from './picture.tsx';

/** More than this nobody leafs through. */
const MOST = 6;

/** The news of the home: articles that the desk put there, the newest first. Without any the panel is not there. */
export function NewsCarousel(): JSX.Element | null {
  const t = useTexts('content');
  const { data } = useQuery(newsQuery(useLanguage()));
  const articles = data?.articles.slice(0, MOST) ?? [];
  if (articles.length === 0) return null;
  return (
    <Panel title={t('news')}>
      <ItemCarousel label={t('news')} items={articles} draw={(article) => <NewsSlide article={article} />} />
    </Panel>
  );
}

function NewsSlide({ article }: { readonly article: ArticleSummary }): JSX.Element {
  const t = useTexts('content');
  const { id, language, titolo, sottotitolo, abstract, titolo_bottone, immagine_carousel } = article;
  const more = abstract ?? sottotitolo;
  return (
    <div className={styles['slide']}>
      <div className={styles['image']}>
        {immagine_carousel ? (
          <Picture picture={immagine_carousel} decorative />
        ) : (
          <img src="/torre.svg" alt="" width={48} height={48} />
        )}
      </div>
      <div className={styles['words']}>
        <b lang={language}>{titolo}</b>
        {more !== undefined && (
          <div lang={language}>
            <Text tone="quiet">{more}</Text>
          </div>
        )}
        <Link to="/articoli/article/$id" params={{ id }}>
          {titolo_bottone === undefined ? t('read') : <span lang={language}>{titolo_bottone}</span>}{' '}
          <span className="visually-hidden" lang={language}>
            {titolo}
          </span>
        </Link>
      </div>
    </div>
  );
}
