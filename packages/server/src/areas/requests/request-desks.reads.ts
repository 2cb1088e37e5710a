import {
  leaveRequestList,
  otherRequestList,
  ownRequestList,
  punchRequestList,
} from '@torre/contract/requests';
import { CORRECTION_CAUSES, LEAVE_CAUSES } from '@torre/domain/requests';
import type { Database } from '../../platform/db/index.ts';
import { ListDesk } from '../../platform/list/list-desk.ts';
import { peopleNamed } from '../../platform/list/list-source.ts';
import type { SqlColumn } from '../../platform/list/list-source.ts';
import { groupsOf } from './request-groups.ts';
import { RECORD, RECORD_FROM, requestRow } from './request-record.ts';
import type { RequestRecord } from './request-record.ts';

const ID = { sql: 'x.absence_id', type: 'uuid' } as const;
const COLUMNS = {
  requestDate: { sql: 'x.inserted_at', type: 'timestamptz' },
  employee: { sql: 'x.employee_id', lookUp: peopleNamed },
  dal: { sql: 'x.from_day', type: 'date' },
  al: { sql: 'x.to_day', type: 'date' },
  causale: { sql: 'coalesce(c.descausale, x.cause)' },
  mis: { sql: `case x.unit when 'G' then 'GG' when 'H' then 'HH' else 'QQ' end` },
  stato: { sql: 'x.state', type: 'bigint', where: 'x.state::text = any($)' },
  gruppo: {
    sql: `case when x.state = any($2::int[]) then 'pending' when x.state = any($3::int[]) then 'handled' end`,
  },
} as const satisfies Readonly<Record<string, SqlColumn>>;

const INBOX = { select: RECORD, from: RECORD_FROM, id: ID } as const;
const inTab = (causes: readonly string[], has: boolean): string =>
  `x.icao = $1 and $2::int[] is not null and $3::int[] is not null and ${has ? '' : 'not '}x.cause = any('{${causes.join(',')}}')`;

/** The tables of the requests card (M2.2.18 to M2.2.21): requests whose first day is in the plant asked for. */
export function inboxDesks(db: Database) {
  const { requestDate, employee, dal, al, causale, mis, stato, gruppo } = COLUMNS;
  const columns = { requestDate, employee, dal, al, causale, mis, stato, gruppo };
  const options = {
    given: (
      principal: Parameters<typeof requestRow>[1],
      asked: Readonly<Record<string, string | undefined>>,
    ) => [asked['plant'], ...groupsOf(principal, asked['plant'] ?? '')],
    rows: (raw: readonly RequestRecord[], principal: Parameters<typeof requestRow>[1]) =>
      raw.map((record) => requestRow(record, principal, { side: 'manager', place: 'list' })),
  };
  return {
    ferie: new ListDesk(db, {
      ...options,
      source: { ...INBOX, list: leaveRequestList, where: inTab(LEAVE_CAUSES, true), columns },
    }),
    timbrature: new ListDesk(db, {
      ...options,
      source: {
        ...INBOX,
        list: punchRequestList,
        where: inTab(CORRECTION_CAUSES, true),
        columns: { requestDate, employee, giorno: dal, causale: { sql: 'x.cause' }, stato, gruppo },
      },
    }),
    altro: new ListDesk(db, {
      ...options,
      source: {
        ...INBOX,
        list: otherRequestList,
        where: inTab([...LEAVE_CAUSES, ...CORRECTION_CAUSES], false),
        columns,
      },
    }),
  };
}

/** One's own requests, in whatever plant. */
export function ownDesk(db: Database) {
  const { dal, al, causale, mis, stato } = COLUMNS;
  return new ListDesk(db, {
    source: {
      ...INBOX,
      list: ownRequestList,
      where: 'x.employee_id = $1',
      columns: { dal, al, causale, mis, stato },
    },
    given: ({ employeeId }) => [employeeId],
    rows: (raw: readonly RequestRecord[], principal) =>
      raw.map((record) => requestRow(record, principal, { side: 'employee', place: 'list' })),
  });
}
