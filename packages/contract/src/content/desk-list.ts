import type { ItemState, ItemTypeName } from '@torre/domain/content';
import { listOf, optionText } from '../list/list.endpoint.ts';
import type { Words } from '../list/list.endpoint.ts';
import type { DeskRow } from './content.endpoint.ts';

/** The types of content in the words of the desk. */
export const ITEM_TYPE_WORDS: Readonly<Record<ItemTypeName, Words>> = {
  Echo_Articolo: ['Articolo', 'Article'],
  Echo_Lista_Articoli: ['Lista di articoli', 'List of articles'],
  Echo_Lista_Commenti: ['Lista di commenti', 'List of comments'],
  Echo_Link: ['Link', 'Link'],
  Echo_Documento: ['Documento', 'Document'],
  Echo_Video: ['Video', 'Video'],
  Echo_Immagine: ['Immagine', 'Image'],
  Echo_Filmato: ['File video', 'Video file'],
  Echo_Sottotitoli: ['Sottotitoli', 'Captions'],
};

/** The states of content in the words of the desk. */
export const ITEM_STATE_WORDS: Readonly<Record<ItemState, Words>> = {
  DRAFT: ['bozza', 'draft'],
  ASKED: ['da pubblicare', 'to publish'],
  SENT_BACK: ['rimandato', 'sent back'],
  SCHEDULED: ['programmato', 'scheduled'],
  PUBLISHED: ['pubblicato', 'published'],
  WITHDRAWN: ['ritirato', 'withdrawn'],
};

/** Everything that the desk writes, what was saved last first. */
export const deskList = listOf<DeskRow>()(['Contenuti', 'Content'], '-savedAt', {
  title: {
    words: ['Titolo', 'Title'],
    value: ({ title, name }) => title ?? name,
    filter: 'part',
    order: true,
    address: 'titolo',
  },
  type: {
    words: ['Tipo', 'Type'],
    value: ({ type }, language) => optionText(ITEM_TYPE_WORDS, type, language),
    filter: 'code',
    // Choices in the code: types that the specification names.
    options: ITEM_TYPE_WORDS,
    order: true,
    address: 'tipo',
  },
  state: {
    words: ['Stato', 'Status'],
    value: ({ state }, language) => optionText(ITEM_STATE_WORDS, state, language),
    filter: 'code',
    // Choices in the code: states that rules are written for.
    options: ITEM_STATE_WORDS,
    order: true,
    address: 'stato',
  },
  channel: {
    words: ['Canale', 'Channel'],
    value: ({ channels }) => channels.join(', '),
    filter: 'code',
    address: 'canale',
  },
  savedBy: {
    words: ['Scritto da', 'Written by'],
    value: ({ savedBy }) => savedBy,
    filter: 'part',
    order: true,
    address: 'persona',
  },
  savedAt: {
    words: ['Salvato', 'Saved'],
    value: ({ savedAt }) => savedAt,
    filter: 'day',
    order: true,
    address: 'salvato',
  },
  publishAt: {
    words: ['Esce il', 'Appears on'],
    value: ({ publishAt }) => publishAt ?? '',
    filter: 'day',
    order: true,
    address: 'esce',
  },
});
