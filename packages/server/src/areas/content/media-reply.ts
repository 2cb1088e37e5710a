import { getAsset } from '@torre/contract/assets';
import type { NativeLink } from '@torre/contract/content';
import type { ItemFields } from '@torre/domain/content';
import type { Shown } from './item-reply.ts';

/** What is played, as readers are told of it. */
export interface ShownMedia {
  readonly contentType: string;
  /** Pixels; null of captions. */
  readonly width: number | null;
  readonly height: number | null;
  readonly milliseconds: number | null;
}

const MS = 1000;
const CAPTIONS = { sottotitoli_it: 'it', sottotitoli_en: 'en' } as const;
/** Fields of a video that name files of the library: readers get the addresses in their place. */
export const MEDIA_FIELDS: readonly string[] = ['files', ...Object.keys(CAPTIONS)];

/** P3.19: from where a file is played, in a list as the other addresses of an item. */
export function nativeLinks(id: string, media: ShownMedia | null): readonly NativeLink[] {
  if (media === null) return [];
  const { contentType, width, height, milliseconds } = media;
  const rendition = contentType.startsWith('video/') ? 'video' : 'captions';
  return [
    {
      href: `/api${getAsset.path.replace('{id}', id).replace('{rendition}', rendition)}`,
      mimeType: contentType,
      ...(width !== null &&
        height !== null &&
        milliseconds !== null && { metadata: { width, height, duration: milliseconds / MS } }),
    },
  ];
}

/** Of a video: its files, and its captions by language; a list that readers see nothing of is left out. */
export function videoLinks(
  fields: ItemFields,
  { items }: Shown,
): Readonly<Partial<Record<'files' | 'sottotitoli', NativeLink[]>>> {
  const links = (field: string): readonly NativeLink[] =>
    [fields[field] ?? []].flat().flatMap((id) => nativeLinks(id, items.get(id)?.media ?? null));
  const files = [...links('files')];
  const captions = Object.entries(CAPTIONS).flatMap(([field, language]) =>
    links(field).map((link) => ({ ...link, language })),
  );
  return { ...(files.length > 0 && { files }), ...(captions.length > 0 && { sottotitoli: captions }) };
}
