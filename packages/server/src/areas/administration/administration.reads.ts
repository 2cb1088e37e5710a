import { sql } from 'kysely';
import type { AccountRow } from '@torre/contract/administration';
import { isoDay } from '@torre/domain/kernel';
import { displayInstant } from '../../platform/clock.ts';
import { typedQueries } from '../../platform/db/index.ts';
import type { AreaDeps } from '../../platform/deps.ts';

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
  const rows = await typedQueries(db)
    .selectFrom('account as a')
    .innerJoin('employee as e', 'e.employee_id', 'a.employee_id')
    .leftJoin('assignment as x', (join) =>
      join
        .onRef('x.employee_id', '=', 'a.employee_id')
        .on('x.valid_from', '<=', today)
        .on((on) => on.or([on('x.valid_to', 'is', null), on('x.valid_to', '>=', today)])),
    )
    .select((at) => [
      'a.user_name',
      'a.employee_id',
      'e.name',
      'e.surname',
      'x.category',
      'x.icao',
      'a.responsabile',
      'a.has_password',
      'a.password_expires_at',
      'a.last_sign_in_at',
      'a.disabled_at',
      at
        .selectFrom('account_role as r')
        .whereRef('r.user_name', '=', 'a.user_name')
        .select(sql<string[]>`coalesce(array_agg(r.ruolo order by r.ruolo), '{}')`.as('roles'))
        .as('roles'),
      at
        .selectFrom('session as s')
        .whereRef('s.user_name', '=', 'a.user_name')
        .where('s.ended_at', 'is', null)
        .where('s.expires_at', '>', sql<number>`${now.toString()}::timestamptz`)
        .where('s.last_seen_at', '>', sql<number>`${idleSince}::timestamptz`)
        .select(at.fn.countAll<number>().as('open'))
        .as('open_sessions'),
    ])
    .orderBy('e.surname')
    .orderBy('e.name')
    .orderBy('a.user_name')
    .execute();
  return rows.map((row) => {
    const openSessions = row.open_sessions ?? 0;
    const isClosed = row.disabled_at !== null;
    const isExpired = row.password_expires_at !== null && row.password_expires_at <= now.epochMilliseconds;
    return {
      userName: row.user_name,
      employeeId: row.employee_id,
      nome: row.name,
      cognome: row.surname,
      categoria: row.category,
      plant: row.icao,
      ruoli: row.roles ?? [],
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
