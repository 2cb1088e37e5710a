import { listOf, optionText, inLanguage } from '../list/list.endpoint.ts';
import type { Words } from '../list/list.endpoint.ts';
import type { FileRow, FileState } from './files.endpoint.ts';

const STATES: Readonly<Record<FileState, Words>> = {
  'in arrivo': ['in arrivo', 'arriving'],
  'in controllo': ['in controllo', 'being checked'],
  pronto: ['pronto', 'ready'],
  rifiutato: ['rifiutato', 'refused'],
};
const AREAS: Readonly<Record<string, Words>> = {
  amministrazione: ['amministrazione', 'administration'],
  redazione: ['redazione', 'editorial desk'],
};
const HIDDEN = ['Nome riservato al proprietario', 'Name known to its owner only'] as const;

/** What was sent and is kept, newest first. */
export const fileList = listOf<FileRow>()(['File', 'Files'], '-createdAt', {
  name: {
    words: ['Nome', 'Name'],
    value: ({ name }, language) => name ?? inLanguage(HIDDEN, language),
    filter: 'part',
    order: true,
    address: 'nome',
  },
  state: {
    words: ['Stato', 'Status'],
    value: ({ state }, language) => optionText(STATES, state, language),
    filter: 'code',
    // Choices in the code: states that rules are written for.
    options: STATES,
    order: true,
    address: 'stato',
  },
  owner: {
    words: ['Di chi è', 'Owner'],
    value: ({ owner }) => owner,
    filter: 'part',
    order: true,
    address: 'proprietario',
  },
  area: {
    words: ['Area', 'Area'],
    value: ({ area }, language) => optionText(AREAS, area, language),
    filter: 'code',
    // Choices in the code: the parts of the program that keep files.
    options: AREAS,
    order: true,
  },
  size: { words: ['Dimensione', 'Size'], value: ({ size }) => size, order: true, address: 'dimensione' },
  createdAt: {
    words: ['Caricato', 'Uploaded'],
    value: ({ createdAt }) => createdAt,
    filter: 'day',
    order: true,
    address: 'caricato',
  },
});
