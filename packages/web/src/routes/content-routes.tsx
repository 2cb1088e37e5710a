import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { JSX } from 'react';
import { ArticleScreen, ArticlesScreen, DraftScreen, UnsignedScreen } from '../areas/content/index.ts';
import { useSession } from '../platform/session.ts';
import { useAddressedPlant } from './use-addressed-plant.ts';

const articles = getRouteApi('/session/articoli');
const article = getRouteApi('/session/articoli/article/$id');
const signatures = getRouteApi('/session/responsabile/firme');

/** The wrapper; the sub-type stands in the address. */
export function ArticlesRoute(): JSX.Element {
  return <ArticlesScreen subType={articles.useSearch().tipo} />;
}

/** P2.31; another article begins anew, with an empty comment. What is to be read as a draft says so in its address. */
export function ArticleRoute(): JSX.Element {
  const { id } = article.useParams();
  const { revisione } = article.useSearch();
  if (revisione !== undefined) return <DraftScreen key={id} id={id} />;
  return <ArticleScreen key={id} id={id} />;
}

/** Who of a plant has not signed; plant, filters and order stand in the address. */
export function SignaturesRoute(): JSX.Element | null {
  const search = signatures.useSearch();
  const navigate = useNavigate({ from: '/responsabile/firme' });
  const { divisionList } = useSession();
  const plant = useAddressedPlant(search.impianto);
  if (plant === null) return null;
  const { impianto, ...address } = search;
  return (
    <UnsignedScreen
      key={plant}
      plant={plant}
      division={divisionList.find(({ icao }) => icao === plant)?.divisionId ?? ''}
      address={address}
      onAddress={(next) => void navigate({ search: { ...next, impianto }, replace: true })}
    />
  );
}
