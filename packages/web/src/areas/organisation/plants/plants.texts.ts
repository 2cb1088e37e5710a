import { registerTexts } from '../../../platform/language.ts';

declare module '../../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    organisationPlants: typeof plantsTexts;
  }
}

/** Texts of `/amministrazione/organizzazione`. */
export const plantsTexts = registerTexts('organisationPlants', {
  organisation: ['Organizzazione', 'Organisation'],
  organisationHint: [
    'Impianti, unità e festività; ogni cambiamento vale da un giorno',
    'Plants, units and holidays; each change holds from a day',
  ],
  importExport: ['Importa ed esporta file', 'Import and export files'],
  back: ['Amministrazione', 'Administration'],
  parts: ['Parti dell’organizzazione', 'Parts of the organisation'],
  plants: ['Impianti', 'Plants'],
  units: ['Unità', 'Units'],
  people: ['Persone', 'People'],
  causes: ['Causali', 'Causes'],
  holidays: ['Festività', 'Holidays'],
  search: ['Cerca un impianto', 'Search a plant'],
  peopleToday: ['Persone oggi', 'People today'],
  missing: ['Manca', 'Missing'],
  'missing.unit': ['unità', 'units'],
  'missing.specialization': ['specializzazioni', 'specializations'],
  'missing.shift_definition': ['turni', 'shifts'],
  'missing.timeslot': ['fasce orarie', 'timeslots'],
  'missing.position': ['postazioni', 'positions'],
  'missing.operating_configuration': ['configurazioni', 'configurations'],
  'missing.base_cycle': ['cicli', 'cycles'],
  'missing.assignment': ['persone', 'people'],
  newPlant: ['Nuovo impianto', 'New plant'],
  copyFrom: ['Copia da…', 'Copy from…'],
  copyTitle: ['Nuovo impianto come copia', 'New plant as a copy'],
  copyHint: [
    'Prende isole, specializzazioni, turni, fasce, postazioni, configurazioni con le aperture, orari e cicli; non le persone.',
    'It takes islands, specializations, shifts, timeslots, positions, configurations with openings, hours and cycles; not the people.',
  ],
  copySource: ['Copia da', 'Copy from'],
  'copy.icao': ['Codice del nuovo impianto', 'Code of the new plant'],
  'copy.name': ['Nome', 'Name'],
  'copy.comune': ['Comune', 'Municipality'],
  copyDay: ['Comincia il', 'Begins on'],
  copied: ['Impianto creato', 'Plant created'],
  needed: ['Scrivi un valore.', 'Write a value.'],
  year: ['Anno', 'Year'],
  propose: ['Proponi il {{year}}', 'Propose {{year}}'],
  proposeHint: [
    'Le festività che mancano: nazionali, e patroni dei comuni degli impianti. Togli quelle che non vuoi.',
    'The holidays that are missing: national ones, and patron days of the plants’ municipalities. Untick those you do not want.',
  ],
  proposeNone: ['Nel {{year}} non manca nessuna festività.', 'No holiday of {{year}} is missing.'],
  holidaysSaved: ['Festività salvate', 'Holidays saved'],
});
