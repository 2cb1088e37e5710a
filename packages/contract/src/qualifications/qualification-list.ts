import type { Day } from '@torre/domain/kernel';
import { Categories } from '@torre/domain/lookups';
import { listOf, inLanguage } from '../list/list.endpoint.ts';
import type { Language, Words } from '../list/list.endpoint.ts';
import { personColumns } from '../people/person-columns.ts';
import type { HeldQualification, QualificationRow } from './qualifications.endpoint.ts';

const STATES = {
  sospesa: ['sospesa', 'suspended'],
  manca: ['manca un titolo', 'one is missing'],
  'in scadenza': ['in scadenza', 'expiring'],
  'in regola': ['in regola', 'in order'],
} as const satisfies Readonly<Record<string, Words>>;
export const QUALIFICATION_STATES = Object.keys(STATES) as readonly (keyof typeof STATES)[];

/** The last day; in words where there is none, '' where nothing is asked for and nothing held. */
function lastDay(own: HeldQualification | null, isAsked: boolean, language: Language): string {
  if (own === null) return isAsked ? inLanguage(['manca', 'missing'], language) : '';
  return own.lastDay ?? inLanguage(['senza scadenza', 'no end'], language);
}

/** Qualifications of the people of today, as HR looks after them; categories in the words of the organisation. */
/* @__NO_SIDE_EFFECTS__ */
export const qualificationListOf = (categories: Categories) => {
  const { nome, code, plant, categoria } = personColumns(categories);
  return listOf<QualificationRow>()(['Titoli', 'Qualifications'], 'nome', {
    nome,
    code,
    plant,
    categoria,
    stato: {
      words: ['Stato', 'Status'],
      value: ({ stati }, language) => stati.map((one) => inLanguage(STATES[one], language)).join(', '),
      filter: 'code',
      // Choices in the code: states that rules are written for.
      options: STATES,
    },
    licence: {
      words: ['Licenza', 'Licence'],
      value: ({ licence, isAsked }, language) => lastDay(licence, isAsked, language),
      filter: 'until',
      hint: ['Scade entro', 'Ends by'],
      order: true,
      address: 'licenza',
    },
    medical: {
      words: ['Visita medica', 'Medical'],
      value: ({ medical, isAsked }, language) => lastDay(medical, isAsked, language),
      filter: 'until',
      hint: ['Scade entro', 'Ends by'],
      order: true,
      address: 'visita',
    },
    english: {
      words: ['Inglese', 'English'],
      value: ({ english, isAsked }, language) => lastDay(english, isAsked, language),
      filter: 'until',
      hint: ['Scade entro', 'Ends by'],
      order: true,
      address: 'inglese',
    },
    suspension: {
      words: ['Sospensione', 'Suspension'],
      value: ({ suspension }, language) => lastDay(suspension, false, language),
      order: true,
      address: 'sospensione',
    },
  });
};

/** What calls and screens need of the list where no category is read. */
export const qualificationList = qualificationListOf(new Categories([], 0 as Day));
