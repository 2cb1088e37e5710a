import { IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type JSX, type ReactNode } from 'react';
import { BackLink, ButtonLink, EmptyState, ErrorState, LoadingRows, Page, Text } from '../../kit/index.ts';
import { CallFailed } from '../../platform/call-failure.ts';
import { endFirstView } from '../../platform/first-view.ts';
import { useLanguage, useTexts, type Language } from '../../platform/language.ts';
import { NOTICE, notify } from '../../platform/notify.ts';
import { track } from '../../platform/track.ts';
import { ArticleBanner } from './article-banner.tsx';
import { ArticleImages } from './article-images.tsx';
import styles from './article-screen.module.css';
import { ArticleText } from './article-text.tsx';
import { CommentsBox } from './comments-box.tsx';
import { articleQuery, type LoadedArticle } from './content.queries.ts';
import './content.texts.ts';
import { useImagesLoading } from './image-loading.ts';
import { listedBy, namedBy, textOf } from './item-fields.ts';
import { articleAskQuery } from './read-ask.queries.ts';
import { ReadBand } from './read-band.tsx';
import { RelatedArticles } from './related-articles.tsx';
import { DocumentsBox, LinksBox } from './side-boxes.tsx';
import { VideoCarousel } from './video-carousel.tsx';

const ROWS = 6;
const NOT_FOUND = 404;

/** `/articoli/article/{id}`: an article, block by block (P2.33). */
export function ArticleScreen({ id }: { readonly id: string }): JSX.Element {
  const t = useTexts('content');
  const language = useLanguage();
  const query = useQuery(articleQuery(id, language));
  // Asked beside the article, so that the band does not push its text down afterwards.
  const ask = useQuery(articleAskQuery(id, language));
  const isAsking = ask.isLoading && !ask.isFetched && ask.failureCount === 0;
  const failed = t('articleFailed');
  useEffect(() => track('view', 'articolo'), []);
  useEffect(() => {
    if (!query.isError) return;
    endFirstView();
    notify({ type: NOTICE.error, text: failed });
  }, [query.isError, failed]);
  const isThere = query.data !== undefined && !query.isError && !isAsking;
  const isGone = query.error instanceof CallFailed && query.error.status === NOT_FOUND;
  return (
    <Page
      back={<BackLink to="/articoli">{t('articles')}</BackLink>}
      {...(!isThere && { title: t('articles') })}
    >
      {isThere ? (
        <ArticleView {...query.data} band={<ReadBand query={ask} />} />
      ) : isGone ? (
        // P8.01 wants its notice; trying again brings back nothing that was withdrawn.
        <EmptyState
          icon={IconFileOff}
          title={t('articleGone')}
          why={t('articleGoneWhy')}
          action={
            <ButtonLink variant="default" to="/articoli">
              {t('allArticles')}
            </ButtonLink>
          }
        />
      ) : query.isError ? (
        <ErrorState text={failed} onRetry={() => void query.refetch()} />
      ) : (
        <LoadingRows rows={ROWS} />
      )}
    </Page>
  );
}

interface ArticleViewProps extends LoadedArticle {
  /** As on a phone, whatever the window: the desk's preview. */
  readonly narrow?: boolean;
  /** What its reader asked for, where that is not the language of the screen: the desk's preview. */
  readonly wanted?: Language;
  /** Between the banner and the text: what is asked of who reads. */
  readonly band?: ReactNode;
}

/** The page of an article, block by block. */
export function ArticleView({
  article,
  comments,
  narrow = false,
  wanted,
  band,
}: ArticleViewProps): JSX.Element {
  const t = useTexts('content');
  const ofScreen = useLanguage();
  const language = wanted ?? ofScreen;
  const { fields } = article;
  const title = textOf(fields, 'titolo') ?? article.name;
  const subtitle = textOf(fields, 'sottotitolo');
  const ofSide = listedBy(fields, 'spalla_destra_link');
  // P3.08
  const links = ofSide.length > 0 ? ofSide : listedBy(fields, 'lista_link');
  const documents = listedBy(fields, 'spalla_destra_documenti');
  const hasSide = links.length > 0 || documents.length > 0;
  const images = listedBy(fields, 'lista_immagini');
  const videos = listedBy(fields, 'lista_video');
  const isLoading = useImagesLoading();
  const related = namedBy(fields, 'lista_articoli_correlati');
  return (
    <div className={styles['columns']} data-side={hasSide || undefined} data-narrow={narrow || undefined}>
      <article className={styles['content']} lang={article.language} aria-busy={isLoading}>
        <ArticleBanner title={title} subtitle={subtitle} banner={namedBy(fields, 'banner')} />
        {band}
        {language !== article.language && <Text tone="quiet">{t('italianOnly')}</Text>}
        <ArticleText text={textOf(fields, 'testo') ?? ''} image={namedBy(fields, 'immagine')} />
        {images.length > 0 && <ArticleImages images={images} />}
        {videos.length > 0 && <VideoCarousel videos={videos} />}
        {related && <RelatedArticles list={related} />}
        {comments && <CommentsBox key={article.id} article={article} list={comments} />}
      </article>
      {hasSide && (
        <aside className={styles['side']}>
          {links.length > 0 && <LinksBox links={links} />}
          {documents.length > 0 && <DocumentsBox documents={documents} />}
        </aside>
      )}
    </div>
  );
}
