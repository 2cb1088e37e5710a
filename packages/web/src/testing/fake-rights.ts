import { readAccount, type AccountDetail } from '@torre/contract/administration';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { FakeServer } from './fake-server.ts';
import { ADMINISTRATOR, DONE, signedIn } from './fake-session.ts';
import { openApp } from './mounted-app.tsx';

export const LIRN = { icao: 'LIRN', validFrom: '20261214', validTo: null };
/** A manager of one plant for a time. */
export const ACCOUNT: AccountDetail = {
  userName: 'cta2.lirf',
  employeeId: '800310',
  nome: 'Giulia',
  cognome: 'Conti',
  categoria: 'CTA',
  plant: 'LIRF',
  version: 1,
  own: false,
  ruoli: [],
  responsabile: true,
  responsabileH35: false,
  managedPlants: [LIRN],
};

/** An administrator looks at the rights of that account; taken away after the test. */
export function openRights(declare?: (server: FakeServer) => void) {
  const app = openApp('/amministrazione/persone/cta2.lirf', (server) => {
    signedIn(server, ADMINISTRATOR);
    server.answers(readAccount, {
      outcome: DONE,
      account: ACCOUNT,
      plants: [{ icao: 'LIRN', name: 'Napoli' }],
    });
    declare?.(server);
  });
  onTestFinished(app.close);
  return { app, save: page.getByRole('button', { name: 'Salva', exact: true }) };
}
