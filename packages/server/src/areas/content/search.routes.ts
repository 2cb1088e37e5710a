import { searchEverything } from '@torre/contract/search';
import { searchEverythingSchema } from '@torre/contract/search/schema';
import { isoDay } from '@torre/domain/kernel';
import { signedIn } from '../../platform/access/access.ts';
import { asSystem } from '../../platform/access/request-scope.ts';
import type { App } from '../../platform/deps.ts';
import { okOutcome } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import type { ContentDeps } from './content.routes.ts';
import { findDocuments } from './document.reads.ts';
import { findArticles, findPeople, findSimilar, searchedWords } from './search.reads.ts';

/** Search: who may read what is decided before anything is ranked. */
export function registerSearch(app: App, { db, clock, published }: ContentDeps): void {
  route(app, searchEverything, {
    schema: searchEverythingSchema,
    access: signedIn,
    handler: async ({ query: { text, lang = 'it' }, principal }) => {
      const words = searchedWords(text);
      const nothing = { outcome: okOutcome(), articles: [], documents: [], suggestions: [], people: [] };
      if (words.length === 0) return nothing;
      const plants = principal.responsabile ? principal.managedPlants.filter((icao) => icao !== '-') : [];
      const shown = await published.documents();
      const [ids, documents, people] = await Promise.all([
        // What is published everybody may read (P6.01), but no reader sees rows of the desk.
        asSystem(() => findArticles(db, words, lang)),
        asSystem(() => findDocuments(db, words, shown)),
        plants.length === 0 ? [] : findPeople(db, words, plants, isoDay(clock.today())),
      ]);
      const articles = await published.found(ids, lang);
      const similar = articles.length > 0 ? [] : await asSystem(() => findSimilar(db, words.join(' ')));
      return {
        ...nothing,
        articles,
        // Withdrawn while it was looked for, it is not told of.
        documents: await published.foundDocuments(documents, lang),
        suggestions: await published.found(similar, lang),
        people,
      };
    },
  });
}
