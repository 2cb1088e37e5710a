import {
  changeRights,
  readAccount,
  type AccountDetail,
  type AccountRights,
} from '@torre/contract/administration';
import { OUTCOME } from '@torre/contract/outcome';
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

/** The rights of that account as a server keeps them: a save over another version than the one that stands is refused. */
export class StandingRights {
  account: AccountDetail;

  constructor(part: Partial<AccountDetail> = {}) {
    this.account = { ...ACCOUNT, ...part };
  }

  readonly declare = (server: FakeServer): void => {
    const plants = [{ icao: 'LIRN', name: 'Napoli' }];
    server.answers(readAccount, () => ({ outcome: DONE, account: this.account, plants }));
    server.answers(changeRights, ({ body }) => {
      const { version, ...rights } = body as AccountRights & { version: number };
      if (version !== this.account.version) {
        const outcome = { code: OUTCOME.stale, messageIT: 'Qualcun altro li ha cambiati.' };
        return Response.json({ outcome, current: this.account }, { status: 412 });
      }
      return { outcome: DONE, account: this.change(rights) };
    });
  };

  /** What is saved, by whomever. */
  change(rights: Partial<AccountRights>): AccountDetail {
    return (this.account = { ...this.account, ...rights, version: this.account.version + 1 });
  }
}

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
