import type { SameKeys } from '../../platform/text-catalogue.ts';
import type { it } from './counter-desk.it.ts';

export const en: SameKeys<typeof it> = {
  requests: 'REQUESTS',
  byTheHour: 'by the hour, between {{from}} and {{to}}',
  noRequests: 'No request by the hour touches the slot {{from}}–{{to}}.',
};
