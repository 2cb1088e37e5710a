import { listAccounts } from '@torre/contract/administration';
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

/** An administrator looks at the people. */
export function declarePeople(server: FakeServer): void {
  signedIn(server, ADMINISTRATOR);
  server.answers(listAccounts, ACCOUNTS);
}
