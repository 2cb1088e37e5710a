import { addCoverCall, answerCoverCall, removeCoverCall } from '@torre/contract/cover';
import type { AttackWorld } from './attack-world.ts';
import { by } from './saving-attack.ts';
import type { SavingAttack } from './saving-attack.ts';

const PLANT = { plant: 'LIRR' };

/** `attack-world.ts` has made the calls of M and N. */
const calledFor = (timeslotId: string, { employee }: AttackWorld) => ({
  date: '20261123',
  timeslotId,
  employeeId: employee,
});

/** Saving calls of the call lists. */
export const COVER_ATTACKS: Readonly<Record<string, SavingAttack>> = {
  addCoverCall: by('manager', (client, world) =>
    client.call(addCoverCall, { query: PLANT, body: calledFor('P', world) }),
  ),
  answerCoverCall: by('manager', (client, world) =>
    client.call(answerCoverCall, {
      path: calledFor('M', world),
      query: PLANT,
      body: { answer: 'no', version: 1 },
    }),
  ),
  removeCoverCall: by('manager', (client, world) =>
    client.call(removeCoverCall, { path: calledFor('N', world), query: { ...PLANT, version: 1 } }),
  ),
};
