import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type * as schema from './search.schema.ts';

export type FoundArticle = Frozen<Static<typeof schema.FoundArticleSchema>>;
export type FoundDocument = Frozen<Static<typeof schema.FoundDocumentSchema>>;
export type FoundPerson = Frozen<Static<typeof schema.FoundPersonSchema>>;

export const searchEverything = endpoint<typeof schema.searchEverythingSchema>({
  id: 'searchEverything',
  method: 'GET',
  path: '/search',
  required: ['text'],
});
