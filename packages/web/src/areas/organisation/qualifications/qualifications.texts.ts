import { registerTexts } from '../../../platform/language.ts';

declare module '../../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    qualifications: typeof qualificationsTexts;
  }
}

/** Texts of `/personale/titoli`. */
export const qualificationsTexts = registerTexts('qualifications', {
  qualifications: ['Titoli', 'Qualifications'],
  entitlements: ['Spettanze e diritti', 'Entitlements and rights'],
  importExport: ['Importa ed esporta…', 'Import and export…'],
  hint: [
    'Licenze, visite mediche, inglese e sospensioni: le vedono e le scrivono solo le risorse umane',
    'Licences, medicals, English and suspensions: seen and written by human resources alone',
  ],
  nobody: ['Nessuna persona', 'Nobody'],
  nobodyWhy: [
    'Qui compaiono le persone che oggi hanno un posto di lavoro.',
    'Here stand the people who have a place of work today.',
  ],
  all: ['Tutti', 'All'],
  missing: ['Mancanti', 'Missing'],
  expiring: ['In scadenza entro 60 giorni', 'Expiring within 60 days'],
  quick: ['Filtri rapidi', 'Quick filters'],
  back: ['Titoli', 'Qualifications'],
  unknown: ['Questa persona non esiste', 'There is no such person'],
  code: ['Codice {{code}}', 'Code {{code}}'],
  inOrder: [
    'Nessun titolo richiesto manca o scade entro 60 giorni.',
    'No qualification that is asked for is missing or expires within 60 days.',
  ],
  notInOrder: ['Non è in regola', 'Not in order'],
  expiringSoon: ['In scadenza entro 60 giorni', 'Expiring within 60 days'],
  // What somebody lacks: the thing, then what follows from it
  gap: ['{{what}}: {{follows}}.', '{{what}}: {{follows}}.'],
  missingLICENCE: ['Manca la licenza', 'The licence is missing'],
  missingMEDICAL: ['Manca la visita medica', 'The medical is missing'],
  missingENGLISH: ['Manca l’inglese', 'English is missing'],
  endedLICENCE: ['Licenza scaduta il {{day}}', 'Licence expired on {{day}}'],
  endedMEDICAL: ['Visita medica scaduta il {{day}}', 'Medical expired on {{day}}'],
  endedENGLISH: ['Inglese scaduto il {{day}}', 'English expired on {{day}}'],
  endedENDORSEMENT: [
    'Specializzazione {{name}} ({{plant}}) scaduta il {{day}}',
    'Specialization {{name}} ({{plant}}) expired on {{day}}',
  ],
  endsLICENCE: ['La licenza scade il {{day}}', 'The licence expires on {{day}}'],
  endsMEDICAL: ['La visita medica scade il {{day}}', 'The medical expires on {{day}}'],
  endsENGLISH: ['L’inglese scade il {{day}}', 'English expires on {{day}}'],
  endsENDORSEMENT: [
    'La specializzazione {{name}} ({{plant}}) scade il {{day}}',
    'Specialization {{name}} ({{plant}}) expires on {{day}}',
  ],
  suspended: ['Sospensione dal {{from}}', 'Suspended since {{from}}'],
  suspension: ['Sospensione dal {{from}}', 'Suspension from {{from}}'],
  uncounted: ['non conta nei contatori dal {{from}}', 'does not count in the counters from {{from}}'],
  uncountedUntil: [
    'non conta nei contatori dal {{from}} al {{to}}',
    'does not count in the counters from {{from}} to {{to}}',
  ],
  uncountedFor: ['non conta per {{names}} dal {{from}}', 'does not count for {{names}} from {{from}}'],
  uncountedForUntil: [
    'non conta per {{names}} dal {{from}} al {{to}}',
    'does not count for {{names}} from {{from}} to {{to}}',
  ],
  nothingFollows: ['nei contatori non cambia niente', 'nothing changes in the counters'],
  add: ['Aggiungi un titolo o una sospensione', 'Add a qualification or a suspension'],
});
