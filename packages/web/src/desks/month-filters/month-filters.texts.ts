import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    monthFilters: typeof monthFiltersTexts;
  }
}

/** Texts of the desk 'month-filters'. */
export const monthFiltersTexts = registerTexts('monthFilters', {
  title: ['Filtri del calendario', 'Filters of the calendar'],
  isole: ['Isola', 'Island'],
  categorie: ['Categoria', 'Category'],
  specializzazioni: ['Specializzazione', 'Specialization'],
  unita: ['Unità', 'Unit'],
  turni: ['Turno', 'Shift'],
  richieste: ['Richieste', 'Requests'],
  attesa: ['da decidere', 'to decide'],
  assenze: ['assenti', 'away'],
  on: ['nel giorno', 'on'],
  anyDay: ['qualsiasi giorno del mese', 'any day of the month'],
  today: ['{{day}}, oggi', '{{day}}, today'],
  others: ['Altri', 'Others'],
  loading: ['Unità e specializzazioni stanno arrivando', 'Units and specializations are on their way'],
  noFacts: [
    'Unità e specializzazioni non sono arrivate: questi filtri per ora non valgono.',
    'Units and specializations did not arrive: these filters do not work for now.',
  ],
  retry: ['Riprova', 'Try again'],
  groupBy: ['Raggruppa per', 'Group by'],
  byIsland: ['Isola', 'Island'],
  byUnit: ['Unità', 'Unit'],
  active: ['Filtri attivi', 'Active filters'],
  remove: ['Togli il filtro {{what}}', 'Remove the filter {{what}}'],
  clear: ['Togli i filtri', 'Clear filters'],
  done: ['Mostra il calendario', 'Show the calendar'],
});
