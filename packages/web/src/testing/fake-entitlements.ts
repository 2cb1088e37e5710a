import {
  entitlementList,
  listEntitlements,
  readPersonEntitlements,
  type EntitlementRow,
  type PersonRightRow,
} from '@torre/contract/entitlements';
import { onTestFinished } from 'vitest';
import { pageOf } from './fake-list.ts';
import type { FakeServer } from './fake-server.ts';
import { DONE, HUMAN_RESOURCES, signedIn } from './fake-session.ts';
import { openApp } from './mounted-app.tsx';

/** domain.md 2.4: 3 + 5 + (28 - 2). */
export const LEAVE: EntitlementRow = {
  employeeId: '800101',
  nome: 'Giulia',
  cognome: 'Bianchi',
  plant: 'LIRR',
  categoria: 'CTA',
  year: 2026,
  balance: 'FER',
  teorica: 28,
  riduzioni: 2,
  forzate: 0,
  residuoAnniPrec: 3,
  residuoAnnoPrec: 5,
  isFirst: true,
  version: 1,
  allowedActions: ['change'],
};
export const HOLIDAYS: EntitlementRow = {
  ...LEAVE,
  balance: 'RFS',
  teorica: 1920,
  riduzioni: 0,
  residuoAnniPrec: 0,
  residuoAnnoPrec: 0,
};
export const NEXT_LEAVE: EntitlementRow = {
  ...LEAVE,
  year: 2027,
  riduzioni: 0,
  residuoAnniPrec: 0,
  residuoAnnoPrec: 0,
  isFirst: false,
};

export const CARER: PersonRightRow = {
  rightId: '00000000-0000-7000-8000-000000000001',
  right: '104',
  assisted: 'ROSSI M',
  validFrom: '20261101',
  validTo: null,
  note: null,
  carers: 1,
  version: 1,
};

/** Opens an address as human resources, with the entitlements of one person and these rights; `own`: of who reads. */
export function openEntitlements(
  address: string,
  {
    rights = [],
    own = false,
    declare,
  }: {
    rights?: readonly PersonRightRow[];
    own?: boolean;
    declare?: (server: FakeServer) => void;
  } = {},
) {
  const app = openApp(address, (server) => {
    signedIn(server, HUMAN_RESOURCES);
    const allowedActions: 'change'[] = own ? [] : ['change'];
    const rows = [LEAVE, HOLIDAYS, NEXT_LEAVE].map((row) => ({ ...row, allowedActions }));
    server.answers(listEntitlements, (asked) => pageOf(entitlementList, rows, asked));
    server.answers(readPersonEntitlements, {
      outcome: DONE,
      nome: LEAVE.nome,
      cognome: LEAVE.cognome,
      entitlements: [NEXT_LEAVE, LEAVE, HOLIDAYS],
      rights,
      allowedActions,
    });
    declare?.(server);
  });
  onTestFinished(app.close);
  return app;
}
