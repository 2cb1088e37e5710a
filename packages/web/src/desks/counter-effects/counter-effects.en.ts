import type { SameKeys } from '../../platform/text-catalogue.ts';
import type { it } from './counter-effects.it.ts';

export const en: SameKeys<typeof it> = {
  counters: 'Counters',
  countersSame: 'The counters stay the same.',
  worse_one: '{{count}} falls short',
  worse_many: '{{count}} fall short',
  worse_other: '{{count}} fall short',
  deeper_one: '{{count}} gets worse',
  deeper_many: '{{count}} get worse',
  deeper_other: '{{count}} get worse',
  within_one: '{{count}} short in an island or specialization alone',
  within_many: '{{count}} short in an island or specialization alone',
  within_other: '{{count}} short in an island or specialization alone',
  effect: '{{label}} {{day}}: from {{before}} to {{after}}',
  stays: '{{label}} {{day}}: stays at {{after}}',
  more_one: 'and another one',
  more_many: 'and {{count}} more',
  more_other: 'and {{count}} more',
};
