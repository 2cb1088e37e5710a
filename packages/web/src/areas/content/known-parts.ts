import { useQuery } from '@tanstack/react-query';
import type { Item } from '@torre/contract/content';
import { createContext, useContext } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { itemQuery } from './content.queries.ts';

/** Items of a draft with their fields: readers' calls know none of them. Empty where readers read. */
export const KnownParts = createContext<ReadonlyMap<string, Item>>(new Map());

interface ReadPart {
  readonly data: Pick<Item, 'name' | 'fields'> | undefined;
  readonly error: Error | null;
}

/** An item with its fields: of the draft that is shown, else as readers get it, asked for where it is needed. */
export function usePart(id: string, isNeeded = true): ReadPart {
  const known = useContext(KnownParts).get(id);
  const { data, error } = useQuery({
    ...itemQuery(id, useLanguage()),
    enabled: isNeeded && known === undefined,
  });
  return known === undefined ? { data, error } : { data: known, error: null };
}
