import { useQueries } from '@tanstack/react-query';
import type { NamedItem } from '@torre/contract/content';
import { assetQuery, pictureOf } from './library.queries.ts';

/**
 * Pictures of the desk as the image widget takes them, by their ids, published or not: readers' calls know no draft. One that is
 * still being read has no sizes yet; one that is not in the library is left out.
 */
export function useDeskPictures(ids: readonly string[]): ReadonlyMap<string, NamedItem> {
  const answers = useQueries({ queries: ids.map((id) => assetQuery('Echo_Immagine', id)) });
  return new Map(
    answers.flatMap(({ data, isPending }, at) => {
      const id = ids[at]!;
      if (data) return [[id, pictureOf(data)] as const];
      return isPending ? [[id, { id, name: '', fields: { renditions: [] } }] as const] : [];
    }),
  );
}
