import type { SameKeys } from '../../platform/text-catalogue.ts';
import type { it } from './month-filters.it.ts';

export const en: SameKeys<typeof it> = {
  title: 'Filters of the calendar',
  isole: 'Island',
  categorie: 'Category',
  specializzazioni: 'Specialization',
  unita: 'Unit',
  turni: 'Shift',
  on: 'on',
  anyDay: 'any day of the month',
  today: '{{day}}, today',
  others: 'Others',
  loading: 'Units and specializations are on their way',
  noFacts: 'Units and specializations did not arrive: these filters do not work for now.',
  retry: 'Try again',
  groupBy: 'Group by',
  byIsland: 'Island',
  byUnit: 'Unit',
  active: 'Active filters',
  remove: 'Remove the filter {{what}}',
  clear: 'Clear filters',
  done: 'Show the calendar',
};
