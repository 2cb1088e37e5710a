import { getRouteApi } from '@tanstack/react-router';
import type { JSX } from 'react';
import { ArticleScreen, ArticlesScreen } from '../areas/content/index.ts';

const articles = getRouteApi('/session/articoli');
const article = getRouteApi('/session/articoli/article/$id');

/** The wrapper; the sub-type stands in the address. */
export function ArticlesRoute(): JSX.Element {
  return <ArticlesScreen subType={articles.useSearch().tipo} />;
}

/** P2.31; another article begins anew, with an empty comment. */
export function ArticleRoute(): JSX.Element {
  const { id } = article.useParams();
  return <ArticleScreen key={id} id={id} />;
}
