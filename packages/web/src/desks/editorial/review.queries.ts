import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  endReview,
  findReviewers,
  listReviews,
  nameReviewer,
  type NamedReviewer,
} from '@torre/contract/content';
import { call } from '../../platform/call.ts';
import type { SaveOptions } from '../../platform/save-wait.ts';
import { EDITORIAL } from './editorial.queries.ts';

/** Who reads a draft whom the desk named. */
export const reviewsQuery = (id: string) =>
  queryOptions({
    queryKey: [...EDITORIAL, 'reviews', id],
    queryFn: ({ signal }) => call(listReviews, { path: { id } }, { signal }),
    staleTime: 0,
  });

const SHORTEST_NAME = 2;

/** Colleagues who can sign in, by part of their name; nobody before two letters are typed. */
export const reviewersQuery = (name: string) =>
  queryOptions({
    queryKey: [...EDITORIAL, 'reviewers', name],
    queryFn: ({ signal }) => call(findReviewers, { query: { name } }, { signal }),
    enabled: name.length >= SHORTEST_NAME,
    placeholderData: keepPreviousData,
  });

export const sendReview = (id: string, body: NamedReviewer, options: SaveOptions) =>
  call(nameReviewer, { path: { id }, body }, options);

export const takeReviewBack = (id: string, reviewId: string, options: SaveOptions) =>
  call(endReview, { path: { id, reviewId } }, options);
