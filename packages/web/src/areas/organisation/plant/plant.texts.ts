import { registerTexts } from '../../../platform/language.ts';

declare module '../../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    organisationPlant: typeof plantTexts;
  }
}

/** Texts of `/amministrazione/organizzazione/{icao}`. */
export const plantTexts = registerTexts('organisationPlant', {
  back: ['Organizzazione', 'Organisation'],
  unknown: ['Questo impianto non esiste', 'There is no such plant'],
  parts: ['Parti dell’impianto', 'Parts of the plant'],
  person: ['Persona', 'Person'],
  importExport: ['Importa ed esporta file', 'Import and export files'],
  'part.dati': ['Dati e orari', 'Data and hours'],
  'part.struttura': ['Struttura', 'Structure'],
  'part.turni': ['Turni e fasce', 'Shifts and timeslots'],
  'part.postazioni': ['Postazioni', 'Positions'],
  'part.configurazioni': ['Configurazioni', 'Configurations'],
  'part.cicli': ['Cicli', 'Cycles'],
  'part.cambi': ['Cambi', 'Swaps'],
  'part.persone': ['Persone', 'People'],
  plant: ['Impianto', 'Plant'],
  hoursHint: [
    'Gli impianti HJ hanno un orario per mese, gli HX quello previsto; un impianto H24 non ne ha bisogno.',
    'HJ plants have hours by month, HX plants those that are planned; an H24 plant needs none.',
  ],
  cyclesHint: ['Le persone prendono un ciclo dalla loro pagina.', 'People take a cycle on their page.'],
  people: ['Persone', 'People'],
  swapHint: [
    'Nei giorni bloccati nessuno può chiedere un cambio di turno in questo impianto.',
    'On blocked days nobody can ask for a swap of shifts in this plant.',
  ],
  searchPerson: ['Cerca una persona', 'Search a person'],
  position: ['Postazione', 'Position'],
  openAt: ['{{position}} aperta dalle {{from}} alle {{to}}', '{{position}} open from {{from}} to {{to}}'],
  closedAt: ['{{position}} chiusa dalle {{from}} alle {{to}}', '{{position}} closed from {{from}} to {{to}}'],
  hourOf: ['{{position}}, dalle {{from}} alle {{to}}', '{{position}}, from {{from}} to {{to}}'],
  openings: ['Aperture', 'Openings'],
  openingsOf: ['Aperture di {{configuration}}', 'Openings of {{configuration}}'],
  changeOpenings: ['Modifica aperture', 'Change openings'],
  changeOpeningsOf: ['Modifica aperture di {{configuration}}', 'Change openings of {{configuration}}'],
  openingsTitle: ['Aperture: {{configuration}}', 'Openings: {{configuration}}'],
  openingsHint: [
    'Premi o trascina sulle ore; con la tastiera: frecce, Spazio, e Maiusc con le frecce per proseguire.',
    'Press or drag over the hours; by keyboard: arrows, Space, and Shift with arrows to go on.',
  ],
  openingsPlanned: [
    'Dal {{day}} restano le aperture già previste.',
    'From {{day}} the openings that are planned already stay.',
  ],
  openingsChange: ['Le aperture cambiano il {{days}}.', 'The openings change on {{days}}.'],
  fromDay: ['Dal giorno', 'From the day'],
  dayNeeded: ['Scrivi il giorno da cui vale.', 'Write the day from which it holds.'],
  openingsSaved: ['Aperture salvate', 'Openings saved'],
  noPositions: ['Nessuna postazione', 'No positions'],
  noPositionsWhy: ['Aggiungi prima le postazioni dell’impianto.', 'Add the positions of the plant first.'],
});
