import { registerTexts } from '../../../platform/language.ts';

declare module '../../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    audit: typeof auditTexts;
  }
}

/** Texts of `/amministrazione/audit`. */
export const auditTexts = registerTexts('audit', {
  audit: ['Registro delle modifiche', 'Audit trail'],
  auditHint: [
    'Chi ha fatto che cosa, e quando: nessuna riga si può cambiare',
    'Who did what, and when: no row can be changed',
  ],
  nothing: ['Nessuna modifica', 'No changes'],
  nothingWhy: ['Le modifiche compaiono qui appena accadono.', 'Changes appear here as soon as they happen.'],
  details: ['Valori', 'Values'],
  aboutWhom: ['su {{name}}', 'about {{name}}'],
  detailsOf: ['Modifica del {{at}}', 'Change of {{at}}'],
  field: ['Campo', 'Field'],
  before: ['Prima', 'Before'],
  after: ['Dopo', 'After'],
  hiddenWhy: [
    'I valori riservati li vedono solo la persona, chi decide su di lei e le risorse umane.',
    'Confidential values are for the person, for who decides about them and for human resources.',
  ],
  noValues: ['Questa modifica non ha valori.', 'This change has no values.'],
  reason: ['Motivo', 'Reason'],
  failed: ['Non è stato possibile leggere la modifica', 'The change could not be read'],
  proof: ['Prova del registro', 'Proof of the trail'],
  proofHint: [
    'Ogni riga è firmata da Torre e sigillata nella successiva: una riga aggiunta da altri, cambiata, tolta o spostata si scopre.',
    'Torre signs each row and seals it into the next: one that others added, changed, removed or moved is found.',
  ],
  verify: ['Verifica ora', 'Verify now'],
  verifying: ['Verifica in corso…', 'Verifying…'],
  whole: ['Registro integro', 'The trail is whole'],
  broken_one: ['Un problema', 'One problem'],
  broken_other: ['{{count}} problemi', '{{count}} problems'],
  verifiedUpTo: ['Sigillato fino al {{at}}', 'Sealed up to {{at}}'],
  nothingSealed: ['Ancora nessuna riga sigillata', 'No row sealed yet'],
  rows_one: ['Una riga', 'One row'],
  rows_other: ['{{count}} righe', '{{count}} rows'],
  unsealed_one: ['una in attesa del sigillo', 'one waits for its seal'],
  unsealed_other: ['{{count}} in attesa del sigillo', '{{count}} wait for their seal'],
  proofFailed: ['Non è stato possibile verificare il registro', 'The trail could not be verified'],
  beforeSigning_one: ['una di prima che Torre firmasse', 'one from before Torre signed them'],
  beforeSigning_other: ['{{count}} di prima che Torre firmasse', '{{count}} from before Torre signed them'],
  otherKey_one: [
    'Una riga, del {{from}}, è firmata con un’altra chiave e non si può controllare',
    'One row, of {{from}}, is signed with another key and cannot be checked',
  ],
  otherKey_other: [
    '{{count}} righe, dal {{from}} al {{to}}, sono firmate con un’altra chiave e non si possono controllare',
    '{{count}} rows, from {{from}} to {{to}}, are signed with another key and cannot be checked',
  ],
  otherKeyWhy: [
    'Chi gestisce Torre può aggiungere quella chiave in TORRE_KEY, dopo quella di oggi.',
    'Who runs Torre can add that key to TORRE_KEY, after today’s.',
  ],
  doubtful_one: ['Una riga dubbia', 'One doubtful row'],
  doubtful_other: ['{{count}} righe dubbie', '{{count}} doubtful rows'],
  doubt: [
    'porta la data {{at}}, ma è stata sigillata tra il {{after}} e il {{before}}',
    'is dated {{at}}, but was sealed between {{after}} and {{before}}',
  ],
  doubtFirst: [
    'porta la data {{at}}, ma è stata sigillata il {{before}}',
    'is dated {{at}}, but was sealed on {{before}}',
  ],
  erasures_one: [
    'Una cancellazione di valori ({{values}} in tutto)',
    'One erasure of values ({{values}} in all)',
  ],
  erasures_other: [
    '{{count}} cancellazioni di valori ({{values}} in tutto)',
    '{{count}} erasures of values ({{values}} in all)',
  ],
  erasedValues_one: ['un valore', 'one value'],
  erasedValues_other: ['{{count}} valori', '{{count}} values'],
  anchor: ['Impronta da conservare altrove', 'Fingerprint to keep elsewhere'],
  'problem.removed': ['riga tolta', 'row removed'],
  'problem.altered': ['riga cambiata', 'row changed'],
  'problem.swapped': ['riga spostata', 'row moved'],
  'problem.values': ['valori cambiati', 'values changed'],
  'problem.unsealed': ['riga senza sigillo', 'row without a seal'],
  'problem.chain': ['catena interrotta', 'chain broken'],
  'problem.forged': ['riga non scritta da Torre', 'row not written by Torre'],
  'problem.otherKey': ['firma di una chiave sconosciuta', 'signature of an unknown key'],
  'problem.erasure': ['valori cancellati senza dire da chi', 'values erased without saying by whom'],
  batch: ['blocco {{number}}', 'batch {{number}}'],
});
