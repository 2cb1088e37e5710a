/** Limits of what the desk writes, in characters (P5.09, P5.11 to P5.17). */
export const CONTENT_LIMITS = {
  minimum: 3,
  title: 80,
  subtitle: 80,
  text: 2000,
  url: 2000,
  draftTitle: 50,
  buttonTitle: 20,
  menuTitle: 30,
  /** Two percents. */
  point: 7,
} as const;

/**
 * A text of one line, or of several; `limit` names its longest length. A url is one of http or https (P5.10); a point is a place
 * in a picture, percent from the left and from the top, two whole numbers with a blank between them.
 */
interface TextField {
  readonly kind: 'line' | 'lines' | 'url' | 'point';
  readonly limit: Exclude<keyof typeof CONTENT_LIMITS, 'minimum'>;
}

/** Another item, by its id. */
interface ItemField {
  readonly kind: 'item';
  readonly of: string;
}

/** Other items, by their ids, in their order. */
interface ItemsField {
  readonly kind: 'items';
  readonly of: string;
}

export type ContentField = TextField | ItemField | ItemsField;

interface ItemType {
  readonly fields: Readonly<Record<string, ContentField>>;
  /** The field without which nobody could read it: needed before readers see the item. */
  readonly needs: string | null;
}

const line = (limit: TextField['limit']): TextField => ({ kind: 'line', limit });
const URL: TextField = { kind: 'url', limit: 'url' };
const TEXT: TextField = { kind: 'lines', limit: 'text' };
const TITLE = line('title');
const item = (of: string): ItemField => ({ kind: 'item', of });
const items = (of: string): ItemsField => ({ kind: 'items', of });

/**
 * Every type of the desk with its fields, under the names of the specification (chapter 3). A comment is no item of the
 * desk: it has the states and the limits of comments.
 */
export const ITEM_TYPES = {
  Echo_Articolo: {
    fields: {
      titolo: TITLE,
      sottotitolo: line('subtitle'),
      abstract: TEXT,
      testo: TEXT,
      banner: item('Echo_Immagine'),
      immagine: item('Echo_Immagine'),
      immagine_carousel: item('Echo_Immagine'),
      lista_link: items('Echo_Link'),
      lista_immagini: items('Echo_Immagine'),
      lista_video: items('Echo_Video'),
      lista_articoli_correlati: item('Echo_Lista_Articoli'),
      spalla_destra_link: items('Echo_Link'),
      spalla_destra_documenti: items('Echo_Documento'),
      lista_echo_commenti: item('Echo_Lista_Commenti'),
      titolo_bottone: line('buttonTitle'),
    },
    needs: 'titolo',
  },
  Echo_Lista_Articoli: { fields: { articoli: items('Echo_Articolo') }, needs: null },
  Echo_Lista_Commenti: { fields: {}, needs: null },
  Echo_Link: {
    fields: { immagine: item('Echo_Immagine'), url: URL, testo: line('menuTitle'), title: TITLE },
    needs: 'url',
  },
  Echo_Documento: {
    fields: { titolo: TITLE, icona: item('Echo_Immagine'), link_esterno: URL },
    needs: 'titolo',
  },
  Echo_Video: {
    fields: {
      titolo: TITLE,
      files: items('Echo_Filmato'),
      url_esterno: URL,
      anteprima: item('Echo_Immagine'),
      sottotitoli_it: item('Echo_Sottotitoli'),
      sottotitoli_en: item('Echo_Sottotitoli'),
    },
    needs: 'titolo',
  },
  Echo_Immagine: {
    fields: { testo_alternativo: line('title'), punto_focale: { kind: 'point', limit: 'point' } },
    needs: 'testo_alternativo',
  },
  Echo_Filmato: { fields: {}, needs: null },
  Echo_Sottotitoli: { fields: {}, needs: null },
} as const satisfies Readonly<Record<string, ItemType>>;

export type ItemTypeName = keyof typeof ITEM_TYPES;
export const ITEM_TYPE_NAMES = Object.keys(ITEM_TYPES) as readonly ItemTypeName[];

/** What the library of the desk keeps: items that are a file (P3.18, P3.19). */
export const ASSET_TYPES = [
  'Echo_Immagine',
  'Echo_Filmato',
  'Echo_Sottotitoli',
] as const satisfies readonly ItemTypeName[];
export type AssetTypeName = (typeof ASSET_TYPES)[number];

/** The type of what readers send (P3.10). */
export const COMMENT_TYPE = 'Echo_Commento';

/** What a field holds: a text, the id of an item, or ids in their order. A field that is empty is left out. */
export type FieldValue = string | readonly string[];
export type ItemFields = Readonly<Record<string, FieldValue>>;

export function isItemType(name: string): name is ItemTypeName {
  return Object.hasOwn(ITEM_TYPES, name);
}

/** The fields that a type has; undefined for one that it has not. */
export function contentField(type: ItemTypeName, name: string): ContentField | undefined {
  const fields: Readonly<Record<string, ContentField>> = ITEM_TYPES[type].fields;
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** Ids that an item names on either side, each once: an English side with references takes none of the Italian ones away. */
export function namedBy({
  type,
  fields,
  english,
}: {
  readonly type: ItemTypeName;
  readonly fields: ItemFields;
  readonly english: ItemFields | null;
}): readonly string[] {
  return [...new Set([...referencesOf(type, fields), ...referencesOf(type, english ?? {})])];
}

/** Whether a field names other items. */
export const isReference = (type: ItemTypeName, field: string): boolean =>
  ['item', 'items'].includes(contentField(type, field)?.kind ?? '');

/** Ids that the fields of an item name, in the order of the fields of its type. */
function referencesOf(type: ItemTypeName, fields: ItemFields): readonly string[] {
  return Object.entries(fields).flatMap(([name, value]) => (isReference(type, name) ? value : []));
}
