import type { SameKeys } from '../../platform/text-catalogue.ts';
import type { it } from './home.it.ts';

export const en: SameKeys<typeof it> = {
  waiting: 'What waits for me',
  noPlant: 'No plant assigned',
  noPlantWhy: 'Open shortages show here when a Torre administrator assigns you a plant.',
};
