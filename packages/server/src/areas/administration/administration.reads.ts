import { accountList } from '@torre/contract/administration';
import type { AccountRow } from '@torre/contract/administration';
import { isoDay } from '@torre/domain/kernel';
import { displayInstant } from '../../platform/clock.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { ListDesk } from '../../platform/list/list-desk.ts';
import type { ListSource } from '../../platform/list/list-source.ts';

const STATE = `case
  when a.user_name is null then 'senza account'
  when a.disabled_at is not null then 'chiuso'
  when not a.has_password then 'da attivare'
  when a.password_expires_at <= $2::timestamptz then 'scaduta'
  else 'attivo' end`;
const ROLES = 'array(select r.ruolo from account_role r where r.user_name = a.user_name order by r.ruolo)';
const OPEN_SESSIONS = `(select count(*) from session s where s.user_name = a.user_name and s.ended_at is null
  and s.expires_at > $2::timestamptz and s.last_seen_at > $3::timestamptz)`;

/** `$1`: today; `$2`: now; `$3`: since when a session that was not used is idle. */
const SOURCE: ListSource<typeof accountList> = {
  list: accountList,
  select: `e.employee_id, e.name, e.surname, a.user_name, a.responsabile, a.last_sign_in_at, x.category, x.icao,
           ${STATE} as state, ${ROLES} as roles, ${OPEN_SESSIONS} as open_sessions`,
  from: `employee e
    left join account a on a.employee_id = e.employee_id
    left join assignment x on x.employee_id = e.employee_id
     and x.valid_from <= $1::date and (x.valid_to is null or x.valid_to >= $1::date)`,
  id: { sql: 'e.employee_id', type: 'text' },
  columns: {
    nome: { sql: "concat_ws(' ', e.surname, e.name, e.surname)", order: "e.surname || ' ' || e.name" },
    code: { sql: 'e.employee_id' },
    userName: { sql: 'a.user_name' },
    categoria: { sql: 'x.category' },
    plant: { sql: 'x.icao' },
    ruoli: {
      sql: ROLES,
      where: `(case when a.responsabile then array['responsabile'] else '{}' end || ${ROLES}) && $`,
    },
    stato: { sql: STATE },
    lastSignIn: {
      sql: 'a.last_sign_in_at',
      order: "coalesce(a.last_sign_in_at, '-infinity')",
      type: 'timestamptz',
    },
    openSessions: { sql: OPEN_SESSIONS, type: 'bigint' },
  },
};

interface Row {
  employee_id: string;
  name: string;
  surname: string;
  user_name: string | null;
  responsabile: boolean | null;
  last_sign_in_at: number | null;
  category: string | null;
  icao: string | null;
  state: AccountRow['stato'];
  roles: string[];
  open_sessions: number;
}

/** People, with and without an account, with what an administrator decides on; closed accounts can be opened again. */
export const accountDesk = ({ db, clock, configuration }: Pick<AreaDeps, 'db' | 'clock' | 'configuration'>) =>
  new ListDesk(db, {
    source: SOURCE,
    given: () => {
      const now = clock.now();
      const idleSince = now.subtract({ minutes: configuration.read('identity.sessionIdle') });
      return [isoDay(clock.today()), now.toString(), idleSince.toString()];
    },
    rows: (raw: readonly Row[], { userName }) => raw.map((row) => accountRow(row, userName)),
  });

/** `reader`: user name of who asks. */
function accountRow(row: Row, reader: string): AccountRow {
  return {
    userName: row.user_name,
    employeeId: row.employee_id,
    nome: row.name,
    cognome: row.surname,
    categoria: row.category,
    plant: row.icao,
    ruoli: row.roles,
    responsabile: row.responsabile ?? false,
    stato: row.state,
    lastSignIn: row.last_sign_in_at === null ? null : displayInstant(row.last_sign_in_at),
    openSessions: row.open_sessions,
    allowedActions: actionsOn(row, reader),
  };
}

function actionsOn(row: Row, reader: string): AccountRow['allowedActions'] {
  if (row.state === 'senza account') return ['create-account'];
  if (row.state === 'chiuso') return ['open-account'];
  return [
    'password-link',
    ...(row.open_sessions > 0 ? (['end-sessions'] as const) : []),
    ...(row.user_name === reader ? [] : (['close-account'] as const)),
  ];
}
