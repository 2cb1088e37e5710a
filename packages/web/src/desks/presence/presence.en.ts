import type { SameKeys } from '../../platform/text-catalogue.ts';
import type { it } from './presence.it.ts';

export const en: SameKeys<typeof it> = {
  here: 'Who else has this month open',
  edits: '{{who}} is editing {{cell}}',
  andOthers_one: '{{who}} and one more person',
  andOthers_many: '{{who}} and {{count}} more people',
  andOthers_other: '{{who}} and {{count}} more people',
};
