import { getRouteApi } from '@tanstack/react-router';
import { Suspense, type JSX } from 'react';
import { ArticleScreen, ArticlesScreen } from '../areas/content/reading/index.ts';
import { lazyPart } from '../platform/lazy-with-retry.ts';

const articles = getRouteApi('/session/articoli');
const article = getRouteApi('/session/articoli/article/$id');

const DraftScreen = lazyPart(() => import('../areas/content/index.ts'), 'DraftScreen');

/** The wrapper; the sub-type stands in the address. */
export function ArticlesRoute(): JSX.Element {
  return <ArticlesScreen subType={articles.useSearch().tipo} />;
}

/** P2.31; another article begins anew, with an empty comment. What is to be read as a draft says so in its address. */
export function ArticleRoute(): JSX.Element {
  const { id } = article.useParams();
  const { revisione } = article.useSearch();
  if (revisione === undefined) return <ArticleScreen key={id} id={id} />;
  return (
    <Suspense>
      <DraftScreen key={id} id={id} />
    </Suspense>
  );
}
