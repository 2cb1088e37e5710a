import { mailList } from '@torre/contract/mail';
import type { MailRow } from '@torre/contract/mail';
import { displayInstant } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/index.ts';
import { ListDesk } from '../../platform/list/list-desk.ts';
import { peopleNamed } from '../../platform/list/list-source.ts';
import type { ListSource } from '../../platform/list/list-source.ts';

const SOURCE: ListSource<typeof mailList> = {
  list: mailList,
  select: `m.mail_id, e.surname || ' ' || e.name as recipient, m.kind, m.state, m.attempts, m.problem, m.made_at, m.ended_at`,
  from: 'mail m join account a on a.user_name = m.user_name join employee e on e.employee_id = a.employee_id',
  id: { sql: 'm.mail_id', type: 'uuid' },
  columns: {
    recipient: { sql: 'a.employee_id', lookUp: peopleNamed, order: "e.surname || ' ' || e.name" },
    kind: { sql: 'm.kind' },
    state: { sql: 'm.state' },
    madeAt: { sql: 'm.made_at', type: 'timestamptz' },
  },
};

interface Row {
  readonly mail_id: string;
  readonly recipient: string;
  readonly kind: MailRow['kind'];
  readonly state: MailRow['state'];
  readonly attempts: number;
  readonly problem: string | null;
  readonly made_at: number;
  readonly ended_at: number | null;
}

/** Pages of what was sent. */
export const mailDesk = (db: Database) =>
  new ListDesk(db, {
    source: SOURCE,
    given: () => [],
    rows: (raw: readonly Row[]) =>
      raw.map(({ mail_id, made_at, ended_at, ...row }): MailRow => ({
        ...row,
        mailId: mail_id,
        madeAt: displayInstant(made_at),
        endedAt: ended_at === null ? null : displayInstant(ended_at),
      })),
  });
