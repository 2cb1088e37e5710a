import { considerAbsences, ignoreAbsences } from '@torre/contract/requests';
import { COUNTED_ABSENCE, IGNORED_ABSENCE } from './attack-world.ts';
import { by } from './saving-attack.ts';
import type { SavingAttack } from './saving-attack.ts';

const COUNTER = { ignoredDate: '20261123', plant: 'LIRR', timeslot: 'M' };

/** Saving calls of requests; `attack-world.ts` has made the absences. */
export const REQUESTS_ATTACKS: Readonly<Record<string, SavingAttack>> = {
  ignoreAbsences: by('manager', (client) =>
    client.call(ignoreAbsences, { body: { ...COUNTER, absencesIds: [COUNTED_ABSENCE] } }),
  ),
  considerAbsences: by('manager', (client) =>
    client.call(considerAbsences, { body: { ...COUNTER, absencesIds: [IGNORED_ABSENCE] } }),
  ),
};
