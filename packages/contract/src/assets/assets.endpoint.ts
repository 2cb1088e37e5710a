import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type * as schema from './assets.schema.ts';

export type DeskAsset = Frozen<Static<typeof schema.DeskAssetSchema>>;

/**
 * P7.10: a picture, a video or captions that readers see; of what is not published 404, but for the desk. Kept by its strong
 * tag; what is played answers parts too (`Range`).
 */
export const getAsset = endpoint<typeof schema.getAssetSchema>({
  id: 'getAsset',
  method: 'GET',
  path: '/content/assets/{id}/{rendition}',
  envelope: 'plain',
});

export const listDeskAssets = endpoint<typeof schema.listDeskAssetsSchema>({
  id: 'listDeskAssets',
  method: 'GET',
  path: '/content/desk/assets',
});

/** 404 for a file that is not one's own, 409 for one that the library does not keep, is not checked, or is taken already. */
export const createAsset = endpoint<typeof schema.createAssetSchema>({
  id: 'createAsset',
  method: 'POST',
  path: '/content/desk/assets',
  required: ['body', 'fileId'],
});
