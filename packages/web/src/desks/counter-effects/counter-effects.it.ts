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
  within_one: '{{count}} a corto solo in un’isola o specializzazione',
  within_many: '{{count}} a corto solo in un’isola o specializzazione',
  within_other: '{{count}} a corto solo in un’isola o specializzazione',
  effect: '{{label}} {{day}}: da {{before}} a {{after}}',
  stays: '{{label}} {{day}}: resta a {{after}}',
  more_one: 'e un altro',
  more_many: 'e altri {{count}}',
  more_other: 'e altri {{count}}',
} as const;
