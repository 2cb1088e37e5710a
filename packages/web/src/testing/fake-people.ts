import { listAccounts, readConfiguration } from '@torre/contract/administration';
import type { ReplyOf } from '@torre/contract/endpoint';
import type { FakeServer } from './fake-server.ts';
import { ADMINISTRATOR, DONE, signedIn } from './fake-session.ts';

export const PEOPLE_ADDRESS = '/amministrazione/persone';

/** Somebody with an open session, which an administrator may close. */
export const ACCOUNTS: ReplyOf<typeof listAccounts> = {
  outcome: DONE,
  beyond: null,
  total: 1,
  rows: [
    {
      userName: 'h35',
      employeeId: '800350',
      nome: 'Anna',
      cognome: 'Rinaldi',
      categoria: 'AMMINISTRATIVI',
      plant: null,
      ruoli: [],
      responsabile: false,
      stato: 'attivo',
      lastSignIn: '14/12/2026 08:00',
      openSessions: 1,
      allowedActions: ['password-link', 'end-sessions'],
    },
  ],
};

/** The plants of the filter are read with the settings. */
const NO_SETTINGS: ReplyOf<typeof readConfiguration> = {
  outcome: DONE,
  values: [],
  versions: [],
  plants: [],
};

export function declareSettings(server: FakeServer): void {
  server.answers(readConfiguration, NO_SETTINGS);
}

/** An administrator looks at the people. */
export function declarePeople(server: FakeServer): void {
  signedIn(server, ADMINISTRATOR);
  declareSettings(server);
  server.answers(listAccounts, ACCOUNTS);
}
