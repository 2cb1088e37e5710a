import type { SameKeys } from '../platform/text-catalogue.ts';
import type { it } from './guards.it.ts';

export const en: SameKeys<typeof it> = {
  header: 'This page is not available to you',
  manager: 'The staff roster is reserved for managers.',
  plants: 'No plant is assigned to your account. Ask your administrator.',
  category: 'The personal roster exists for operational categories only.',
  administrator: 'Administration is reserved for the administrators of Torre.',
  plant: 'Plant {{plant}} is not among those you manage.',
};
