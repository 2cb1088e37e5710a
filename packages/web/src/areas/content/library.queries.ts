import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { createAsset, listDeskAssets, type DeskAsset } from '@torre/contract/assets';
import type { NamedItem } from '@torre/contract/content';
import type { BodyOf } from '@torre/contract/endpoint';
import { call } from '../../platform/call.ts';
import type { SaveOptions } from '../../platform/save-wait.ts';

export const libraryKey = ['content-library'] as const;
const ASK_AGAIN_MS = 1000;

/** Pictures of the desk; `text`: part of the name or of the alternative text. Asked again while sizes are being made. */
export const libraryQuery = (text: string) =>
  queryOptions({
    queryKey: [...libraryKey, text],
    queryFn: ({ signal }) => call(listDeskAssets, { query: text === '' ? {} : { text } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.assets.some(isBeingMade) ? ASK_AGAIN_MS : false),
  });

/** One picture of the desk. */
export const assetQuery = (id: string) =>
  queryOptions({
    queryKey: [...libraryKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await call(listDeskAssets, { query: { id } }, { signal })).assets[0] ?? null,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isBeingMade(data) ? ASK_AGAIN_MS : false),
  });

const isBeingMade = ({ renditions }: DeskAsset): boolean => renditions.length === 0;

export const addPicture = (body: BodyOf<typeof createAsset>, options: SaveOptions) =>
  call(createAsset, { body }, options);

/** A picture of the desk as the image widget takes it. */
export const pictureOf = ({ id, name, alternative, focus, renditions }: DeskAsset): NamedItem => ({
  id,
  name,
  fields: {
    renditions: [...renditions],
    ...(alternative !== null && { testo_alternativo: alternative }),
    ...(focus !== null && { punto_focale: focus }),
  },
});
