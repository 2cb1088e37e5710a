import {
  addRequestDocuments,
  answerDay,
  changeOwnRequest,
  considerAbsences,
  decideRequests,
  ignoreAbsences,
  proposeDay,
  writeJustification,
} from '@torre/contract/requests';
import {
  BARE_REQUEST,
  CERTIFICATE,
  COUNTED_ABSENCE,
  IGNORED_ABSENCE,
  OWN_REQUEST,
  PERMIT_REQUEST,
  PROPOSED_REQUEST,
  WAITING_REQUEST,
} from './attack-world.ts';
import { by } from './saving-attack.ts';
import type { SavingAttack } from './saving-attack.ts';

const COUNTER = { ignoredDate: '20261123', plant: 'LIRR', timeslot: 'M' };
/** Saving calls of requests; `attack-world.ts` has made the absences. */
export const REQUESTS_ATTACKS: Readonly<Record<string, SavingAttack>> = {
  writeJustification: by('manager', (client, { employee }) =>
    client.call(writeJustification, {
      query: { codop: 'I', modo: 'RESP' },
      body: {
        idcausale: '1022',
        codunitamisura: 'G',
        datainizio: '2026/12/16',
        numindividuale: employee,
      },
    }),
  ),
  decideRequests: by('manager', (client) =>
    client.call(decideRequests, {
      query: {},
      body: { jsoninput: JSON.stringify([{ id: WAITING_REQUEST, operazione: 'R', note: 'Prova' }]) },
    }),
  ),
  changeOwnRequest: by('employee', (client) =>
    client.call(changeOwnRequest, {
      path: { id: OWN_REQUEST },
      body: { operazione: 'delete', version: 1 },
    }),
  ),
  proposeDay: by('manager', (client) =>
    client.call(proposeDay, { path: { id: PERMIT_REQUEST }, body: { data: '2027/02/09', version: 1 } }),
  ),
  answerDay: by('employee', (client) =>
    client.call(answerDay, { path: { id: PROPOSED_REQUEST }, body: { sposta: false, version: 1 } }),
  ),
  addRequestDocuments: by('employee', (client) =>
    client.call(addRequestDocuments, {
      path: { id: BARE_REQUEST },
      body: { documenti: [CERTIFICATE], version: 1 },
    }),
  ),
  ignoreAbsences: by('manager', (client) =>
    client.call(ignoreAbsences, { body: { ...COUNTER, absencesIds: [COUNTED_ABSENCE] } }),
  ),
  considerAbsences: by('manager', (client) =>
    client.call(considerAbsences, { body: { ...COUNTER, absencesIds: [IGNORED_ABSENCE] } }),
  ),
};
