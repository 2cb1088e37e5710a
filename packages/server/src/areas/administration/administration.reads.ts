import type { AccountRow } from '@torre/contract/administration';
import { isoDay } from '@torre/domain/kernel';
import { displayInstant } from '../../platform/clock.ts';
import type { Tables } from '../../../db/types.gen.ts';
import type { AreaDeps } from '../../platform/deps.ts';

interface Row
  extends
    Pick<Tables['employee'], 'name' | 'surname'>,
    Pick<
      Tables['account'],
      | 'user_name'
      | 'employee_id'
      | 'responsabile'
      | 'has_password'
      | 'password_expires_at'
      | 'last_sign_in_at'
      | 'disabled_at'
    > {
  readonly category: Tables['assignment']['category'] | null;
  readonly icao: string | null;
  readonly roles: string[];
  readonly open_sessions: number;
}

/**
 * All accounts with what an administrator decides on, by surname and name; closed ones too, they can be opened again.
 * `reader`: user name of who asks.
 */
export async function readAccounts(
  { db, clock, configuration }: Pick<AreaDeps, 'db' | 'clock' | 'configuration'>,
  reader: string,
): Promise<AccountRow[]> {
  const now = clock.now();
  const today = isoDay(clock.today());
  const idleSince = now.subtract({ minutes: configuration.read('identity.sessionIdle') }).toString();
  const { rows } = await db.query<Row>(
    `select a.user_name, a.employee_id, e.name, e.surname, x.category, x.icao, a.responsabile, a.has_password,
            a.password_expires_at, a.last_sign_in_at, a.disabled_at,
            (select coalesce(array_agg(r.ruolo order by r.ruolo), '{}') from account_role r
              where r.user_name = a.user_name) as roles,
            (select count(*) from session s
              where s.user_name = a.user_name and s.ended_at is null and s.expires_at > $2 and s.last_seen_at > $3)
              as open_sessions
       from account a
       join employee e on e.employee_id = a.employee_id
       left join assignment x on x.employee_id = a.employee_id and x.valid_from <= $1
                             and (x.valid_to is null or x.valid_to >= $1)
      order by e.surname, e.name, a.user_name`,
    [today, now.toString(), idleSince],
  );
  return rows.map((row) => {
    const openSessions = row.open_sessions;
    const isClosed = row.disabled_at !== null;
    const isExpired = row.password_expires_at !== null && row.password_expires_at <= now.epochMilliseconds;
    return {
      userName: row.user_name,
      employeeId: row.employee_id,
      nome: row.name,
      cognome: row.surname,
      categoria: row.category,
      plant: row.icao,
      ruoli: row.roles,
      responsabile: row.responsabile,
      stato: isClosed ? 'chiuso' : !row.has_password ? 'da attivare' : isExpired ? 'scaduta' : 'attivo',
      lastSignIn: row.last_sign_in_at === null ? null : displayInstant(row.last_sign_in_at),
      openSessions,
      allowedActions: isClosed ? ['open-account'] : actionsOnOpen(openSessions, row.user_name === reader),
    };
  });
}

function actionsOnOpen(openSessions: number, isOwn: boolean): AccountRow['allowedActions'] {
  return [
    'password-link',
    ...(openSessions > 0 ? (['end-sessions'] as const) : []),
    ...(isOwn ? [] : (['close-account'] as const)),
  ];
}
