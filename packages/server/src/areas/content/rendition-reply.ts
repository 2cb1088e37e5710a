import { getAsset } from '@torre/contract/assets';
import type { Rendition } from '@torre/contract/content';
import { DEFAULT_FORMAT } from '@torre/domain/files';
import type { RenditionFormat, RenditionName } from '@torre/domain/files';

/** A rendition as readers are told of it. */
export interface ShownRendition {
  readonly name: RenditionName;
  readonly format: RenditionFormat;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Bytes. */
  readonly size: number;
}

/** P3.20: the sizes of a picture, each with its formats and the address of the binary (P7.02). */
export function renditionsReply(id: string, renditions: readonly ShownRendition[]): Rendition[] {
  return [...Map.groupBy(renditions, ({ name }) => name)].map(([name, formats]) => ({
    name,
    formats: formats.map(({ format, width, height, size }) => ({
      format,
      metadata: { width, height, size },
      links: [{ href: hrefOf(id, name, format) }],
    })),
  }));
}

/** P4.14, P3.22: the address of the binary that every widget asks for; null: it is not made yet. */
export function pictureHref(id: string, renditions: readonly ShownRendition[]): string | null {
  const isThere = renditions.some(({ name, format }) => name === 'large' && format === DEFAULT_FORMAT);
  return isThere ? hrefOf(id, 'large', DEFAULT_FORMAT) : null;
}

function hrefOf(id: string, rendition: RenditionName, format: RenditionFormat): string {
  const path = getAsset.path.replace('{id}', id).replace('{rendition}', rendition);
  return `/api${path}${format === DEFAULT_FORMAT ? '' : `?format=${format}`}`;
}
