import { readAway } from '@torre/contract/away';
import { readEmployees } from '@torre/contract/people';
import {
  countRequests,
  leaveRequestList,
  listLeaveRequests,
  listOtherRequests,
  listOwnRequests,
  listPunchRequests,
  otherRequestList,
  ownRequestList,
  punchRequestList,
  readRequest,
  awayIfApproved,
  requestEffects,
  type RequestDetail,
  type RequestEffect,
  type RequestRow,
} from '@torre/contract/requests';
import { previewCounters } from '@torre/contract/counters';
import { rowActions, leaveLabel, type ActionViewer } from '@torre/domain/requests';
import type { FakeServer } from './fake-server.ts';
import { pageOf } from './fake-list.ts';
import { DONE } from './fake-session.ts';

const MANAGER_VIEW: ActionViewer = { side: 'manager', relation: 'first', place: 'list', hasCauses: true };
/** On the card of a counter. */
export const COUNTER_VIEW: ActionViewer = { ...MANAGER_VIEW, place: 'counter' };
/** In the day dialog. */
export const DAY_VIEW: ActionViewer = { ...MANAGER_VIEW, place: 'day' };
const OWN_VIEW: ActionViewer = { side: 'employee', relation: 'owner', place: 'list', hasCauses: true };
/** What a manager of the first level may do in each state. */
const ALLOWED: Readonly<Record<number, readonly string[]>> = {
  10: ['annul'],
  20: ['approve', 'authorize', 'reject', 'delete'],
  40: ['approve', 'reject', 'delete'],
  60: ['authorize', 'reject', 'delete'],
};
const OWN_ALLOWED: Readonly<Record<number, readonly string[]>> = {
  10: ['askAnnulment'],
  20: ['withdraw'],
  40: ['delete'],
  60: ['delete'],
};

/** A day of leave of Luca Ferrari that waits, but for what is said. */
export function request(more: Partial<RequestRow> = {}, view: ActionViewer = MANAGER_VIEW): RequestRow {
  const row = {
    id: '00000000-0000-7000-8000-000000020871',
    tipo: 0,
    codcausale: '8118',
    descausale: 'Ferie residue anni precedenti',
    codtipofruizione: 'G',
    mis: 'GG',
    stato: 40,
    timestampins: '2026/12/13 19:20',
    timestampapp: null,
    timestamprif: null,
    nome: 'Luca',
    cognome: 'Ferrari',
    numindividuale: '800123',
    datainizio: '2026/12/23',
    datafine: '2026/12/25',
    orainizio: null,
    orafine: null,
    giorni: null,
    note: 'Rientro in famiglia per le feste.',
    codresponsabile: null,
    isIgnored: false,
    ignoredId: null,
    requestType: 'EMPLOYEE',
    trasferta: false,
    trasfertaGestita: false,
    service: 'GeripManager',
    plant: 'LIRR',
    gestdoc: '',
    documenti: 0,
    serie: null,
    righeSerie: 1,
    version: 1,
    ...more,
  } as const satisfies Omit<RequestRow, 'actions' | 'allowedActions'>;
  const decided = (view.side === 'manager' ? ALLOWED : OWN_ALLOWED)[row.stato] ?? [];
  const allowedActions = [...decided, ...(view.place === 'counter' ? ['ignore', 'consider'] : [])];
  const actions = rowActions(
    {
      kind: 'leave',
      label: leaveLabel(row.stato, view.side),
      measure: row.mis,
      isIgnored: row.isIgnored,
      gestdoc: row.gestdoc,
      direction: null,
      allowedActions,
      isLaw104: false,
      isRegistered: false,
      lacksDocument: false,
    },
    view,
  );
  return { allowedActions, actions: [...actions], ...row };
}

export const ownRequest = (more: Partial<RequestRow> = {}): RequestRow => request(more, OWN_VIEW);

interface Tabs {
  readonly ferie?: readonly RequestRow[];
  readonly timbrature?: readonly RequestRow[];
  readonly altro?: readonly RequestRow[];
}

/** The tabs of a plant hold these, and each can be looked at. */
export function requestsOf(server: FakeServer, { ferie = [], timbrature = [], altro = [] }: Tabs): void {
  server.answers(listLeaveRequests, (asked) => pageOf(withoutPlace(leaveRequestList), ferie, asked));
  server.answers(listPunchRequests, (asked) => pageOf(withoutPlace(punchRequestList), timbrature, asked));
  server.answers(listOtherRequests, (asked) => pageOf(withoutPlace(otherRequestList), altro, asked));
  const count = (rows: readonly RequestRow[]) => ({ pending: rows.length, handled: 0 });
  server.answers(countRequests, {
    outcome: DONE,
    ferie: count(ferie),
    timbrature: count(timbrature),
    altro: count(altro),
  });
  effectsAre(server, []);
  canBeRead(server, [...ferie, ...timbrature, ...altro]);
}

export function ownRequestsOf(server: FakeServer, rows: readonly RequestRow[]): void {
  server.answers(listOwnRequests, (asked) => pageOf(ownRequestList, rows, asked));
  canBeRead(server, rows);
}

/** Column 'Effetto': these rows leave something short, the others nothing. */
export function effectsAre(server: FakeServer, effects: readonly RequestEffect[]): void {
  server.answers(requestEffects, ({ body }) => {
    const { ids } = body as { ids: readonly string[] };
    const none = { shortDays: [], slots: [], overLimit: [] };
    return {
      outcome: DONE,
      effects: ids.map((id) => effects.find((one) => one.id === id) ?? { id, ...none }),
    };
  });
}

/** Each can be looked at; `more`: how the detail is different. */
export function canBeRead(
  server: FakeServer,
  rows: readonly RequestRow[],
  more: Partial<RequestDetail> = {},
): void {
  server.answers(awayIfApproved, { outcome: DONE, overLimit: [] });
  server.answers(readAway, { outcome: DONE, away: [], overtime: [], position: '1' });
  server.answers(readEmployees, { outcome: DONE, employees: [], units: [], specializations: [] });
  server.answers(readRequest, ({ path }) => ({
    outcome: DONE,
    request: rows.find(({ id }) => path.endsWith(id))!,
    restOfSeries: [],
    history: [
      {
        operation: 'insert',
        actor: 'Ferrari Luca',
        onBehalfOf: null,
        role: 'owner' as const,
        at: '2026/12/13 19:20',
        note: '',
        from: null,
        to: 40,
      },
    ],
    cost: { days: 1, minutes: 0 },
    balance: null,
    documents: [],
    ...more,
  }));
  server.answers(previewCounters, {
    outcome: DONE,
    counters: [],
    legality: { added: [], ended: [] },
    position: '1',
  });
}

/** The fake list does not know where a row stands: it holds the rows that are asked for. */
function withoutPlace<L extends { readonly columns: object }>({ columns, ...list }: L): L {
  const { plant: _plant, gruppo: _gruppo, ...shown } = columns as Record<string, unknown>;
  return { ...list, columns: shown } as unknown as L;
}
