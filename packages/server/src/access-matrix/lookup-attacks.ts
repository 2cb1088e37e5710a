import { changeLookup } from '@torre/contract/lookups';
import { by } from './saving-attack.ts';
import type { SavingAttack } from './saving-attack.ts';

export const LOOKUP_ATTACKS: Readonly<Record<string, SavingAttack>> = {
  changeLookup: by('administrator', (client) =>
    client.call(changeLookup, {
      path: { list: 'patron-day', code: 'Nuoro' },
      body: {
        validFrom: '20261231',
        validTo: null,
        nameIt: 'Nostra Signora della Neve',
        nameEn: 'Our Lady of the Snow',
        aliases: [],
        ord: 30,
        attributes: { day: 5, month: 8 },
        version: 0,
      },
    }),
  ),
};
