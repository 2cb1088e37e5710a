import { endSubstitution, nameSubstitute } from '@torre/contract/substitutions';
import { by } from './saving-attack.ts';
import type { SavingAttack } from './saving-attack.ts';

/** Saving calls of substitutes. */
export const SUBSTITUTION_ATTACKS: Readonly<Record<string, SavingAttack>> = {
  nameSubstitute: by('manager', (client, { employee }) =>
    client.call(nameSubstitute, {
      body: { giver: null, substitute: employee, plant: 'LIRR', from: '20270701', to: '20270702' },
    }),
  ),
  endSubstitution: by('manager', (client, { substitution }) =>
    client.call(endSubstitution, { path: { substitutionId: substitution } }),
  ),
};
