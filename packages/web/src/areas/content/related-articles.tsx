import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { NamedItem } from '@torre/contract/content';
import type { JSX } from 'react';
import { LoadingRows, Panel, Text } from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import { itemQuery } from './content.queries.ts';
import './content.texts.ts';
import { ItemCarousel } from './item-carousel.tsx';
import { listedBy, namedBy, textOf } from './item-fields.ts';
import { Picture } from './picture.tsx';
import styles from './related-articles.module.css';
import { PER_SLIDE } from './slides.ts';

/** 'Articoli correlati' (P2.46, P2.47): three tiles beside one another, one on phones. */
export function RelatedArticles({ list }: { readonly list: NamedItem }): JSX.Element | null {
  const t = useTexts('content');
  const articles = listedBy(list.fields ?? {}, 'articoli');
  if (articles.length === 0) return null;
  return (
    <Panel title={t('related')}>
      <div className={styles['tiles']}>
        <ItemCarousel
          label={t('related')}
          items={articles}
          perSlide={PER_SLIDE}
          draw={({ id }) => <ArticleTile id={id} />}
        />
      </div>
    </Panel>
  );
}

/** Image, title and abstract of an article (P2.65); the logo where it has no image (P2.68). */
function ArticleTile({ id }: { readonly id: string }): JSX.Element {
  const t = useTexts('content');
  const { data, isError } = useQuery(itemQuery(id, useLanguage()));
  if (isError) return <Text tone="quiet">{t('notRetrievable')}</Text>;
  if (data === undefined) return <LoadingRows rows={2} />;
  const abstract = textOf(data.fields, 'abstract');
  const image = namedBy(data.fields, 'immagine_carousel');
  return (
    <Link to="/articoli/article/$id" params={{ id }} className={styles['tile']}>
      <span className={styles['image']}>
        {image ? (
          <Picture picture={image} decorative />
        ) : (
          <img src="/torre.svg" alt="" width={48} height={48} />
        )}
      </span>
      <b>{textOf(data.fields, 'titolo') ?? data.name}</b>
      {abstract !== undefined && <Text tone="quiet">{abstract}</Text>}
    </Link>
  );
}
