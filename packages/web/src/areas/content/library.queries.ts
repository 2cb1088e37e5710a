import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { createAsset, listDeskAssets, type DeskAsset } from '@torre/contract/assets';
import type { NamedItem } from '@torre/contract/content';
import type { BodyOf } from '@torre/contract/endpoint';
import type { AssetTypeName } from '@torre/domain/content';
import { call } from '../../platform/call.ts';
import type { SaveOptions } from '../../platform/save-wait.ts';

export const libraryKey = ['content-library'] as const;
const ASK_AGAIN_MS = 1000;

/** Files of the desk; `text`: part of the name or of the alternative text. Asked again while sizes are being made. */
export const libraryQuery = (type: AssetTypeName, text: string) =>
  queryOptions({
    queryKey: [...libraryKey, type, text],
    queryFn: ({ signal }) =>
      call(listDeskAssets, { query: { type, ...(text !== '' && { text }) } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.assets.some(isBeingMade) ? ASK_AGAIN_MS : false),
  });

/** One file of the desk. */
export const assetQuery = (type: AssetTypeName, id: string) =>
  queryOptions({
    queryKey: [...libraryKey, 'one', type, id],
    queryFn: async ({ signal }) =>
      (await call(listDeskAssets, { query: { type, id } }, { signal })).assets[0] ?? null,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isBeingMade(data) ? ASK_AGAIN_MS : false),
  });

const isBeingMade = ({ type, renditions }: DeskAsset): boolean =>
  type === 'Echo_Immagine' && renditions.length === 0;

/** Takes a file that was sent into the library. */
export const addAsset = (body: BodyOf<typeof createAsset>, options: SaveOptions) =>
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
