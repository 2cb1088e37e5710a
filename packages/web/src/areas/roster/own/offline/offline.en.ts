import type { SameKeys } from '../../../../platform/text-catalogue.ts';
import type { it } from './offline.it.ts';

export const en: SameKeys<typeof it> = {
  today: 'Data of {{time}}, no network',
  earlier: 'Data of {{date}} at {{time}}, no network',
  none: 'No network',
  retry: 'Try again',
  back: 'When the network is back, the page renews itself.',
  nothing: 'No shifts kept on this device',
  nothingWhy: 'Open “My calendar” while there is a network: from then on the shifts can be read without it.',
  notThisMonth: 'This month is not kept on this device',
};
