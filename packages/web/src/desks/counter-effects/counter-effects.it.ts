/** Texts of the desk 'counter-effects': what a change does to the counters. */
export const it = {
  counters: 'Contatori',
  countersSame: 'I contatori non cambiano.',
  worse_one: '{{count}} va sotto',
  worse_many: '{{count}} vanno sotto',
  worse_other: '{{count}} vanno sotto',
  deeper_one: '{{count}} peggiora',
  deeper_many: '{{count}} peggiorano',
  deeper_other: '{{count}} peggiorano',
  effect: '{{label}} {{day}}: da {{before}} a {{after}}',
  more_one: 'e un altro',
  more_many: 'e altri {{count}}',
  more_other: 'e altri {{count}}',
} as const;
