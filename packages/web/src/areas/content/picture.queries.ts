import { queryOptions } from '@tanstack/react-query';
import { getAsset } from '@torre/contract/assets';
import type { Rendition } from '@torre/contract/content';
import { DEFAULT_FORMAT } from '@torre/domain/files';
import type { RenditionName } from '@torre/domain/files';
import { fetchFile } from '../../platform/download.ts';
import { dataAddress } from '../../platform/file-content.ts';

/** P7.11: how long the page keeps an image in its memory, which ends with the page. */
export const PICTURE_KEPT_MS = 600_000;

/** P4.14: `renditionFor` knows a size for each window, but every window asks for this one. */
const ASKED: RenditionName = 'large';

/** Address of the binary in the usual format (P3.22); null: the size is not made yet. Names count in lower case (P3.21). */
export function pictureAddress(renditions: readonly Rendition[]): string | null {
  const asked = renditions.find(({ name }) => name.toLowerCase() === ASKED);
  const usual = asked?.formats.find(({ format }) => format === DEFAULT_FORMAT);
  return usual?.links[0]?.href ?? null;
}

/** P7.10, P7.12: the binary as a blob, turned into an inline data address. */
export const pictureQuery = (href: string) =>
  queryOptions({
    queryKey: ['picture', href],
    queryFn: async ({ signal }) => {
      const blob = await (await fetchFile(getAsset.id, href, { signal })).blob();
      const address = await dataAddress(blob);
      if (address === null) throw new Error('the browser cannot read the image');
      return address;
    },
    staleTime: PICTURE_KEPT_MS,
    gcTime: PICTURE_KEPT_MS,
  });
