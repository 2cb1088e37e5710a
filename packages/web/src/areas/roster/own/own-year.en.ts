import type { SameKeys } from '../../../platform/text-catalogue.ts';
import type { it } from './own-year.it.ts';

export const en: SameKeys<typeof it> = {
  view: 'Year',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  year: 'Shifts of {{year}}',
  sums: 'Totals of {{year}}',
  openMonth: 'Open {{month}}',
  hours: 'hours',
  nights: 'nights',
  weekends: 'Sat and Sun',
  holidays: 'holidays',
  hoursWhy: 'Hours on duty, by the shifts',
  nightsWhy: 'Night shifts',
  weekendsWhy: 'Shifts worked on a Saturday or a Sunday',
  holidaysWhy: 'Shifts worked on Sundays and holidays',
  key: 'Days with a shift show its code, the others their number. Each month opens.',
  emptyMonth: 'No shift',
  empty: 'No shift in {{year}}',
  emptyWhy: 'Shifts appear here when a plant takes you into its roster.',
};
