import type { MailKind } from '@torre/contract/mail';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { saysSomething } from '../notices/index.ts';

/** What a mail says of its notice. */
export interface MailDetails {
  readonly plant: string;
  readonly count: number;
}

/** A mail with whom it goes to now. */
export interface AddressedMail {
  readonly mailId: string;
  readonly kind: MailKind;
  readonly details: MailDetails;
  readonly attempts: number;
  /** null: the account has none any more, or is closed. */
  readonly address: string | null;
  readonly language: 'it' | 'en';
  readonly name: string;
}

interface Span {
  /** Notices from here on, up to and without `to`: ISO instants. */
  readonly from: string;
  readonly to: string;
}

/**
 * One mail for each notice of that time that nobody has read and of which something is left (decision 0051), for who
 * has an address; returns their ids. A notice that has its mail gets no other.
 */
export async function insertMailOfNotices(
  tx: Tx,
  { from, to }: Span,
  now: string,
): Promise<readonly string[]> {
  const { rows } = await tx.query<{ mail_id: string }>({
    name: 'mail-of-notices',
    text: `insert into mail (mail_id, user_name, kind, details, made_at)
      select n.notice_id, a.user_name, case n.kind when 'REQUEST' then 'REQUESTS' when 'SUBSTITUTION' then 'SUBSTITUTIONS'
          when 'WAITING' then 'WAITING' when 'ABSENCE' then 'ABSENCES' else 'SHIFTS' end,
        jsonb_build_object('plant', n.icao, 'count', jsonb_array_length(n.changes)), $3::timestamptz
      from shift_notice n join account a using (employee_id)
      where n.made_at >= $1 and n.made_at < $2 and n.acknowledged_at is null
        and ${saysSomething('n')}
        and a.email is not null and a.disabled_at is null
      on conflict (mail_id) do nothing
      returning mail_id`,
    values: [from, to, now],
  });
  return rows.map(({ mail_id }) => mail_id);
}

/** A mail that still waits; null for one that is over. */
export async function findWaitingMail(db: Queryable, mailId: string): Promise<AddressedMail | null> {
  const { rows } = await db.query<AddressedMail>({
    name: 'mail-waiting',
    text: `select m.mail_id as "mailId", m.kind, m.details, m.attempts, a.language, e.name,
        case when a.disabled_at is null then a.email end as address
      from mail m join account a using (user_name) join employee e using (employee_id)
      where m.mail_id = $1 and m.state = 'waiting'`,
    values: [mailId],
  });
  return rows[0] ?? null;
}

/** How an attempt ended; `problem` null: it was sent. */
export async function endAttempt(
  db: Queryable,
  mailId: string,
  { problem, isLast }: { readonly problem: string | null; readonly isLast: boolean },
  now: string,
): Promise<void> {
  await db.query({
    name: 'mail-attempt',
    text: `update mail set attempts = attempts + 1, problem = $2,
        state = case when $2::text is null then 'sent' when $3 then 'refused' else state end,
        ended_at = case when $2::text is null or $3 then $4::timestamptz end
      where mail_id = $1 and state = 'waiting'`,
    values: [mailId, problem, isLast, now],
  });
}

/** Removes what ended before the instant. */
export async function deleteOldMail(tx: Tx, before: string): Promise<void> {
  await tx.query({ text: 'delete from mail where ended_at < $1', values: [before] });
}
