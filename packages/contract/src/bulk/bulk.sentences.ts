import { sentences } from '../sentences.ts';

/** What the server says about many cells changed at once. */
export const bulkSentence = sentences('bulk', {
  changed_one: { it: 'Un turno modificato{{except}}.', en: 'One shift changed{{except}}.' },
  changed_other: { it: '{{count}} turni modificati{{except}}.', en: '{{count}} shifts changed{{except}}.' },
  nothingChanged: { it: 'Nessun turno modificato. {{reason}}', en: 'No shift changed. {{reason}}' },
  wouldChange_one: { it: 'Cambierebbe un turno{{except}}.', en: 'One shift would change{{except}}.' },
  wouldChange_other: {
    it: 'Cambierebbero {{count}} turni{{except}}.',
    en: '{{count}} shifts would change{{except}}.',
  },
  wouldChangeNothing: { it: 'Nessun turno cambierebbe.', en: 'No shift would change.' },
  wouldChangeNothingFor: {
    it: 'Nessun turno cambierebbe. {{reason}}',
    en: 'No shift would change. {{reason}}',
  },
  generated_one: { it: 'Un turno generato{{except}}.', en: 'One shift generated{{except}}.' },
  generated_other: { it: '{{count}} turni generati{{except}}.', en: '{{count}} shifts generated{{except}}.' },
  wouldGenerate_one: { it: 'Nascerebbe un turno{{except}}.', en: 'One shift would be made{{except}}.' },
  wouldGenerate_other: {
    it: 'Nascerebbero {{count}} turni{{except}}.',
    en: '{{count}} shifts would be made{{except}}.',
  },
  wouldGenerateNothing: { it: 'Non nascerebbe nessun turno.', en: 'No shift would be made.' },
  // Continues a count.
  exceptOne: { it: ', uno no', en: ', one not' },
  except: { it: ', {{refusals}} no', en: ', {{refusals}} not' },
  savedNoCounters: {
    it: '{{saved}} Non è stato possibile aggiornare i contatori',
    en: '{{saved}} The counters could not be updated',
  },
  tooMany: {
    it: 'Una chiamata cambia al massimo {{most}} celle: dividi la scelta.',
    en: 'A call changes {{most}} cells at most: divide the selection.',
  },
  cellTwice: {
    it: 'Il {{day}} della persona {{employeeId}} compare due volte.',
    en: '{{day}} of person {{employeeId}} occurs twice.',
  },
  versionUnseen: {
    it: 'Del {{day}} manca la versione che è stata vista.',
    en: 'Of {{day}} the version that was seen is missing.',
  },
  formerGone: {
    it: "Di ciò che c'era il {{day}} non si trova più la versione richiesta.",
    en: 'Of what stood on {{day}} the requested version is no longer found.',
  },
  turnUnknown: {
    it: 'Il turno «{{turn}}» non esiste in questo impianto.',
    en: 'The shift “{{turn}}” does not exist in this plant.',
  },
  notYetVersioned: {
    it: 'Un turno da inserire non ha ancora una versione.',
    en: 'A shift to be inserted has no version yet.',
  },
});
