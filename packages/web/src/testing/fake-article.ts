import { getAsset } from '@torre/contract/assets';
import { getItem, type Item, type NamedItem } from '@torre/contract/content';
import { OUTCOME } from '@torre/contract/outcome';
import type { FakeServer } from './fake-server.ts';

export const CREATED = { value: Date.parse('2026-11-13T09:00:00Z') };

/** One transparent point. */
const POINT = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (sign) =>
  sign.charCodeAt(0),
);

/** An item as readers get it. */
export const itemOf = (id: string, fields: Item['fields'], type: Item['type'] = 'Echo_Articolo'): Item => ({
  id,
  type,
  fields,
  name: `nome ${id}`,
  language: 'it',
  createdDate: CREATED,
});

/** What a picture of the library carries, in two sizes. */
export const pictureFields = (id: string, alternative: string) => ({
  testo_alternativo: alternative,
  punto_focale: '20 80',
  renditions: (['thumbnail', 'large'] as const).map((name) => ({
    name,
    formats: (['webp', 'jpg'] as const).map((format) => ({
      format,
      metadata: { width: 10, height: 10, size: 10 },
      links: [{ href: `/api/content/assets/${id}/${name}${format === 'jpg' ? '' : `?format=${format}`}` }],
    })),
  })),
});

export const pictureOf = (id: string, alternative = `immagine ${id}`): NamedItem => ({
  id,
  name: `nome ${id}`,
  fields: pictureFields(id, alternative),
});

/** A server that hands out these items by their id, 404 for every other, and one point for each picture. */
export function declareItems(server: FakeServer, items: Readonly<Record<string, Item>>): void {
  server.answers(getItem, ({ path }) => items[path.split('/').at(-1)!] ?? itemGone());
  server.answers(getAsset, () => new Response(POINT, { headers: { 'Content-Type': 'image/gif' } }));
}

export const itemGone = (): Response =>
  Response.json({ outcome: { code: OUTCOME.notFound, messageIT: '' } }, { status: 404 });
